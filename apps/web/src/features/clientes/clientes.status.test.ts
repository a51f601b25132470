import { describe, expect, it } from 'vitest';
import { iniciais, resumoDoContrato } from './clientes.status.ts';

describe('a client in words', () => {
  it.each([
    ['Padaria Sol Nascente', 'PS'],
    ['Clínica da Vida', 'CV'],
    ['Água e Luz', 'ÁL'],
    ['3R Transportes', '3T'],
    ['Mono', 'M'],
    ['& Cia.', 'C'],
    ['', '?'],
  ])('has for %j the initials %s', (nome, esperado) => {
    expect(iniciais(nome)).toBe(esperado);
  });

  it('says the contract and its status, or that there is none', () => {
    expect(resumoDoContrato({ numero_contrato: '2024-0187', status_contrato: 'ATIVO' })).toBe(
      'Contrato 2024-0187 · Ativo',
    );
    expect(resumoDoContrato({ numero_contrato: null, status_contrato: 'RASCUNHO' })).toBe(
      'Rascunho',
    );
    expect(resumoDoContrato({ numero_contrato: null, status_contrato: null })).toBe('Sem contrato');
  });
});
