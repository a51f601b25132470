import { CHAVES } from '../../src/lib/armazenamento.ts';

let sessoes = 0;

/** A token in the server's format, different in every test. */
export function novoToken(id: number): string {
  sessoes += 1;
  return `x.${btoa(JSON.stringify({ user_id: id, sid: `${sessoes}` }))}.y`;
}

/**
 * Signs somebody in for a component that is drawn by itself: without a session it calls nothing.
 */
export const comSessao = (id = 11): void => localStorage.setItem(CHAVES.token, novoToken(id));
