import { CHAVES } from '../../src/lib/armazenamento.ts';
import { gravarSessao } from '../../src/lib/sessao-storage.ts';
import type { PessoaDoTeste } from './registros/pessoa.ts';

let sessoes = 0;

/** A token of the server's shape, and of this test alone. */
export function novoToken(id: number): string {
  sessoes += 1;
  return `x.${btoa(JSON.stringify({ user_id: id, sid: `${sessoes}` }))}.y`;
}

/** Somebody is signed in, for a component by itself: without a session nothing is asked. */
export const comSessao = (id = 11): void => localStorage.setItem(CHAVES.token, novoToken(id));

/** This browser holds a session of somebody, which no tab has taken up yet. */
export const comecarSessaoDe = ({ usuario }: PessoaDoTeste): void =>
  gravarSessao(novoToken(usuario.id), usuario);
