import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { contasBancariasEndpoints as e } from '@dominio/contrato/contas-bancarias';
import { meusDadosEndpoints } from '@dominio/contrato/meus-dados';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { cifrarSenha } from '../sessoes/senhas/senhas.ts';

const SENHA = 'corvo azul de bicicleta';
/** Of the account, and of what it was before. */
const NUMEROS = /4321|98765|56789/;
/** Identifiers hold any digits by chance. */
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const SEM_NUMERO = 'ITAÚ UNIBANCO S.A. · Conta corrente';

// Names are given: a counted one may hold the digits that are looked for.
const { banco, chamar, pessoa, administrador } = await montarApp();
const senha_hash = await cifrarSenha(SENHA);
const { token: admin } = await administrador({ senha_hash, nome: 'Ana' });
const cliente = await criarCliente(banco, { nome: 'Padaria' });
const auditor = async (permissoes: readonly string[] = []) => {
  const grupo_id = await criarGrupo(banco, [
    'auditoria:visualizar',
    'auditoria:exportar',
    ...permissoes,
  ]);
  const quem = await pessoa({ grupo_id, senha_hash, nome: 'Bia' });
  await vincularCliente(banco, quem.id, cliente.id);
  return quem;
};

/** An account without a nickname, whose number was changed. */
async function mudada() {
  const { corpo } = await chamar(admin, e.criar, {
    body: {
      cliente_id: cliente.id,
      tipo: 'corrente',
      banco_ispb: '60701190',
      agencia: '4321',
      conta: '56789',
    },
  });
  await chamar(admin, e.atualizar, { params: { id: corpo.id }, body: { conta: '98765' } });
  return corpo.id;
}

const lidosPor = async (token: string, objeto_id: number, query: object = {}) => {
  const { corpo } = await chamar(token, auditoriaEndpoints.listar, {
    query: { objeto_tipo: 'conta_bancaria', objeto_id, ...query },
  });
  const abertos = [];
  for (const { id } of corpo.eventos) {
    abertos.push((await chamar(token, auditoriaEndpoints.ler, { params: { id } })).corpo);
  }
  return { eventos: corpo.eventos, abertos };
};
const exportadosPor = async (token: string, objeto_id: number, query: object = {}) =>
  (
    await chamar(token, auditoriaEndpoints.exportar, {
      query: { objeto_tipo: 'conta_bancaria', objeto_id, ...query },
      body: { senha: SENHA },
    })
  ).cru.body;

test('an auditor of the client who may not see accounts reads no number, anywhere in the log', async () => {
  const id = await mudada();
  const { token } = await auditor();
  const { eventos, abertos } = await lidosPor(token, id);
  expect(eventos.map(({ frase }) => frase.replace(/^.*? (criou|alterou)/, '$1'))).toEqual([
    `alterou conta da conta bancária ${SEM_NUMERO}`,
    `criou a conta bancária ${SEM_NUMERO}`,
  ]);
  expect(
    abertos[0]?.diferencas.map(({ rotulo, antes, depois }) => [rotulo, antes, depois]),
  ).toEqual([['conta', '••••••', '••••••']]);
  const arquivo = await exportadosPor(token, id);
  expect(arquivo).toContain(SEM_NUMERO);
  expect(JSON.stringify([eventos, abertos, arquivo]).replaceAll(UUID, '')).not.toMatch(NUMEROS);
});

test('one who may see accounts reads the numbers', async () => {
  const id = await mudada();
  const { token } = await auditor(['contas_bancarias:visualizar']);
  const { eventos, abertos } = await lidosPor(token, id);
  expect(eventos[0]?.objeto?.nome).toBe('ITAÚ UNIBANCO S.A. · 4321 / 98765');
  expect(abertos[0]?.diferencas[0]).toMatchObject({ antes: '56789', depois: '98765' });
  expect(await exportadosPor(token, id)).toMatch(/98765/);
});

test('no search for a number finds the entry that holds it', async () => {
  const id = await mudada();
  const { token } = await auditor();
  for (const termo of ['98765', '987', '4321']) {
    expect((await lidosPor(token, id, { termo })).eventos).toEqual([]);
    expect(await exportadosPor(token, id, { termo })).not.toContain(SEM_NUMERO);
  }
  // What is readable is found.
  expect((await lidosPor(token, id, { termo: '60701190' })).eventos).toHaveLength(2);
});

test('one’s own data name the accounts one answers for, and none of their numbers', async () => {
  const id = await mudada();
  const quem = await auditor();
  await chamar(admin, e.atualizar, {
    params: { id },
    body: { responsavel_extrato_id: quem.id },
  });
  const { corpo } = await chamar(quem.token, meusDadosEndpoints.exportar, {
    body: { senha: SENHA },
  });
  expect(corpo.vinculos.extratos_sob_responsabilidade).toEqual([{ id, nome: SEM_NUMERO }]);
});
