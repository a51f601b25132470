import { PREFERENCIAS_PADRAO, type Silencio } from '@dominio/contrato/notificacoes-configuracao';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proximaJanela } from './silencio.rules.ts';

const UTIL: Silencio = { ...PREFERENCIAS_PADRAO.silencio, ativo: true };
/** A wall clock in São Paulo, three hours behind UTC. 2026-12-07 is a Monday. */
const as = (dia: string, hora: string) => new Date(`${dia}T${hora}:00-03:00`);

describe('quiet hours', () => {
  test.each([
    ['within the hours', '2026-12-07', '09:00', undefined],
    ['at their first minute', '2026-12-07', '08:00', undefined],
    ['at their last', '2026-12-07', '18:00', as('2026-12-08', '08:00')],
    ['before them', '2026-12-07', '06:30', as('2026-12-07', '08:00')],
    ['in the night', '2026-12-07', '23:10', as('2026-12-08', '08:00')],
    ['on Friday evening', '2026-12-11', '19:00', as('2026-12-14', '08:00')],
    ['on Sunday', '2026-12-13', '12:00', as('2026-12-14', '08:00')],
  ])('%s', (_nome, dia, hora, quando) => {
    expect(proximaJanela(UTIL, [], as(dia, hora))?.quando).toEqual(quando);
  });

  test('with a break for lunch wait for its end', () => {
    const comAlmoco: Silencio = {
      ...UTIL,
      dias: {
        seg: [
          ['13:00', '18:00'],
          ['08:00', '12:00'],
        ],
      },
    };
    expect(proximaJanela(comAlmoco, [], as('2026-12-07', '12:30'))?.quando).toEqual(
      as('2026-12-07', '13:00'),
    );
  });

  test('off, hold nothing back', () => {
    expect(proximaJanela({ ...UTIL, ativo: false }, [], as('2026-12-13', '03:00'))).toBeUndefined();
  });

  test('until midnight, end with the day', () => {
    const noite: Silencio = { ...UTIL, dias: { seg: [['20:00', '24:00']] } };
    expect(proximaJanela(noite, [], as('2026-12-07', '23:59'))).toBeUndefined();
    expect(proximaJanela(noite, [], as('2026-12-08', '00:00'))?.quando).toEqual(
      as('2026-12-14', '20:00'),
    );
  });

  test('without any stretch wait no longer than a year and a day', () => {
    const nunca: Silencio = { ...UTIL, dias: {} };
    expect(proximaJanela(nunca, [], as('2026-12-07', '09:00'))?.quando).toEqual(
      as('2027-12-08', '09:00'),
    );
  });
});

describe('an absence', () => {
  const ferias = [{ inicio: '2026-12-07', fim: '2026-12-10' }];

  test('waits for the first hours after it', () => {
    expect(proximaJanela(UTIL, ferias, as('2026-12-08', '09:00'))).toEqual({
      motivo: 'ausencia',
      quando: as('2026-12-11', '08:00'),
    });
  });

  test('counts with quiet hours off, until the day after it begins', () => {
    const semHoras = { ...UTIL, ativo: false };
    expect(proximaJanela(semHoras, ferias, as('2026-12-08', '09:00'))?.quando).toEqual(
      as('2026-12-11', '00:00'),
    );
  });

  test('does not count for who does not want it to', () => {
    const semAusencias = { ...UTIL, usar_ausencias: false };
    expect(proximaJanela(semAusencias, ferias, as('2026-12-08', '09:00'))).toBeUndefined();
  });
});

test('whoever is told then need not wait again, in every zone', () => {
  const fusos = ['America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Pacific/Chatham'];
  fc.assert(
    fc.property(
      fc.constantFrom(...fusos),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
      (fuso, agora) => {
        const silencio = { ...UTIL, fuso };
        const espera = proximaJanela(silencio, [], agora);
        if (!espera) return;
        expect(espera.quando.getTime()).toBeGreaterThan(agora.getTime());
        expect(proximaJanela(silencio, [], espera.quando)).toBeUndefined();
        expect(espera.quando.getTime() - agora.getTime()).toBeLessThanOrEqual(63.1 * 3_600_000);
      },
    ),
  );
});
