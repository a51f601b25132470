import { STATUS_DO_AGENDAMENTO } from '@dominio/contrato/agendamentos-opcoes';
import { dataCivil, diaDaSemana, instanteCivil, minutosDoDia } from '@dominio/contrato/datas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criarSorteio } from '../sorteio.ts';
import { planejarAgenda } from './agenda.ts';
import type { Compromisso } from './compromisso.ts';

const cliente = (id: number) => ({ id, nome: `Cliente ${id}` });
const equipe = Array.from({ length: 8 }, (_, i) => ({
  id: i + 1,
  time: i < 3 ? 'contabil' : i < 6 ? 'bpo' : null,
  clientes: [cliente(i), cliente(i + 10)],
}));
const [gestor, consultor] = equipe as [(typeof equipe)[number], (typeof equipe)[number]];
const clienteEmDestaque = cliente(99);

const planejar = (agora: Date, semente = 1) =>
  planejarAgenda({
    sorteio: criarSorteio(semente),
    agora,
    equipe,
    destaques: [gestor, consultor],
    clienteEmDestaque,
  });

const qualquerInstante = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2034-12-31T23:59:59Z'),
  noInvalidDate: true,
});

const ocupam = (agenda: Compromisso[], pessoa: number) =>
  agenda
    .filter(({ tipo, status, participantes }) => {
      return tipo !== 'plantao' && status === 'AGENDADO' && participantes.includes(pessoa);
    })
    .sort((a, b) => a.inicio.getTime() - b.inicio.getTime());

describe('the demonstration agenda of three weeks around any instant', () => {
  test('books nobody twice', () => {
    fc.assert(
      fc.property(qualquerInstante, fc.nat(), (agora, semente) => {
        const agenda = planejar(agora, semente);
        for (const { id } of equipe) {
          const compromissos = ocupam(agenda, id);
          for (const [i, { inicio }] of compromissos.entries()) {
            const anterior = compromissos[i - 1];
            if (anterior) expect(inicio >= anterior.termino).toBe(true);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  test('gives both highlighted people three to five appointments today, weekends included', () => {
    fc.assert(
      fc.property(qualquerInstante, fc.nat(), (agora, semente) => {
        const deHoje = planejar(agora, semente).filter(
          ({ inicio, tipo }) => dataCivil(inicio) === dataCivil(agora) && tipo !== 'plantao',
        );
        for (const { id } of [gestor, consultor]) {
          const dela = deHoje.filter(({ participantes }) => participantes.includes(id));
          expect(dela.length).toBeGreaterThanOrEqual(3);
          expect(dela.length).toBeLessThanOrEqual(5);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('has a past and a coming meeting of the highlighted client', () => {
    fc.assert(
      fc.property(qualquerInstante, (agora) => {
        const reunioes = planejar(agora).filter(({ clienteId }) => clienteId === 99);
        expect(
          reunioes.some(({ status, termino }) => status === 'FINALIZADO' && termino < agora),
        ).toBe(true);
        expect(reunioes.some(({ status, inicio }) => status === 'AGENDADO' && inicio > agora)).toBe(
          true,
        );
        expect(reunioes.some(({ privado }) => privado)).toBe(false);
      }),
      { numRuns: 25 },
    );
  });

  test('stays in working hours and on business days, except today', () => {
    fc.assert(
      fc.property(qualquerInstante, (agora) => {
        for (const { inicio, termino } of planejar(agora)) {
          expect(minutosDoDia(inicio)).toBeGreaterThanOrEqual(8 * 60);
          expect(minutosDoDia(termino)).toBeLessThanOrEqual(18 * 60);
          const data = dataCivil(inicio);
          if (data !== dataCivil(agora)) expect([0, 6]).not.toContain(diaDaSemana(data));
        }
      }),
      { numRuns: 25 },
    );
  });

  test('has appointments in every status', () => {
    fc.assert(
      fc.property(qualquerInstante, fc.nat(), (agora, semente) => {
        const vistos = new Set(planejar(agora, semente).map(({ status }) => status));
        expect([...vistos].toSorted()).toEqual([...STATUS_DO_AGENDAMENTO].toSorted());
      }),
      { numRuns: 25 },
    );
  });

  test('finishes nothing that has not begun, and has a reason for every rescheduling and cancellation', () => {
    fc.assert(
      fc.property(qualquerInstante, (agora) => {
        for (const { status, termino, motivo, criadoEm } of planejar(agora)) {
          if (status === 'FINALIZADO' || status === 'NO_SHOW') expect(termino <= agora).toBe(true);
          expect(motivo !== null).toBe(status === 'CANCELADO' || status.startsWith('REAGENDADO'));
          expect(criadoEm <= agora).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});

test('is the same for the same seed and instant', () => {
  const agora = instanteCivil('2026-11-20', '10:15:00');
  expect(planejar(agora)).toEqual(planejar(agora));
  expect(planejar(agora, 2)).not.toEqual(planejar(agora, 3));
});
