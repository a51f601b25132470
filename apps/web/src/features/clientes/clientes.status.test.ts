import { describe, expect, it } from 'vitest';
import { iniciais, resumoDoContrato } from './clientes.status.ts';

describe('como um cliente é mostrado', () => {
  it.each([
    ['Padaria Sol Nascente', 'PS'],
    ['Clínica da Vida', 'CV'],
    ['Água e Luz', 'ÁL'],
    ['3R Transportes', '3T'],
    ['Mono', 'M'],
    ['& Cia.', 'C'],
    ['', '?'],
  ])('initials of %j are %s', (nome, esperado) => {
    expect(iniciais(nome)).toBe(esperado);
  });

  it('says what is known of the contract', () => {
    expect(resumoDoContrato({ numero_contrato: '2024-0187', status_contrato: 'ATIVO' })).toBe(
      'Contrato 2024-0187 · Ativo',
    );
    expect(resumoDoContrato({ numero_contrato: null, status_contrato: 'RASCUNHO' })).toBe(
      'Rascunho',
    );
    expect(resumoDoContrato({ numero_contrato: null, status_contrato: null })).toBe('Sem contrato');
  });
});
