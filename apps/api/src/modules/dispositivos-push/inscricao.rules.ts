import { createHash } from 'node:crypto';
import type { DadosDoDispositivo, Inscricao } from '@dominio/contrato/push';
import { ehPonto } from '../../platform/push/par-de-chaves.ts';

export const resumoDoEndpoint = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');

/** Whether the device's public key can be encrypted for; its length is the contract's. */
export const ehChaveDeDispositivo = (p256dh: string): boolean =>
  ehPonto(Buffer.from(p256dh, 'base64url'));

/** Fields that tell browsers apart and say nothing of use about the device. */
const DA_IMPRESSAO = [
  'canvas_fingerprint',
  'webgl_fingerprint',
  'audio_fingerprint',
  'fonts',
  'plugins',
  'mime_types',
] as const satisfies readonly (keyof NonNullable<DadosDoDispositivo>)[];

/** What a browser's fingerprint is hashed from; null where it sent none, as ours does. */
export function impressaoDe({ browser_fingerprint, device_info }: Inscricao): string | null {
  const partes = DA_IMPRESSAO.map((campo) => device_info?.[campo] ?? null);
  const tudo = [browser_fingerprint ?? null, ...partes];
  return tudo.every((parte) => parte === null) ? null : JSON.stringify(tudo);
}

/** Text of one line for a list of devices; null for none. */
const limpo = (texto: string | null | undefined) =>
  texto?.replaceAll(/\p{Cc}/gu, ' ').trim() || null;

/** What is kept of what a browser says of itself. */
export const descricaoDe = (
  { device_info }: Inscricao,
  agenteDoPedido: string | null,
): {
  agente: string | null;
  plataforma: string | null;
  idioma: string | null;
  fuso: string | null;
} => ({
  agente: limpo(device_info?.user_agent) ?? limpo(agenteDoPedido),
  plataforma: limpo(device_info?.platform),
  idioma: limpo(device_info?.language),
  fuso: limpo(device_info?.timezone),
});

/** The id that a browser gave itself, where it is one. */
export const idDado = ({ device_id }: Inscricao): string | null =>
  device_id && /^[\w.:-]+$/.test(device_id) ? device_id : null;

type Chaves = { readonly p256dh: string; readonly auth: string };

/**
 * Whether a person may take over a device of somebody else (seguranca.md P21): whoever has its keys
 * has its browser, where two people sign in one after the other.
 */
export const podeAssumir = (
  atual: Chaves & { readonly usuario_id: number | null },
  quem: number,
  chaves: Chaves,
): boolean =>
  atual.usuario_id === null ||
  atual.usuario_id === quem ||
  (atual.p256dh === chaves.p256dh && atual.auth === chaves.auth);
