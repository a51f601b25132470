import type { MensagemPush } from '@dominio/contrato/push';
import { describe, expect, test } from 'vitest';
import { caminhoLocal, corpoDe, segundosDe, topicoDe } from './mensagem.rules.ts';

const URL_PUBLICA = 'https://dominio.exemplo';

describe('a page of a push is of this installation alone:', () => {
  test.each([
    ['/agenda', '/agenda'],
    ['/agenda?dia=1#topo', '/agenda?dia=1#topo'],
    ['https://dominio.exemplo/agenda?dia=1', '/agenda?dia=1'],
    ['/a/../agenda', '/agenda'],
    ['//mal.com', null],
    ['/\\mal.com', null],
    ['/\t/mal.com', null],
    ['https://mal.com/agenda', null],
    ['https://dominio.exemplo.mal.com/', null],
    ['https://dominio.exemplo@mal.com/', null],
    ['http://dominio.exemplo/agenda', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['agenda', null],
    ['', null],
  ])('%s', (endereco, caminho) => {
    expect(caminhoLocal(endereco, URL_PUBLICA)).toBe(caminho);
  });
});

test.each([
  [1_764_331_200, 1_764_331_200],
  [1_764_331_200_900, 1_764_331_200],
  ['1764331200', 1_764_331_200],
  ['2025-11-28T12:00:00Z', 1_764_331_200],
  [1_764_331_200 + 299, 1_764_331_200 + 299],
  [1_764_331_200 + 301, 1_764_331_200],
  [Number.NaN, 1_764_331_200],
  [-5, 1_764_331_200],
  ['ontem', 1_764_331_200],
  [null, 1_764_331_200],
  [undefined, 1_764_331_200],
])('the time %s of a message is %i in seconds', (timestamp, segundos) => {
  expect(segundosDe(timestamp, new Date('2025-11-28T12:00:00Z'))).toBe(segundos);
});

test('a topic is 32 characters of base64url, the same for the same key', () => {
  const topicos = ['agenda:1', 'agenda:2', 'ç'.repeat(500)].map(topicoDe);
  for (const topico of topicos) expect(topico).toMatch(/^[\w-]{32}$/);
  expect(new Set(topicos).size).toBe(3);
  expect(topicoDe('agenda:1')).toBe(topicos[0]);
});

describe('the body of a push', () => {
  const mensagem: MensagemPush = {
    title: 'Compromisso cancelado',
    message: 'Reunião das 9 h',
    type: 'agenda',
    url: '/agenda?id=1',
    timestamp: 1_764_331_200,
    tag: 'agendamento_cancelado:agendamento:1',
    source: 'servidor',
  };

  test('is the message of NO-19, readable by Safari without a worker too', () => {
    expect(JSON.parse(corpoDe({ ...mensagem, data: { id: 1 } }, URL_PUBLICA))).toEqual({
      ...mensagem,
      data: { id: 1 },
      web_push: 8030,
      notification: {
        title: mensagem.title,
        body: mensagem.message,
        navigate: 'https://dominio.exemplo/agenda?id=1',
        tag: mensagem.tag,
        lang: 'pt-BR',
        mutable: true,
      },
    });
  });

  test.each([
    ['data', { data: { texto: 'x'.repeat(9_000) } }],
    ['a message', { message: '😀'.repeat(2_000) }],
    [
      'everything',
      {
        title: 'ç'.repeat(120),
        message: 'ã'.repeat(2_000),
        icon: `/${'i'.repeat(1_999)}`,
        url: `/${'u'.repeat(1_999)}`,
        tag: 't'.repeat(1_000),
      },
    ],
  ])('of too much %s is cut to what push services take', (_de, longa) => {
    const corpo = corpoDe({ ...mensagem, ...longa }, URL_PUBLICA);
    expect(Buffer.byteLength(corpo)).toBeLessThanOrEqual(3_000);
    const lida = JSON.parse(corpo);
    expect(lida.data).toBeUndefined();
    expect(lida.message).not.toContain('�');
    expect(lida.title.length).toBeGreaterThan(10);
  });
});
