import { HTML_HOSTIL } from '@dominio/contrato/test/html-hostil';
import { describe, expect, it } from 'vitest';
import { lerMensagem } from './mensagem.service.ts';

/** One whole mark, as a message may have it. */
const MARCA = /<\/?[bia]>|<br \/>|<a href="(?:https:\/\/|\/(?![/\\]))[^"<>\t\n\r]*">/g;

describe('a message written by hand', () => {
  it.each([
    ['Reunião às 9 h', 'Reunião às 9 h', null],
    ['a < b & c > d', 'a < b & c > d', null],
    ['prazo <amanhã, ok', 'prazo <amanhã, ok', null],
    ['<a href="http://x">Leia</a> aqui <b>já</b>', 'Leia aqui já', 'Leia aqui <b>já</b>'],
    ['Um <b>aviso</b>', 'Um aviso', 'Um <b>aviso</b>'],
    ['Um<br>dois', 'Um\ndois', 'Um<br />dois'],
    ['<a href="/agenda">agenda</a>', 'agenda', '<a href="/agenda">agenda</a>'],
    ['<a href="https://x.com">x</a>', 'x', '<a href="https://x.com">x</a>'],
    ['<i>a &amp; b</i>', 'a & b', '<i>a &amp; b</i>'],
  ])('%j keeps the few marks there are', (escrita, mensagem, html) => {
    expect(lerMensagem(escrita)).toEqual({ mensagem, html });
  });

  it.each(HTML_HOSTIL.map((um) => [um]))(
    'NO-12: of %j nothing is left but the marks',
    (escrita) => {
      const { mensagem, html } = lerMensagem(escrita);
      // Without marks it is plain text, which nobody reads as HTML.
      if (html === null) expect(mensagem).toBe(escrita);
      else expect(html.replaceAll(MARCA, '')).not.toMatch(/[<>]/);
    },
  );
});
