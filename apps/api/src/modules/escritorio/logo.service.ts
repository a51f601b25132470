import { randomUUID } from 'node:crypto';
import type { LogoDoEscritorio } from '@dominio/contrato/escritorio';
import type { Arquivos } from '../../platform/arquivos/arquivos.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { prepararImagem } from '../../platform/imagens.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { esquecerArquivo, trocarArquivo } from '../../platform/troca-de-arquivo.ts';
import { apresentarLogo } from './escritorio.presenter.ts';
import * as repo from './escritorio.repository.ts';

type Meios = Pick<Plataforma, 'arquivos'>;

/** Pixels of the longest side, enough for the head of a printed page. */
const LADO_DO_LOGO = 640;

/**
 * The firm's logo.
 *
 * @throws Recusa `NAO_ENCONTRADO` (404) when there is none.
 */
export async function lerLogo({ db }: Contexto, arquivos: Arquivos): Promise<Buffer> {
  const chave = await repo.lerChaveDoLogo(db);
  const bytes = chave ? await arquivos.ler(chave) : null;
  if (!bytes) throw naoEncontrado('O escritório não tem logo.');
  return bytes;
}

/** Writes the key of another logo, or null, and makes the person's other tabs read it again. */
async function trocar(tx: ContextoDeTransacao, chave: string | null): Promise<string | null> {
  const antes = await repo.lerChaveDoLogo(tx.db);
  if (antes === chave) return antes;
  await repo.gravarLogo(tx.db, chave);
  await tx.auditar({
    acao: chave === null ? 'escritorio.logo_removido' : 'escritorio.logo_alterado',
    antes: { logo: antes },
    depois: { logo: chave },
  });
  await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'escritorio');
  return antes;
}

/**
 * Replaces the firm's logo.
 *
 * @throws Recusa 409 before the firm has its record; 413, 415 and 422 for files that are not
 *   accepted as pictures.
 */
export async function gravarLogo(
  ctx: Contexto,
  { arquivos }: Meios,
  bytes: Buffer,
): Promise<LogoDoEscritorio> {
  const imagem = await prepararImagem(bytes, 'logo', { lado: LADO_DO_LOGO });
  // A new key even for the same picture: whoever replaces a logo deletes the old file, which nobody
  // else may then use.
  const chave = `logos/${randomUUID()}.webp`;
  await trocarArquivo(ctx, arquivos, { chave, bytes: imagem }, () =>
    ctx.transacao(async (tx) => {
      await repo.travar(tx.db);
      if (!(await repo.ler(tx.db))) {
        throw estadoInvalido('Salve o nome do escritório antes de escolher o logo.');
      }
      return trocar(tx, chave);
    }),
  );
  return apresentarLogo(chave);
}

/** Removes the firm's logo; without one, changes nothing. */
export async function excluirLogo(ctx: Contexto, { arquivos }: Meios): Promise<LogoDoEscritorio> {
  const antes = await ctx.transacao(async (tx) => {
    await repo.travar(tx.db);
    return trocar(tx, null);
  });
  if (antes) await esquecerArquivo(ctx, arquivos, antes);
  return apresentarLogo(null);
}
