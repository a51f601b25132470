import { buscarBlob } from './api-client.ts';
import { ErroDaApi } from './erro-da-api.ts';
import { aoSair } from './sessao-storage.ts';

const guardadas = new Map<string, Promise<string | null>>();

async function buscar(caminho: string): Promise<string | null> {
  try {
    return URL.createObjectURL(await buscarBlob(caminho));
  } catch (erro) {
    // 404: there is no picture, or none for this reader, and the letter is shown. Any other failure
    // may pass, so the next drawing asks again.
    if (erro instanceof ErroDaApi && erro.status === 404) return null;
    guardadas.delete(caminho);
    throw erro;
  }
}

/** Address of a picture that only the session may read, fetched once while the session lasts. */
export function carregarFoto(caminho: string): Promise<string | null> {
  const guardada = guardadas.get(caminho);
  if (guardada !== undefined) return guardada;
  const pedida = buscar(caminho);
  guardadas.set(caminho, pedida);
  return pedida;
}

aoSair(() => {
  for (const foto of guardadas.values()) {
    foto.then((url) => url && URL.revokeObjectURL(url)).catch(() => undefined);
  }
  guardadas.clear();
});
