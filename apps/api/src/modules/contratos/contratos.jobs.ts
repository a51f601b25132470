import { dataCivil } from '@dominio/contrato/datas';
import { registrar } from '../../platform/auditoria/auditoria.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import type {} from './contratos.events.ts';
import * as repo from './encerramento.repository.ts';

/** Ends the contracts whose day has come; the log has it done by the system. */
const encerrarVencidos = (
  { id: trabalho, banco, agora }: Trabalho,
  { jobs }: Pick<Plataforma, 'jobs'>,
) =>
  banco.transaction(async (db) => {
    const instante = agora();
    const vencidos = await repo.travarVencidos(db, dataCivil(instante));
    if (vencidos.length === 0) return;
    await repo.encerrar(
      db,
      vencidos.map(({ id }) => id),
      instante,
    );
    const origem = {
      usuarioId: null,
      comoUsuarioId: null,
      sessaoId: null,
      ip: null,
      requestId: `trabalho:${trabalho}`,
    };
    await registrar(
      db,
      origem,
      ...vencidos.map(({ id, cliente_id, status_contrato, ...fim }) => ({
        acao: 'contrato.status_alterado',
        objeto: { tipo: 'contrato', id },
        clienteId: cliente_id,
        antes: { status_contrato },
        depois: { status_contrato: 'ENCERRADO', ...fim },
      })),
    );
    for (const { id, status_contrato: de } of vencidos) {
      const mudanca = { id, autorId: null, de, para: 'ENCERRADO' };
      await jobs.publicar(db, 'contrato.status', mudanca);
    }
  });

/** Early on each day, the contracts end whose last day it is. */
export const encerramento: TrabalhoAgendado = {
  nome: 'contratos.encerrar',
  cron: '4 0 * * *',
  fazer: encerrarVencidos,
};
