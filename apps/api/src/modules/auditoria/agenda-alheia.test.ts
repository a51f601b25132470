import { agendamentosEndpoints as agenda } from '@dominio/contrato/agendamentos';
import { auditoriaEndpoints as e } from '@dominio/contrato/auditoria';
import { ausenciasEndpoints as ausencias } from '@dominio/contrato/ausencias';
import { contatosEndpoints } from '@dominio/contrato/contatos';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { cifrarSenha } from '../sessoes/senhas/senhas.ts';

const SENHA = 'corvo azul de bicicleta';
const TITULO = 'Conversa sobre a saída do Paulo';
const { banco, entrar, chamar, administrador } = await montarApp();

let doAdmin: string;
let doAuditor: string;
let auditor: Awaited<ReturnType<typeof criarUsuario>>;

beforeEach(async () => {
  doAdmin = (await administrador()).token;
  auditor = await criarUsuario(banco, { senha_hash: await cifrarSenha(SENHA) });
  await conceder(banco, auditor.id, 'auditoria:visualizar', 'auditoria:exportar', 'agenda:criar');
  doAuditor = await entrar(auditor.id);
});

const marcar = async (token: string, titulo: string) => {
  const { id: colega } = await criarUsuario(banco);
  const { status, corpo, cru } = await chamar(token, agenda.criar, {
    body: {
      titulo,
      data_hora_inicio: '2030-05-06T12:00:00Z',
      data_hora_termino: '2030-05-06T13:00:00Z',
      participantes: [colega],
    },
  });
  expect(status, cru.body).toBe(201);
  return corpo.agendamento.id;
};

const listar = async (token: string, query: object = {}) =>
  (await chamar(token, e.listar, { query: { limit: 200, ...query } })).corpo.eventos;

const exportar = async (token: string, query: object) => {
  const { status, cru } = await chamar(token, e.exportar, { query, body: { senha: SENHA } });
  expect(status).toBe(200);
  return cru.body;
};

describe('an auditor who is no administrator', () => {
  test('P16 finds no entry about others’ appointments, by id, list, search or export', async () => {
    const alheio = await marcar((await administrador()).token, TITULO);
    expect((await chamar(doAuditor, agenda.ler, { params: { id: alheio } })).status).toBe(404);
    const [entrada] = await listar(doAdmin, { objeto_tipo: 'agendamento', objeto_id: alheio });
    expect(entrada?.frase).toContain(TITULO);
    expect((await chamar(doAuditor, e.ler, { params: { id: entrada?.id ?? 0 } })).status).toBe(404);
    for (const query of [
      {},
      { termo: 'saída do Paulo' },
      { objeto_tipo: 'agendamento', objeto_id: alheio },
    ]) {
      const lidos = await listar(doAuditor, query);
      expect(lidos.map(({ id }) => id)).not.toContain(entrada?.id);
      expect(await exportar(doAuditor, query)).not.toContain('agendamento');
    }
  });

  test('finds entries about appointments for what they did themselves', async () => {
    const meu = await marcar(doAuditor, 'Revisão do balanço');
    const [entrada] = await listar(doAuditor, { objeto_tipo: 'agendamento', objeto_id: meu });
    expect(entrada?.frase).toContain('Revisão do balanço');
    const { status } = await chamar(doAuditor, e.ler, { params: { id: entrada?.id ?? 0 } });
    expect(status).toBe(200);
  });
});

test('the remark of an absence is veiled in its entry and not found by search, for the administrator too', async () => {
  const paulo = await criarUsuario(banco, { nome: 'Paulo' });
  const marcada = await chamar(doAdmin, ausencias.criar, {
    body: {
      usuario_id: paulo.id,
      tipo: 'licenca',
      inicio: '2030-01-02',
      fim: '2030-01-31',
      observacao: 'Cirurgia cardíaca',
    },
  });
  expect(marcada.status).toBe(201);
  const registro = { objeto_tipo: 'ausencia', objeto_id: marcada.corpo.ausencia.id };
  for (const token of [doAdmin, doAuditor]) {
    const [entrada] = await listar(token, registro);
    const { corpo } = await chamar(token, e.ler, { params: { id: entrada?.id ?? 0 } });
    const ditas = Object.fromEntries(corpo.diferencas.map((d) => [d.rotulo, d.depois]));
    expect(ditas).toEqual({
      pessoa: 'Paulo',
      tipo: 'Licença',
      'primeiro dia': '02/01/2030',
      'último dia': '31/01/2030',
      observação: '••••••',
    });
    expect(await listar(token, { ...registro, termo: 'Cirurgia' })).toEqual([]);
  }
  expect(await exportar(doAuditor, registro)).not.toContain('Cirurgia');
});

test('the birthday of a contact is veiled, and found by no search either', async () => {
  const { id: cliente_id } = await criarCliente(banco);
  const { corpo } = await chamar(doAdmin, contatosEndpoints.criar, {
    body: {
      cliente_id,
      nome: 'Zuleica',
      cargo: 'Sócia',
      papeis: ['decisor'],
      aniversario: '12-24',
    },
  });
  const registro = { objeto_tipo: 'contato', objeto_id: corpo.id };
  const [entrada] = await listar(doAdmin, { ...registro, termo: 'Sócia' });
  const { corpo: aberta } = await chamar(doAdmin, e.ler, { params: { id: entrada?.id ?? 0 } });
  expect(aberta.diferencas.find(({ campo }) => campo === 'aniversario')?.depois).toBe('••••••');
  expect(await listar(doAdmin, { ...registro, termo: '12-24' })).toEqual([]);
});
