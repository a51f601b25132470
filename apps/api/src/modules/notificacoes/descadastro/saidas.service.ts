import type { TipoDeAviso } from '../../../platform/aviso.ts';
import type { Db } from '../../../platform/db.ts';
import { lerRegras } from '../preferencias/preferencias.repository.ts';
import { juntarEventos } from '../preferencias/preferencias.rules.ts';

/** A type of event by its name, and what keeps people from leaving its e-mails. */
export interface Saida {
  readonly tipo: string;
  readonly titulo: string;
  readonly presa: 'critico' | 'regra' | null;
  /** Whether who decides nothing gets its e-mails. */
  readonly porPadrao: boolean;
}

/** Of these types, those that are known, each once and in the given order. */
export async function lerSaidas(
  db: Db,
  tipos: readonly TipoDeAviso[],
  quais: readonly string[],
): Promise<Saida[]> {
  const regras = await lerRegras(db);
  const eventos = new Map(juntarEventos(tipos, regras).map((evento) => [evento.tipo, evento]));
  const travados = new Set(regras.filter((uma) => uma.bloqueado).map((uma) => uma.event_type));
  return [...new Set(quais)].flatMap((tipo) => {
    const evento = eventos.get(tipo);
    if (!evento) return [];
    const presa = evento.critico ? 'critico' : travados.has(tipo) ? 'regra' : null;
    const regra = regras.find((uma) => uma.event_type === tipo);
    const porPadrao = regra?.email ?? evento.padrao.email;
    return [{ tipo, titulo: evento.titulo, presa, porPadrao }];
  });
}
