import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { dadosInvalidos } from '../../platform/erros.ts';
import { vincularResponsavel } from '../clientes/vinculo.service.ts';
import * as repo from './opcoes.repository.ts';

/** The staff who may be responsible for a contract. */
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

/**
 * Checks the person responsible and the team of a contract, and links its client to that person.
 *
 * @throws Recusa 422 for a person who is not active staff, and for a team that is missing or not
 *   active.
 */
export async function designar(
  tx: ContextoDeTransacao,
  clienteId: number,
  { responsavel_id, time_id }: Designados,
): Promise<void> {
  const erros = [
    responsavel_id &&
      !(await repo.ehDaEquipe(tx.db, responsavel_id)) && {
        campo: 'responsavel_id',
        mensagem: 'Escolha uma pessoa ativa da equipe.',
      },
    time_id &&
      !(await repo.timeAtivo(tx.db, time_id)) && {
        campo: 'time_id',
        mensagem: 'Escolha um time ativo.',
      },
  ].filter((erro) => typeof erro === 'object' && erro !== null);
  if (erros.length > 0) throw dadosInvalidos(erros);
  if (responsavel_id) await vincularResponsavel(tx, responsavel_id, [clienteId]);
}
