import { agendamentosEndpoints as e } from '@dominio/contrato/agendamentos';
import { instanteCivil } from '@dominio/contrato/datas';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { ausencias } from '../../ausencias/ausencias.tables.ts';
import { EXPEDIENTE_PADRAO, escritorio } from '../../escritorio/escritorio.tables.ts';

const { banco, chamar, pessoa } = await montarApp();

const intervalo = (dia: string, de: string, ate: string) => ({
  data_hora_inicio: instanteCivil(dia, `${de}:00`).toISOString(),
  data_hora_termino: instanteCivil(dia, `${ate}:00`).toISOString(),
});
type Intervalo = ReturnType<typeof intervalo>;

/** The free times offered to these people for a time, once they were booked for others. */
async function oferecidos(
  quem: Awaited<ReturnType<typeof pessoa>>,
  participantes: readonly number[],
  { ocupados, pedido }: { ocupados: readonly Intervalo[]; pedido: Intervalo },
) {
  const body = { titulo: 'Fechamento', participantes: [...participantes] };
  for (const ocupado of ocupados) {
    expect((await chamar(quem.token, e.criar, { body: { ...body, ...ocupado } })).status).toBe(201);
  }
  const { corpo } = await chamar(quem.token, e.validarConflito, { body: { ...body, ...pedido } });
  expect(corpo.tem_conflito).toBe(true);
  return corpo.sugestoes.map(({ data_hora_inicio }) => data_hora_inicio);
}
const em = (dia: string, hora: string) => instanteCivil(dia, `${hora}:00`).toISOString();

describe('the free times that a conflict offers', () => {
  test('pass over lunch and a national holiday', async () => {
    const eu = await pessoa();
    // The day before Zumbi's (Lei 14.759/2023).
    const vespera = '2030-11-19';
    expect(
      await oferecidos(eu, [eu.id], {
        ocupados: [intervalo(vespera, '10:00', '18:00')],
        pedido: intervalo(vespera, '15:00', '18:00'),
      }),
    ).toEqual([em('2030-11-18', '15:00'), em('2030-11-18', '09:00'), em('2030-11-21', '08:00')]);
  });

  test('pass over the days on which one of the people asked is away', async () => {
    const eu = await pessoa();
    const bia = await pessoa();
    const segunda = '2031-03-03';
    await banco.insert(ausencias).values({
      usuario_id: bia.id,
      tipo: 'ferias',
      inicio: '2031-03-04',
      fim: '2031-03-05',
    });
    // On the Thursday after and the Friday before, on neither of the two days in between.
    expect(
      await oferecidos(eu, [eu.id, bia.id], {
        ocupados: [intervalo(segunda, '08:00', '18:00')],
        pedido: intervalo(segunda, '15:00', '18:00'),
      }),
    ).toEqual([em('2031-03-06', '08:00'), em('2031-03-06', '13:00'), em('2031-02-28', '15:00')]);
  });

  test('pass over the holidays of the banks as well as those of the firm’s state', async () => {
    const eu = await pessoa();
    await banco
      .insert(escritorio)
      .values({ nome: 'Firma', expediente: EXPEDIENTE_PADRAO, uf: 'SP' });
    // The four days before the Carnival, which no law of São Paulo makes a holiday.
    const dias = ['2031-02-18', '2031-02-19', '2031-02-20', '2031-02-21'] as const;
    expect(
      await oferecidos(eu, [eu.id], {
        ocupados: dias.map((dia) => intervalo(dia, '08:00', '18:00')),
        pedido: intervalo(dias[3], '15:00', '18:00'),
      }),
    ).toEqual([em('2031-02-17', '15:00'), em('2031-02-17', '09:00'), em('2031-02-26', '08:00')]);
    const { corpo } = await chamar(eu.token, e.opcoesDeFeriados, { query: { ano: 2026 } });
    expect(corpo.feriados).toEqual(
      expect.arrayContaining([
        { data: '2026-02-17', nome: 'Carnaval (terça-feira)' },
        { data: '2026-07-09', nome: 'Revolução Constitucionalista' },
      ]),
    );
  });
});
