import { diaDaSemana } from '@dominio/contrato/datas';
import { lerEscritorio } from '../../modules/escritorio/escritorio.service.ts';
import { abrirDiasFechados } from '../../modules/feriados/feriados.service.ts';
import { notificarCadaUm } from '../../modules/notificacoes/notificar-cada-um.service.ts';
import type { Db } from '../../platform/db.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import type { FonteDoResumo, LinhaDoResumo } from '../../platform/resumo-do-dia.ts';
import * as repo from './resumo.repository.ts';
import { diaDoResumo, emPalavras, emSilencioNoDia } from './resumo.rules.ts';
import { resumoDoDia } from './resumo-do-dia.aviso.ts';

type Meios = Pick<Plataforma, 'aoVivo' | 'jobs'> & { readonly fontes: readonly FonteDoResumo[] };

/** Which days the firm works on, for as many as are asked for. */
async function abrirDiasDeTrabalho(db: Db): Promise<(dia: string) => boolean> {
  const { expediente, uf, municipio } = await lerEscritorio({ db });
  const fechados = await abrirDiasFechados({ db }, { uf, municipio });
  return (dia) => {
    const turnos = expediente[`${diaDaSemana(dia)}` as keyof typeof expediente];
    return turnos.length > 0 && !fechados.ehFeriado(dia);
  };
}

/** Who is told of which day now, by their clocks: whoever works on it and is not away. */
async function quemETalDia(db: Db, agora: Date) {
  const trabalhaSe = await abrirDiasDeTrabalho(db);
  const porFuso = Map.groupBy(await repo.lerEquipe(db), ({ silencio }) => silencio.fuso);
  const grupos = [];
  for (const [fuso, equipe] of porFuso) {
    const dia = diaDoResumo(fuso, agora);
    if (dia === undefined || !trabalhaSe(dia)) continue;
    const ids = equipe
      .filter(({ silencio }) => !emSilencioNoDia(silencio, dia))
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    const ausentes = await repo.ausentesNoDia(db, ids, dia);
    grupos.push({ fuso, dia, pessoas: ids.filter((id) => !ausentes.has(id)) });
  }
  return grupos;
}

/** What every module has to tell of a day, by person. One that fails keeps no other back. */
async function lerLinhas(
  { log }: Pick<Trabalho, 'log'>,
  fontes: readonly FonteDoResumo[],
  dia: Parameters<FonteDoResumo>[0],
) {
  const linhas: LinhaDoResumo[] = [];
  for (const fonte of fontes) {
    try {
      linhas.push(...(await fonte(dia)));
    } catch (err) {
      log.error({ err }, 'uma parte do resumo do dia não pôde ser lida');
    }
  }
  return Map.groupBy(linhas, ({ usuarioId }) => usuarioId);
}

/**
 * Tells each of the staff at 8 h on their clock, on the days on which they work, what the modules have for
 * their day, in one notification: once per person and day, however often and in however many processes
 * it runs, and nothing to whom there is nothing to say. It runs several times within that hour, so that
 * a server that was down at its stroke makes up for it.
 */
export async function resumirODia(
  { banco, agora, log }: Trabalho,
  { fontes, ...meios }: Meios,
): Promise<void> {
  const instante = agora();
  for (const grupo of await quemETalDia(banco, instante)) {
    const { dia, pessoas } = grupo;
    if (pessoas.length === 0) continue;
    const porPessoa = await lerLinhas({ log }, fontes, { ...grupo, db: banco, agora: instante });
    await notificarCadaUm(
      { ...meios, banco, agora },
      resumoDoDia,
      [...porPessoa].map(([usuarioId, linhas]) => ({
        usuarioId,
        ...emPalavras(linhas),
        url: '/inicio',
        trackingKey: `resumo_do_dia:usuario:${usuarioId}:${dia}`,
      })),
    );
  }
}
