import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';
import { criarCampos } from './campos.rules.ts';
import { criarFrases } from './frases.rules.ts';

/** @throws at boot for a word that two modules define. */
function juntar<T>(
  lista: readonly PalavrasDaAuditoria[],
  parte: (palavras: PalavrasDaAuditoria) => Readonly<Record<string, T>> | undefined,
): ReadonlyMap<string, T> {
  const juntas = new Map<string, T>();
  for (const [nome, valor] of lista.flatMap((uma) => Object.entries(parte(uma) ?? {}))) {
    if (juntas.has(nome)) throw new Error(`Dois módulos dizem o que é ${nome} na auditoria.`);
    juntas.set(nome, valor);
  }
  return juntas;
}

/** All words of the log, as the modules declare them. */
export function criarVocabulario(lista: readonly PalavrasDaAuditoria[]) {
  const palavras = {
    objetos: juntar(lista, ({ objetos }) => objetos),
    assuntos: juntar(lista, ({ assuntos }) => assuntos),
    feitos: juntar(lista, ({ feitos }) => feitos),
    frases: juntar(lista, ({ frases }) => frases),
    campos: juntar(lista, ({ campos }) => campos),
    camposDe: juntar(lista, ({ camposDe }) => camposDe),
    ligados: juntar(lista, ({ ligados }) => ligados),
    soAuditores: juntar(lista, ({ soAuditores }) => soAuditores),
  };
  const campos = criarCampos(palavras);
  return {
    ...campos,
    ...criarFrases(palavras, campos),
    /** Actions that colleagues read too; any other, a new one included, is for auditors. */
    historico: lista.flatMap(({ historico = [] }) => historico),
    /** Whether colleagues read the field's old and new value. */
    contaAoColega: (acao: string, campo: string): boolean =>
      !palavras.soAuditores.get(acao)?.includes(campo),
    temAlcance: (tipo: string): boolean => palavras.objetos.get(tipo)?.comAlcance ?? false,
  };
}

export type Vocabulario = ReturnType<typeof criarVocabulario>;
