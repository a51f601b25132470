import { describe, expect, it } from 'vitest';
import { lerMensagem } from './mensagem.service.ts';

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

  it.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<svg><animate onbegin=alert(1) attributeName=x></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="//mal.example">x</a>',
    '<a href="/\\mal.example">x</a>',
    '<a href="http://x.com">x</a>',
    '<b onclick=alert(1)>x</b>',
    '<b style="position:fixed">x</b>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
  ])('NO-12: %j leaves nothing that acts', (escrita) => {
    const { html } = lerMensagem(escrita);
    expect(html?.replaceAll(/<\/?(?:b|i)>|<br \/>|<\/a>|<a>/g, '') ?? '').not.toMatch(/<[a-z!/]/i);
  });
});
