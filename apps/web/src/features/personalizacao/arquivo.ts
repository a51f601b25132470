import { ParDeTemas as Par, type ParDeTemas } from '@dominio/contrato/tema/configuracao';

const TIPO = 'dominio.tema';
const VERSAO = 1;
/** Most characters of a file; a whole theme has some four thousand. */
const MAXIMO = 100_000;

export const RECUSAS_DO_ARQUIVO = {
  grande: 'O arquivo é grande demais para ser um tema.',
  ilegivel: 'O arquivo não pôde ser lido: o conteúdo não é JSON.',
  outro: 'O arquivo não é um tema do Domínio. Escolha um arquivo exportado nesta página.',
  novo: 'O tema foi exportado por uma versão mais nova do Domínio. Atualize a página e tente de novo.',
} as const;

/** Text of the file that 'Exportar' saves: both modes and the version of the format, indented. */
export const escreverTema = ({ dark, light }: ParDeTemas): string =>
  `${JSON.stringify({ tipo: TIPO, v: VERSAO, dark, light }, null, 2)}\n`;

/**
 * Reads an exported file. Missing settings get their defaults and unknown ones are dropped; a file
 * that is no theme is refused with a message.
 */
export function lerTema(texto: string): { tema: ParDeTemas } | { recusa: string } {
  if (texto.length > MAXIMO) return { recusa: RECUSAS_DO_ARQUIVO.grande };
  let lido: unknown;
  try {
    lido = JSON.parse(texto);
  } catch {
    return { recusa: RECUSAS_DO_ARQUIVO.ilegivel };
  }
  if (typeof lido !== 'object' || lido === null) return { recusa: RECUSAS_DO_ARQUIVO.outro };
  const { tipo, v, dark, light } = lido as Record<string, unknown>;
  const temModos = [dark, light].every((modo) => typeof modo === 'object' && modo !== null);
  if (tipo !== TIPO || typeof v !== 'number' || !temModos) {
    return { recusa: RECUSAS_DO_ARQUIVO.outro };
  }
  if (v > VERSAO) return { recusa: RECUSAS_DO_ARQUIVO.novo };
  return { tema: Par.parse({ dark, light }) };
}
