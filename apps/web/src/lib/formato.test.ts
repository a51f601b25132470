import { describe, expect, it } from 'vitest';
import {
  contar,
  formatarData,
  formatarDia,
  formatarHora,
  formatarIntervalo,
  formatarTamanho,
  normalizar,
  tempoDecorrido,
} from './formato.ts';

describe('dates', () => {
  it('shows instants in São Paulo whatever the zone of the machine', () => {
    expect(process.env.TZ).toBe('Asia/Tokyo');
    expect(formatarHora('2026-11-18T12:05:00Z')).toBe('09:05');
    expect(formatarData('2026-11-18T02:30:00Z')).toBe('17/11/2026');
    expect(formatarData('2026-11-18T15:00:00Z', 'longa')).toBe('18 de novembro de 2026');
    expect(formatarData('2026-11-18T15:00:00Z', 'diaDaSemana')).toBe(
      'quarta-feira, 18 de novembro',
    );
    expect(formatarDia('2026-11-01')).toBe('01/11/2026');
  });

  it('shows midnight as 00:00', () => {
    expect(formatarHora('2026-11-18T03:00:00Z')).toBe('00:00');
  });

  it('shows the dates of an interval only when the days differ', () => {
    expect(formatarIntervalo('2026-11-18T12:00:00Z', '2026-11-18T13:00:00Z')).toBe('09:00 – 10:00');
    expect(formatarIntervalo('2026-11-19T02:00:00Z', '2026-11-19T04:00:00Z')).toBe(
      '18/11/2026 23:00 – 19/11/2026 01:00',
    );
  });
});

describe('tempoDecorrido', () => {
  const agora = new Date('2026-11-20T12:00:00Z');
  const ha = (segundos: number) =>
    tempoDecorrido(new Date(agora.getTime() - segundos * 1000), agora);

  it.each([
    [-5, 'Agora'],
    [0, 'Agora'],
    [59, 'Agora'],
    [60, '1m'],
    [3599, '59m'],
    [3600, '1h'],
    [86_399, '23h'],
    [86_400, '1d'],
    [7 * 86_400 - 1, '6d'],
    [7 * 86_400, '13/11/2026'],
  ])('after %i s is %s', (segundos, esperado) => expect(ha(segundos)).toBe(esperado));
});

describe('words', () => {
  it('counts in Portuguese', () => {
    expect(contar(1, 'agendamento', 'agendamentos')).toBe('1 agendamento');
    expect(contar(0, 'agendamento', 'agendamentos')).toBe('0 agendamentos');
    expect(contar(2345, 'cliente', 'clientes')).toBe('2.345 clientes');
  });

  it.each([
    [0, '1 KB'],
    [348_160, '340 KB'],
    [1_258_291, '1,2 MB'],
    [10 * 1024 * 1024, '10 MB'],
  ])('says that a file has %i bytes as %s', (bytes, esperado) =>
    expect(formatarTamanho(bytes)).toBe(esperado),
  );

  it('compares without accents or case', () => {
    expect(normalizar(' Ação ÓTIMA ')).toBe('acao otima');
  });
});
