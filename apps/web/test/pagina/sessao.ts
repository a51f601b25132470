import { ENTRADAS } from '../../src/lib/armazenamento.ts';
import { gravarSessao } from '../../src/lib/sessao-storage.ts';
import type { PessoaDoTeste } from './registros/pessoa.ts';

let sessoes = 0;

/** A token in the server's format, different in every test. */
export function novoToken(id: number): string {
  sessoes += 1;
  return `x.${btoa(JSON.stringify({ user_id: id, sid: `${sessoes}` }))}.y`;
}

/**
 * Signs somebody in for a component that is drawn by itself: without a session it calls nothing.
 */
export const comSessao = (id = 11): void => localStorage.setItem(ENTRADAS.token, novoToken(id));

/** This browser holds a session of somebody, which no tab has taken up yet. */
export const comecarSessaoDe = ({ usuario }: PessoaDoTeste): void =>
  gravarSessao(novoToken(usuario.id), usuario);
