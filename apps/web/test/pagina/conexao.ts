import { onTestFinished, vi } from 'vitest';
import { criarConexao } from '../../src/lib/realtime/conexao.ts';
import type { Caminho, Fonte } from '../../src/lib/realtime/fonte.ts';

export const ENDERECO = 'http://localhost/sse';

/**
 * A connection whose wait is exactly 5 s, unless `sorte` says otherwise, by one way and whatever
 * others there are.
 */
export function montarConexao({
  endereco = async () => ENDERECO,
  sorte = 0.5,
  reservas = [] as Caminho[],
} = {}) {
  const estados: string[] = [];
  const recebidas: string[] = [];
  const pedirEndereco = vi.fn((_sinal: AbortSignal) => endereco());
  const caminho: Caminho = async (sinal) => {
    const url = await pedirEndereco(sinal);
    sinal.throwIfAborted();
    return new EventSource(url) as Fonte;
  };
  const conexao = criarConexao({
    caminhos: [caminho, ...reservas],
    aoReceber: (texto, id) => recebidas.push(`${id}:${texto}`),
    aoMudarEstado: (estado) => estados.push(estado),
    aleatorio: () => sorte,
  });
  onTestFinished(() => conexao.fechar());
  return { conexao, estados, recebidas, pedirEndereco };
}
