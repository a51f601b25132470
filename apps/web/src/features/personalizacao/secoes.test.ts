import { ParDeTemas } from '@dominio/contrato/tema/configuracao';
import { PADRAO_ESCURO } from '@dominio/contrato/tema/padrao';
import { PALETAS } from '@dominio/contrato/tema/paletas';
import { describe, expect, it } from 'vitest';
import { escreverTema, lerTema, RECUSAS_DO_ARQUIVO } from './arquivo.ts';
import { lerCaminho, parteEm } from './caminho.ts';
import { caminhosDaSecao, SECOES } from './secoes.ts';

const folhas = (ramo: object, antes = ''): string[] =>
  Object.entries(ramo).flatMap(([campo, valor]) =>
    typeof valor === 'object' && valor !== null
      ? folhas(valor, `${antes}${campo}.`)
      : [antes + campo],
  );

describe('the sections', () => {
  it('are the eight of specification part 1 §2.6', () => {
    expect(SECOES.map(({ rotulo }) => rotulo)).toEqual([
      'Barra superior',
      'Barra lateral',
      'Cartões',
      'Fundo da página',
      'Botões',
      'Tipografia',
      'Bordas',
      'Sombras',
    ]);
  });

  it('offer every field of the settings once', () => {
    const oferecidos = SECOES.flatMap(caminhosDaSecao);
    expect([...oferecidos].sort()).toEqual(folhas(PADRAO_ESCURO).sort());
  });

  it('have a place for every palette', () => {
    const usadas = SECOES.flatMap(({ grupos }) => grupos.flatMap(({ controles }) => controles))
      .flatMap((controle) => (controle.tipo === 'paleta' ? [controle.paleta] : []))
      .sort();
    expect(usadas).toEqual(Object.keys(PALETAS).sort());
  });
});

describe('a path', () => {
  it('reads the value it names, and makes a tree with it', () => {
    expect(lerCaminho(PADRAO_ESCURO, 'card.border.radius')).toBe(8);
    expect(lerCaminho(PADRAO_ESCURO, 'nada.disso')).toBeUndefined();
    expect(parteEm('card.border.radius', 3)).toEqual({ card: { border: { radius: 3 } } });
  });
});

describe('an exported file', () => {
  const par = ParDeTemas.parse({ dark: { monochromatic: true } });

  it('is imported unchanged', () => {
    expect(lerTema(escreverTema(par))).toEqual({ tema: par });
  });

  it('is completed where settings are missing, and loses unknown ones', () => {
    const texto = JSON.stringify({ tipo: 'dominio.tema', v: 1, dark: { x: 1 }, light: {} });
    expect(lerTema(texto)).toEqual({ tema: ParDeTemas.parse({}) });
  });

  it.each([
    ['{', RECUSAS_DO_ARQUIVO.ilegivel],
    ['', RECUSAS_DO_ARQUIVO.ilegivel],
    ['null', RECUSAS_DO_ARQUIVO.outro],
    ['[1]', RECUSAS_DO_ARQUIVO.outro],
    ['{"dark":{},"light":{}}', RECUSAS_DO_ARQUIVO.outro],
    ['{"tipo":"dominio.tema","v":1,"dark":{}}', RECUSAS_DO_ARQUIVO.outro],
    ['{"tipo":"dominio.tema","v":2,"dark":{},"light":{}}', RECUSAS_DO_ARQUIVO.novo],
    [' '.repeat(100_001), RECUSAS_DO_ARQUIVO.grande],
  ])('is refused with a message: %j', (texto, recusa) => {
    expect(lerTema(texto)).toEqual({ recusa });
  });
});
