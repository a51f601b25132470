import { textosDoAgendamento } from '@dominio/contrato/agendamentos-campos';
import { paraCada } from '@dominio/contrato/campos';
import { instanteCivil } from '@dominio/contrato/datas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quando } from '../horario/frases.rules.ts';
import {
  coisasMudadas,
  diferencas,
  mudancaDeParticipantes,
  narrarEdicao,
} from './mudancas.rules.ts';

const LINHA = {
  titulo: 'Fechamento',
  ...paraCada(textosDoAgendamento, () => null),
  data_hora_inicio: instanteCivil('2026-12-07', '09:00:00'),
  data_hora_termino: instanteCivil('2026-12-07', '10:00:00'),
  local_reuniao: 'Sala 2',
  tipo_agendamento_id: 3,
  cliente_id: null,
  prioridade: 'NORMAL' as const,
  privado: false,
  participantes: [
    { id: 1, nome: 'Ana' },
    { id: 2, nome: 'Bia' },
  ],
};

describe('the fields that an edit changes', () => {
  test('are those sent whose value differs; the same instant in another notation is no change', () => {
    expect(
      diferencas(LINHA, {
        titulo: 'Fechamento',
        descricao: undefined,
        local_reuniao: null,
        data_hora_inicio: new Date('2026-12-07T12:00:00Z'),
        privado: true,
      }),
    ).toEqual({ local_reuniao: null, privado: true });
  });

  test('are none when a row is compared with itself', () => {
    const { participantes: _, ...campos } = LINHA;
    expect(diferencas(LINHA, campos)).toEqual({});
  });
});

describe('the people that an edit changes', () => {
  const membros = [
    { usuario_id: 1, participa: true },
    { usuario_id: 2, participa: true },
    { usuario_id: 3, participa: true },
  ];

  test('a new list adds and removes people, but never removes the creator', () => {
    expect(mudancaDeParticipantes(membros, 1, { participantes: [2, 4] })).toEqual({
      adicionados: [4],
      removidos: [3],
      criador: null,
      todos: [1, 2, 4],
    });
  });

  test('the creator stops taking part by `criadorParticipa: false`, and takes part again by being named', () => {
    expect(mudancaDeParticipantes(membros, 1, { criadorParticipa: false })).toMatchObject({
      criador: false,
      todos: [2, 3],
    });
    const ausente = [{ usuario_id: 1, participa: false }, ...membros.slice(1)];
    expect(mudancaDeParticipantes(ausente, 1, { participantes: [2] }).todos).toEqual([2]);
    expect(mudancaDeParticipantes(ausente, 1, { participantes: [1, 2] })).toMatchObject({
      criador: true,
      todos: [1, 2],
    });
  });

  test('for any request, who takes part afterwards is the old list with the additions and removals applied', () => {
    const umId = fc.integer({ min: 1, max: 9 });
    const lista = fc.uniqueArray(umId, { maxLength: 9 });
    fc.assert(
      fc.property(
        lista,
        fc.boolean(),
        fc.option(lista, { nil: undefined }),
        fc.option(fc.boolean(), { nil: undefined }),
        (outros, participa, participantes, criadorParticipa) => {
          const pedidos = outros.filter((id) => id !== 1);
          const antes = [
            { usuario_id: 1, participa },
            ...pedidos.map((usuario_id) => ({ usuario_id, participa: true })),
          ];
          const { adicionados, removidos, criador, todos } = mudancaDeParticipantes(antes, 1, {
            participantes,
            criadorParticipa,
          });
          const depois = pedidos.filter((id) => !removidos.includes(id)).concat(adicionados);
          expect(todos.filter((id) => id !== 1).sort()).toEqual(depois.sort());
          expect(todos.includes(1)).toBe(criador ?? participa);
          expect([...adicionados, ...removidos]).not.toContain(1);
        },
      ),
    );
  });
});

describe('sentences about an edit', () => {
  test('name the day once, or both days when the time goes past midnight', () => {
    const inicio = instanteCivil('2026-12-07', '22:00:00');
    const ate = (dia: string, hora: string) => ({ inicio, termino: instanteCivil(dia, hora) });
    expect(quando(ate('2026-12-07', '23:30:00'))).toBe('07/12/2026, 22:00–23:30');
    expect(quando(ate('2026-12-08', '01:00:00'))).toBe('07/12/2026, 22:00 – 08/12/2026, 01:00');
  });

  test('say which fields changed, from what to what, and who was added and removed', () => {
    const depois = {
      ...LINHA,
      titulo: 'Balanço',
      data_hora_termino: instanteCivil('2026-12-07', '10:30:00'),
      local_reuniao: null,
      prioridade: 'ALTA' as const,
      participantes: [
        { id: 1, nome: 'Ana' },
        { id: 4, nome: 'Caio' },
        { id: 5, nome: 'Davi' },
      ],
    };
    expect(
      narrarEdicao(LINHA, depois, [
        'titulo',
        'data_hora_inicio',
        'data_hora_termino',
        'local_reuniao',
        'prioridade',
        'participantes',
      ]),
    ).toBe(
      'Mudou o título de “Fechamento” para “Balanço”, o horário de 07/12/2026, 09:00–10:00 para 07/12/2026, 09:00–10:30, o local, a prioridade de Normal para Alta e os participantes (incluiu Caio e Davi; retirou Bia).',
    );
    expect(narrarEdicao(LINHA, LINHA, ['descricao'])).toBe('Mudou a descrição.');
  });

  test('name each changed thing once', () => {
    expect(coisasMudadas(['data_hora_inicio', 'data_hora_termino', 'link_reuniao'])).toBe(
      'o horário e o link',
    );
  });
});
