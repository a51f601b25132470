import { SEM_PERMISSOES } from '@dominio/contrato/permissoes';
import { describe, expect, it } from 'vitest';
import { concedido } from './permissoes.tsx';

describe('concedido', () => {
  const { permissoes } = { permissoes: { agenda: ['visualizar', 'criar'], rh: ['editar'] } };
  const mapa = { ...SEM_PERMISSOES, permissions: permissoes };

  it.each([
    [{ permissao: 'agenda:criar' }, true],
    [{ permissao: 'agenda:excluir' }, false],
    [{ permissao: 'criar' }, true],
    [{ permissao: 'agenda' }, false],
    [{ permissao: 'financeiro:visualizar' }, false],
    [{ modulo: 'agenda' }, true],
    [{ modulo: 'rh' }, false],
    [{ modulo: 'rh', acao: 'editar' }, true],
    [{ todas: ['agenda:criar', 'rh:editar'] }, true],
    [{ todas: ['agenda:criar', 'rh:visualizar'] }, false],
    [{ alguma: ['financeiro:editar', 'rh:editar'] }, true],
    [{ alguma: [] }, false],
  ])('%j is %s', (pedido, esperado) => expect(concedido(mapa, pedido)).toBe(esperado));
});
