import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import {
  anexosEndpoints as e,
  MAXIMO_DE_ANEXOS,
  TAMANHO_MAXIMO_DO_ANEXO,
} from '@dominio/contrato/contratos-anexos';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { formularioCom } from '../../../../test/factories/imagens.ts';
import { criarUsuario, vincularCliente } from '../../../../test/factories/usuarios.ts';
import { limparSemDono } from '../../../platform/arquivos/sem-dono.ts';
import { clientes } from '../../clientes/clientes.tables.ts';
import { contratoAnexos } from '../contratos.tables.ts';

const { banco, plataforma, chamar, entrar, administrador, agora } = await montarApp();
const { token: admin, ...chefe } = await administrador();
const consultora = await criarUsuario(banco);
const consultor = await entrar(consultora.id);

const PDF = Buffer.from('%PDF-1.7\nassinado');
const pasta = join(plataforma.config.dirDados, 'arquivos', 'contratos');
const guardados = () => (existsSync(pasta) ? readdirSync(pasta) : []);
const UMA_HORA_E_POUCO_MS = 3_700_000;
const limpar = () =>
  limparSemDono(banco, plataforma.arquivos, new Date(agora().getTime() + UMA_HORA_E_POUCO_MS));

let padaria: Awaited<ReturnType<typeof criarCliente>>;
let params: { id: number };

beforeEach(async () => {
  await banco.delete(contratoAnexos);
  await limpar();
  padaria = await criarCliente(banco, { nome: 'Padaria' });
  await vincularCliente(banco, consultora.id, padaria.id);
  params = { id: padaria.contrato_id };
});

function enviar(
  {
    bytes = PDF,
    nome = 'contrato.pdf',
    ...campos
  }: {
    bytes?: Uint8Array;
    nome?: string;
    tipo?: string;
    data_assinatura?: string;
    aditivo_id?: string;
  } = {},
  token = admin,
) {
  const body = formularioCom('arquivo', bytes, nome);
  for (const [campo, valor] of Object.entries({ tipo: 'outro', ...campos })) body.set(campo, valor);
  return chamar(token, e.enviar, { params, body });
}
const listar = async (token = admin) => (await chamar(token, e.listar, { params })).corpo;
const baixar = (anexo_id: number, token = admin) =>
  chamar(token, e.baixar, { params: { ...params, anexo_id } });

describe('an attachment of a contract', () => {
  test('is listed with who sent it, and saved whole by whoever sees the contract', async () => {
    const { status, corpo } = await enviar({ nome: '../Contrato d’água.pdf', tipo: 'aditivo' });
    expect(status).toBe(201);
    expect(await listar(consultor)).toEqual({ anexos: [corpo], total: 1 });
    expect(corpo).toMatchObject({
      nome: 'Contrato d’água.pdf',
      tipo: 'aditivo',
      tamanho_bytes: PDF.length,
      criado_por_nome: chefe.nome,
    });
    const { cru } = await baixar(corpo.id, consultor);
    expect(cru.rawPayload).toEqual(PDF);
    expect(cru.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(
        'attachment; filename="Contrato d_agua.pdf"; filename*=UTF-8\'\'Contrato%20d%E2%80%99%C3%A1gua.pdf',
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('is told in the history of the contract, with its name', async () => {
    const { corpo } = await enviar({ tipo: 'contrato_assinado' });
    await chamar(admin, e.excluir, { params: { ...params, anexo_id: corpo.id } });
    const { corpo: historico } = await chamar(admin, auditoriaEndpoints.historico, {
      params: { tipo: 'contrato', id: params.id },
    });
    expect(historico.eventos.map(({ frase }) => frase)).toEqual([
      expect.stringContaining('excluiu um anexo do contrato'),
      expect.stringContaining('enviou um anexo do contrato'),
    ]);
    expect(JSON.stringify(historico.eventos[1])).toContain('contrato.pdf');
  });

  test('of another contract or a client out of scope is not found', async () => {
    const { corpo } = await enviar();
    const alheio = await criarCliente(banco);
    const trocado = { id: alheio.contrato_id, anexo_id: corpo.id };
    expect((await chamar(admin, e.baixar, { params: trocado })).status).toBe(404);
    expect((await chamar(admin, e.excluir, { params: trocado })).status).toBe(404);
    params = { id: alheio.contrato_id };
    const { corpo: deles } = await enviar();
    expect((await baixar(deles.id, consultor)).status).toBe(404);
    expect((await chamar(consultor, e.listar, { params })).status).toBe(404);
  });

  test('is sent and deleted by whoever edits contracts alone', async () => {
    const { corpo } = await enviar();
    expect((await enviar({}, consultor)).status).toBe(403);
    const { status } = await chamar(consultor, e.excluir, {
      params: { ...params, anexo_id: corpo.id },
    });
    expect(status).toBe(403);
    expect((await listar()).total).toBe(1);
  });
});

describe('the day of the signature', () => {
  const contrato = async () => (await chamar(admin, contratosEndpoints.ler, { params })).corpo;

  test('is filled in with the signed contract, where there is none yet', async () => {
    await enviar({ tipo: 'contrato_assinado', data_assinatura: '2026-03-02' });
    expect(await contrato()).toMatchObject({ data_assinatura: '2026-03-02', aditivos_total: 0 });
    const { status, erro } = await enviar({
      tipo: 'contrato_assinado',
      data_assinatura: '2026-03-03',
    });
    expect([status, erro.detail]).toEqual([409, 'Este contrato já tem data de assinatura.']);
    expect((await contrato()).data_assinatura).toBe('2026-03-02');
    expect((await listar()).total).toBe(1);
  });

  test('belongs to no other kind of attachment', async () => {
    const { status, erro } = await enviar({ tipo: 'outro', data_assinatura: '2026-03-02' });
    expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'data_assinatura']);
    expect((await contrato()).data_assinatura).toBeNull();
  });
});

describe('a file is refused', () => {
  test.each([
    ['of another type, whatever its name', { bytes: Buffer.from('<svg/>') }, 415, 'Envie um PDF'],
    ['without a kind', { tipo: '' }, 422, 'ipo de anexo'],
  ])('%s', async (_, envio, codigo, frase) => {
    const { status, erro } = await enviar(envio);
    expect(status).toBe(codigo);
    expect(erro.detail).toContain(frase);
    expect(guardados()).toEqual([]);
  });

  test('over 10 MB, and taken up to there', async () => {
    const cheio = Buffer.concat([PDF], TAMANHO_MAXIMO_DO_ANEXO);
    expect((await enviar({ bytes: cheio })).status).toBe(201);
    const { status, erro } = await enviar({ bytes: Buffer.concat([cheio, PDF]) });
    expect([status, erro.detail]).toEqual([413, 'O arquivo pode ter no máximo 10 MB.']);
  });

  test('by a contract that has fifty', async () => {
    const { corpo } = await enviar();
    const [linha] = await banco
      .select()
      .from(contratoAnexos)
      .where(eq(contratoAnexos.id, corpo.id));
    if (!linha) throw new Error('anexo não gravado');
    const { id: _, ...igual } = linha;
    await banco
      .insert(contratoAnexos)
      .values(Array.from({ length: MAXIMO_DE_ANEXOS - 1 }, () => igual));
    const { status, erro } = await enviar();
    expect([status, erro.detail]).toEqual([409, 'Um contrato tem no máximo 50 anexos.']);
  });
});

describe('the file', () => {
  test('outlives the cleaning while a row names it, and goes with its attachment', async () => {
    const { corpo } = await enviar();
    await limpar();
    expect(guardados()).toHaveLength(1);
    await chamar(admin, e.excluir, { params: { ...params, anexo_id: corpo.id } });
    await limpar();
    expect(guardados()).toEqual([]);
  });

  test('goes with the client, whose contracts go', async () => {
    await enviar();
    await banco.delete(clientes).where(eq(clientes.id, padaria.id));
    await limpar();
    expect(guardados()).toEqual([]);
  });

  test('of an upload that was refused at the last moment goes too, an hour later', async () => {
    await enviar({ tipo: 'outro', data_assinatura: '2026-03-02' });
    await limparSemDono(banco, plataforma.arquivos, agora());
    expect(guardados()).toHaveLength(1);
    await limpar();
    expect(guardados()).toEqual([]);
  });
});
