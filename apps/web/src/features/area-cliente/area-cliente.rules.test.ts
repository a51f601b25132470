import type { ReuniaoDoCliente } from '@dominio/contrato/area-cliente';
import { describe, expect, it } from 'vitest';
import {
  diaPorExtenso,
  linkDaReuniao,
  ondeParaOCliente,
  proximaReuniao,
} from './area-cliente.rules.ts';

const reuniao = (id: number, status: ReuniaoDoCliente['status']): ReuniaoDoCliente => ({
  id,
  titulo: `Reunião ${id}`,
  data_hora_inicio: '2026-11-20T12:00:00.000Z',
  data_hora_termino: '2026-11-20T13:00:00.000Z',
  local_reuniao: null,
  link_reuniao: null,
  status,
  pessoas: [],
});

describe('área do cliente', () => {
  it.each([
    ['No cliente', 'Na sua empresa'],
    [' no cliente ', 'Na sua empresa'],
    ['Sala 2', 'Sala 2'],
    [null, null],
  ])('says of the place %j that it is %j', (local, onde) => {
    expect(ondeParaOCliente(local)).toBe(onde);
  });

  it('highlights the first meeting that takes place, not one that was cancelled', () => {
    const lista = [
      reuniao(1, 'CANCELADO'),
      reuniao(2, 'REAGENDADO_DOMINIO'),
      reuniao(3, 'AGENDADO'),
    ];
    expect(proximaReuniao(lista)?.id).toBe(3);
    expect(proximaReuniao(lista.slice(0, 2))).toBeUndefined();
    expect(proximaReuniao([])).toBeUndefined();
  });

  it.each([
    ['2026-11-20T12:00:00Z', 'Hoje, sexta-feira, 20 de novembro'],
    // 01:30 UTC of the 21st is still the 20th in São Paulo.
    ['2026-11-21T01:30:00Z', 'Hoje, sexta-feira, 20 de novembro'],
    ['2026-11-21T12:00:00Z', 'Amanhã, sábado, 21 de novembro'],
    ['2026-11-19T12:00:00Z', 'Quinta-feira, 19 de novembro'],
    ['2027-01-04T12:00:00Z', 'Segunda-feira, 4 de janeiro de 2027'],
  ])('writes %s as %s', (inicio, esperado) => {
    expect(diaPorExtenso(inicio, new Date('2026-11-20T15:00:00Z'))).toBe(esperado);
  });

  it.each([
    [null, undefined],
    ['https://meet.example/abc', 'https://meet.example/abc'],
    ['http://sala.example/', 'http://sala.example/'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['sala 2', undefined],
  ])('opens the link %j as %j', (link, esperado) => {
    expect(linkDaReuniao(link)).toBe(esperado);
  });
});
