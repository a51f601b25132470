import type { EscritorioDoCliente } from '@dominio/contrato/area-cliente';
import { rodape } from '@dominio/contrato/paginacao';
import type { Contexto } from '../../platform/contexto.ts';
import { lerEscritorio } from '../escritorio/escritorio.service.ts';
import { apresentarPessoa, apresentarReuniao } from './area-cliente.presenter.ts';
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

/** The firm, and who of it answers for the caller's company; nobody for the staff. */
export async function escritorioDoCliente(ctx: Contexto): Promise<EscritorioDoCliente> {
  const { nome, logo_url, tem_logo } = await lerEscritorio(ctx);
  const { clienteId } = ctx.ator;
  const pessoas = clienteId === null ? [] : await repo.lerQuemAtende(ctx.db, clienteId);
  return { nome, logo_url, tem_logo, pessoas: pessoas.map(apresentarPessoa) };
}
