import { rodape } from '@dominio/contrato/paginacao';
import type { Contexto } from '../../platform/contexto.ts';
import { apresentarReuniao } from './area-cliente.presenter.ts';
import * as repo from './area-cliente.repository.ts';

interface Pedido {
  readonly periodo?: 'proximos' | 'anteriores';
  readonly page: number;
  readonly limit: number;
}

/** Meetings of the caller's company with the firm; none for the staff, who belong to no client. */
export async function agendaDoCliente(
  { db, ator, agora }: Contexto,
  { periodo = 'proximos', ...pagina }: Pedido,
) {
  const { clienteId } = ator;
  if (clienteId === null) return { agendamentos: [], ...rodape(0, pagina) };
  const filtro = { clienteId, periodo, agora: agora() };
  const linhas = await repo.listar(db, filtro, pagina);
  const total = await repo.contar(db, filtro);
  return { agendamentos: linhas.map(apresentarReuniao), ...rodape(total, pagina) };
}
