import { mascararCnpj } from '@dominio/contrato/documentos';
import { empresasEndpoints as e } from '@dominio/contrato/empresas';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarEmpresas } from '../../../test/empresas.apoio.ts';
import { criarCliente, umCnpj } from '../../../test/factories/clientes.ts';
import { vincularCliente } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { timeClientes } from '../times/times.tables.ts';

const { banco, chamar, time, pessoa, admin, gestor, consultor } = await montarEmpresas();
const padaria = await criarCliente(banco, { nome: 'Padaria São João', cnpj: '12ABC34501DE35' });
const alvares = await criarCliente(banco, { nome: 'Álvares 100% Transportes' });
await vincularCliente(banco, pessoa.id, padaria.id);
await banco.insert(timeClientes).values({ time_id: time.id, cliente_id: alvares.id });

const nomes = async (token: string, query: object = {}) => {
  const { corpo } = await chamar(token, e.listar, { query });
  expect(corpo.total).toBe(corpo.empresas.length);
  return corpo.empresas.map(({ razao_social }) => razao_social);
};
const nova = (dados: object = {}) => ({
  cliente_id: padaria.id,
  cnpj: umCnpj(),
  razao_social: 'Nova Ltda',
  ...dados,
});
const criar = (dados: object = {}, token = admin) =>
  chamar(token, e.criar, { body: nova(dados) as never });

describe('AD-01 the list of companies', () => {
  test('shows those of clients in scope, in Portuguese order', async () => {
    const todas = ['Álvares 100% Transportes Ltda', 'Padaria São João Ltda'];
    expect(await nomes(admin)).toEqual(todas);
    expect(await nomes(gestor)).toEqual(todas.slice(0, 1));
    expect(await nomes(consultor)).toEqual(todas.slice(1));
    expect(await nomes(admin, { ordenar: 'CLIENTE', direcao: 'desc' })).toEqual(todas.toReversed());
  });

  test.each([
    ['sao joao', ['Padaria São João Ltda']],
    ['12abc345', ['Padaria São João Ltda']],
    [mascararCnpj('12ABC34501DE35'), ['Padaria São João Ltda']],
    ['100%', ['Álvares 100% Transportes Ltda']],
    ['%', ['Álvares 100% Transportes Ltda']],
    ["'", []],
  ])('for %s finds %j', async (termo, achadas) => {
    expect(await nomes(admin, { termo })).toEqual(achadas);
  });

  test('has limited pages, and filters', async () => {
    const { corpo } = await chamar(admin, e.listar, { query: { page: '0', limit: '1' } });
    expect(corpo).toMatchObject({ page: 1, limit: 1, total: 2, total_pages: 2 });
    expect(await nomes(admin, { cliente_id: padaria.id })).toEqual(['Padaria São João Ltda']);
    expect(await nomes(admin, { tipo: 'filial' })).toEqual([]);
  });
});

describe('a company', () => {
  test('is created with a CNPJ with or without mask, audited, and read back', async () => {
    const cnpj = umCnpj('AB12CD34');
    const { status, corpo } = await criar({ cnpj: mascararCnpj(cnpj).toLowerCase(), uf: 'SP' });
    expect([status, corpo.cnpj, corpo.cliente_nome]).toEqual([201, cnpj, 'Padaria São João']);
    const lida = await chamar(admin, e.ler, { params: { id: corpo.id } });
    expect(lida.corpo).toEqual(corpo);
    const registros = await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(eq(auditoriaEventos.acao, 'empresa.criada'), eq(auditoriaEventos.objeto_id, corpo.id)),
      );
    expect(registros).toHaveLength(1);
  });

  test.each([
    [{ cnpj: '11.222.333/0001-82' }, 'cnpj', 'CNPJ inválido.'],
    [{ cnpj: '00000000000000' }, 'cnpj', 'CNPJ inválido.'],
    [{ razao_social: '  ' }, 'razao_social', 'Informe a razão social.'],
    [{ uf: 'XX' }, 'uf', 'Escolha um dos 27 estados.'],
    [{ tipo: 'filial' }, 'matriz_id', 'Escolha a matriz desta filial.'],
    [{ tipo: 'matriz', matriz_id: 1 }, 'matriz_id', 'Só uma filial tem matriz.'],
    [{ cliente_id: 987_654 }, 'cliente_id', 'Cliente não encontrado.'],
  ])('with %j is refused at its field', async (dados, campo, mensagem) => {
    const { status, erro } = await criar(dados);
    expect([status, erro.campos]).toEqual([422, [{ campo, mensagem }]]);
  });

  test('of a client outside the scope is refused as of one that does not exist', async () => {
    const { status, erro } = await criar({}, gestor);
    expect([status, erro.detail]).toEqual([422, 'Cliente não encontrado.']);
  });

  test('with the CNPJ of another is refused; only people who see the other’s client read its name', async () => {
    const { status, erro } = await criar({ cnpj: padaria.cnpj });
    expect([status, erro.detail]).toEqual([
      409,
      'Este CNPJ já pertence ao cliente Padaria São João.',
    ]);
    const alheio = await criar({ cnpj: padaria.cnpj, cliente_id: alvares.id }, gestor);
    expect([alheio.status, alheio.erro.detail]).toEqual([409, 'Este CNPJ já está cadastrado.']);
    const mudar = await chamar(admin, e.atualizar, {
      params: { id: alvares.empresa_id },
      body: { cnpj: padaria.cnpj },
    });
    expect([mudar.status, mudar.erro.campos?.[0]?.campo]).toEqual([409, 'cnpj']);
  });

  test('is created once when two requests with one CNPJ come at once', async () => {
    const cnpj = umCnpj();
    const respostas = await Promise.all([1, 2, 3].map(() => criar({ cnpj })));
    expect(respostas.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('is not changed by unknown fields', async () => {
    const { corpo: antes } = await criar();
    const body = JSON.parse(
      `{"razao_social":"Outra","id":1,"cliente_id":${alvares.id},"logo_chave":"x","__proto__":{"a":1}}`,
    );
    const { corpo } = await chamar(admin, e.atualizar, { params: { id: antes.id }, body });
    expect(corpo).toEqual({ ...antes, razao_social: 'Outra', versao: antes.versao + 1 });
  });

  test('is not changed from a stale version, which is refused with the record as it is', async () => {
    const { corpo } = await criar();
    const params = { id: corpo.id };
    await chamar(admin, e.atualizar, { params, body: { municipio: 'Santos', versao: 1 } });
    const { status, erro } = await chamar(admin, e.atualizar, {
      params,
      body: { municipio: 'Bauru', versao: 1 },
    });
    expect([status, erro.codigo, (erro as { atual?: unknown }).atual]).toMatchObject([
      409,
      'REGISTRO_ALTERADO',
      { municipio: 'Santos', versao: 2 },
    ]);
  });
});

describe('head office and branch', () => {
  test('share client and CNPJ root, and a head office with branches is neither changed in these nor deleted', async () => {
    const matriz = (await criar({ cnpj: umCnpj('77AA11BB') })).corpo;
    const filial = (cnpj: string, matriz_id = matriz.id) =>
      criar({ cnpj, tipo: 'filial', matriz_id });
    const outraRaiz = await filial(umCnpj('77AA11BC', 2));
    expect(outraRaiz.erro.campos?.[0]?.mensagem).toContain('mesmos oito caracteres');
    const deOutro = await filial(umCnpj('77AA11BB', 2), alvares.empresa_id);
    expect(deOutro.erro.campos?.[0]?.mensagem).toContain('do mesmo cliente');
    const { corpo: criada } = await filial(umCnpj('77AA11BB', 2));
    expect(criada).toMatchObject({ tipo: 'filial', matriz_id: matriz.id });

    const params = { id: matriz.id };
    for (const body of [{ cnpj: umCnpj('88AA11BB') }, { tipo: 'coligada' as const }]) {
      const { status, erro } = await chamar(admin, e.atualizar, { params, body });
      expect([status, erro.detail]).toEqual([
        409,
        'Há 1 filial desta matriz. Mude ou exclua a filial antes.',
      ]);
    }
    expect((await chamar(admin, e.excluir, { params })).status).toBe(409);
    expect((await chamar(admin, e.excluir, { params: { id: criada.id } })).status).toBe(200);
    expect((await chamar(admin, e.excluir, { params })).status).toBe(200);
  });

  test('are not deleted while they have contracts', async () => {
    const { status, erro } = await chamar(admin, e.excluir, {
      params: { id: padaria.empresa_id },
    });
    expect([status, erro.detail]).toEqual([
      409,
      'Há contratos desta empresa. Exclua ou mude os contratos antes.',
    ]);
  });
});
