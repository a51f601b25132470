import { describe, expect, it } from 'vitest';
import { agendamentoDeExemplo as agendamento } from './agendamentos.exemplo.ts';
import {
  avisoDoStatus,
  corDoAgendamento,
  detalheSemInicio,
  ondeEComQuem,
  periodoPorExtenso,
} from './agendamentos.rotulos.ts';

const pessoa = (id: number) => ({
  id,
  nome: `Pessoa ${id}`,
  avatar_url: `/usuarios/${id}/avatar`,
  tem_avatar: false,
  resposta: 'pendente' as const,
});

describe('ondeEComQuem', () => {
  it('says the place, the client and, from three on, the number of people', () => {
    const cheio = agendamento({
      cliente: { id: 1, nome: 'Padaria Sol' },
      participantes: [1, 2, 3].map(pessoa),
    });
    expect(ondeEComQuem(cheio)).toEqual(['Sala 2', 'Padaria Sol', '3 pessoas']);
  });

  it('says online for a link without a place, and leaves out what is missing', () => {
    const online = agendamento({ local_reuniao: null, link_reuniao: 'https://exemplo.com.br' });
    expect(ondeEComQuem(online)).toEqual(['Online']);
    expect(ondeEComQuem(agendamento({ local_reuniao: null }))).toEqual([]);
  });
});

describe('detalheSemInicio', () => {
  it('ends with the end time in São Paulo', () => {
    expect(detalheSemInicio(agendamento())).toBe('Sala 2 · até 09:30');
  });
});

describe('corDoAgendamento', () => {
  // Blue without a type (specification part 2 §3); grey for one that does not take place.
  it.each([
    [{}, '#28a745'],
    [{ tipo_agendamento: null }, '#007bff'],
    [{ status: 'CANCELADO' as const }, '#6c757d'],
    [{ status: 'REAGENDADO_CLIENTE' as const }, '#6c757d'],
    [{ status: 'FINALIZADO' as const }, '#28a745'],
  ])('of %o is %s', (parcial, cor) => {
    expect(corDoAgendamento(agendamento(parcial))).toBe(cor);
  });
});

describe('avisoDoStatus', () => {
  it('says what the change of status did', () => {
    expect(avisoDoStatus('FINALIZADO')).toBe('Agendamento finalizado.');
    expect(avisoDoStatus('AGENDADO')).toBe('Agendamento reaberto.');
    expect(avisoDoStatus('CANCELADO')).toBe('Agendamento cancelado.');
    expect(avisoDoStatus('NO_SHOW')).toBe('Não comparecimento registrado.');
    expect(avisoDoStatus('REAGENDADO_CLIENTE')).toBe('Agendamento reagendado.');
    expect(avisoDoStatus('REAGENDADO_DOMINIO')).toBe('Agendamento reagendado.');
  });
});

describe('periodoPorExtenso', () => {
  const periodo = (inicio: string, termino: string) => ({
    data_hora_inicio: `${inicio}:00-03:00`,
    data_hora_termino: `${termino}:00-03:00`,
  });

  it('puts the article of each hour before it', () => {
    const dia = '2026-11-18';
    const de = (inicio: string, termino: string) =>
      periodoPorExtenso(periodo(`${dia}T${inicio}`, `${dia}T${termino}`), dia);
    expect(de('10:30', '12:00')).toBe('das 10:30 às 12:00');
    expect(de('00:30', '01:00')).toBe('das 00:30 à 01:00');
    expect(de('01:15', '02:00')).toBe('da 01:15 às 02:00');
  });

  it('names the day when it is not the given one, and both days past midnight', () => {
    const outroDia = periodo('2026-11-19T09:00', '2026-11-19T10:00');
    expect(periodoPorExtenso(outroDia, '2026-11-18')).toBe('em 19 de nov. das 09:00 às 10:00');
    const noite = periodo('2026-11-18T22:00', '2026-11-19T01:00');
    expect(periodoPorExtenso(noite, '2026-11-18')).toBe(
      'das 22:00 de 18 de nov. à 01:00 de 19 de nov.',
    );
  });
});
