import { urlDoAvatar } from '@dominio/contrato/pessoas';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { dadosInvalidos } from '../../platform/erros.ts';
import { podeDarCliente } from '../clientes/clientes.service.ts';
import { jaVinculado, vincularResponsavel } from '../clientes/vinculo.service.ts';
import * as repo from './opcoes.repository.ts';

/** The staff who may answer for a contract, or for something else of a client. */
export async function listarResponsaveis(
  { db }: Contexto,
  busca: { termo?: string | undefined; limit: number },
) {
  const linhas = await repo.buscarPessoas(db, busca);
  return linhas.map(({ avatar_chave, ...pessoa }) => ({
    ...pessoa,
    avatar_url: urlDoAvatar(pessoa.id, avatar_chave),
    tem_avatar: avatar_chave !== null,
  }));
}

interface Designados {
  readonly responsavel_id?: number | null | undefined;
  readonly time_id?: number | null | undefined;
}

const FORA_DA_EQUIPE = 'Escolha uma pessoa ativa da equipe.';
const SEM_TIME = 'Escolha um time ativo.';

/**
 * Why contracts may not name a person or a team, whatever their client is; undefined if they may.
 * The person is held until the transaction ends.
 */
export async function contraDesignado(
  { db }: ContextoDeTransacao,
  campo: keyof Designados,
  id: number,
): Promise<string | undefined> {
  if (campo === 'time_id') return (await repo.timeAtivo(db, id)) ? undefined : SEM_TIME;
  return (await repo.ehDaEquipe(db, id)) ? undefined : FORA_DA_EQUIPE;
}

/** Why somebody may not answer for something of this client; undefined if they may. */
export async function contraResponsavel(
  tx: ContextoDeTransacao,
  pessoa: number,
  clienteId: number,
) {
  const contra = await contraDesignado(tx, 'responsavel_id', pessoa);
  if (contra) return contra;
  // Being responsible links the client to the person, for good.
  if ((await podeDarCliente(tx, clienteId)) || (await jaVinculado(tx, pessoa, clienteId))) return;
  return TEXTOS_DO_USUARIO.foraDaAlcada;
}

/**
 * Checks the person responsible and the team of a contract, and links its client to that person.
 *
 * @throws Recusa 422 for a person who is not active staff, or would get a client that the caller may
 *   not give; for a team that is missing or not active.
 */
export async function designar(
  tx: ContextoDeTransacao,
  clienteId: number,
  { responsavel_id, time_id }: Designados,
): Promise<void> {
  const contra = responsavel_id && (await contraResponsavel(tx, responsavel_id, clienteId));
  const contraTime = time_id && (await contraDesignado(tx, 'time_id', time_id));
  const erros = [
    contra && { campo: 'responsavel_id', mensagem: contra },
    contraTime && { campo: 'time_id', mensagem: contraTime },
  ].filter((erro) => typeof erro === 'object' && erro !== null);
  if (erros.length > 0) throw dadosInvalidos(erros);
  if (responsavel_id) await vincularResponsavel(tx, responsavel_id, [clienteId]);
}
