import { instanteCivil, limitesDoDia } from '@dominio/contrato/datas';
import { describe, expect, test } from 'vitest';
import { Recusa } from '../../../platform/erros.ts';
import { agruparPorDia, periodoDaFirma, periodoDoCalendario } from './periodo.rules.ts';

const AGORA = instanteCivil('2026-02-10', '15:00:00');
const dia = instanteCivil;

describe('the period of the calendar', () => {
  test('is the current civil month when none is asked', () => {
    expect(periodoDoCalendario({}, AGORA)).toEqual({
      data_inicio: dia('2026-02-01'),
      data_fim: dia('2026-03-01'),
    });
  });

  test('ends 31 days after its start when no end is given', () => {
    const data_inicio = dia('2026-03-01');
    expect(periodoDoCalendario({ data_inicio }, AGORA)).toEqual({
      data_inicio,
      data_fim: dia('2026-04-01'),
    });
    expect(periodoDoCalendario({ data_fim: dia('2026-04-01') }, AGORA)).toEqual({
      data_inicio,
      data_fim: dia('2026-04-01'),
    });
  });

  test('may have 62 days but not 63, whatever the clocks did in between', () => {
    for (const inicio of ['2026-01-01', '2018-02-01', '2018-10-01']) {
      const ate = (dias: number) =>
        periodoDoCalendario(
          {
            data_inicio: dia(inicio),
            data_fim: new Date(dia(inicio).getTime() + dias * 86_400_000),
          },
          AGORA,
        );
      expect(ate(62)).not.toBeInstanceOf(Recusa);
      expect((ate(63) as Recusa).message).toBe('O período pode ter no máximo 62 dias.');
    }
    const comVerao = { data_inicio: dia('2018-01-01'), data_fim: limitesDoDia('2018-03-03').fim };
    expect(periodoDoCalendario(comVerao, AGORA)).not.toBeInstanceOf(Recusa);
  });

  test('refuses one that ends before it starts', () => {
    const invertido = { data_inicio: dia('2026-03-02'), data_fim: dia('2026-03-02') };
    expect((periodoDoCalendario(invertido, AGORA) as Recusa).status).toBe(422);
  });
});

test('of the whole firm’s list surrounds now unless one is given, and is never open', () => {
  const dias = (de: Date, n: number) => new Date(de.getTime() + n * 86_400_000);
  expect(periodoDaFirma({}, AGORA)).toEqual({
    data_inicio: dias(AGORA, -31),
    data_fim: dias(AGORA, 31),
  });
  const data_inicio = dia('2020-01-01');
  expect(periodoDaFirma({ data_inicio }, AGORA).data_fim).toEqual(dias(data_inicio, 62));
  expect(periodoDaFirma({ data_fim: data_inicio }, AGORA).data_inicio).toEqual(
    dias(data_inicio, -62),
  );
  const cinco_anos = { data_inicio, data_fim: AGORA };
  expect(periodoDaFirma(cinco_anos, AGORA)).toEqual(cinco_anos);
});

test('an appointment past midnight is shown on both days, one that ends at midnight on one, one outside on none', () => {
  const item = (id: number, de: [string, string], ate: [string, string]) => ({
    id,
    inicio: dia(de[0], `${de[1]}:00`),
    termino: dia(ate[0], `${ate[1]}:00`),
  });
  const dias = agruparPorDia(
    [
      item(1, ['2026-01-31', '22:00'], ['2026-02-01', '02:00']),
      item(2, ['2026-02-01', '23:00'], ['2026-02-02', '00:00']),
      item(3, ['2026-02-02', '23:00'], ['2026-02-03', '01:00']),
      item(4, ['2026-02-05', '09:00'], ['2026-02-05', '10:00']),
    ],
    '2026-02-01',
    '2026-02-03',
  );
  expect(dias.map(({ data, itens }) => [data, itens.map(({ id }) => id)])).toEqual([
    ['2026-02-01', [1, 2]],
    ['2026-02-02', [3]],
    ['2026-02-03', [3]],
  ]);
});
