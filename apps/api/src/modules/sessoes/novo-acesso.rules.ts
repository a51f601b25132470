import { lerDispositivo } from '../../platform/dispositivo.ts';

/** Where a sign-in came from. */
export interface Origem {
  readonly agente: string | null;
  readonly ip: string | null;
}

/** What of a sign-in was not seen before. */
export type LugarNovo = 'dispositivo' | 'rede';

/**
 * The part of an address that stays when a provider gives a home or a telephone another one: one that
 * compared whole addresses would tell of a new place every day.
 */
export function redeDe(ip: string | null): string | null {
  if (ip === null) return null;
  const [v4] = ip.match(/\d+\.\d+(?=\.\d+\.\d+$)/) ?? [];
  return v4 ?? ip.split(':', 2).join(':');
}

/**
 * What is new of a sign-in, compared with those that are remembered: the browser and its system, or
 * else the network. Undefined where both were seen.
 */
export function oQueENovo(agora: Origem, antes: readonly Origem[]): LugarNovo | undefined {
  const { dispositivo } = lerDispositivo(agora.agente);
  if (!antes.some(({ agente }) => lerDispositivo(agente).dispositivo === dispositivo)) {
    return 'dispositivo';
  }
  const rede = redeDe(agora.ip);
  return antes.some(({ ip }) => redeDe(ip) === rede) ? undefined : 'rede';
}
