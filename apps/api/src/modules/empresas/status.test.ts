import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import { qualidadeDasEmpresasEndpoints as q } from '@dominio/contrato/empresas-qualidade';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarEmpresas } from '../../../test/empresas.apoio.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { empresas } from '../clientes/clientes.tables.ts';

const { banco, chamar, admin, agora } = await montarEmpresas();
const hoje = dataCivil(agora());

const novaEmpresa = async () => (await criarCliente(banco)).empresa_id;
const BAIXA = { status_desde: hoje, status_motivo: 'Encerrou as atividades' };
const baixar = (id: number, mudancas: object = {}) =>
  chamar(admin, e.baixar, { params: { id }, body: { ...BAIXA, ...mudancas } });
const reativar = (id: number, versao?: number) =>
  chamar(admin, e.mudarStatus, { params: { id }, body: { status: 'ativa', versao } });

describe('the status of a company', () => {
  test('goes from active to suspended and closed, each with its day and reason, and back', async () => {
    const id = await novaEmpresa();
    const lida = async () => (await chamar(admin, e.ler, { params: { id } })).corpo;
    expect(await lida()).toMatchObject({ status: 'ativa', status_desde: null });
    const suspensa = { status_desde: '2024-05-06', status_motivo: 'Sem movimento' };
    const body = { status: 'suspensa' as const, ...suspensa, versao: 1 };
    await chamar(admin, e.mudarStatus, { params: { id }, body });
    expect(await lida()).toMatchObject({ status: 'suspensa', ...suspensa, versao: 2 });
    await baixar(id, { versao: 2 });
    expect(await lida()).toMatchObject({ status: 'baixada', ...BAIXA, versao: 3 });
    const { corpo } = await reativar(id, 3);
    expect(corpo).toMatchObject({ status: 'ativa', status_desde: null, status_motivo: null });
  });

  test('finds the companies of a status', async () => {
    const id = await novaEmpresa();
    const aberta = await novaEmpresa();
    await baixar(id);
    const achadas = async (status: 'ativa' | 'baixada') =>
      (await chamar(admin, e.listar, { query: { status, limit: 200 } })).corpo.empresas.map(
        (uma) => uma.id,
      );
    const [baixadas, ativas] = [await achadas('baixada'), await achadas('ativa')];
    expect([baixadas.includes(id), baixadas.includes(aberta)]).toEqual([true, false]);
    expect([ativas.includes(id), ativas.includes(aberta)]).toEqual([false, true]);
  });

  test('of a closed one leaves nothing to mend, counted and by itself', async () => {
    const id = await novaEmpresa();
    const semEndereco = async () =>
      (await chamar(admin, q.contar)).corpo.problemas.find(
        ({ problema }) => problema === 'endereco',
      )?.total ?? 0;
    const antes = await semEndereco();
    await baixar(id);
    expect(await semEndereco()).toBe(antes - 1);
    const { corpo } = await chamar(admin, q.pendencias, { params: { id } });
    expect(corpo.problemas).toEqual([]);
  });
});

describe('is refused', () => {
  test('without a reason, to come, and before the company was opened', async () => {
    const id = await novaEmpresa();
    await banco.update(empresas).set({ data_abertura: '2015-05-20' }).where(eq(empresas.id, id));
    const campos = async (mudancas: object) => (await baixar(id, mudancas)).erro.campos;
    expect(await campos({ status_motivo: ' ' })).toEqual([
      { campo: 'status_motivo', mensagem: 'Informe o motivo.' },
    ]);
    expect(await campos({ status_desde: somarDias(hoje, 1) })).toEqual([
      { campo: 'status_desde', mensagem: 'A data não pode estar no futuro.' },
    ]);
    expect(await campos({ status_desde: '2015-05-19' })).toEqual([
      {
        campo: 'status_desde',
        mensagem: 'A empresa abriu em 20/05/2015: o status começa nesse dia ou depois.',
      },
    ]);
  });

  test('of a head office with a branch that is not closed, and under a stale version', async () => {
    const { id: cliente_id, empresa_id: matriz_id, cnpj } = await criarCliente(banco);
    const filial = { tipo: 'filial' as const, razao_social: 'Filial', cliente_id, matriz_id };
    const body = { ...filial, cnpj: umCnpj(cnpj.slice(0, 8), 2) };
    const { corpo } = await chamar(admin, e.criar, { body });
    const { status, erro } = await baixar(matriz_id);
    expect([status, erro.detail]).toEqual([
      409,
      'Há 1 filial desta matriz que não foi baixada. Baixe a filial antes.',
    ]);
    await baixar(corpo.id);
    expect((await baixar(matriz_id)).status).toBe(200);
    expect((await reativar(matriz_id, 1)).erro.codigo).toBe('REGISTRO_ALTERADO');
  });
});
