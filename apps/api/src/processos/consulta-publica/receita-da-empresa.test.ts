import { configuracaoSistemaEndpoints } from '@dominio/contrato/configuracao-sistema';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { receitaDaEmpresaEndpoints as e } from '@dominio/contrato/empresas-receita';
import { desc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { emJson, subirServicoDeConsulta } from '../../../test/servico-de-consulta.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const servico = await subirServicoDeConsulta();
afterAll(() => servico.descer());
const { banco, chamar, administrador, pessoa, agora } = await montarApp({
  config: { hostsInternos: ['localhost'] },
});
const { token } = await administrador();
let cliente = await criarCliente(banco);
beforeEach(async () => {
  cliente = await criarCliente(banco);
  await chamar(token, configuracaoSistemaEndpoints.gravar, {
    params: { integration: 'consulta_cnpj' },
    body: {
      config_value: { enabled: true, endereco: `${servico.url}/{cnpj}`, por_minuto: 600 },
    },
  });
});

const consultar = (quem = token, id = cliente.empresa_id) =>
  chamar(quem, e.consultar, { params: { id } });
const ler = async () =>
  (await chamar(token, empresasEndpoints.ler, { params: { id: cliente.empresa_id } })).corpo;
const dizer = (mais: object = {}) =>
  servico.responder(
    emJson({
      cnpj: cliente.cnpj,
      razao_social: 'NOME NOVO LTDA',
      situacao_cadastral: 4,
      data_situacao_cadastral: '2020-02-03',
      cnae_fiscal: 6204000,
      cnaes_secundarios: [{ codigo: 9999999 }],
      opcao_pelo_simples: true,
      data_opcao_pelo_simples: '2019-01-01',
      qsa: [{ nome_socio: 'BRUNA LOPES', qualificacao_socio: 'Sócio' }],
      ...mais,
    }),
  );

describe('a company that is compared with the Receita', () => {
  test('is answered by its differences, and its register stays as it is', async () => {
    dizer();
    const antes = await ler();
    const { status, corpo } = await consultar();
    expect(status).toBe(200);
    expect(corpo).toEqual({
      diferencas: [
        { campo: 'razao_social', atual: antes.razao_social, encontrado: 'NOME NOVO LTDA' },
        { campo: 'situacao_cadastral', atual: null, encontrado: 'inapta' },
        { campo: 'cnae_principal', atual: null, encontrado: '6204000' },
      ],
      tipo: null,
      situacao_cadastral: 'inapta',
      situacao_desde: '2020-02-03',
      municipio_ibge: null,
      simples: { optante: true, desde: '2019-01-01', ate: null },
      mei: null,
      socios: [{ nome: 'BRUNA LOPES', qualificacao: 'Sócio', desde: null }],
      consultado_em: expect.any(String),
      versao: antes.versao,
    });
    expect(await ler()).toEqual({
      ...antes,
      receita_situacao: 'inapta',
      receita_consultada_em: corpo.consultado_em,
    });
    expect(Math.abs(Date.parse(corpo.consultado_em) - agora().getTime())).toBeLessThan(60_000);
  });

  test('takes what is chosen by an ordinary save, after which it no longer differs', async () => {
    dizer();
    const { diferencas, versao } = (await consultar()).corpo;
    const body = Object.fromEntries(diferencas.map(({ campo, encontrado }) => [campo, encontrado]));
    const params = { id: cliente.empresa_id };
    const gravada = await chamar(token, empresasEndpoints.atualizar, {
      params,
      body: { ...body, versao },
    });
    expect(gravada.corpo).toMatchObject({ razao_social: 'NOME NOVO LTDA', versao: versao + 1 });
    expect((await consultar()).corpo.diferencas).toEqual([]);
    expect(servico.pedidos).toHaveLength(1);
  });

  test('is told in the audit log, without what was answered of people', async () => {
    dizer();
    await consultar();
    const [registro] = await banco
      .select()
      .from(auditoriaEventos)
      .orderBy(desc(auditoriaEventos.id))
      .limit(1);
    expect(registro).toMatchObject({
      acao: 'empresa.receita_consultada',
      depois: { receita_situacao: 'inapta' },
    });
    expect(JSON.stringify(registro)).not.toContain('BRUNA');
  });

  test('keeps what it was told before when the service is down', async () => {
    servico.responder(emJson({}, 500));
    const antes = await ler();
    const { status, erro } = await consultar();
    expect([status, erro.detail]).toEqual([
      503,
      'Consulta à Receita indisponível. Preencha manualmente.',
    ]);
    expect(await ler()).toEqual(antes);
  });

  test('is out of reach of who does not see its client, and of who may not edit', async () => {
    dizer();
    const grupo_id = await criarGrupo(banco, ['empresas:visualizar', 'empresas:editar']);
    const { id, token: editora } = await pessoa({ grupo_id });
    expect((await consultar(editora)).status).toBe(404);
    await vincularCliente(banco, id, cliente.id);
    expect((await consultar(editora)).status).toBe(200);
    expect((await consultar((await pessoa()).token)).status).toBe(403);
    expect((await consultar(token, 987_654_320)).status).toBe(404);
  });
});
