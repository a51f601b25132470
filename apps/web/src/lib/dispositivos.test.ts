import { describe, expect, it } from 'vitest';
import { dispositivoDaSessao } from './dispositivos.ts';

const agora = new Date('2026-11-22T12:00:00-03:00');
const sessao = {
  id: 'a',
  dispositivo: 'Chrome no Windows',
  tipo: 'computador',
  ip: '200.10.20.30',
  criada_em: '2026-11-20T09:30:00-03:00',
  ultimo_uso_em: '2026-11-22T09:00:00-03:00',
  expira_em: '2026-12-20T09:30:00-03:00',
  atual: false,
} as const;

describe('a session as a device', () => {
  it.each([
    [{}, 'Último uso há 3 horas · endereço 200.10.20.30 · entrou em 20/11/2026 09:30'],
    [
      { ip: null, ultimo_uso_em: '2026-11-22T11:59:00-03:00' },
      'Último uso há 1 minuto · entrou em 20/11/2026 09:30',
    ],
    [
      { ip: null, ultimo_uso_em: '2026-11-12T12:00:00-03:00' },
      'Último uso há 10 dias · entrou em 20/11/2026 09:30',
    ],
    [
      { ip: null, ultimo_uso_em: '2026-11-22T11:59:30-03:00' },
      'Em uso agora · entrou em 20/11/2026 09:30',
    ],
    [{ atual: true, ip: null }, 'Em uso agora · entrou em 20/11/2026 09:30'],
  ])('%j says %j', (mudanca, detalhe) => {
    expect(dispositivoDaSessao({ ...sessao, ...mudanca }, agora).detalhe).toBe(detalhe);
  });
});
