import { describe, expect, test } from 'vitest';
import { oQueENovo, redeDe } from './novo-acesso.rules.ts';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const antes = [{ agente: WINDOWS, ip: '177.32.10.9' }];

describe('of a sign-in', () => {
  test('with a browser and from a network that were used before nothing is new', () => {
    expect(oQueENovo({ agente: WINDOWS, ip: '177.32.200.1' }, antes)).toBeUndefined();
  });

  test('with the same browser in a later version nothing is new', () => {
    const agente = WINDOWS.replace('142', '143');
    expect(oQueENovo({ agente, ip: '177.32.10.9' }, antes)).toBeUndefined();
  });

  test('with another browser or system the device is new', () => {
    expect(oQueENovo({ agente: IPHONE, ip: '177.32.10.9' }, antes)).toBe('dispositivo');
  });

  test('from another network the place is new', () => {
    expect(oQueENovo({ agente: WINDOWS, ip: '200.1.10.9' }, antes)).toBe('rede');
  });

  test('of which no other is remembered the device is new', () => {
    expect(oQueENovo({ agente: WINDOWS, ip: null }, [])).toBe('dispositivo');
  });
});

test.each([
  ['177.32.10.9', '177.32'],
  ['::ffff:177.32.10.9', '177.32'],
  ['2804:14c:1::9', '2804:14c'],
  ['::1', ':'],
  [null, null],
])('the network of %s is %s', (ip, rede) => {
  expect(redeDe(ip)).toBe(rede);
});
