import type { Correcao, EstadoDaCorrecao, ValorDaCorrecao } from '@dominio/contrato/correcoes';
import {
  type AlvoDaCorrecao,
  CAMPOS_OCULTOS,
  camposDoAlvo,
  ehInclusao,
  REGISTRO_DO_ALVO,
} from '@dominio/contrato/correcoes-alvos';

/** A value of the register as a correction holds it: what is absent or blank is null. */
export const comoValor = (valor: unknown): ValorDaCorrecao =>
  typeof valor === 'number' || (typeof valor === 'string' && valor !== '') ? valor : null;

/** What the register says of a field of a proposal: of what is to be added, nothing yet. */
export function valorAtual(
  alvo: AlvoDaCorrecao,
  atual: Readonly<Record<string, unknown>> | undefined,
  campo: string,
): ValorDaCorrecao {
  if (!atual || ehInclusao(alvo)) return null;
  if (campo === 'situacao') return atual.saiu_em ? 'saiu' : 'ativo';
  return comoValor(atual[campo]);
}

/** Whether a client's people read of a record: not of a contact who left, nor of a closed account. */
export const estaLa = ({ saiu_em, encerrada_em }: Readonly<Record<string, unknown>>): boolean =>
  !saiu_em && !encerrada_em;

/** The fields that a proposal changes, each as it is and as it is proposed, in the form's order. */
export const mudancasDe = (
  alvo: AlvoDaCorrecao,
  atual: Readonly<Record<string, unknown>>,
  propostos: Readonly<Record<string, unknown>>,
) =>
  Object.keys(camposDoAlvo(alvo)).flatMap((campo) => {
    if (propostos[campo] === undefined) return [];
    const [antes, proposto] = [valorAtual(alvo, atual, campo), comoValor(propostos[campo])];
    return antes === proposto ? [] : [{ campo, antes, proposto }];
  });

interface Decidivel {
  readonly retirada_em: Date | null;
  readonly campos: readonly { readonly decisao: 'aceito' | 'recusado' | null }[];
}

/** What became of a correction, by what was decided of its fields. */
export function estadoDe({ retirada_em, campos }: Decidivel): EstadoDaCorrecao {
  if (retirada_em) return 'retirada';
  if (campos.some(({ decisao }) => decisao === null)) return 'em_analise';
  const aceitos = campos.filter(({ decisao }) => decisao === 'aceito').length;
  if (aceitos === campos.length) return 'aceita';
  return aceitos === 0 ? 'recusada' : 'parcial';
}

/** Fields in the order of the form. */
export const emOrdem = <C extends { readonly campo: string }>(
  alvo: AlvoDaCorrecao,
  campos: readonly C[],
): C[] => {
  const ordem = Object.keys(camposDoAlvo(alvo));
  return campos.toSorted((um, outro) => ordem.indexOf(um.campo) - ordem.indexOf(outro.campo));
};

const escondido = (valor: ValorDaCorrecao): ValorDaCorrecao => (valor === null ? null : '••••');

/** A correction as the client's people see it: numbers of accounts are not told, not even their own. */
export const paraOCliente = (correcao: Correcao): Correcao => ({
  ...correcao,
  campos: correcao.campos.map((um) =>
    CAMPOS_OCULTOS.includes(um.campo)
      ? { ...um, antes: escondido(um.antes), proposto: escondido(um.proposto) }
      : um,
  ),
});

/** The record that the audit log tells of a proposal. */
export const objetoDe = ({ alvo, alvo_id }: { alvo: AlvoDaCorrecao; alvo_id: number }) => ({
  tipo: REGISTRO_DO_ALVO[alvo],
  id: alvo_id,
});

/** What undoing an answer gives back, and the version of the record that the answer left. */
export interface Gravado {
  /** The record that was written; of one that was added, the new one. */
  readonly id: number;
  readonly versao: number;
  /** The accepted fields as they were just before. */
  readonly antes: Readonly<Record<string, ValorDaCorrecao>>;
}

/** How long an answer may be taken back, and what that takes is kept: the offer lasts seconds. */
export const PRAZO_PARA_DESFAZER_MS = 86_400_000;

/**
 * Seconds to wait before the author is told of an answer: one undone by then is told to nobody (the
 * interface offers undoing for 8 s, decisoes.md §6).
 */
export const ESPERA_DO_AVISO_S = 15;
