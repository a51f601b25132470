import { dataCivil, instanteCivil, somarDias } from '@dominio/contrato/datas';
import {
  type CargaDoTime,
  DIAS_DOS_INDICADORES,
  type IndicadoresDoTime,
} from '@dominio/contrato/times-indicadores';
import { lerTime } from '../../modules/times/times.service.ts';
import { pode } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import * as repo from './indicadores-do-time.repository.ts';

/** Whole days around now, on the firm's calendar. */
const periodo = (agora: Date, hoje: string) => ({
  agora,
  desde: instanteCivil(somarDias(hoje, -DIAS_DOS_INDICADORES)),
  ate: instanteCivil(somarDias(hoje, DIAS_DOS_INDICADORES + 1)),
  dias: DIAS_DOS_INDICADORES,
});

/** The load of every team, for their list; its hours for who reads the agenda alone. */
export async function lerCargas({ db, ator, agora }: Contexto): Promise<CargaDoTime[]> {
  const veAgenda = pode(ator, 'agenda:visualizar');
  const ja = agora();
  const hoje = dataCivil(ja);
  const cargas = await repo.contarCargas(db, hoje, periodo(ja, hoje));
  return cargas.map((uma) => (veAgenda ? uma : { ...uma, minutos_por_semana: null }));
}

/**
 * What may be counted of a team (page book #56), each part by its own permission. The agenda is
 * counted in whole days around now, as colleagues' busy time is known to whoever reads the agenda.
 *
 * @throws Recusa 404.
 */
export async function lerIndicadores(ctx: Contexto, id: number): Promise<IndicadoresDoTime> {
  const { db, ator } = ctx;
  await lerTime(ctx, id);
  const agora = ctx.agora();
  const hoje = dataCivil(agora);
  const contratos = pode(ator, 'contratos:visualizar')
    ? await repo.contarContratos(db, ator, id)
    : null;
  return {
    clientes: pode(ator, 'clientes:visualizar') ? await repo.contarClientes(db, ator, id) : null,
    contratos: contratos && {
      em_vigor: contratos.em_vigor,
      valor_mensal_centavos: pode(ator, 'contratos:ver_valores') ? contratos.valor : null,
    },
    agenda: pode(ator, 'agenda:visualizar')
      ? await repo.contarAgenda(db, id, periodo(agora, hoje))
      : null,
    ausentes: await repo.listarAusentes(db, id, hoje),
  };
}
