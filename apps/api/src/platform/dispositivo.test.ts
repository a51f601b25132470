import { describe, expect, test } from 'vitest';
import { lerDispositivo } from './dispositivo.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

describe('the device of a session is named as people name it:', () => {
  test.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`,
      'Chrome no Windows',
      'computador',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`,
      'Edge no Windows',
      'computador',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`,
      'Safari no iPhone',
      'celular',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`,
      'Safari no iPad',
      'tablet',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet no Android',
      'celular',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
      'Firefox no macOS',
      'computador',
    ],
    ['curl/8.5.0', 'Dispositivo desconhecido', 'outro'],
    ['<script>alert(1)</script>', 'Dispositivo desconhecido', 'outro'],
    ['', 'Dispositivo desconhecido', 'outro'],
    [null, 'Dispositivo desconhecido', 'outro'],
  ])('%s', (agente, dispositivo, tipo) => {
    expect(lerDispositivo(agente)).toEqual({ dispositivo, tipo });
  });
});
