import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import { PermissoesDoUsuario } from '@dominio/contrato/permissoes';
import { ConfiguracaoDoUsuario } from '@dominio/contrato/tema/configuracao';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seCruzam } from '../../../components/painel/grade.ts';
import { blocosDe, lugaresPadrao } from './catalogo.ts';
import { comBloco, comBlocoDeVolta, guardarPainel, montarPainel, semBloco } from './painel.ts';

const permissoesDe = (grupo: number) => {
  const mapa: Record<string, string[]> = {};
  for (const permissao of GRUPOS_INICIAIS.find(({ id }) => id === grupo)?.permissoes ?? []) {
    const [modulo = '', acao = ''] = permissao.split(':');
    mapa[modulo] = [...(mapa[modulo] ?? []), acao];
  }
  return PermissoesDoUsuario.shape.permissions.parse(mapa);
};
const blocosDo = (grupo: number) => blocosDe({ permissoes: permissoesDe(grupo), grupo });
const blocos = blocosDo(3);
const padrao = lugaresPadrao(3);
const inicial = montarPainel({}, blocos, padrao);
const ordenados = (ids: readonly string[]) => [...ids].sort();

describe('the panel of a role', () => {
  it.each([
    [1, ['agenda-da-equipe']],
    [3, ['notificacoes']],
    [4, ['clientes-recentes']],
    [5, ['clientes-recentes']],
  ])('group %i has its places as designed, and its own blocks', (grupo, seus) => {
    const painel = montarPainel({}, blocosDo(grupo), lugaresPadrao(grupo));
    const como = [...lugaresPadrao(grupo)].sort((a, b) => a.y - b.y || a.x - b.x);
    expect(painel.lugares).toEqual(como);
    expect(painel.ordem).toEqual(expect.arrayContaining(seus));
  });

  it('holds nothing the person may not read, and closes the room it leaves', () => {
    const semAgenda = blocosDe({ permissoes: { clientes: ['visualizar'] }, grupo: 4 });
    const { lugares, ordem } = montarPainel({}, semAgenda, lugaresPadrao(4));
    expect(ordenados(ordem)).toEqual(
      ordenados([
        'numeros-do-dia',
        'clientes-recentes',
        'clientes-em-atencao',
        'atalhos',
        'favoritos',
      ]),
    );
    expect(lugares.find(({ id }) => id === 'clientes-recentes')?.y).toBe(5);
    expect(blocosDo(3).map(({ id }) => id)).not.toContain('agenda-da-equipe');
  });
});

describe('the panel a person arranged', () => {
  it('comes back from the configuration as it went there', () => {
    const recentes = blocos.filter(({ id }) => id === 'clientes-recentes');
    const meu = recentes.reduce(comBloco, semBloco(inicial, 'notificacoes'));
    expect(meu.ordem).toContain('clientes-recentes');
    const guardado = guardarPainel(meu, {}, blocos);
    const { widgets } = ConfiguracaoDoUsuario.parse({ widgets: guardado });
    expect(widgets).toEqual(guardado);
    expect(montarPainel(widgets, blocos, padrao)).toEqual(meu);
  });

  it('may be empty', () => {
    const vazio = { activeWidgets: [], layout: { desktop: [], mobile: [] } };
    expect(montarPainel(vazio, blocos, padrao)).toEqual({ lugares: [], ordem: [] });
  });

  it('keeps the places of blocks whose permission is missing for now', () => {
    const guardado = guardarPainel(inicial, {}, blocos);
    const semAgenda = blocosDe({ permissoes: {}, grupo: 3 });
    const menor = montarPainel(guardado, semAgenda, padrao);
    const denovo = guardarPainel(menor, guardado, semAgenda);
    expect(ordenados(denovo.activeWidgets ?? [])).toEqual(ordenados(inicial.ordem));
    const volta = montarPainel(denovo, blocos, padrao);
    expect(ordenados(volta.ordem)).toEqual(ordenados(inicial.ordem));
  });

  it('gives a block that was taken off its place back, in the grid and in the column', () => {
    for (const { id } of inicial.lugares) {
      expect(comBlocoDeVolta(semBloco(inicial, id), id, inicial)).toEqual(inicial);
    }
  });

  it('is whole whatever was kept: every active block once, none on another', () => {
    const lixo = fc.record({
      activeWidgets: fc.oneof(
        fc.array(fc.oneof(fc.constantFrom(...blocos.map(({ id }) => id as string)), fc.string())),
        fc.anything(),
      ),
      layout: fc.record({ desktop: fc.anything(), mobile: fc.anything() }),
    });
    fc.assert(
      fc.property(lixo, (guardado) => {
        const { lugares, ordem } = montarPainel(guardado, blocos, padrao);
        expect(ordenados(lugares.map(({ id }) => id))).toEqual(ordenados(ordem));
        expect(new Set(ordem).size).toBe(ordem.length);
        for (const [i, um] of lugares.entries()) {
          expect(lugares.slice(i + 1).some((outro) => seCruzam(um, outro))).toBe(false);
        }
        if (Array.isArray(guardado.activeWidgets)) {
          const pedidos = blocos.filter(({ id }) =>
            (guardado.activeWidgets as unknown[]).includes(id),
          );
          expect(ordenados(ordem)).toEqual(ordenados(pedidos.map(({ id }) => id)));
        }
      }),
    );
  });
});
