import {
  type Passagem,
  type ResumoDaPassagem,
  SECOES_DA_PASSAGEM,
  type SecaoGuardada,
  type SecaoLida,
} from '@dominio/contrato/passagens';
import { type Ator, pode } from '../../platform/acesso/ator.ts';
import { acoesDaPassagem } from './passagens.policy.ts';
import type { LinhaDePassagem, LinhaDoResumo } from './passagens.repository.ts';
import { ehParte } from './passagens.rules.ts';

/** Sections under the titles of the contract. */
export const comTitulos = (secoes: readonly SecaoGuardada[]): SecaoLida[] =>
  secoes.map(({ id, blocos }) => ({ id, titulo: SECOES_DA_PASSAGEM[id].titulo, blocos }));

export const apresentarResumo = (linha: LinhaDoResumo): ResumoDaPassagem => ({
  id: linha.id,
  de: { id: linha.de_id, nome: linha.de_nome },
  para: { id: linha.para_id, nome: linha.para_nome },
  estado: linha.estado,
  gerada_em: linha.criado_em.toISOString(),
  encerrada_em: linha.encerrada_em?.toISOString() ?? null,
});

/**
 * Whether a term came to nothing for somebody who does not see the client: a person who was to receive it,
 * and has no more reason to read of it.
 */
const naoVeioAoLeitor = (ator: Ator, { estado, no_escopo, gerada_por }: LinhaDePassagem): boolean =>
  (estado === 'recusada' || estado === 'cancelada') && !no_escopo && gerada_por !== ator.usuarioId;

/**
 * Told to the two who sign and to who had it made alone: the agenda's titles are for whoever takes part
 * (decisoes.md §5), and each kind of proposal for whoever reviews it.
 */
const DE_QUEM_ASSINA: readonly SecaoGuardada['id'][] = ['agenda', 'correcoes'];

/** What of the record a reader is told: all of it to those whose it is; to others what they may see. */
function secoesPara(ator: Ator, linha: LinhaDePassagem): SecaoGuardada[] {
  const { usuarioId } = ator;
  if (ehParte(linha, usuarioId) || linha.gerada_por === usuarioId) return linha.secoes;
  return linha.secoes.filter(
    ({ id }) => !DE_QUEM_ASSINA.includes(id) && pode(ator, SECOES_DA_PASSAGEM[id].permissao),
  );
}

/** Row → term, as the reader may see it and act upon it. */
export function apresentarPassagem(ator: Ator, linha: LinhaDePassagem): Passagem {
  const calado = naoVeioAoLeitor(ator, linha);
  return {
    ...apresentarResumo(linha),
    cliente: { id: linha.cliente_id, nome: linha.cliente_nome },
    escritorio_nome: linha.escritorio_nome ?? '',
    gerada_por: { id: linha.gerada_por, nome: linha.gerada_por_nome },
    pendencias: calado ? null : linha.pendencias,
    riscos: calado ? null : linha.riscos,
    observacoes: calado ? null : linha.observacoes,
    secoes: calado ? [] : comTitulos(secoesPara(ator, linha)),
    de_assinou_em: linha.de_assinou_em?.toISOString() ?? null,
    para_assinou_em: linha.para_assinou_em?.toISOString() ?? null,
    motivo: linha.motivo,
    versao: linha.versao,
    acoes: acoesDaPassagem(ator, linha),
  };
}
