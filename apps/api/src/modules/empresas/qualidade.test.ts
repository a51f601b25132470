import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import {
  PROBLEMAS_DA_EMPRESA,
  type ProblemaDaEmpresa,
  qualidadeDasEmpresasEndpoints as q,
} from '@dominio/contrato/empresas-qualidade';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarEmpresas } from '../../../test/empresas.apoio.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { conceder, criarGrupo } from '../../../test/factories/grupos.ts';
import { criarRegimes } from '../../../test/factories/regimes.ts';
import { criarSocios, umSocio } from '../../../test/factories/socios.ts';
import { criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { clientes, empresas } from '../clientes/clientes.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { timeClientes } from '../times/times.tables.ts';
import { empresaRegimes } from './regimes.tables.ts';
import { empresaSocios } from './socios.tables.ts';

const { banco, chamar, entrar, time, pessoa, admin, gestor, consultor } = await montarEmpresas();
const ativa = await criarUsuario(banco);
const saiu = await criarUsuario(banco, { nome: 'Quem Saiu', situacao: 'desligado' });
const suspensa = await criarUsuario(banco, { nome: 'Quem Parou', situacao: 'suspenso' });

/** What is wrong with the register of a company that has a name and a number alone. */
const VAZIA = ['sem_regime', 'sem_cnae', 'endereco', 'socios'] as const;
const CADASTRO = {
  cnae_principal: '6201501',
  cep: '11010000',
  logradouro: 'Rua das Acácias',
  municipio: 'Santos',
  uf: 'SP' as const,
};

const VENCIDO = { certificado_ate: '2020-12-31' };

/** Gives a company whatever a register must have. */
async function completar(empresa_id: number) {
  await banco.update(empresas).set(CADASTRO).where(eq(empresas.id, empresa_id));
  await criarRegimes(banco, empresa_id, [['lucro_real', '2020-01-01']]);
  await criarSocios(banco, empresa_id, [umSocio()]);
}

/** A client whose company has no problem. */
async function emOrdem(nome: string) {
  const cliente = await criarCliente(banco, { nome });
  await completar(cliente.empresa_id);
  await vincularCliente(banco, ativa.id, cliente.id);
  return cliente;
}
const mudarContrato = (id: number, campos: Partial<typeof contratos.$inferInsert>) =>
  banco.update(contratos).set(campos).where(eq(contratos.id, id));
const mudarEmpresa = (id: number, campos: Partial<typeof empresas.$inferInsert>) =>
  banco.update(empresas).set(campos).where(eq(empresas.id, id));
const mudarCliente = (id: number, campos: Partial<typeof clientes.$inferInsert>) =>
  banco.update(clientes).set(campos).where(eq(clientes.id, id));

const totais = async (token: string): Promise<Record<string, number>> => {
  const { problemas, total } = (await chamar(token, q.contar, {})).corpo;
  return { total, ...Object.fromEntries(problemas.map((um) => [um.problema, um.total])) };
};
const achadas = async (token: string, qualidade: ProblemaDaEmpresa) => {
  const { corpo } = await chamar(token, e.listar, { query: { qualidade } });
  expect(corpo.total).toBe(corpo.empresas.length);
  return corpo.empresas.map(({ cliente_nome }) => cliente_nome);
};
const pendencias = async (id: number, token = admin) =>
  (await chamar(token, q.pendencias, { params: { id } })).corpo;
const NADA = Object.fromEntries(['total', ...PROBLEMAS_DA_EMPRESA].map((um) => [um, 0]));

describe('the problems of companies', () => {
  test('are none in a firm without faults', async () => {
    const { empresa_id } = await emOrdem('Certa');
    expect(await totais(admin)).toEqual(NADA);
    expect(await pendencias(empresa_id)).toEqual({
      problemas: [],
      contratos: [],
      pessoas: [],
      repetidas: [],
    });
  });

  test('include a company of a served client that no contract in force covers', async () => {
    const suspenso = await emOrdem('Suspenso');
    await mudarContrato(suspenso.contrato_id, { status_contrato: 'SUSPENSO' });
    const prospecto = await emOrdem('Prospecto');
    await mudarContrato(prospecto.contrato_id, { status_contrato: 'RASCUNHO' });
    await mudarCliente(prospecto.id, { situacao: 'prospecto' });
    // A branch is covered by its head office's contract; any company by one that names no company.
    const comFilial = await emOrdem('Com filial');
    await banco.insert(empresas).values({
      cliente_id: comFilial.id,
      cnpj: umCnpj(comFilial.cnpj.slice(0, 8), 2),
      razao_social: 'Filial Ltda',
      tipo: 'filial',
      matriz_id: comFilial.empresa_id,
      ...CADASTRO,
    });
    const semNome = await emOrdem('Sem nome');
    await mudarContrato(semNome.contrato_id, { empresa_id: null });
    expect(await achadas(admin, 'sem_contrato')).toEqual(['Suspenso']);
    expect((await pendencias(suspenso.empresa_id)).problemas).toEqual(['sem_contrato']);
  });

  test('include a contract in force whose end has passed, and no other contract', async () => {
    const vencido = await emOrdem('Vencido');
    await mudarContrato(vencido.contrato_id, { data_fim: '2020-12-31' });
    const adiante = await emOrdem('Adiante');
    await mudarContrato(adiante.contrato_id, { data_fim: '2999-12-31' });
    const acabado = await emOrdem('Acabado');
    await mudarContrato(acabado.contrato_id, {
      data_fim: '2020-12-31',
      status_contrato: 'ENCERRADO',
    });
    await mudarCliente(acabado.id, { situacao: 'encerrado' });
    expect(await achadas(admin, 'contrato_vencido')).toEqual(['Vencido']);
    expect(await pendencias(vencido.empresa_id)).toMatchObject({
      problemas: ['contrato_vencido'],
      contratos: [{ id: vencido.contrato_id, data_fim: '2020-12-31' }],
    });
  });

  test('include what a register lacks: a regime in force, partners of today, an activity, an address', async () => {
    const { empresa_id } = await emOrdem('Incompleta');
    const problemas = async () => (await pendencias(empresa_id)).problemas;
    await mudarEmpresa(empresa_id, { situacao_cadastral: 'ativa' });
    expect(await problemas()).toEqual([]);
    await mudarEmpresa(empresa_id, { situacao_cadastral: 'inapta', cnae_principal: null });
    expect(await problemas()).toEqual(['situacao_irregular', 'sem_cnae']);
    await mudarEmpresa(empresa_id, { ...CADASTRO, ...VENCIDO, logradouro: null });
    await banco.update(empresaRegimes).set({ desde: '2999-01-01' });
    await banco.update(empresaSocios).set({ ate: '2020-01-01' });
    const comCnae = VAZIA.filter((um) => um !== 'sem_cnae');
    expect(await problemas()).toEqual(['situacao_irregular', ...comCnae, 'certificado']);
    expect(await achadas(admin, 'situacao_irregular')).toEqual(['Incompleta']);
    await banco.update(empresaRegimes).set({ desde: '2020-01-01' });
    await banco.update(empresaSocios).set({ ate: null });
  });

  test('include a client without a responsible person, and one whose responsible is suspended or left', async () => {
    const orfa = await criarCliente(banco, { nome: 'Órfã' });
    const deQuemSaiu = await criarCliente(banco, { nome: 'De quem saiu' });
    await vincularCliente(banco, saiu.id, deQuemSaiu.id);
    const doContrato = await emOrdem('Do contrato');
    await mudarContrato(doContrato.contrato_id, { responsavel_id: suspensa.id });
    const passada = await emOrdem('Contrato passado');
    await mudarContrato(passada.contrato_id, {
      responsavel_id: saiu.id,
      status_contrato: 'CANCELADO',
    });
    await mudarCliente(passada.id, { situacao: 'encerrado' });
    await completar(deQuemSaiu.empresa_id);
    expect(await achadas(admin, 'sem_responsavel')).toEqual(['De quem saiu', 'Órfã']);
    expect(await achadas(admin, 'responsavel_inativo')).toEqual(['De quem saiu', 'Do contrato']);
    expect((await pendencias(orfa.empresa_id)).problemas).toEqual(['sem_responsavel', ...VAZIA]);
    expect(await pendencias(deQuemSaiu.empresa_id)).toMatchObject({
      problemas: ['sem_responsavel', 'responsavel_inativo'],
      pessoas: [{ id: saiu.id, nome: 'Quem Saiu', situacao: 'desligado' }],
    });
    expect((await pendencias(doContrato.empresa_id)).pessoas).toEqual([
      { id: suspensa.id, nome: 'Quem Parou', situacao: 'suspenso' },
    ]);
  });

  test('include two companies of one name, ignoring accents and case, unless they are branches', async () => {
    const uma = await emOrdem('Comércio São Luís');
    const outra = await emOrdem('COMERCIO SAO LUIS');
    await banco.insert(empresas).values({
      cliente_id: uma.id,
      cnpj: umCnpj(uma.cnpj.slice(0, 8), 2),
      razao_social: 'Padaria Única Ltda',
      ...CADASTRO,
      tipo: 'filial',
      matriz_id: uma.empresa_id,
    });
    expect((await achadas(admin, 'razao_repetida')).sort()).toEqual([
      'COMERCIO SAO LUIS',
      'Comércio São Luís',
    ]);
    expect((await pendencias(uma.empresa_id)).repetidas).toEqual([
      {
        id: outra.empresa_id,
        razao_social: 'COMERCIO SAO LUIS Ltda',
        cnpj: outra.cnpj,
        cliente_nome: 'COMERCIO SAO LUIS',
      },
    ]);
    // A company out of scope must not even be known to exist.
    await vincularCliente(banco, pessoa.id, uma.id);
    expect(await achadas(consultor, 'razao_repetida')).toEqual([]);
    expect((await totais(consultor)).razao_repetida).toBe(0);
    expect((await pendencias(uma.empresa_id, consultor)).repetidas).toEqual([]);
  });

  test('of all companies of a client are told together, by name, to whoever sees the client', async () => {
    const cliente = await emOrdem('Zênite');
    const { empresa_id } = cliente;
    const raiz = cliente.cnpj.slice(0, 8);
    const filial = (n: number, razao_social: string, municipio: string | null) => ({
      cliente_id: cliente.id,
      cnpj: umCnpj(raiz, n),
      razao_social,
      tipo: 'filial' as const,
      matriz_id: empresa_id,
      ...CADASTRO,
      municipio,
    });
    await banco
      .insert(empresas)
      .values([
        filial(2, 'Zênite Sul', null),
        filial(3, 'Zênite Norte', 'Bauru'),
        filial(4, 'Água Zênite', null),
      ]);
    const ler = async (token: string, limit?: number) =>
      chamar(token, q.doCliente, { params: { id: cliente.id }, query: { limit } });
    const nomes = async (token: string, limit?: number) => {
      const { corpo } = await ler(token, limit);
      return [corpo.total, corpo.empresas.map((uma) => [uma.razao_social, uma.problemas])];
    };
    const agua = ['Água Zênite', ['endereco']];
    expect(await nomes(admin)).toEqual([2, [agua, ['Zênite Sul', ['endereco']]]]);
    expect(await nomes(admin, 1)).toEqual([2, [agua]]);
    const quem = await criarUsuario(banco, {
      grupo_id: await criarGrupo(banco, ['empresas:visualizar']),
    });
    const token = await entrar(quem.id);
    expect((await ler(token)).status).toBe(404);
    await vincularCliente(banco, quem.id, cliente.id);
    expect(await nomes(await entrar(quem.id), 1)).toEqual([2, [agua]]);
  });

  test.each(['encerrado', 'inativo'] as const)('are none for a client that is %s', async (fim) => {
    const nome = `Ex-cliente ${fim}`;
    const ex = await criarCliente(banco, { nome });
    await mudarContrato(ex.contrato_id, { data_fim: '2020-12-31', responsavel_id: saiu.id });
    await emOrdem(nome);
    await mudarEmpresa(ex.empresa_id, { ...VENCIDO, situacao_cadastral: 'inapta' });
    expect((await pendencias(ex.empresa_id)).problemas).toEqual(
      PROBLEMAS_DA_EMPRESA.filter((um) => um !== 'sem_contrato'),
    );
    await mudarCliente(ex.id, { situacao: fim });
    expect((await pendencias(ex.empresa_id)).problemas).toEqual([]);
  });

  test('are counted and listed within the scope: all clients, the team’s, the linked', async () => {
    const doTime = await criarCliente(banco, { nome: 'Do time' });
    await banco.insert(timeClientes).values({ time_id: time.id, cliente_id: doTime.id });
    const minha = await criarCliente(banco, { nome: 'Minha' });
    await vincularCliente(banco, pessoa.id, minha.id);
    // One company that lacks several things is one.
    const umaVazia = { ...NADA, total: 1, ...Object.fromEntries(VAZIA.map((um) => [um, 1])) };
    expect(await achadas(gestor, 'endereco')).toEqual(['Do time']);
    expect(await totais(gestor)).toEqual({ ...umaVazia, sem_responsavel: 1 });
    expect(await achadas(consultor, 'endereco')).toEqual(['Minha']);
    expect(await totais(consultor)).toEqual(umaVazia);
    const todos = await totais(admin);
    for (const problema of PROBLEMAS_DA_EMPRESA) {
      expect(await achadas(admin, problema), problema).toHaveLength(todos[problema] ?? -1);
      expect(todos[problema], problema).toBeGreaterThan(0);
    }
    const { status } = await chamar(consultor, q.pendencias, {
      params: { id: doTime.empresa_id },
    });
    expect(status).toBe(404);
  });

  test.each([
    [null, { contratos: [], pessoas: [] }],
    ['contratos:visualizar', { contratos: [{ data_fim: '2020-12-31' }], pessoas: [] }],
    ['usuarios:visualizar', { contratos: [], pessoas: [{ nome: 'Quem Saiu' }] }],
  ] as const)(
    'show contracts and people only to readers who may open them: with companies and %s',
    async (...caso) => {
      const [permissao, esperado] = caso;
      const faltosa = await emOrdem('Com pendências');
      await mudarContrato(faltosa.contrato_id, { data_fim: '2020-12-31', responsavel_id: saiu.id });
      const grupo_id = await criarGrupo(banco, ['empresas:visualizar']);
      const quem = await criarUsuario(banco, { grupo_id });
      await vincularCliente(banco, quem.id, faltosa.id);
      if (permissao) await conceder(banco, quem.id, permissao);
      expect(await pendencias(faltosa.empresa_id, await entrar(quem.id))).toMatchObject({
        problemas: ['contrato_vencido', 'responsavel_inativo'],
        ...esperado,
      });
    },
  );

  test('cannot be filtered by an unknown one, which is refused', async () => {
    const { status } = await chamar(admin, e.listar, { query: { qualidade: 'tudo' } as never });
    expect(status).toBe(422);
  });
});
