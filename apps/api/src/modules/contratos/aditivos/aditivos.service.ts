import type { EdicaoDeContrato } from '@dominio/contrato/contratos';
import type { TermosDoContrato, TipoDeAditivo } from '@dominio/contrato/contratos-aditivos';
import { diaEscrito } from '@dominio/contrato/datas';
import type { Contexto, ContextoDeTransacao } from '../../../platform/contexto.ts';
import { campoInvalido } from '../../../platform/erros.ts';
import { veValores } from '../contratos.policy.ts';
import type { LinhaDeContrato } from '../contratos.repository.ts';
import { emVigor } from '../contratos.rules.ts';
import { exigirContrato } from '../contratos.service.ts';
import { servicosEmTexto } from '../servicos-do-contrato.service.ts';
import { apresentarAditivo } from './aditivos.presenter.ts';
import * as repo from './aditivos.repository.ts';
import {
  descricaoDaDiferenca,
  diferencaDosTermos,
  mudamTermos,
  type TermosEscritos,
  termosProprios,
} from './aditivos.rules.ts';

/** The amendments of a contract. @throws Recusa 404 outside the caller's scope. */
export async function listarAditivos(ctx: Contexto, contratoId: number) {
  await exigirContrato(ctx, contratoId);
  const linhas = await repo.listar(ctx.db, contratoId);
  const veValor = veValores(ctx.ator);
  return { aditivos: linhas.map((um) => apresentarAditivo(um, veValor)), total: linhas.length };
}

const termosDe = (linha: LinhaDeContrato): TermosDoContrato => ({
  empresa: linha.empresa_nome,
  ...servicosEmTexto(linha.servicos),
  ...termosProprios(linha),
});

type Escrito = TermosEscritos & Pick<LinhaDeContrato, 'data_inicio'>;

/**
 * The day on which the amendment that a change makes takes effect: the one asked for, else today;
 * never before the contract begins. If the amendment moves the beginning, the earlier of the two
 * days counts.
 *
 * @returns null for a change that makes no amendment: of a contract not in force, or of no term and
 *   without words for what else is agreed.
 * @throws Recusa 422 for a day before the contract begins, and for a day alone.
 */
export function vigenciaDoAditivo(
  antes: LinhaDeContrato,
  depois: Escrito,
  { descricao, vigencia_em: pedida }: NonNullable<EdicaoDeContrato['aditivo']>,
  hoje: string,
): string | null {
  if (!emVigor(antes.status_contrato)) return null;
  if (!mudamTermos(antes, depois) && !descricao) {
    if (!pedida) return null;
    throw campoInvalido('aditivo.descricao', 'Escreva o que muda, ou mude um termo do contrato.');
  }
  const inicios = [antes.data_inicio, depois.data_inicio];
  const inicio = inicios.filter((um) => um !== null).sort()[0];
  const vigencia = pedida ?? hoje;
  if (inicio === undefined || vigencia >= inicio) return vigencia;
  if (pedida === null || pedida === undefined) return inicio;
  throw campoInvalido(
    'aditivo.vigencia_em',
    `O aditivo não pode valer antes do início do contrato, em ${diaEscrito(inicio)}.`,
  );
}

const SEM_TERMOS = { antes: {}, depois: {} };

/**
 * Writes an amendment for the terms that changed; of none, for what its description says besides.
 *
 * @param vigencia_em of `vigenciaDoAditivo`.
 * @returns the number of the amendment; null when there is none to write.
 */
export async function registrarAditivo(
  tx: ContextoDeTransacao,
  antes: LinhaDeContrato,
  depois: LinhaDeContrato,
  {
    descricao,
    vigencia_em,
    tipo = 'alteracao',
  }: {
    descricao: string | null | undefined;
    vigencia_em: string | null;
    tipo?: TipoDeAditivo;
  },
): Promise<number | null> {
  if (!vigencia_em) return null;
  const diferenca =
    diferencaDosTermos(termosDe(antes), termosDe(depois)) ?? (descricao ? SEM_TERMOS : null);
  if (!diferenca) return null;
  return repo.inserir(tx.db, {
    ...diferenca,
    contrato_id: antes.id,
    tipo,
    descricao: descricao || descricaoDaDiferenca(diferenca.depois),
    vigencia_em,
    criado_por: tx.ator.usuarioId,
    criado_em: tx.agora(),
  });
}
