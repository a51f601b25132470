/** An interval of a day, each end `HH:MM`. */
export type Turno = [inicio: string, fim: string];

/**
 * The interval to offer next: the afternoon after a morning, otherwise the hours of a whole day.
 */
export function proximoTurno(turnos: readonly Turno[]): Turno {
  const ultimo = turnos.at(-1)?.[1];
  if (ultimo === undefined) return ['08:00', '12:00'];
  return ultimo < '13:00' ? ['13:00', '18:00'] : ['', ''];
}
