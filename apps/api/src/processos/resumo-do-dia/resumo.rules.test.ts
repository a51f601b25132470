import { PREFERENCIAS_PADRAO } from '@dominio/contrato/notificacoes-configuracao';
import { expect, test } from 'vitest';
import { diaDoResumo, emPalavras, emSilencioNoDia } from './resumo.rules.ts';

const SP = 'America/Sao_Paulo';
const ACRE = 'America/Rio_Branco';

test.each([
  [SP, '2027-03-08T10:59:59Z', undefined],
  [SP, '2027-03-08T11:00:00Z', '2027-03-08'],
  [SP, '2027-03-08T11:45:00Z', '2027-03-08'],
  [SP, '2027-03-08T12:00:00Z', undefined],
  [ACRE, '2027-03-08T11:00:00Z', undefined],
  [ACRE, '2027-03-08T13:00:00Z', '2027-03-08'],
  ['Asia/Kathmandu', '2027-03-08T02:15:00Z', '2027-03-08'],
])('in %s at %s the day to be told is %s', (fuso, instante, dia) => {
  expect(diaDoResumo(fuso, new Date(instante))).toBe(dia);
});

test('a day without a stretch in which one may be told is a silent one, where quiet hours are on', () => {
  const de = (ativo: boolean, dia: string) =>
    emSilencioNoDia(
      { ...PREFERENCIAS_PADRAO.silencio, dias: { seg: [['08:00', '18:00']] }, ativo },
      dia,
    );
  expect(de(true, '2027-03-08')).toBe(false);
  expect(de(true, '2027-03-09')).toBe(true);
  expect(de(false, '2027-03-09')).toBe(false);
});

test('a line leads to its page, and what people wrote in it is no mark', () => {
  const linhas = [
    { usuarioId: 1, texto: '1 agendamento hoje: “<b>A&B</b>”.', url: '/agenda' },
    { usuarioId: 1, texto: '1 termo para assinar.', url: '/passagem' },
  ];
  expect(emPalavras(linhas)).toEqual({
    mensagem: '1 agendamento hoje: “<b>A&B</b>”. 1 termo para assinar.',
    html: '<a href="/agenda">1 agendamento hoje: “&lt;b&gt;A&amp;B&lt;/b&gt;”.</a><br><a href="/passagem">1 termo para assinar.</a>',
  });
});
