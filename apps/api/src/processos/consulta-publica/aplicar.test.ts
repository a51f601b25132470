import { empresasEndpoints } from '@dominio/contrato/empresas';
import type { EmpresaRecusada } from '@dominio/contrato/empresas-mover';
import { receitaEmLoteEndpoints as e } from '@dominio/contrato/empresas-receita-lote';
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { montarReceitaEmLote } from '../../../test/receita-em-lote.apoio.ts';
import { emJson } from '../../../test/servico-de-consulta.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';

const lote = await montarReceitaEmLote({ completa: true });
const { banco, chamar, avancar, pessoa, administrador, dizer } = lote;
let token = '';
let ids: number[] = [];
let consulta = 0;

const ler = async (id: number) =>
  (await chamar(token, empresasEndpoints.ler, { params: { id } })).corpo;
const editar = (id: number, body: object) =>
  chamar(token, empresasEndpoints.atualizar, { params: { id }, body });
type Escolhidas = Parameters<typeof aplicar>[0];
const aplicar = (
  empresas: { empresa_id: number; versao: number; campos: ('razao_social' | 'email' | 'uf')[] }[],
  quem = token,
) => chamar(quem, e.aplicar, { params: { id: consulta }, body: { empresas } });
const desfazer = (id: number, quem = token) =>
  chamar(quem, e.desfazerAplicacao, { params: { id } });
const todas = (): Escolhidas =>
  ids.map((empresa_id) => ({ empresa_id, versao: 1, campos: ['razao_social', 'email'] }));

// The event begins the job by itself.
beforeEach(async () => {
  avancar(2 * 3_600_000);
  ({ token } = await administrador());
  await lote.limpar();
  await lote.ligar({}, token);
  const feitos = await lote.criarVarios(2);
  ids = feitos.map((um) => um.empresa_id);
  for (const { cnpj } of feitos) {
    const mais = { email: 'novo@aurora.com.br', uf: 'SP' };
    dizer(cnpj, emJson({ cnpj, razao_social: 'NOME NOVO LTDA', ...mais }));
  }
  consulta = (await lote.iniciar(ids, token)).corpo.id;
  await adiantarTrabalhos(banco);
  expect((await lote.atual(token))?.situacao).toBe('concluida');
});

test('chosen fields are saved as by hand, the others stay, and all comes back', async () => {
  const antes = await Promise.all(ids.map(ler));
  const { status, corpo } = await aplicar(todas());
  expect([status, corpo]).toMatchObject([200, { empresas: 2, campos: 4 }]);
  const depois = await Promise.all(ids.map(ler));
  expect(
    depois.map(({ razao_social, email, uf, versao }) => [razao_social, email, uf, versao]),
  ).toEqual(ids.map(() => ['NOME NOVO LTDA', 'novo@aurora.com.br', null, 2]));
  const [dita] = await banco
    .select()
    .from(auditoriaEventos)
    .where(
      and(
        eq(auditoriaEventos.acao, 'empresa.alterada'),
        eq(auditoriaEventos.objeto_id, ids[0] ?? 0),
      ),
    )
    .orderBy(desc(auditoriaEventos.id));
  expect(dita?.depois).toMatchObject({ razao_social: 'NOME NOVO LTDA' });
  // What was taken differs no longer.
  const { corpo: lista } = await chamar(token, e.empresas, { params: { id: consulta } });
  expect(lista.empresas.map(({ diferencas }) => diferencas.map(({ campo }) => campo))).toEqual([
    ['uf'],
    ['uf'],
  ]);
  expect((await desfazer(corpo.mudanca_id)).corpo).toEqual({ empresas: 2, campos: 4 });
  const devolvidas = await Promise.all(ids.map(ler));
  expect(devolvidas.map((uma) => ({ ...uma, versao: 1 }))).toEqual(antes);
  const outraVez = await desfazer(corpo.mudanca_id);
  expect([outraVez.status, outraVez.erro.detail]).toEqual([409, 'Esta mudança já foi desfeita.']);
});

test('the town brings its code, and both come back as they were', async () => {
  const id = ids[0] ?? 0;
  await editar(id, { municipio: 'Niterói', uf: 'RJ', municipio_ibge: '3303302' });
  const campos: Escolhidas[number]['campos'] = ['uf'];
  const { corpo } = await aplicar([{ empresa_id: id, versao: 2, campos }]);
  // The service tells no code of a town: that of the other state is not kept.
  expect(await ler(id)).toMatchObject({ uf: 'SP', municipio_ibge: null });
  expect((await desfazer(corpo.mudanca_id)).corpo).toEqual({ empresas: 1, campos: 1 });
  expect(await ler(id)).toMatchObject({ uf: 'RJ', municipio_ibge: '3303302' });
});

test('one that was changed meanwhile keeps all back, and is named', async () => {
  await editar(ids[1] ?? 0, { nome_fantasia: 'Aurora' });
  const { status, cru } = await aplicar(todas());
  const { recusas } = cru.json() as { recusas: EmpresaRecusada[] };
  expect(status).toBe(409);
  expect(recusas).toEqual([
    {
      empresa_id: ids[1],
      razao_social: expect.any(String),
      motivo: expect.stringMatching(/^Este registro foi alterado por /),
    },
  ]);
  expect((await ler(ids[0] ?? 0)).versao).toBe(1);
});

test('nothing is taken that does not differ', async () => {
  await editar(ids[0] ?? 0, { email: 'novo@aurora.com.br' });
  const [uma] = todas();
  const { status, erro } = await aplicar([{ ...uma, versao: 2 } as Escolhidas[number]]);
  expect([status, erro.detail]).toEqual([
    409,
    expect.stringMatching(/O que difere do cadastro mudou\. Confira outra vez\.$/),
  ]);
});

test('it is not undone where a company was changed since, which is named', async () => {
  const { corpo } = await aplicar(todas());
  await editar(ids[0] ?? 0, { nome_fantasia: 'Aurora' });
  const { status, erro } = await desfazer(corpo.mudanca_id);
  expect([status, erro.detail]).toEqual([
    409,
    expect.stringMatching(/^NOME NOVO LTDA: Este registro foi alterado por /),
  ]);
  expect((await ler(ids[1] ?? 0)).razao_social).toBe('NOME NOVO LTDA');
});

test("somebody else's consultation, and what was taken of it, are as if they were not", async () => {
  const { corpo } = await aplicar(todas());
  const quem = await pessoa({
    grupo_id: await criarGrupo(banco, ['empresas:visualizar', 'empresas:editar']),
  });
  const nenhuma = await desfazer(987_654, quem.token);
  for (const resposta of [
    await aplicar(todas(), quem.token),
    await desfazer(corpo.mudanca_id, quem.token),
    await chamar(quem.token, e.empresas, { params: { id: consulta } }),
    await chamar(quem.token, e.parar, { params: { id: consulta } }),
  ]) {
    expect([resposta.status, resposta.erro.detail]).toEqual([404, nenhuma.erro.detail]);
  }
});

test.each([
  ['no company', []],
  ['one twice', [1, 1]],
])('a call with %s is refused', async (_que, quais) => {
  const [uma] = todas();
  const { status } = await aplicar(quais.map(() => uma as Escolhidas[number]));
  expect(status).toBe(422);
});
