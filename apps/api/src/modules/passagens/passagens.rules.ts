import { somarDias } from '@dominio/contrato/datas';
import { DIAS_DA_PASSAGEM, type EstadoDaPassagem, estaAberta } from '@dominio/contrato/passagens';

interface Termo {
  readonly estado: EstadoDaPassagem;
  readonly de_id: number;
  readonly para_id: number;
  readonly de_assinou_em: Date | null;
  readonly para_assinou_em: Date | null;
}

/** The column of a person's signature; null for who is neither of the two. */
export const assinaturaDe = ({ de_id, para_id }: Termo, pessoa: number) => {
  if (pessoa === de_id) return 'de_assinou_em';
  return pessoa === para_id ? 'para_assinou_em' : null;
};

/** Whether a person is one of the two who sign. */
export const ehParte = (termo: Termo, pessoa: number): boolean =>
  assinaturaDe(termo, pessoa) !== null;

/** Whether a person may sign a term, or refuse to: one of the two, who has not, while it is open. */
export function podeAssinar(termo: Termo, pessoa: number): boolean {
  const minha = assinaturaDe(termo, pessoa);
  return minha !== null && termo[minha] === null && estaAberta(termo.estado);
}

/** What a term is once a person has signed it, too: concluded by the second of the two. */
export const depoisDeAssinar = ({ estado }: Termo): EstadoDaPassagem =>
  estado === 'assinada' ? 'concluida' : 'assinada';

/**
 * The first day of the next month of a contract's adjustment, the current month's included, if it is
 * within the days that a term looks ahead.
 *
 * @param hoje `AAAA-MM-DD`.
 * @param mes 1 to 12.
 */
export function reajusteProximo(hoje: string, mes: number): string | null {
  const [ano = 0, atual = 0] = hoje.split('-').map(Number);
  const deste = mes < atual ? ano + 1 : ano;
  const dia = `${deste}-${String(mes).padStart(2, '0')}-01`;
  return dia <= somarDias(hoje, DIAS_DA_PASSAGEM) ? dia : null;
}
