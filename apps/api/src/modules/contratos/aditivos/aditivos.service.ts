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
 * @returns null for a change that makes no amendment: of no term, or of a contract not in force.
 * @throws Recusa 422 for a day before the contract begins.
 */
export function vigenciaDoAditivo(
  antes: LinhaDeContrato,
  depois: Escrito,
  pedida: string | null | undefined,
  hoje: string,
): string | null {
  if (!emVigor(antes.status_contrato) || !mudamTermos(antes, depois)) return null;
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

/**
 * Writes an amendment for the terms that changed.
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
  const diferenca = vigencia_em && diferencaDosTermos(termosDe(antes), termosDe(depois));
  if (!diferenca) return null;
  return repo.inserir(tx.db, {
    ...diferenca,
    contrato_id: antes.id,
    tipo,
    descricao: descricao ?? descricaoDaDiferenca(diferenca.depois),
    vigencia_em,
    criado_por: tx.ator.usuarioId,
    criado_em: tx.agora(),
  });
}
