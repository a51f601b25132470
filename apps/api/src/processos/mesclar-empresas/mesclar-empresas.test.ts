import { contratosEndpoints } from '@dominio/contrato/contratos';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import {
  mesclarEmpresasEndpoints as e,
  type ParteDaEmpresa,
} from '@dominio/contrato/empresas-mesclar';
import { eq, getTableColumns } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { criarEmpresa } from '../../../test/factories/empresas.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarRegimes } from '../../../test/factories/regimes.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { duasFichas, estadoDasEmpresas } from '../../../test/mesclar-empresas.apoio.ts';
import { empresas } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';
import { empresaSocios } from '../../modules/empresas/socios.tables.ts';

const { banco, chamar, pessoa, administrador } = await montarApp();
const { token } = await administrador();

const cena = () => duasFichas(banco);
const estadoDe = (cliente_id: number) => estadoDasEmpresas(banco, cliente_id);

const mesclar = (
  fica_id: number,
  sai_id: number,
  {
    da_outra = [],
    simular = false,
    versao,
  }: { da_outra?: ParteDaEmpresa[]; simular?: boolean; versao?: number } = {},
  quem = token,
) =>
  chamar(quem, e.mesclar, {
    body: { fica_id, sai_id, da_outra, simular, ...(versao !== undefined && { versao }) },
  });
const separar = (id: number, quem = token) => chamar(quem, e.separar, { params: { id } });
const ler = (id: number) => chamar(token, empresasEndpoints.ler, { params: { id } });

describe('two records of one company', () => {
  test('are compared with every column that a company may have', async () => {
    const { sai } = await cena();
    const [linha] = await banco.select().from(empresas).where(eq(empresas.id, sai));
    const vazios = Object.keys(getTableColumns(empresas)).filter(
      (campo) => linha?.[campo as keyof typeof linha] == null,
    );
    expect(vazios.filter((campo) => !['matriz_id', 'alterado_por'].includes(campo))).toEqual([]);
  });

  test('become one, with what names either, and the other is in no list', async () => {
    const { fica, sai, cliente_id } = await cena();
    const antes = await estadoDe(cliente_id);
    const quantos = { contratos: 1, contas: 1, contatos: 1, filiais: 0 };
    const simulada = await mesclar(fica, sai, { simular: true });
    expect(simulada.corpo).toMatchObject({ ...quantos, contra: [], simulado: true });
    expect(await estadoDe(cliente_id)).toEqual(antes);
    expect((await mesclar(fica, sai)).corpo).toMatchObject({ ...quantos, simulado: false });
    expect((await ler(sai)).status).toBe(404);
    expect((await ler(fica)).corpo).toMatchObject({ municipio: null, contratos_total: 2 });
    const { corpo } = await chamar(token, empresasEndpoints.listar, { query: { cliente_id } });
    expect(corpo.empresas.map(({ id }) => id)).toEqual([fica]);
  });

  test('keep of each what was chosen, the CNPJ and the lists too', async () => {
    const { fica, sai, cnpj } = await cena();
    const da_outra: ParteDaEmpresa[] = ['cnpj', 'endereco', 'regimes', 'socios', 'logo'];
    await mesclar(fica, sai, { da_outra });
    expect((await ler(fica)).corpo).toMatchObject({
      cnpj,
      municipio: 'Santos',
      uf: 'SP',
      certificado_tipo: null,
      tem_logo: true,
      regime_atual: { regime: 'simples_nacional', desde: '2021-01-01' },
    });
    expect(await banco.$count(empresaSocios, eq(empresaSocios.empresa_id, fica))).toBe(1);
  });

  test.each<[string, ParteDaEmpresa[]]>([
    ['with nothing of the other', []],
    ['with all of the other', ['cnpj', 'razao_social', 'endereco', 'regimes', 'socios', 'logo']],
  ])('become two again exactly as they were, %s', async (_caso, da_outra) => {
    const { fica, sai, cliente_id } = await cena();
    const antes = await estadoDe(cliente_id);
    await mesclar(fica, sai, { da_outra });
    const { corpo } = await chamar(token, e.juntadas, { params: { id: fica } });
    expect(corpo.juntadas.map(({ empresa_id }) => empresa_id)).toEqual([sai]);
    expect((await separar(sai)).corpo).toEqual({ fica_id: fica });
    expect(await estadoDe(cliente_id)).toEqual(antes);
    expect((await separar(sai)).status).toBe(404);
    const depois = await chamar(token, e.juntadas, { params: { id: fica } });
    expect(depois.corpo.juntadas).toEqual([]);
  });

  test('of two joinings to one company, the last is taken back first, and then the other', async () => {
    const { fica, sai, cliente_id } = await cena();
    const outra = await criarEmpresa(banco, cliente_id, { razao_social: 'Terceira Ltda' });
    const antes = await estadoDe(cliente_id);
    await mesclar(fica, sai);
    await mesclar(fica, outra.id);
    const { status, erro } = await separar(sai);
    expect([status, erro.detail]).toEqual([
      409,
      'Depois desta junção veio outra, de Terceira Ltda. Desfaça antes essa.',
    ]);
    expect((await separar(outra.id)).status).toBe(200);
    expect((await separar(sai)).status).toBe(200);
    expect(await estadoDe(cliente_id)).toEqual(antes);
  });
});

describe('taking a joining back is refused', () => {
  test.each<[string, (fica: number, cnpj: string) => Promise<unknown>, RegExp]>([
    [
      'where the company changed since',
      (id) => chamar(token, empresasEndpoints.atualizar, { params: { id }, body: { bairro: 'X' } }),
      /mudou depois da junção/,
    ],
    [
      'where its regimes did',
      (id) => criarRegimes(banco, id, [['lucro_presumido', '2023-01-01']]),
      /mudou depois da junção/,
    ],
    [
      'where the CNPJ is taken since',
      async (_id, cnpj) => criarEmpresa(banco, (await criarCliente(banco)).id, { cnpj }),
      /já é de outro cadastro/,
    ],
  ])('%s', async (_caso, mudar, frase) => {
    const { fica, sai, cnpj, cliente_id } = await cena();
    await mesclar(fica, sai);
    await mudar(fica, cnpj);
    const antes = await estadoDe(cliente_id);
    const { status, erro } = await separar(sai);
    expect([status, erro.detail]).toEqual([409, expect.stringMatching(frase)]);
    expect(await estadoDe(cliente_id)).toEqual(antes);
  });

  test('and what passed and was given to a third company since stays there', async () => {
    const { fica, sai, cliente_id } = await cena();
    const terceira = await criarEmpresa(banco, cliente_id);
    await mesclar(fica, sai);
    const [um] = await banco
      .select()
      .from(contratos)
      .where(eq(contratos.numero_contrato, `J-${sai}`));
    await chamar(token, contratosEndpoints.atualizar, {
      params: { id: um?.id ?? 0 },
      body: { empresa_id: terceira.id },
    });
    expect((await separar(sai)).status).toBe(200);
    expect((await ler(terceira.id)).corpo.contratos_total).toBe(1);
  });
});

describe('cannot become one', () => {
  const contra = async (fica: number, sai: number, da_outra: ParteDaEmpresa[] = []) => {
    const { corpo } = await mesclar(fica, sai, { simular: true, da_outra });
    expect((await mesclar(fica, sai, { da_outra })).status).toBe(409);
    return corpo.contra;
  };

  test('companies of two clients', async () => {
    const [um, outro] = [await criarCliente(banco), await criarCliente(banco)];
    expect(await contra(um.empresa_id, outro.empresa_id)).toEqual([
      'As empresas são de clientes diferentes. Mova antes uma delas.',
    ]);
  });

  test('a head office and its branch', async () => {
    const { id, empresa_id, cnpj } = await criarCliente(banco);
    const filial = {
      tipo: 'filial',
      matriz_id: empresa_id,
      cnpj: umCnpj(cnpj.slice(0, 8), 2),
    } as const;
    const { id: sai } = await criarEmpresa(banco, id, filial);
    expect(await contra(empresa_id, sai)).toEqual([expect.stringMatching(/filial da outra/)]);
  });

  test('companies whose branches would have another root', async () => {
    const { fica, sai, cliente_id, cnpj } = await cena();
    const filial = { tipo: 'filial', matriz_id: sai, cnpj: umCnpj(cnpj.slice(0, 8), 2) } as const;
    await criarEmpresa(banco, cliente_id, { ...filial, razao_social: 'Filial Ltda' });
    expect(await contra(fica, sai)).toEqual([expect.stringMatching(/^A filial Filial Ltda tem/)]);
    const antes = await estadoDe(cliente_id);
    expect((await mesclar(fica, sai, { da_outra: ['cnpj'] })).corpo.filiais).toBe(1);
    expect((await separar(sai)).status).toBe(200);
    expect(await estadoDe(cliente_id)).toEqual(antes);
  });

  test('an opening of one after the first regime of the other', async () => {
    const { fica, sai } = await cena();
    await banco.update(empresas).set({ data_abertura: '2020-06-01' }).where(eq(empresas.id, sai));
    expect(await contra(fica, sai, ['data_abertura'])).toEqual([
      expect.stringMatching(/regime tributário desde/),
    ]);
    expect(await contra(fica, fica)).toEqual([expect.stringMatching(/^Escolha outra empresa/)]);
  });

  test('an older version of the one that stays', async () => {
    const { fica, sai } = await cena();
    expect((await mesclar(fica, sai, { versao: 99 })).status).toBe(409);
  });
});

describe('who', () => {
  async function quem(permissoes: string[], clienteIds: number[]) {
    const uma = await pessoa({ grupo_id: await criarGrupo(banco, permissoes) });
    for (const id of clienteIds) await vincularCliente(banco, uma.id, id);
    return uma.token;
  }

  test('may do but one of deleting and changing companies is refused', async () => {
    const { fica, sai, cliente_id } = await cena();
    for (const so of ['empresas:excluir', 'empresas:editar']) {
      const dela = await quem([so], [cliente_id]);
      expect((await mesclar(fica, sai, {}, dela)).status).toBe(403);
      expect((await separar(sai, dela)).status).toBe(403);
    }
  });

  test('has not the client finds neither, before and after', async () => {
    const { fica, sai, cliente_id } = await cena();
    const ambas = ['empresas:excluir', 'empresas:editar'];
    const deFora = await quem(ambas, []);
    expect((await mesclar(fica, sai, { simular: true }, deFora)).status).toBe(404);
    const daqui = await quem(ambas, [cliente_id]);
    const { status, corpo } = await mesclar(fica, sai, {}, daqui);
    // Who may see neither accounts nor contacts is not told how many there are.
    expect([status, corpo.contas, corpo.contatos]).toEqual([200, null, null]);
    expect((await separar(sai, deFora)).status).toBe(404);
    expect((await separar(sai, daqui)).status).toBe(200);
  });
});

test('a contract that comes for the one that goes, meanwhile, passes too', async () => {
  const { fica, sai, cliente_id } = await cena();
  const resposta = await cruzar(banco, {
    segura: (outra) => outra.query('select 1 from empresas where id = $1 for update', [sai]),
    chamada: () => mesclar(fica, sai),
    depois: (outra) =>
      outra.query(
        'insert into contratos (cliente_id, empresa_id, numero_contrato) values ($1, $2, $3)',
        [cliente_id, sai, `M-${sai}`],
      ),
  });
  expect(resposta.status).toBe(200);
  expect((await ler(fica)).corpo.contratos_total).toBe(3);
});
