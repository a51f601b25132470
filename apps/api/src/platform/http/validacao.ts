import type { CampoInvalido } from '@dominio/contrato/erros';
import { mensagemPadrao } from '@dominio/contrato/mensagens';
import type { z } from 'zod';
import { dadosInvalidos } from '../erros.ts';

/** The most wrong fields that a refusal names: more help nobody, and each may be very long. */
const MAXIMO_DE_CAMPOS = 50;
const CAMPO_MAXIMO = 200;

type Secao = 'params' | 'query' | 'body';

/**
 * Finds texts with NUL or half a surrogate pair, which PostgreSQL cannot store (the latter in JSON)
 * and no person writes. Checked here once, instead of failing in some statement; only in parsed
 * fields, since others go nowhere.
 */
function camposComNul(valor: unknown, caminho: string[] = [], profundidade = 0): CampoInvalido[] {
  if (typeof valor === 'string') {
    return valor.includes('\0') || !valor.isWellFormed()
      ? [{ campo: caminho.join('.'), mensagem: 'O texto contém um caractere inválido.' }]
      : [];
  }
  if (valor === null || typeof valor !== 'object' || profundidade > 32) return [];
  return Object.entries(valor).flatMap(([chave, item]) =>
    camposComNul(item, [...caminho, chave], profundidade + 1),
  );
}

/**
 * Parses every section of a request and reports the wrong fields together, fifty at most.
 *
 * @throws Recusa `DADOS_INVALIDOS` (422) with one entry per field.
 */
export function analisar<S extends Partial<Record<Secao, z.ZodType>>>(
  esquemas: S,
  dados: Record<Secao, unknown>,
): Record<Secao, unknown> {
  const campos: CampoInvalido[] = [];
  const saida: Record<Secao, unknown> = { params: undefined, query: undefined, body: undefined };
  for (const secao of ['params', 'query', 'body'] as const) {
    const esquema = esquemas[secao];
    if (!esquema) continue;
    const valor = dados[secao] ?? (secao === 'body' ? {} : dados[secao]);
    const lido = esquema.safeParse(valor, { error: mensagemPadrao });
    if (lido.success) {
      saida[secao] = lido.data;
      campos.push(...camposComNul(lido.data).slice(0, MAXIMO_DE_CAMPOS));
    } else {
      for (const { path, message } of lido.error.issues.slice(0, MAXIMO_DE_CAMPOS)) {
        campos.push({ campo: path.join('.').slice(0, CAMPO_MAXIMO), mensagem: message });
      }
    }
  }
  if (campos.length > 0) throw dadosInvalidos(campos.slice(0, MAXIMO_DE_CAMPOS));
  return saida;
}
