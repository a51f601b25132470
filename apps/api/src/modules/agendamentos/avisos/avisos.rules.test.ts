import { instanteCivil } from '@dominio/contrato/datas';
import { describe, expect, test } from 'vitest';
import * as rules from './avisos.rules.ts';

const ANA = { id: 1, nome: 'Ana' };
const BIA = { id: 2, nome: 'Bia' };
const CAIO = { id: 3, nome: 'Caio' };
const presente = (pessoa: typeof ANA) => ({ ...pessoa, participa: true });

const FECHAMENTO: rules.Avisavel = {
  id: 10,
  titulo: 'Fechamento',
  data_hora_inicio: instanteCivil('2026-12-07', '09:00:00'),
  data_hora_termino: instanteCivil('2026-12-07', '10:00:00'),
  criado_por: ANA.id,
  motivo_cancelamento: 'o cliente desistiu',
  membros: [ANA, BIA, CAIO].map(presente),
};

const ditos = (avisos: rules.AvisoAPessoas[]) =>
  avisos
    .filter(({ usuarioIds }) => usuarioIds.length > 0)
    .map(({ usuarioIds, tipoEvento, mensagem }) => [usuarioIds, tipoEvento, mensagem]);

test('a booking notifies its people, never its author', () => {
  expect(ditos(rules.avisosDeCriacao(FECHAMENTO, ANA))).toEqual([
    [[2, 3], 'agendamento_criado', 'Ana marcou “Fechamento” para 07/12/2026, 09:00–10:00.'],
  ]);
});

describe('an edit', () => {
  const era = {
    titulo: 'Abertura',
    data_hora_inicio: instanteCivil('2026-12-04', '14:00:00').toISOString(),
    data_hora_termino: instanteCivil('2026-12-04', '15:00:00').toISOString(),
  };
  const mudar = (campos: string[], adicionados: number[] = [], removidos: number[] = []) =>
    ditos(rules.avisosDeMudanca(FECHAMENTO, ANA, { campos, adicionados, removidos, era }));

  test('of texts, priority, client or privacy notifies nobody', () => {
    expect(mudar(['titulo', 'descricao', 'prioridade', 'cliente_id', 'privado'])).toEqual([]);
  });

  test('of time and place notifies the others of what changed', () => {
    expect(mudar(['titulo', 'data_hora_inicio', 'data_hora_termino', 'local_reuniao'])).toEqual([
      [
        [2, 3],
        'agendamento_atualizado',
        'Ana mudou o horário e o local de “Fechamento” (07/12/2026, 09:00–10:00).',
      ],
    ]);
  });

  test('of people notifies those added, those who stay and, with the old title and time, those removed', () => {
    expect(mudar(['participantes'], [CAIO.id], [9])).toEqual([
      [[3], 'agendamento_criado', 'Ana incluiu você em “Fechamento” (07/12/2026, 09:00–10:00).'],
      [[9], 'agendamento_cancelado', 'Ana retirou você de “Abertura” (04/12/2026, 14:00–15:00).'],
      [
        [2],
        'agendamento_atualizado',
        'Ana mudou os participantes de “Fechamento” (07/12/2026, 09:00–10:00).',
      ],
    ]);
  });

  test('whose people changed back before the job ran notifies neither the added nor the removed', () => {
    expect(mudar(['participantes'], [99], [BIA.id]).map(([ids]) => ids)).toEqual([[2, 3]]);
  });
});

test.each([
  [
    'CANCELADO',
    'agendamento_cancelado',
    'Bia cancelou “Fechamento” (07/12/2026, 09:00–10:00): o cliente desistiu',
  ],
  [
    'REAGENDADO_CLIENTE',
    'agendamento_reagendado',
    'Bia vai remarcar “Fechamento” (07/12/2026, 09:00–10:00).',
  ],
  ['FINALIZADO', 'agendamento_atualizado', 'Bia finalizou “Fechamento” (07/12/2026, 09:00–10:00).'],
  [
    'NO_SHOW',
    'agendamento_atualizado',
    'Bia registrou que não houve comparecimento a “Fechamento” (07/12/2026, 09:00–10:00).',
  ],
] as const)('%s is told as %s', (para, tipo, mensagem) => {
  expect(ditos(rules.avisosDeStatus(FECHAMENTO, BIA, { de: 'AGENDADO', para }))).toEqual([
    [[1, 3], tipo, mensagem],
  ]);
});

test('going back to AGENDADO says whether a cancellation or an outcome was undone', () => {
  const voltar = (de: 'CANCELADO' | 'NO_SHOW') =>
    rules.avisosDeStatus(FECHAMENTO, ANA, { de, para: 'AGENDADO' })[0]?.mensagem;
  expect(voltar('CANCELADO')).toMatch(/^Ana desfez o cancelamento de “Fechamento”/);
  expect(voltar('NO_SHOW')).toMatch(/^Ana reabriu “Fechamento”/);
});

test('a rescheduling says the old and the new time, and links to the new appointment', () => {
  const novo = {
    ...FECHAMENTO,
    id: 11,
    data_hora_inicio: instanteCivil('2026-12-08', '14:00:00'),
    data_hora_termino: instanteCivil('2026-12-08', '15:00:00'),
  };
  const [aviso] = rules.avisosDeReagendamento(FECHAMENTO, novo, ANA);
  expect(aviso).toMatchObject({
    abre: 11,
    mensagem: 'Ana reagendou “Fechamento” de 07/12/2026, 09:00–10:00 para 08/12/2026, 14:00–15:00.',
  });
});

test('a removal has no link; a restoration links to the appointment', () => {
  expect(rules.avisosDeExclusao(FECHAMENTO, ANA)[0]).toMatchObject({
    abre: null,
    mensagem: 'Ana removeu da agenda “Fechamento” (07/12/2026, 09:00–10:00).',
  });
  const sabem = FECHAMENTO.membros.map(({ id }) => id);
  expect(rules.avisosDeRestauracao(FECHAMENTO, ANA, sabem)[0]?.abre).toBe(10);
});

test('a restoration notifies only those who were notified of the removal', () => {
  const [ouve, outro] = FECHAMENTO.membros.filter(({ id }) => id !== ANA.id);
  expect(outro).toBeDefined();
  const sabem = [ouve?.id ?? 0];
  expect(rules.avisosDeRestauracao(FECHAMENTO, ANA, sabem)[0]?.usuarioIds).toEqual(sabem);
});

describe('a conflict confirmed by the author', () => {
  const DAVI = { id: 4, nome: 'Davi' };
  const deDavi = (id: number, titulo: string, membros: (typeof ANA)[]): rules.Avisavel => ({
    ...FECHAMENTO,
    id,
    titulo,
    criado_por: DAVI.id,
    membros: membros.map(presente),
  });

  test('tells who is in two places both titles; the creator of the other only who is busy, not the new title', () => {
    const segredo = { ...FECHAMENTO, titulo: 'Segredo' };
    const outros = [deDavi(20, 'Visita', [BIA, DAVI]), deDavi(21, 'Treino', [BIA])];
    expect(ditos(rules.avisosDeConflito(segredo, outros, ANA))).toEqual([
      [
        [2],
        'agendamento_conflito',
        'Ana marcou “Segredo” (07/12/2026, 09:00–10:00) no mesmo horário de “Visita” e “Treino”.',
      ],
      [
        [4],
        'agendamento_conflito',
        'Bia também tem outro agendamento no horário de “Visita” (07/12/2026, 09:00–10:00), marcado por Ana.',
      ],
      [
        [4],
        'agendamento_conflito',
        'Bia também tem outro agendamento no horário de “Treino” (07/12/2026, 09:00–10:00), marcado por Ana.',
      ],
    ]);
  });

  test('notifies neither its author nor members who do not take part', () => {
    const ausente = { ...deDavi(20, 'Visita', []), membros: [{ ...BIA, participa: false }] };
    const minha = { ...deDavi(21, 'Minha', [ANA]), criado_por: ANA.id };
    const avisos = rules.avisosDeConflito(FECHAMENTO, [minha], ANA);
    expect(ditos(avisos)).toEqual([]);
    expect(
      rules.avisosDeConflito(FECHAMENTO, [ausente], ANA).flatMap(({ usuarioIds }) => usuarioIds),
    ).not.toContain(BIA.id);
  });
});
