import { contratosEndpoints as e } from '@dominio/contrato/contratos';
import { aditivosEndpoints } from '@dominio/contrato/contratos-aditivos';
import { renovacaoDosContratosEndpoints as r } from '@dominio/contrato/contratos-renovacao';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { conceder } from '../../../test/factories/grupos.ts';
import { criarGestor, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { contratos } from './contratos.tables.ts';

const { banco, chamar, entrar, avancar, administrador } = await montarApp();
const { token: admin, nome: quemAdministra } = await administrador();

let params: { id: number };
let clienteId: number;

beforeEach(async () => {
  const cliente = await criarCliente(banco);
  clienteId = cliente.id;
  params = { id: cliente.contrato_id };
  await gravar({
    data_inicio: '2026-01-01',
    data_fim: '2026-12-31',
    valor_mensal_centavos: 100_000,
    renovacao_automatica: true,
  });
});

const gravar = (campos: Partial<typeof contratos.$inferInsert>) =>
  banco.update(contratos).set(campos).where(eq(contratos.id, params.id));
const ler = async (token = admin) => (await chamar(token, e.ler, { params })).corpo;
const renovar = (body: { data_fim: string } & Record<string, unknown>, token = admin) =>
  chamar(token, r.renovar, { params, body });
const aditivos = async () => (await chamar(admin, aditivosEndpoints.listar, { params })).corpo;
const desfazer = (versao: number, token = admin, numero = 1) =>
  chamar(token, aditivosEndpoints.desfazer, {
    body: { aditivos: [{ contrato_id: params.id, numero, versao }] },
  });

/** A person who edits contracts and may not see their amounts. */
async function semValores() {
  const editor = await criarUsuario(banco);
  await vincularCliente(banco, editor.id, clienteId);
  await conceder(banco, editor.id, 'contratos:editar');
  return entrar(editor.id);
}

describe('a renewal', () => {
  test('moves the end on by the proposed period, and is an amendment from its first day', async () => {
    const antes = await ler();
    expect(antes.proxima_vigencia).toEqual({ inicio: '2027-01-01', fim: '2027-12-31' });
    const { status, corpo } = await renovar({ data_fim: '2027-12-31', versao: antes.versao });
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      data_inicio: '2026-01-01',
      data_fim: '2027-12-31',
      valor_mensal_centavos: 100_000,
      renovacao_automatica: true,
      aditivos_total: 1,
      // As long as the period that was renewed, not as long as the contract.
      proxima_vigencia: { inicio: '2028-01-01', fim: '2028-12-31' },
    });
    expect((await aditivos()).aditivos).toMatchObject([
      {
        numero: 1,
        tipo: 'renovacao',
        descricao: 'Renovação de 01/01/2027 a 31/12/2027.',
        vigencia_em: '2027-01-01',
        criado_por_nome: quemAdministra,
        mudancas: [{ campo: 'data_fim', antes: '2026-12-31', depois: '2027-12-31' }],
      },
    ]);
  });

  test('may adjust the amount, and say something else of itself', async () => {
    await renovar({
      data_fim: '2027-06-30',
      valor_mensal_centavos: 110_000,
      descricao: 'Meio ano, com reajuste',
    });
    const [aditivo] = (await aditivos()).aditivos;
    expect(aditivo).toMatchObject({
      descricao: 'Meio ano, com reajuste',
      mudancas: [
        { campo: 'valor_mensal_centavos', antes: 100_000, depois: 110_000 },
        { campo: 'data_fim', antes: '2026-12-31', depois: '2027-06-30' },
      ],
    });
  });

  test('ends in its new period', async () => {
    const { status, erro } = await renovar({ data_fim: '2026-12-31' });
    expect([status, erro.campos]).toEqual([
      422,
      [
        {
          campo: 'data_fim',
          mensagem: 'A nova vigência começa em 01/01/2027: informe um fim a partir desse dia.',
        },
      ],
    ]);
  });

  test('of what has ended, or has no end, is refused in words and not proposed', async () => {
    await gravar({ data_fim: null });
    expect((await ler()).proxima_vigencia).toBeNull();
    const semFim = await renovar({ data_fim: '2027-12-31' });
    expect([semFim.status, semFim.erro.detail]).toEqual([
      409,
      'O contrato não tem data de fim: não há o que renovar.',
    ]);
    await gravar({ data_fim: '2026-12-31', status_contrato: 'ENCERRADO' });
    expect((await ler()).proxima_vigencia).toBeNull();
    expect((await renovar({ data_fim: '2027-12-31' })).status).toBe(409);
    expect((await aditivos()).total).toBe(0);
  });

  test('is refused from a stale version, and out of reach', async () => {
    const { versao } = await ler();
    await renovar({ data_fim: '2027-12-31', versao });
    const velha = await renovar({ data_fim: '2028-12-31', versao });
    expect([velha.status, velha.erro.codigo]).toEqual([409, 'REGISTRO_ALTERADO']);
    const alheio = await entrar((await criarGestor(banco)).id);
    expect((await renovar({ data_fim: '2028-12-31' }, alheio)).status).toBe(404);
  });

  test('by somebody who may not see amounts keeps the amount, and may not name one', async () => {
    const token = await semValores();
    // Whatever else is wrong is said at once.
    const recusa = await renovar({ data_fim: '2026-12-31', valor_mensal_centavos: 1 }, token);
    expect([recusa.status, recusa.erro.campos?.map(({ campo }) => campo)]).toEqual([
      422,
      ['valor_mensal_centavos', 'data_fim'],
    ]);
    const { corpo } = await renovar({ data_fim: '2027-12-31' }, token);
    expect(corpo).not.toHaveProperty('valor_mensal_centavos');
    expect((await ler()).valor_mensal_centavos).toBe(100_000);
  });
});

describe('a renewal that is taken back', () => {
  test('leaves the contract and its amendments as they were', async () => {
    const antes = await ler();
    const { corpo } = await renovar({ data_fim: '2027-12-31', valor_mensal_centavos: 120_000 });
    expect((await desfazer(corpo.versao)).status).toBe(200);
    expect(await ler()).toEqual({ ...antes, versao: antes.versao + 2 });
    expect((await aditivos()).total).toBe(0);
  });

  test('is nobody else’s, and not over a later change', async () => {
    const { corpo } = await renovar({ data_fim: '2027-12-31' });
    const outro = await administrador();
    const alheia = await desfazer(corpo.versao, outro.token);
    expect([alheia.status, alheia.erro.detail]).toEqual([
      409,
      `O aditivo do contrato ${corpo.numero_contrato} já não pode ser desfeito.`,
    ]);
    const { corpo: mudado } = await chamar(admin, e.atualizar, {
      params,
      body: { dia_vencimento: 7 },
    });
    expect((await desfazer(corpo.versao)).erro.codigo).toBe('REGISTRO_ALTERADO');
    // An edit of terms is on record for good, and stands over the renewal.
    expect((await desfazer(mudado.versao, admin, 2)).status).toBe(409);
    expect((await desfazer(mudado.versao)).status).toBe(409);
    expect(await aditivos()).toMatchObject({ total: 2 });
  });

  test('is not after ten minutes', async () => {
    const { corpo } = await renovar({ data_fim: '2027-12-31' });
    avancar(11 * 60_000);
    expect((await desfazer(corpo.versao)).status).toBe(409);
    expect((await ler()).data_fim).toBe('2027-12-31');
  });
});
