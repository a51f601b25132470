import type { EventoDeAuditoria } from '@dominio/contrato/auditoria';
import type { LinhaDeAuditoria } from './auditoria.repository.ts';
import { camposMudados } from './campos.rules.ts';
import { chaveDoNome, type Nomes } from './valores.rules.ts';
import type { Vocabulario } from './vocabulario.rules.ts';

/** The records that a page of rows names, by kind; with `valores`, also those in what changed. */
export function nomesPedidos(
  { campoDe, referenciasDe }: Vocabulario,
  linhas: readonly LinhaDeAuditoria[],
  valores: boolean,
): Map<string, Set<number>> {
  const pedidos = new Map<string, Set<number>>();
  const pedir = (tipo: string, id: number | null) => {
    if (id === null) return;
    const ids = pedidos.get(tipo) ?? new Set();
    pedidos.set(tipo, ids.add(id));
  };
  for (const linha of linhas) {
    pedir('usuario', linha.usuario_id);
    pedir('usuario', linha.como_usuario_id);
    pedir('cliente', linha.cliente_id);
    if (linha.objeto_tipo) pedir(linha.objeto_tipo, linha.objeto_id);
    if (!valores) continue;
    for (const nome of camposMudados(linha.antes, linha.depois)) {
      const campo = campoDe(linha.acao, nome);
      for (const lado of [linha.antes, linha.depois]) {
        for (const [tipo, id] of referenciasDe(linha.acao, campo, lado?.[nome])) pedir(tipo, id);
      }
    }
  }
  return pedidos;
}

/** The name of the record in the row itself, for a record that is gone or whose kind names none. */
function nomeNaLinha({ antes, depois }: LinhaDeAuditoria): string | undefined {
  for (const valores of [depois, antes]) {
    for (const campo of ['nome', 'titulo', 'razao_social', 'numero_contrato']) {
      const nome = valores?.[campo];
      if (typeof nome === 'string' && nome !== '') return nome;
    }
  }
  return undefined;
}

const nomeado = (nomes: Nomes, tipo: string, id: number | null) =>
  id === null ? null : { id, nome: nomes.get(chaveDoNome(tipo, id)) ?? `nº ${id}` };

/** Who did it, as the beginning of a sentence. */
const SEM_AUTOR = 'Alguém';
const O_SISTEMA = 'O sistema';

/**
 * A row as a sentence with its parts.
 *
 * @param sujeito who did it, where that is not a name: 'Você'.
 */
export function apresentarEvento(
  { predicado }: Vocabulario,
  linha: LinhaDeAuditoria,
  nomes: Nomes,
  sujeito?: string,
): EventoDeAuditoria {
  const { objeto_tipo: tipo, objeto_id: id } = linha;
  const autor = nomeado(nomes, 'usuario', linha.usuario_id);
  const como = nomeado(nomes, 'usuario', linha.como_usuario_id);
  const objeto =
    tipo === null || id === null
      ? null
      : { tipo, id, nome: nomes.get(chaveDoNome(tipo, id)) ?? nomeNaLinha(linha) ?? `nº ${id}` };
  const quem = sujeito ?? autor?.nome ?? (linha.ip === null ? O_SISTEMA : SEM_AUTOR);
  const mascara = como ? `${quem}, vendo como ${como.nome},` : quem;
  return {
    id: linha.id,
    em: linha.criado_em.toISOString(),
    autor,
    como,
    acao: linha.acao,
    frase: `${mascara} ${predicado(linha, objeto)}`,
    objeto,
    cliente: nomeado(nomes, 'cliente', linha.cliente_id),
    ip: linha.ip,
  };
}
