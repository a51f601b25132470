import { HORAS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { expect, test } from 'vitest';
import { criarCofreDeTokens } from './token-de-acesso.ts';

const HORA_MS = 3_600_000;
let instante = new Date('2026-11-20T12:00:00Z');
const cofre = criarCofreDeTokens('um segredo de 32 bytes, ou mais', () => instante);
const conteudo = { usuarioId: 7, sessaoId: 'a sessão' };

test('a token reads the same each time, until its 720 hours are over', async () => {
  const emitido = instante;
  const token = await cofre.assinar(conteudo);
  expect(await cofre.ler(token)).toEqual(conteudo);
  instante = new Date(emitido.getTime() + HORAS_DA_SESSAO * HORA_MS - 1000);
  expect(await cofre.ler(token)).toEqual(conteudo);
  instante = new Date(emitido.getTime() + HORAS_DA_SESSAO * HORA_MS);
  expect(await cofre.ler(token)).toBeNull();
  instante = emitido;
});

test('a token read before does not make one with a changed text valid', async () => {
  const token = await cofre.assinar(conteudo);
  expect(await cofre.ler(token)).toEqual(conteudo);
  const [cabecalho, , assinatura] = token.split('.');
  const outro = Buffer.from(JSON.stringify({ user_id: 1, sid: 'a sessão', iss: 'dominio' }));
  expect(await cofre.ler(`${cabecalho}.${outro.toString('base64url')}.${assinatura}`)).toBeNull();
  expect(await cofre.ler(`${token}a`)).toBeNull();
  const alheio = criarCofreDeTokens('o segredo de outro servidor, longo', () => instante);
  expect(await alheio.ler(token)).toBeNull();
});
