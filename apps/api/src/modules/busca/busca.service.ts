import { RESULTADOS_DA_BUSCA, type ResultadoDaBusca } from '@dominio/contrato/busca';
import type { Contexto } from '../../platform/contexto.ts';
import { procurarAgendamentos } from '../agendamentos/leitura/procura.service.ts';
import { procurarClientes } from '../clientes/clientes.service.ts';
import { procurarColegas } from '../usuarios/usuarios.service.ts';
import { valeBuscar } from './busca.rules.ts';

/**
 * Clients in scope, colleagues and the caller's own appointments that match a term. Searched one
 * after the other, so that a search never takes more than one connection.
 */
export async function buscar(ctx: Contexto, digitado: string): Promise<ResultadoDaBusca> {
  const termo = digitado.normalize('NFC');
  if (!valeBuscar(termo)) return { termo, clientes: [], pessoas: [], agendamentos: [] };
  return {
    termo,
    clientes: await procurarClientes(ctx, termo, RESULTADOS_DA_BUSCA),
    pessoas: await procurarColegas(ctx, termo, RESULTADOS_DA_BUSCA),
    agendamentos: await procurarAgendamentos(ctx, termo, RESULTADOS_DA_BUSCA),
  };
}
