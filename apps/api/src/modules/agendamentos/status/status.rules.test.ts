import {
  STATUS_DO_AGENDAMENTO,
  type StatusDoAgendamento,
} from '@dominio/contrato/agendamentos-opcoes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Recusa } from '../../../platform/erros.ts';
import { avaliarMudanca, correcaoAberta, movimento } from './status.rules.ts';

const AGORA = new Date('2026-12-07T12:00:00Z');
const ha = (dias: number) => new Date(AGORA.getTime() - dias * 86_400_000);
const umStatus = fc.constantFrom(...STATUS_DO_AGENDAMENTO);

/** dominios.md §1c, with decisoes.md §6: from CANCELADO only back to AGENDADO. */
const PERMITIDAS: Record<StatusDoAgendamento, StatusDoAgendamento[]> = {
  AGENDADO: ['FINALIZADO', 'NO_SHOW', 'CANCELADO', 'REAGENDADO_CLIENTE', 'REAGENDADO_DOMINIO'],
  FINALIZADO: ['NO_SHOW', 'AGENDADO'],
  NO_SHOW: ['FINALIZADO', 'AGENDADO'],
  CANCELADO: ['AGENDADO'],
  REAGENDADO_CLIENTE: [],
  REAGENDADO_DOMINIO: [],
};

const motivos = {
  motivo_cancelamento: 'o cliente desistiu',
  motivo_reagendamento: 'pediu outro dia',
  motivo_reabertura: 'marcado por engano',
};

function avaliar(
  de: StatusDoAgendamento,
  para: StatusDoAgendamento,
  {
    dono = true,
    corrige = dono,
    inicio = ha(1),
    desde = ha(1),
    ...mudanca
  }: { dono?: boolean; corrige?: boolean; inicio?: Date; desde?: Date } & Partial<
    typeof motivos
  > = motivos,
) {
  const resultado = avaliarMudanca(
    { status: de, data_hora_inicio: inicio, status_em: desde },
    { para, ...mudanca },
    { dono, corrige, agora: AGORA },
  );
  return resultado instanceof Recusa ? `${resultado.status} ${resultado.message}` : resultado;
}

describe('the table of status changes', () => {
  const pares = STATUS_DO_AGENDAMENTO.flatMap((de) =>
    STATUS_DO_AGENDAMENTO.map((para) => [de, para, PERMITIDAS[de].includes(para)] as const),
  );

  test.each(pares)('allows %s → %s: %s', (de, para, permitida) => {
    expect(movimento(de, para) !== null).toBe(permitida);
    if (permitida) expect(avaliar(de, para)).not.toMatch(/^4/);
    else expect(avaliar(de, para)).toMatch(/^409 Não é possível mudar de .+ para .+\.$/);
  });

  test('names both statuses in words when it refuses a change', () => {
    expect(avaliar('REAGENDADO_CLIENTE', 'AGENDADO')).toBe(
      '409 Não é possível mudar de Reagendado pelo cliente para Agendado.',
    );
  });
});

describe('a change of status', () => {
  test.each(['FINALIZADO', 'NO_SHOW'] as const)(
    'to %s is refused before the appointment starts',
    (para) => {
      const antes = new Date(AGORA.getTime() + 1);
      expect(avaliar('AGENDADO', para, { inicio: antes })).toBe(
        '409 Este agendamento ainda não começou.',
      );
      expect(avaliar('AGENDADO', para, { inicio: AGORA })).toBe('desfecho');
    },
  );

  test.each([
    ['CANCELADO', 'motivo_cancelamento', 'Informe o motivo do cancelamento.'],
    ['REAGENDADO_CLIENTE', 'motivo_reagendamento', 'Informe o motivo do reagendamento.'],
    ['REAGENDADO_DOMINIO', 'motivo_reagendamento', 'Informe o motivo do reagendamento.'],
  ] as const)('to %s asks for %s of at least three letters', (para, campo, mensagem) => {
    for (const motivo of [undefined, '', '   ', 'ab', ' a ']) {
      expect(avaliar('AGENDADO', para, { [campo]: motivo })).toBe(`422 ${mensagem}`);
    }
    expect(avaliar('AGENDADO', para, { [campo]: ' abc ' })).not.toMatch(/^4/);
  });

  test('that corrects another asks for a reason, even between FINALIZADO and NO_SHOW', () => {
    expect(avaliar('FINALIZADO', 'NO_SHOW', {})).toBe('422 Informe o motivo da reabertura.');
    expect(avaliar('CANCELADO', 'AGENDADO', {})).toBe('422 Informe o motivo da reabertura.');
  });

  test('may be corrected for seven days, to the millisecond', () => {
    expect(avaliar('CANCELADO', 'AGENDADO', { ...motivos, desde: ha(7) })).toBe('correcao');
    const tarde = new Date(ha(7).getTime() - 1);
    expect(avaliar('CANCELADO', 'AGENDADO', { ...motivos, desde: tarde })).toMatch(/^409 O prazo/);
  });

  test('by a participant who did not create the appointment may only say how it ended', () => {
    const convidado = { ...motivos, dono: false };
    expect(avaliar('AGENDADO', 'FINALIZADO', convidado)).toBe('desfecho');
    expect(avaliar('AGENDADO', 'NO_SHOW', convidado)).toBe('desfecho');
    for (const para of ['CANCELADO', 'REAGENDADO_CLIENTE'] as const) {
      expect(avaliar('AGENDADO', para, convidado)).toBe(
        '422 Só quem criou o agendamento pode fazer isto.',
      );
    }
    expect(avaliar('FINALIZADO', 'NO_SHOW', convidado)).toMatch(/^422 Só quem criou/);
    expect(avaliar('FINALIZADO', 'NO_SHOW', { ...convidado, corrige: true })).toBe('correcao');
  });
});

describe('whatever changes of status are tried', () => {
  test('none leaves a rescheduled row, and none leads to the status it has', () => {
    fc.assert(
      fc.property(umStatus, umStatus, fc.boolean(), (de, para, dono) => {
        const aceita = !/^4/.test(String(avaliar(de, para, { ...motivos, dono })));
        if (de.startsWith('REAGENDADO') || de === para) expect(aceita).toBe(false);
        if (aceita && !dono) expect(de).toBe('AGENDADO');
      }),
    );
  });

  test('a walk through accepted ones stays inside the table', () => {
    fc.assert(
      fc.property(fc.array(umStatus, { maxLength: 20 }), (passos) => {
        let atual: StatusDoAgendamento = 'AGENDADO';
        for (const para of passos) {
          if (/^4/.test(String(avaliar(atual, para)))) continue;
          expect(PERMITIDAS[atual]).toContain(para);
          atual = para;
        }
      }),
    );
  });

  test('a correction is offered exactly when it would be accepted', () => {
    fc.assert(
      fc.property(umStatus, fc.integer({ min: 0, max: 20 }), (de, dias) => {
        const aceitas = STATUS_DO_AGENDAMENTO.filter(
          (para) => avaliar(de, para, { ...motivos, desde: ha(dias) }) === 'correcao',
        );
        expect(correcaoAberta(de, ha(dias), AGORA)).toBe(aceitas.length > 0);
      }),
    );
  });
});
