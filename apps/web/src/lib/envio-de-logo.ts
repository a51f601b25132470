import { recusaDoArquivo, TIPOS_DE_IMAGEM } from '@dominio/contrato/imagens';
import { avisar } from './avisar.ts';
import { mensagemDoErro } from './erro-da-api.ts';

/** What a picker of logos offers first. */
export const TIPOS_DO_LOGO = TIPOS_DE_IMAGEM.join();

async function fazer(trabalho: () => Promise<unknown>, titulo: string): Promise<void> {
  try {
    await trabalho();
  } catch (erro) {
    avisar.erro({ titulo, mensagem: mensagemDoErro(erro) });
  }
}

/** Sends a chosen logo, or says why not (specification part 2 §5, §8). */
export async function enviarLogo(
  arquivo: File,
  enviar: (arquivo: File) => Promise<unknown>,
): Promise<void> {
  const recusa = recusaDoArquivo(arquivo);
  if (recusa) avisar.erro(recusa);
  else await fazer(() => enviar(arquivo), 'Erro ao fazer upload');
}

/** Removes a logo, or says why not. */
export const removerLogo = (remover: () => Promise<unknown>): Promise<void> =>
  fazer(remover, 'Erro ao remover logo');
