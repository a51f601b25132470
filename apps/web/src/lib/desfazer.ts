import { type Aviso, avisar, retirarAviso } from './avisar.ts';
import { mensagemDoErro } from './erro-da-api.ts';
import { aoEscrever } from './escritas.ts';

interface Oferta {
  /**
   * Paths of the records that undoing gives back as they were; none for what no call writes. When one
   * is written again, by undoing it elsewhere for instance, the toast goes: undoing would be refused,
   * or take back more than was done.
   */
  registros: readonly string[];
  /** The fields that it gives back, where others of the record may be changed in between. */
  campos?: readonly string[];
  /** Each record is given back by itself: the toast goes when all of them were written again. */
  cadaUm?: boolean;
}

interface Desfazivel extends Pick<Aviso, 'titulo' | 'mensagem'>, Oferta {
  desfazer: () => Promise<unknown>;
  /** Title of the toast when undoing failed. */
  falha: string;
}

/** What the toasts in sight offer, by their ids. */
const ofertas = new Map<string, Oferta>();

/** Whether two writes of a record meet in a field; one that names no field writes all of it. */
const seCruzam = (uns: readonly string[] = [], outros: readonly string[] = []) =>
  uns.length === 0 || outros.length === 0 || uns.some((um) => outros.includes(um));

/** Takes the toasts away whose records were written again. */
function encerrar(
  escrito: (registro: string, campos: readonly string[] | undefined) => boolean,
): void {
  for (const [id, oferta] of ofertas) {
    const restam = oferta.registros.filter((registro) => !escrito(registro, oferta.campos));
    if (restam.length === oferta.registros.length) continue;
    ofertas.set(id, { ...oferta, registros: restam });
    if (!oferta.cadaUm || restam.length === 0) retirarAviso(id);
  }
}

aoEscrever(({ caminho, campos }) =>
  encerrar(
    (registro, seus) =>
      caminho.startsWith(`${registro}/`) || (caminho === registro && seCruzam(seus, campos)),
  ),
);

/** Takes away the toasts that offer to give a record back as it was: it is leaving. */
export const retirarOfertas = (registro: string): void => encerrar((um) => um === registro);

/**
 * Says what was done and offers to undo it for 8 s, instead of asking before (decisoes.md §6).
 * Returns the toast's id.
 */
export function avisarComDesfazer({
  desfazer,
  falha,
  registros,
  campos,
  cadaUm,
  ...aviso
}: Desfazivel): string {
  const tentar = () =>
    desfazer().catch((erro: unknown) =>
      avisar.erro({ titulo: falha, mensagem: mensagemDoErro(erro) }),
    );
  encerrar((registro, seus) => registros.includes(registro) && seCruzam(seus, campos));
  const id = avisar.sucesso({
    ...aviso,
    acao: { rotulo: 'Desfazer', aoEscolher: () => void tentar() },
    aoFechar: () => ofertas.delete(id),
  });
  ofertas.set(id, { registros, campos, cadaUm });
  return id;
}
