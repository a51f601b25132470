import { randomUUID } from 'node:crypto';
import { TEXTOS_DA_REAUTENTICACAO as T } from '@dominio/contrato/reautenticacao';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarTotp } from '../../../test/factories/segundo-fator.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import type { Ator } from '../../platform/acesso/ator.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { registrar } from '../../platform/auditoria/auditoria.ts';
import { criarContexto } from '../../platform/contexto.ts';
import { Recusa } from '../../platform/erros.ts';
import { cifrarSenha } from '../sessoes/senhas/senhas.ts';
import { exigirReautenticacao } from './reautenticacao.service.ts';
import { codigoDoTotp } from './totp/totp.ts';

const SENHA = 'corvo azul de bicicleta';
const { app, banco, plataforma, agora, avancar } = await montarApp();
let senha_hash: string;

beforeAll(async () => {
  senha_hash = await cifrarSenha(SENHA);
});

const contextoDe = (usuarioId: number, ip = '10.0.0.1') =>
  criarContexto({
    banco,
    ator: { usuarioId, sessaoId: randomUUID() } as Ator,
    requestId: 'teste',
    ip,
    log: app.log,
    agora,
    aoVivo: plataforma.aoVivo,
    publicar: plataforma.jobs.publicar,
    registrar,
  });

/** The outcome: null when the proof was right, else the status and the wrong fields. */
async function tentar(usuarioId: number, prova: { senha?: string; codigo?: string }, ip?: string) {
  try {
    await exigirReautenticacao(contextoDe(usuarioId, ip), prova, plataforma);
    return 'aceita';
  } catch (erro) {
    if (!(erro instanceof Recusa)) throw erro;
    return { status: erro.status, campos: erro.campos };
  }
}

const naAuditoria = (usuarioId: number, acao: string) =>
  banco.$count(
    auditoriaEventos,
    and(eq(auditoriaEventos.usuario_id, usuarioId), eq(auditoriaEventos.acao, acao)),
  );

const recusa = (campo: string, mensagem: string) => ({
  status: 422,
  campos: [{ campo, mensagem }],
});

describe('a fresh proof of identity', () => {
  test('is one’s own password; a wrong or missing one is 422; both outcomes are audited', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    expect(await tentar(id, {})).toEqual(recusa('senha', T.faltaProva));
    expect(await tentar(id, { senha: 'outra' })).toEqual(recusa('senha', T.senhaIncorreta));
    expect(await tentar(id, { senha: SENHA })).toBe('aceita');
    expect(await naAuditoria(id, 'reautenticacao.recusada')).toBe(1);
    expect(await naAuditoria(id, 'reautenticacao.feita')).toBe(1);
  });

  test('is a code of the application, once, also in calls at the same time', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    const segredo = await criarTotp(banco, plataforma.cofre, id);
    const codigo = codigoDoTotp(segredo, agora());
    const respostas = await Promise.all([1, 2, 3].map(() => tentar(id, { codigo })));
    expect(respostas.filter((resposta) => resposta === 'aceita')).toHaveLength(1);
    expect(respostas).toContainEqual(recusa('codigo', T.codigoIncorreto));
  });

  test('is a code of one step early or late, and never one before the last used', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    const segredo = await criarTotp(banco, plataforma.cofre, id);
    const aos = (segundos: number) =>
      codigoDoTotp(segredo, new Date(agora().getTime() + segundos * 1000));
    expect(await tentar(id, { codigo: aos(-65) })).toMatchObject({ status: 422 });
    expect(await tentar(id, { codigo: aos(65) })).toMatchObject({ status: 422 });
    expect(await tentar(id, { codigo: aos(30) })).toBe('aceita');
    expect(await tentar(id, { codigo: aos(0) })).toMatchObject({ status: 422 });
  });

  test('is no code for somebody without an application, or with one never confirmed', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    expect(await tentar(id, { codigo: '123456' })).toMatchObject({ status: 422 });
    const segredo = await criarTotp(banco, plataforma.cofre, id, { confirmado_em: null });
    const codigo = codigoDoTotp(segredo, agora());
    expect(await tentar(id, { codigo })).toMatchObject({ status: 422 });
  });

  test('is no code from a secret copied from another person’s row', async () => {
    const dela = await criarUsuario(banco, { senha_hash });
    const dele = await criarUsuario(banco, { senha_hash });
    const segredo = await criarTotp(banco, plataforma.cofre, dela.id, { lugarDe: dele.id });
    const codigo = codigoDoTotp(segredo, agora());
    expect(await tentar(dela.id, { codigo })).toMatchObject({ status: 422 });
  });

  test.each([
    ['passwords', { senha: 'errada de novo' }, { senha: SENHA }],
    ['codes', { codigo: '000000' }, 'certo'],
  ] as const)(
    'is refused for a while after five wrong %s, the right one too',
    async (_, errada, certa) => {
      const { id } = await criarUsuario(banco, { senha_hash });
      const segredo = await criarTotp(banco, plataforma.cofre, id);
      for (let i = 0; i < 5; i++) expect(await tentar(id, errada)).toMatchObject({ status: 422 });
      const prova = () => (certa === 'certo' ? { codigo: codigoDoTotp(segredo, agora()) } : certa);
      expect(await tentar(id, prova())).toMatchObject({ status: 429 });
      avancar(16 * 60_000);
      expect(await tentar(id, prova())).toBe('aceita');
    },
  );

  test('after wrong codes from elsewhere still works from the owner’s network', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    const segredo = await criarTotp(banco, plataforma.cofre, id);
    for (let i = 0; i < 6; i++) await tentar(id, { codigo: '000000' }, '203.0.113.9');
    expect(await tentar(id, { codigo: codigoDoTotp(segredo, agora()) })).toBe('aceita');
  });
});
