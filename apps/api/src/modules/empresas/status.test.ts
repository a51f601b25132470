import { contasBancariasEndpoints } from '@dominio/contrato/contas-bancarias';
import { contatosEndpoints } from '@dominio/contrato/contatos';
import { contratosEndpoints } from '@dominio/contrato/contratos';
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
/** A head office and a branch of it, by their ids. */
async function matrizComFilial() {
  const { id: cliente_id, empresa_id: matriz_id, cnpj } = await criarCliente(banco);
  const novaFilial = (numero: number) =>
    chamar(admin, e.criar, {
      body: {
        tipo: 'filial',
        razao_social: 'Filial',
        cliente_id,
        matriz_id,
        cnpj: umCnpj(cnpj.slice(0, 8), numero),
      },
    });
  const filial = (await novaFilial(2)).corpo.id;
  return { cliente_id, matriz_id, filial, novaFilial };
}
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
  test('with an opening of the company on a later day', async () => {
    const id = await novaEmpresa();
    await baixar(id, { status_desde: '2020-05-20' });
    const abrir = (data_abertura: string) =>
      chamar(admin, e.atualizar, { params: { id }, body: { data_abertura } });
    const { status, erro } = await abrir('2020-05-21');
    const mensagem = 'O status vale desde 20/05/2020. Corrija o status antes.';
    expect([status, erro.campos]).toEqual([422, [{ campo: 'data_abertura', mensagem }]]);
    expect((await abrir('2020-05-20')).status).toBe(200);
  });

  test('without a reason, to come, and before the company was opened', async () => {
    const id = await novaEmpresa();
    await banco.update(empresas).set({ data_abertura: '2015-05-20' }).where(eq(empresas.id, id));
    const campos = async (mudancas: object) => (await baixar(id, mudancas)).erro.campos;
    expect(await campos({ status_motivo: ' ' })).toEqual([
      { campo: 'status_motivo', mensagem: 'Informe o motivo.' },
    ]);
    expect(await campos({ status_desde: somarDias(hoje, 2) })).toEqual([
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
    const { matriz_id, filial } = await matrizComFilial();
    const { status, erro } = await baixar(matriz_id);
    expect([status, erro.detail]).toEqual([
      409,
      'Há 1 filial desta matriz que não foi baixada. Baixe a filial antes.',
    ]);
    await baixar(filial);
    expect((await baixar(matriz_id)).status).toBe(200);
    expect((await reativar(matriz_id, 1)).erro.codigo).toBe('REGISTRO_ALTERADO');
  });

  test('of a branch that comes back under a closed head office', async () => {
    const { matriz_id, filial } = await matrizComFilial();
    await baixar(filial);
    await baixar(matriz_id);
    const { status, erro } = await reativar(filial);
    expect([status, erro.detail]).toEqual([
      409,
      'A matriz desta filial foi baixada. Reative a matriz antes.',
    ]);
    await reativar(matriz_id);
    expect((await reativar(filial)).status).toBe(200);
  });
});

describe('a closed company', () => {
  test('is no head office of another branch; the branch that it has may still be edited', async () => {
    const { matriz_id, filial, novaFilial } = await matrizComFilial();
    await baixar(filial);
    await baixar(matriz_id);
    const { status, erro } = await novaFilial(3);
    expect([status, erro.campos]).toEqual([
      422,
      [
        {
          campo: 'matriz_id',
          mensagem: 'Esta matriz foi baixada. Escolha outra ou reative-a antes.',
        },
      ],
    ]);
    const editada = await chamar(admin, e.atualizar, {
      params: { id: filial },
      body: { matriz_id, razao_social: 'Filial encerrada' },
    });
    expect(editada.status).toBe(200);
  });

  test('is named by no other contract, account or contact; the ones that name it may be edited', async () => {
    const { id: cliente_id, empresa_id } = await criarCliente(banco);
    const base = { cliente_id, empresa_id };
    const conta = { ...base, tipo: 'caixa' as const, apelido: 'Caixa da loja' };
    const contato = { ...base, nome: 'Bruna Lopes' };
    const criados = {
      conta: await chamar(admin, contasBancariasEndpoints.criar, { body: conta }),
      contrato: await chamar(admin, contratosEndpoints.criar, { body: base }),
      contato: await chamar(admin, contatosEndpoints.criar, { body: contato }),
    };
    await baixar(empresa_id);
    const recusa = {
      status: 422,
      erro: {
        campos: [
          {
            campo: 'empresa_id',
            mensagem: 'Esta empresa foi baixada. Escolha outra ou reative-a antes.',
          },
        ],
      },
    };
    const recusadas = [
      await chamar(admin, contasBancariasEndpoints.criar, { body: conta }),
      await chamar(admin, contratosEndpoints.criar, { body: base }),
      await chamar(admin, contatosEndpoints.criar, { body: contato }),
    ];
    expect(recusadas).toMatchObject([recusa, recusa, recusa]);
    const editados = [
      await chamar(admin, contasBancariasEndpoints.atualizar, {
        params: { id: criados.conta.corpo.id },
        body: { empresa_id, apelido: 'Caixa antigo' },
      }),
      await chamar(admin, contratosEndpoints.atualizar, {
        params: { id: criados.contrato.corpo.id },
        body: { empresa_id, data_fim: '2030-12-31' },
      }),
      await chamar(admin, contatosEndpoints.atualizar, {
        params: { id: criados.contato.corpo.id },
        body: { ...contato, cargo: 'Sócia' },
      }),
    ];
    expect(editados.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
