import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another when read aloud. */
const ALFABETO = 'abcdefghjkmnpqrstuvwxyz23456789';
const BLOCOS = 4;
const TAMANHO_DO_BLOCO = 4;

/** `k7mq-x2hd-9wvt-c4rp`: 79 bits of randomness, easy to dictate. */
export function sortearLegivel(): string {
  const letra = () => ALFABETO.charAt(randomInt(ALFABETO.length));
  const bloco = () => Array.from({ length: TAMANHO_DO_BLOCO }, letra).join('');
  return Array.from({ length: BLOCOS }, bloco).join('-');
}
