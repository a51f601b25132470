import { STATUS_DO_AGENDAMENTO } from '@dominio/contrato/agendamentos-opcoes';
import { somarDias } from '@dominio/contrato/datas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escreverEndereco, lerEndereco } from '../../components/endereco/codec.ts';
import {
  type EstadoDaAgenda,
  FECHADA,
  type Padroes,
  parametrosDaAgenda,
  SEM_FILTRO,
  temFiltro,
} from './estado-da-agenda.ts';
import { VISOES } from './periodo.ts';

const padroes: Padroes = { visao: 'semana', data: '2026-11-18', fimDeSemana: false };
const parametros = parametrosDaAgenda(padroes);
const ler = (texto: string) => lerEndereco(parametros, new URLSearchParams(texto));
const escrever = (estado: EstadoDaAgenda) => escreverEndereco(parametros, estado);

const id = fc.integer({ min: 1, max: 1e9 });
const estados: fc.Arbitrary<EstadoDaAgenda> = fc.record({
  visao: fc.constantFrom(...VISOES),
  data: fc.nat(30_000).map((n) => somarDias('2001-01-01', n)),
  fimDeSemana: fc.boolean(),
  com: fc.uniqueArray(id, { maxLength: 5 }),
  tipos: fc.uniqueArray(fc.oneof(id, fc.constant('sem' as const)), { maxLength: 5 }),
  participante: fc.oneof(fc.constant('eu' as const), fc.constant('todos' as const), id),
  cliente: fc.option(id),
  status: fc.oneof(
    fc.constant('todos' as const),
    fc.subarray([...STATUS_DO_AGENDAMENTO], { minLength: 1 }),
  ),
  agendamento: fc.option(id),
  editando: fc.boolean(),
  novo: fc.boolean(),
  inicio: fc.constantFrom(null, '2026-11-19', '2026-11-19T09:30'),
  termino: fc.constantFrom(null, '10:15', '24:00'),
  convidado: fc.option(id),
});

describe('the address of the agenda', () => {
  it('leaves out every default', () => {
    const inicial = { ...padroes, ...SEM_FILTRO, ...FECHADA, com: [] };
    expect(escrever(inicial).toString()).toBe('');
    expect(ler('')).toEqual(inicial);
  });

  it('gives back every state that was written into it', () => {
    fc.assert(
      fc.property(estados, (estado) => {
        expect(lerEndereco(parametros, escrever(estado))).toEqual(estado);
      }),
    );
  });

  it('reads a link of today, a colleague and two statuses', () => {
    expect(ler('visao=mes&participante=31&status=AGENDADO,NO_SHOW&agendamento=9')).toMatchObject({
      visao: 'mes',
      data: '2026-11-18',
      participante: 31,
      status: ['AGENDADO', 'NO_SHOW'],
      agendamento: 9,
    });
  });

  it('counts a value that makes no sense as absent', () => {
    const hostil =
      'visao=ano&data=2026-02-31&tipo=0,-1,x,,2,2&participante=<b>&cliente=1e9&status=FOO' +
      '&agendamento=99999999999999999999&inicio=2026-11-19T25:00&fds=talvez';
    expect(ler(hostil)).toEqual({ ...padroes, ...SEM_FILTRO, ...FECHADA, com: [], tipos: [2] });
    expect(ler('data=1999-12-31').data).toBe('2026-11-18');
  });

  it('never throws, whatever is typed into it', () => {
    const nomes = fc.constantFrom('visao', 'data', 'tipo', 'participante', 'status', 'inicio');
    fc.assert(
      fc.property(fc.array(fc.tuple(nomes, fc.string())), (pares) => {
        const estado = lerEndereco(parametros, new URLSearchParams(pares));
        expect(VISOES).toContain(estado.visao);
      }),
    );
  });
});

describe('temFiltro', () => {
  it.each([
    ['', false],
    ['visao=mes&data=2026-01-01', false],
    ['status=todos', false],
    ['status=AGENDADO', true],
    ['status=sem-desfecho', true],
    ['participante=todos', true],
    ['cliente=3', true],
    ['tipo=3', true],
  ])('of "%s" is %s', (texto, esperado) => {
    expect(temFiltro(ler(texto))).toBe(esperado);
  });
});
