import { describe, expect, it } from 'vitest';
import type { Rota } from '../rotas/rota.ts';
import { ROTAS } from '../rotas.ts';
import { limpaCliente, type Origem, rotaLimpaCliente } from './limpar-cliente.ts';

/** The table as it will stand with the management pages and the client section. */
const rotas: readonly Rota[] = [
  ...ROTAS,
  ...['/workspace-gestao', '/dashboard-gestao', '/fechamentos-gestao'].map(
    (path): Rota => ({ path, titulo: path, guarda: 'staff', pagina: 'x', limpaCliente: true }),
  ),
  { path: '/dashboard-cliente', titulo: 'Painel', guarda: 'staff', pagina: 'x' },
];

describe('o que limpa o cliente selecionado', () => {
  it.each<[Origem, string, boolean]>([
    ['barra-lateral', '/inicio', true],
    ['barra-lateral', '/agenda', true],
    ['barra-lateral', '/selecionar-cliente', true],
    ['barra-lateral', '/workspace-gestao', true],
    ['secao-do-cliente', '/dashboard-cliente', false],
    ['secao-do-cliente', '/selecionar-cliente', false],
    ['secao-do-cliente', '/inicio', true],
    ['outra', '/inicio', true],
    ['outra', '/workspace-gestao', true],
    ['outra', '/dashboard-gestao', true],
    ['outra', '/fechamentos-gestao', true],
    ['outra', '/agenda', false],
    ['outra', '/selecionar-cliente', false],
    ['outra', '/dashboard-cliente', false],
    ['outra', '/inicio/outra', false],
  ])('from %s to %s: %s', (origem, destino, esperado) => {
    expect(limpaCliente(rotas, { origem, destino })).toBe(esperado);
  });

  it('opening /inicio clears it in the table of today', () => {
    expect(
      ROTAS.filter(({ path }) => rotaLimpaCliente(ROTAS, path)).map(({ path }) => path),
    ).toEqual(['/inicio']);
  });
});
