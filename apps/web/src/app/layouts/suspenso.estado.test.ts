import { describe, expect, it } from 'vitest';
import {
  type EstadoDoSuspenso,
  type EventoDoSuspenso,
  FECHAR_APOS_SAIR_MS,
  proximoEstado,
} from './suspenso.estado.ts';

describe('painel suspenso', () => {
  it.each<[EstadoDoSuspenso, EventoDoSuspenso, EstadoDoSuspenso]>([
    ['fechado', 'entrou', 'passagem'],
    ['fechado', 'saiu', 'fechado'],
    ['fechado', 'clicou', 'fixo'],
    ['fechado', 'dispensou', 'fechado'],
    ['passagem', 'entrou', 'passagem'],
    ['passagem', 'saiu', 'fechado'],
    ['passagem', 'clicou', 'fixo'],
    ['passagem', 'dispensou', 'fechado'],
    ['fixo', 'entrou', 'fixo'],
    ['fixo', 'saiu', 'fixo'],
    ['fixo', 'clicou', 'fechado'],
    ['fixo', 'dispensou', 'fechado'],
  ])('%s, %s: %s', (estado, evento, esperado) => {
    expect(proximoEstado(estado, evento)).toBe(esperado);
  });

  it('outlives the pointer by 150 ms', () => expect(FECHAR_APOS_SAIR_MS).toBe(150));
});
