import { atoSoLe } from '@dominio/contrato/visita';

/** Fields of an answer that say which actions the caller may take on a record. */
const DOS_ATOS = new Set(['acoes', 'permissoes']);
/** Fields that say to which states the caller may take it. */
const DOS_DESTINOS = new Set(['proximos_status']);

const ehObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && Object.getPrototypeOf(valor) === Object.prototype;

const saoAtos = (valor: unknown): valor is Record<string, boolean> =>
  ehObjeto(valor) && Object.values(valor).every((um) => typeof um === 'boolean');

/**
 * An answer as a visit of 'Ver como' gets it: without the actions that the guard would refuse,
 * except those that only read. Done in one place, so that no policy has to think of visits.
 */
export function semAtos<T>(valor: T): T {
  if (Array.isArray(valor)) return valor.map(semAtos) as T;
  if (!ehObjeto(valor)) return valor;
  const partes = Object.entries(valor).map(([nome, parte]) => {
    if (DOS_DESTINOS.has(nome)) return [nome, []];
    if (!DOS_ATOS.has(nome) || !saoAtos(parte)) return [nome, semAtos(parte)];
    const restam = Object.entries(parte).map(([ato, pode]) => [ato, pode && atoSoLe(ato)]);
    return [nome, Object.fromEntries(restam)];
  });
  return Object.fromEntries(partes) as T;
}
