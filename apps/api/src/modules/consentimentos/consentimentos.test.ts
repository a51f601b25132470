import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  autorizacao,
  consentimentosEndpoints as e,
  TERMOS,
} from '@dominio/contrato/consentimentos';
import { meusDadosEndpoints } from '@dominio/contrato/meus-dados';
import { minhaContaEndpoints } from '@dominio/contrato/minha-conta';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { and, eq, like, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cruzar } from '../../../test/corridas.ts';
import { formularioCom, PIXEL } from '../../../test/factories/imagens.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { cifrarSenha } from '../sessoes/senhas/senhas.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { consentimentos } from './consentimentos.tables.ts';

const { banco, plataforma, chamar, entrar, avancar } = await montarApp();
const FOTO = { finalidade: 'foto' } as const;
const pasta = join(plataforma.config.dirDados, 'arquivos', 'avatares');

/** A person with a session. */
async function alguem(dados: Parameters<typeof criarUsuario>[1] = {}) {
  const { id } = await criarUsuario(banco, dados);
  return { id, token: await entrar(id) };
}

/** Sends a picture with the version of the text that was shown; `null` for none. */
const enviarFoto = (token: string, versao: string | null = String(TERMOS.foto.textos.length)) => {
  const body = formularioCom('avatar', PIXEL);
  // The version comes after the file: the order of a form's fields must not matter.
  if (versao !== null) body.set('versao_do_texto', versao);
  return chamar(token, minhaContaEndpoints.gravarAvatar, { body });
};
const excluirFoto = (token: string) => chamar(token, minhaContaEndpoints.excluirAvatar);
const revogar = (token: string) => chamar(token, e.revogar, { params: FOTO });
const conceder = (token: string, versao_do_texto = TERMOS.foto.textos.length) =>
  chamar(token, e.conceder, { params: FOTO, body: { versao_do_texto } });
const daFoto = async (token: string) => {
  const { corpo } = await chamar(token, e.listar);
  const achado = corpo.consentimentos.find(({ finalidade }) => finalidade === 'foto');
  if (!achado) throw new Error('a foto não está na lista');
  return achado;
};
const linhasDe = (id: number) =>
  banco
    .select()
    .from(consentimentos)
    .where(eq(consentimentos.usuario_id, id))
    .orderBy(consentimentos.id);
const auditados = async (id: number) =>
  (
    await banco
      .select()
      .from(auditoriaEventos)
      .where(
        and(eq(auditoriaEventos.usuario_id, id), like(auditoriaEventos.acao, 'consentimento.%')),
      )
      .orderBy(auditoriaEventos.id)
  ).map(({ acao }) => acao);
/** A picture saved before consents were registered. */
const fotoAntiga = (id: number) =>
  banco.update(usuarios).set({ avatar_chave: 'avatares/antiga.webp' }).where(eq(usuarios.id, id));

describe('P50 the consent to the own picture', () => {
  test('is given by saving a picture, once for the text in force, and keeps no readable address', async () => {
    const { id, token } = await alguem();
    expect(await daFoto(token)).toMatchObject({ situacao: 'ausente', historico: [] });
    await enviarFoto(token);
    await enviarFoto(token);
    const linhas = await linhasDe(id);
    expect(linhas).toHaveLength(1);
    expect(linhas[0]).toMatchObject({ finalidade: 'foto', versao_do_texto: 1, revogado_em: null });
    expect(linhas[0]?.ip_hash).toBe(plataforma.cofre.resumir('consentimentos/ip', '127.0.0.1'));
    expect(linhas[0]?.ip_hash).not.toContain('127.0.0.1');
    const { situacao, desde, versao_do_texto } = await daFoto(token);
    expect([situacao, desde, versao_do_texto]).toEqual([
      'concedido',
      linhas[0]?.concedido_em.toISOString(),
      1,
    ]);
    expect(await auditados(id)).toEqual(['consentimento.concedido']);
  });

  test('is not written for a picture that is refused', async () => {
    const { id, token } = await alguem();
    const body = formularioCom('avatar', Buffer.from('texto'));
    body.set('versao_do_texto', '1');
    expect((await chamar(token, minhaContaEndpoints.gravarAvatar, { body })).status).toBe(415);
    expect(await linhasDe(id)).toEqual([]);
  });

  test('is not written where no text was shown, though the picture is saved', async () => {
    const { id, token } = await alguem();
    expect((await enviarFoto(token, null)).status).toBe(200);
    expect(await daFoto(token)).toMatchObject({ situacao: 'sem_registro', historico: [] });
    expect([await linhasDe(id), await auditados(id)]).toEqual([[], []]);
    // A consent given before stands when another picture replaces the first.
    expect((await conceder(token)).status).toBe(200);
    expect((await enviarFoto(token, null)).status).toBe(200);
    expect(await daFoto(token)).toMatchObject({ situacao: 'concedido', versao_do_texto: 1 });
  });

  test('is not written by replacing a picture that had none', async () => {
    const { id, token } = await alguem();
    await fotoAntiga(id);
    await excluirFoto(token);
    expect((await enviarFoto(token, null)).status).toBe(200);
    expect((await daFoto(token)).situacao).toBe('sem_registro');
    expect(await linhasDe(id)).toEqual([]);
  });

  test('to another text than the one in force refuses the picture, and keeps the one before', async () => {
    const { id, token } = await alguem();
    const outro = await enviarFoto(token, '2');
    expect([outro.status, outro.erro.detail]).toEqual([
      409,
      'O texto da autorização mudou. Leia-o de novo antes de autorizar.',
    ]);
    for (const versao of ['um', '', '1.5']) {
      const { status, erro } = await enviarFoto(token, versao);
      expect([status, erro.campos]).toEqual([
        422,
        [{ campo: 'versao_do_texto', mensagem: 'Versão inválida.' }],
      ]);
    }
    expect(await daFoto(token)).toMatchObject({ situacao: 'ausente', historico: [] });
    expect(await linhasDe(id)).toEqual([]);
    await enviarFoto(token);
    const guardados = readdirSync(pasta);
    await enviarFoto(token, '2');
    expect([readdirSync(pasta), (await daFoto(token)).situacao]).toEqual([guardados, 'concedido']);
  });

  test('ends with the picture, and a new picture is a new row', async () => {
    const { id, token } = await alguem();
    await enviarFoto(token);
    avancar(60_000);
    await excluirFoto(token);
    expect(await daFoto(token)).toMatchObject({ situacao: 'ausente', desde: null });
    avancar(60_000);
    await enviarFoto(token);
    const { historico } = await daFoto(token);
    expect(historico.map(({ ato }) => ato)).toEqual(['concedido', 'revogado', 'concedido']);
    expect((await linhasDe(id)).map(({ revogado_em }) => revogado_em !== null)).toEqual([
      true,
      false,
    ]);
  });

  test('once revoked removes the picture and its file, and a new picture may be sent', async () => {
    const { id, token } = await alguem();
    const colega = await alguem();
    const ver = () => chamar(colega.token, usuariosEndpoints.avatar, { params: { id } });
    const { corpo } = await enviarFoto(token);
    const arquivo = join(pasta, `${corpo.avatar_url.split('=')[1]}.webp`);
    expect([(await ver()).status, existsSync(arquivo)]).toEqual([200, true]);
    const { status, corpo: feito } = await revogar(token);
    expect([status, feito.message]).toEqual([200, 'Autorização revogada.']);
    expect([(await ver()).status, existsSync(arquivo)]).toEqual([404, false]);
    expect((await enviarFoto(token)).status).toBe(200);
    expect((await daFoto(token)).situacao).toBe('concedido');
  });

  test('may be given for a picture from before the register; revoking removes the picture', async () => {
    const [quemDa, quemTira] = [await alguem(), await alguem()];
    for (const { id, token } of [quemDa, quemTira]) {
      await fotoAntiga(id);
      expect((await daFoto(token)).situacao).toBe('sem_registro');
    }
    expect((await conceder(quemDa.token)).status).toBe(200);
    expect((await conceder(quemDa.token)).status).toBe(200);
    expect((await daFoto(quemDa.token)).situacao).toBe('concedido');
    expect(await auditados(quemDa.id)).toEqual(['consentimento.concedido']);
    expect((await revogar(quemTira.token)).status).toBe(200);
    expect(await daFoto(quemTira.token)).toMatchObject({ situacao: 'ausente', historico: [] });
    expect(await auditados(quemTira.id)).toEqual([]);
  });

  test('is refused for another text than the one in force, and without a picture', async () => {
    const { id, token } = await alguem();
    const semFoto = await conceder(token);
    expect([semFoto.status, semFoto.erro.detail]).toEqual([
      409,
      'Ainda não há o que autorizar. A autorização é pedida quando você salva uma foto.',
    ]);
    await fotoAntiga(id);
    const outro = await conceder(token, 2);
    expect([outro.status, outro.erro.detail]).toEqual([
      409,
      'O texto da autorização mudou. Leia-o de novo antes de autorizar.',
    ]);
    expect(await linhasDe(id)).toEqual([]);
  });

  test('may be given and revoked by a client’s person, each for themselves alone', async () => {
    const { id } = await criarUsuarioDeCliente(banco);
    const token = await entrar(id);
    await enviarFoto(token);
    expect((await daFoto(token)).situacao).toBe('concedido');
    const outra = await alguem();
    await revogar(outra.token);
    expect((await daFoto(token)).situacao).toBe('concedido');
    expect((await daFoto(outra.token)).historico).toEqual([]);
  });
});

describe('at the same moment', () => {
  test('two revocations are written once, in the register and in the log', async () => {
    const { id, token } = await alguem();
    await enviarFoto(token);
    const respostas = await Promise.all([revogar(token), revogar(token), excluirFoto(token)]);
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await linhasDe(id)).filter(({ revogado_em }) => revogado_em)).toHaveLength(1);
    expect(await auditados(id)).toEqual(['consentimento.concedido', 'consentimento.revogado']);
  });

  test('a consent waits for the removal of its picture, and is then refused', async () => {
    const { id, token } = await alguem();
    await fotoAntiga(id);
    const { status } = await cruzar(banco, {
      segura: (outra) => outra.query('select 1 from usuarios where id = $1 for update', [id]),
      chamada: () => conceder(token),
      depois: (outra) => outra.query('update usuarios set avatar_chave = null where id = $1', [id]),
    });
    expect([status, await linhasDe(id)]).toEqual([409, []]);
  });

  test('saved pictures and revocations end with a picture and a consent, or with neither', async () => {
    const { id, token } = await alguem();
    await Promise.all([enviarFoto(token), revogar(token), enviarFoto(token), revogar(token)]);
    const [pessoa] = await banco.select().from(usuarios).where(eq(usuarios.id, id));
    const emVigor = (await linhasDe(id)).filter(({ revogado_em }) => revogado_em === null);
    expect(emVigor).toHaveLength(pessoa?.avatar_chave ? 1 : 0);
    const guardados = existsSync(pasta) ? readdirSync(pasta) : [];
    const chave = pessoa?.avatar_chave?.replace('avatares/', '');
    if (chave) expect(guardados).toContain(chave);
  });
});

describe('the table of consents', () => {
  test.each([
    ['another text', sql`update consentimentos set versao_do_texto = 9`],
    ['another time', sql`update consentimentos set concedido_em = now() + interval '1 day'`],
    [
      'no revocation',
      sql`update consentimentos set revogado_em = null where revogado_em is not null`,
    ],
    [
      'another revocation',
      sql`update consentimentos set revogado_em = now() + interval '1 day' where revogado_em is not null`,
    ],
    ['a row less', sql`delete from consentimentos`],
    ['no rows', sql`truncate consentimentos`],
  ])('refuses %s', async (_, mudanca) => {
    const { id, token } = await alguem();
    await enviarFoto(token);
    await revogar(token);
    await enviarFoto(token);
    const antes = await linhasDe(id);
    await expect(banco.execute(mudanca)).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await linhasDe(id)).toEqual(antes);
  });

  test('is handed out with the person’s data, in the words agreed to, without the hash', async () => {
    const senha = 'corvo azul de bicicleta';
    const { token } = await alguem({ senha_hash: await cifrarSenha(senha) });
    await enviarFoto(token);
    await revogar(token);
    const { corpo, cru } = await chamar(token, meusDadosEndpoints.exportar, { body: { senha } });
    expect(corpo.consentimentos).toEqual([
      {
        finalidade: 'foto',
        texto: autorizacao('foto', 1),
        versao_do_texto: 1,
        concedido_em: expect.any(String),
        revogado_em: expect.any(String),
      },
    ]);
    expect(cru.body).not.toMatch(/ip_hash|"r1\./);
  });
});
