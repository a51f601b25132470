import { PREFERENCIAS_PADRAO } from '@dominio/contrato/notificacoes-configuracao';
import { describe, expect, test } from 'vitest';
import { type Decisores, decidir } from './decisao.rules.ts';

/** Monday, 9 h in São Paulo. */
const AGORA = new Date('2026-12-07T09:00:00-03:00');
const NOITE = new Date('2026-12-07T22:00:00-03:00');
const TUDO = { sistema: true, email: true, push: true };
const NADA = { sistema: false, email: false, push: false };
const INDECISO = { sistema: null, email: null, push: null };

const comum: Decisores = {
  tipo: { padrao: TUDO, categoria: 'agenda' },
  regra: undefined,
  configuracao: undefined,
  silenciado: false,
  preferencias: PREFERENCIAS_PADRAO,
  afastamentos: [],
  temConta: true,
  deCliente: false,
  urgente: false,
  valeAte: null,
  agora: AGORA,
};
const quieto = {
  ...PREFERENCIAS_PADRAO,
  silencio: { ...PREFERENCIAS_PADRAO.silencio, ativo: true },
};

/** `sistema email push`, each by its state and reason. */
const dito = (decisores: Partial<Decisores>) =>
  Object.values(decidir({ ...comum, ...decisores })).map(({ estado, motivo }) =>
    motivo ? `${estado}: ${motivo}` : estado,
  );

describe('who is told by which way', () => {
  test.each<[string, Partial<Decisores>, string[]]>([
    ['as the type says', {}, ['enviado', 'pendente', 'pendente']],
    [
      'as the rule says over the type',
      { regra: { ...INDECISO, email: false, bloqueado: false } },
      ['enviado', 'suprimido: regra', 'pendente'],
    ],
    [
      'as the person says over the rule',
      {
        regra: { ...NADA, bloqueado: false },
        configuracao: { ...INDECISO, push: true, sistema: false },
      },
      ['suprimido: preferencia', 'suprimido: regra', 'pendente'],
    ],
    [
      'as a locked rule says, whatever the person does',
      { regra: { ...TUDO, bloqueado: true }, configuracao: NADA },
      ['enviado', 'pendente', 'pendente'],
    ],
    [
      'of what is critical, whatever anybody says and at any hour',
      {
        tipo: { padrao: TUDO, categoria: 'administracao', critico: true },
        regra: { ...NADA, bloqueado: true },
        configuracao: NADA,
        preferencias: quieto,
        agora: NOITE,
      },
      ['enviado', 'pendente', 'pendente'],
    ],
    [
      'by no way of an item that they muted, whatever else was decided',
      { silenciado: true, regra: { ...TUDO, bloqueado: true }, configuracao: TUDO },
      ['suprimido: item_silenciado', 'suprimido: item_silenciado', 'suprimido: item_silenciado'],
    ],
    [
      'of a muted item where it is critical, for nothing of that is muted',
      { silenciado: true, tipo: { padrao: TUDO, categoria: 'administracao', critico: true } },
      ['enviado', 'pendente', 'pendente'],
    ],
    [
      'of a muted item where they are called by name',
      { silenciado: true, tipo: { padrao: TUDO, categoria: 'agenda', mencao: true } },
      ['enviado', 'pendente', 'pendente'],
    ],
    [
      'in quiet hours by the bell alone of what is no news when they are over',
      { preferencias: quieto, agora: NOITE, valeAte: new Date(NOITE.getTime() + 3_600_000) },
      ['enviado', 'suprimido: vencido', 'suprimido: vencido'],
    ],
    [
      'in quiet hours by the bell alone, the rest waits',
      { preferencias: quieto, agora: NOITE },
      ['enviado', 'adiado: silencio', 'adiado: silencio'],
    ],
    [
      'while away by the bell alone',
      { afastamentos: [{ inicio: '2026-12-01', fim: '2026-12-20' }] },
      ['enviado', 'adiado: ausencia', 'adiado: ausencia'],
    ],
    [
      'by gathered e-mails where the person wants so, by push at once',
      { preferencias: { ...PREFERENCIAS_PADRAO, emails: { agenda: 'diario' } } },
      ['enviado', 'adiado: resumo', 'pendente'],
    ],
    [
      'without an account to sign in by the bell alone',
      { temConta: false },
      ['enviado', 'suprimido: sem_conta', 'suprimido: sem_conta'],
    ],
  ])('%s', (_nome, decisores, esperado) => {
    expect(dito(decisores)).toEqual(esperado);
  });

  test.each<[string, Partial<Decisores>, string[]]>([
    ['by the ways chosen', {}, ['enviado', 'suprimido: regra', 'suprimido: regra']],
    [
      'by no other, whatever the rule and the person switched on',
      { configuracao: TUDO, regra: { ...TUDO, bloqueado: false } },
      ['enviado', 'suprimido: regra', 'suprimido: regra'],
    ],
    [
      'not by one that the person switched off',
      { configuracao: { ...INDECISO, sistema: false } },
      ['suprimido: preferencia', 'suprimido: regra', 'suprimido: regra'],
    ],
  ])('what is sent by hand is told %s', (_nome, decisores, esperado) => {
    const canais = { sistema: true, email: false, push: false };
    expect(dito({ canais, ...decisores })).toEqual(esperado);
  });

  test('gathered e-mails leave at an hour at which the person may be told', () => {
    // Friday, 15 h: the next morning is a Saturday.
    const agora = new Date('2026-12-11T15:00:00-03:00');
    const preferencias = { ...quieto, emails: { agenda: 'diario' as const } };
    expect(decidir({ ...comum, preferencias, agora }).email).toEqual({
      estado: 'adiado',
      motivo: 'silencio',
      quando: new Date('2026-12-14T08:00:00-03:00'),
    });
  });

  test('gathered e-mails of another category leave at once', () => {
    expect(
      dito({ preferencias: { ...PREFERENCIAS_PADRAO, emails: { contratos: 'diario' } } })[1],
    ).toBe('pendente');
  });
});

describe('a client’s person gets one e-mail a day', () => {
  const as = (hora: string, dia = '2026-12-07') => new Date(`${dia}T${hora}:00-03:00`);
  const tarde = {
    ...quieto,
    silencio: { ...quieto.silencio, dias: { seg: [['09:00', '18:00']] } },
  };
  test.each<[string, Partial<Decisores>, Date | null]>([
    ['at 8 h', { agora: as('07:59') }, as('08:00')],
    ['of the next day', { agora: as('08:00') }, as('08:00', '2026-12-08')],
    [
      'whatever else they chose',
      {
        agora: as('09:00'),
        preferencias: { ...PREFERENCIAS_PADRAO, emails: { agenda: 'imediato' } },
      },
      as('08:00', '2026-12-08'),
    ],
    [
      'when their hours begin, if later',
      { agora: as('07:00'), preferencias: tarde as never },
      as('09:00'),
    ],
    [
      'the same for what is told between 8 h and then',
      { agora: as('08:30', '2026-12-13'), preferencias: tarde as never },
      as('09:00', '2026-12-14'),
    ],
    ['but at once of what is due within a day', { agora: as('09:00'), urgente: true }, null],
    [
      'but at once of what is critical',
      { tipo: { padrao: TUDO, categoria: 'agenda', critico: true } },
      null,
    ],
  ])('%s', (_nome, decisores, quando) => {
    const { email, push } = decidir({ ...comum, deCliente: true, ...decisores });
    expect(email.quando).toEqual(quando);
    expect(email.estado).toBe(quando ? 'adiado' : 'pendente');
    if (decisores.preferencias === undefined) expect(push.estado).toBe('pendente');
  });
});

describe('gathered e-mails leave', () => {
  const as = (hora: string) => new Date(`2026-12-07T${hora}:00-03:00`);
  test.each([
    ['a_cada_15_min', '09:00', as('09:15')],
    ['a_cada_15_min', '09:14', as('09:15')],
    ['as_8h_e_14h', '07:59', as('08:00')],
    ['as_8h_e_14h', '08:00', as('14:00')],
    ['as_8h_e_14h', '15:00', new Date('2026-12-08T08:00:00-03:00')],
    ['diario', '08:30', new Date('2026-12-08T08:00:00-03:00')],
  ] as const)('%s, at %s', (ritmo, hora, quando) => {
    const preferencias = { ...PREFERENCIAS_PADRAO, emails: { agenda: ritmo } };
    expect(decidir({ ...comum, preferencias, agora: as(hora) }).email.quando).toEqual(quando);
  });
});
