import { estaAberta, type Passagem } from '@dominio/contrato/passagens';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { podeAssinar } from './passagens.rules.ts';

type Termo = Parameters<typeof podeAssinar>[0] & {
  readonly gerada_por: number;
  /** Whether the actor sees the client. */
  readonly no_escopo: boolean;
};

/** Whether a person may call a term off: who had it made, or who could make another. */
export const podeCancelar = (ator: Ator, termo: Termo): boolean =>
  termo.gerada_por === ator.usuarioId || (termo.no_escopo && pode(ator, 'contratos:editar'));

/** What the actor may do with a term; in a visit nothing, for a signature is the person's own. */
export function acoesDaPassagem(ator: Ator, termo: Termo): Passagem['acoes'] {
  const emPessoa = ator.visita === null;
  const assina = emPessoa && podeAssinar(termo, ator.usuarioId);
  return {
    assinar: assina,
    recusar: assina,
    cancelar: emPessoa && estaAberta(termo.estado) && podeCancelar(ator, termo),
  };
}
