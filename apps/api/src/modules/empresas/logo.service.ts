import { randomUUID } from 'node:crypto';
import { pode } from '../../platform/acesso/ator.ts';
import type { Arquivos } from '../../platform/arquivos/arquivos.ts';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { naoEncontrado } from '../../platform/erros.ts';
import { prepararImagem } from '../../platform/imagens.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { esquecerArquivo, trocarArquivo } from '../../platform/troca-de-arquivo.ts';
import { apresentarLogo } from './empresas.presenter.ts';
import * as repo from './empresas.repository.ts';
import { abrirEmpresa, acharEmpresa, excluirEmpresa } from './empresas.service.ts';

type Meios = Pick<Plataforma, 'arquivos'>;

/** Pixels of the longest side, enough for the largest size shown. */
const LADO_DO_LOGO = 640;
const SEM_LOGO = 'Esta empresa não tem logo.';

/**
 * The logo of a company, for whoever may see clients or companies.
 *
 * @throws Recusa `NAO_ENCONTRADO` (404) when there is none within the caller's reach.
 */
export async function lerLogo(ctx: Contexto, arquivos: Arquivos, id: number) {
  const podeVer = pode(ctx.ator, 'clientes:visualizar') || pode(ctx.ator, 'empresas:visualizar');
  const chave = podeVer ? (await acharEmpresa(ctx, id))?.logo_chave : null;
  const bytes = chave ? await arquivos.ler(chave) : null;
  if (!bytes) throw naoEncontrado(SEM_LOGO);
  return bytes;
}

/** Writes the key of another logo, or null, into the row, and answers the key that it replaced. */
async function nomear(
  tx: ContextoDeTransacao,
  { id, chave }: { id: number; chave: string | null },
): Promise<string | null> {
  const { logo_chave: antes, cliente_id } = await abrirEmpresa(tx, id);
  if (antes === chave) return null;
  await repo.gravarLogo(tx.db, id, chave);
  await tx.auditar({
    acao: chave === null ? 'empresa.logo_removido' : 'empresa.logo_alterado',
    objeto: { tipo: 'empresa', id },
    clienteId: cliente_id,
    antes: { logo: antes },
    depois: { logo: chave },
  });
  await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', cliente_id);
  return antes;
}

/**
 * Replaces a company's logo.
 *
 * @throws Recusa 404; 413, 415 and 422 for files that are not accepted as pictures.
 */
export async function gravarLogo(ctx: Contexto, { arquivos }: Meios, id: number, enviada: Buffer) {
  const bytes = await prepararImagem(enviada, 'logo', { lado: LADO_DO_LOGO });
  // A new key even for the same picture: whoever replaces a logo deletes the old file, which nobody
  // else may then use.
  const chave = `logos/${randomUUID()}.webp`;
  await trocarArquivo(ctx, arquivos, { chave, bytes }, () =>
    ctx.transacao((tx) => nomear(tx, { id, chave })),
  );
  return { success: true as const, message: 'Logo salvo.', ...apresentarLogo(id, chave) };
}

/** Removes a company's logo; without one, changes nothing. */
export async function excluirLogo(ctx: Contexto, { arquivos }: Meios, id: number) {
  const antes = await ctx.transacao((tx) => nomear(tx, { id, chave: null }));
  if (antes) await esquecerArquivo(ctx, arquivos, antes);
  return { success: true as const, message: 'Logo removido.', ...apresentarLogo(id, null) };
}

/** Deletes a company and the file of its logo. */
export async function excluirComLogo(ctx: Contexto, { arquivos }: Meios, id: number) {
  const { logo } = await excluirEmpresa(ctx, id);
  if (logo) await esquecerArquivo(ctx, arquivos, logo);
  return { success: true as const, message: 'Empresa excluída.' };
}
