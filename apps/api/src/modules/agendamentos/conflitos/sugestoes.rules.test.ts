import { dataCivil, horaCivil, instanteCivil } from '@dominio/contrato/datas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Expediente,
  type Periodo,
  periodosDeTrabalho,
  sobrepoem,
} from '../horario/horario.rules.ts';
import { sugerirHorarios } from './sugestoes.rules.ts';

const SEGUNDA = '2026-12-07';
const em = (dia: string, de: string, ate: string): Periodo => ({
  inicio: instanteCivil(dia, `${de}:00`),
  termino: instanteCivil(dia, `${ate}:00`),
});
const EXPEDIENTE: Expediente = Object.fromEntries(
  ['1', '2', '3', '4', '5'].map((dia) => [
    dia,
    [
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ] as const,
  ]),
);
const CEDO = instanteCivil('2026-12-04', '17:00:00');

const NENHUM_FERIADO = () => false;
const sugerir = (
  pedido: Periodo,
  ocupados: Periodo[],
  agora = CEDO,
  ehFeriado: (dia: string) => boolean = NENHUM_FERIADO,
) => sugerirHorarios(pedido, { ocupados, expediente: EXPEDIENTE, ehFeriado, agora });
const emTexto = (periodos: Periodo[]) =>
  periodos.map(({ inicio }) => `${dataCivil(inicio)} ${horaCivil(inicio)}`);

describe('the suggested times', () => {
  test('are the three nearest free times, the earlier first at equal distance', () => {
    const pedido = em(SEGUNDA, '10:00', '11:00');
    expect(emTexto(sugerir(pedido, [pedido]))).toEqual([
      '2026-12-07 09:00',
      '2026-12-07 11:00',
      '2026-12-07 08:00',
    ]);
  });

  test('never lie in the past, nor start at this instant', () => {
    const pedido = em(SEGUNDA, '10:00', '11:00');
    const agora = instanteCivil(SEGUNDA, '11:00:00');
    expect(emTexto(sugerir(pedido, [pedido], agora))).toEqual([
      '2026-12-07 13:00',
      '2026-12-07 14:00',
      '2026-12-07 15:00',
    ]);
  });

  test('skip a holiday, though it is a day of work', () => {
    const pedido = em(SEGUNDA, '16:00', '18:00');
    const terca = '2026-12-08';
    expect(
      emTexto(sugerir(pedido, [em(SEGUNDA, '00:00', '18:00')], CEDO, (d) => d === terca)),
    ).toEqual(['2026-12-09 08:00', '2026-12-09 10:00', '2026-12-09 13:00']);
  });

  test('skip lunch, the night and the weekend', () => {
    const sexta = em('2026-12-11', '17:00', '18:00');
    const cheia = em('2026-12-11', '00:00', '18:00');
    expect(emTexto(sugerir(sexta, [cheia]))).toEqual([
      '2026-12-10 17:00',
      '2026-12-10 16:00',
      '2026-12-10 15:00',
    ]);
  });

  test('are none when no stretch is that long, or when nobody works', () => {
    const longo = em(SEGUNDA, '08:00', '14:00');
    expect(sugerir(longo, [longo])).toEqual([]);
    const pedido = em(SEGUNDA, '10:00', '11:00');
    const semTrabalho = { ocupados: [], expediente: {}, ehFeriado: NENHUM_FERIADO, agora: CEDO };
    expect(sugerirHorarios(pedido, semTrabalho)).toEqual([]);
  });

  test('are looked for from now on when the wanted time is past', () => {
    const pedido = em('2020-01-06', '10:00', '11:00');
    expect(emTexto(sugerir(pedido, [pedido]))[0]).toBe('2026-12-07 08:00');
  });
});

const minuto = 60_000;
const base = instanteCivil(SEGUNDA).getTime();
const umPeriodo = (maximo: number) =>
  fc
    .tuple(fc.integer({ min: -14 * 1440, max: 14 * 1440 }), fc.integer({ min: 1, max: maximo }))
    .map(([inicio, duracao]) => ({
      inicio: new Date(base + inicio * minuto),
      termino: new Date(base + (inicio + duracao) * minuto),
    }));

test('every suggestion is free, in working hours, future, on the half-hour grid, of the same length and apart from the others; no nearer one was left out', () => {
  fc.assert(
    fc.property(
      umPeriodo(300),
      fc.array(umPeriodo(1440), { maxLength: 40 }),
      fc.integer({ min: -20_000, max: 20_000 }),
      (pedido, ocupados, agoraMin) => {
        const agora = new Date(base + agoraMin * minuto);
        const duracao = pedido.termino.getTime() - pedido.inicio.getTime();
        const distancia = ({ inicio }: Periodo) =>
          Math.abs(inicio.getTime() - pedido.inicio.getTime());
        const serve = (p: Periodo) =>
          p.inicio > agora &&
          !ocupados.some((ocupado) => sobrepoem(ocupado, p)) &&
          periodosDeTrabalho(EXPEDIENTE, p).some(
            (t) => t.inicio <= p.inicio && t.termino >= p.termino,
          );
        const sugestoes = sugerir(pedido, ocupados, agora);
        expect(sugestoes.length).toBeLessThanOrEqual(3);
        for (const [i, sugestao] of sugestoes.entries()) {
          expect(serve(sugestao)).toBe(true);
          expect(sugestao.inicio.getTime() % (30 * minuto)).toBe(0);
          expect(sugestao.termino.getTime() - sugestao.inicio.getTime()).toBe(duracao);
          for (const outra of sugestoes.slice(0, i)) {
            expect(sobrepoem(outra, sugestao)).toBe(false);
            expect(distancia(outra)).toBeLessThanOrEqual(distancia(sugestao));
          }
        }
        const [primeira] = sugestoes;
        const centro = Math.max(pedido.inicio.getTime(), agora.getTime());
        for (let passo = -48; passo <= 48; passo++) {
          const inicio = Math.ceil(centro / (30 * minuto) + passo) * 30 * minuto;
          const candidato = { inicio: new Date(inicio), termino: new Date(inicio + duracao) };
          if (!serve(candidato)) continue;
          expect(primeira).toBeDefined();
          if (primeira) expect(distancia(primeira)).toBeLessThanOrEqual(distancia(candidato));
        }
      },
    ),
    { numRuns: 60 },
  );
});
