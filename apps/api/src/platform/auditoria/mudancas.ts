import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { auditoriaEventos as eventos, naoSoLido } from './auditoria.tables.ts';

interface Quais {
  readonly clienteId: number;
  readonly objetoTipo: string;
  readonly acoes: readonly string[];
}

/** The entries about changes of a client's records of one kind, where only the log remembers them. */
export const mudancasDoCliente = ({ clienteId, objetoTipo, acoes }: Quais): SQL | undefined =>
  and(
    eq(eventos.cliente_id, clienteId),
    eq(eventos.objeto_tipo, objetoTipo),
    inArray(eventos.acao, [...acoes]),
    naoSoLido(eventos.acao),
  );
