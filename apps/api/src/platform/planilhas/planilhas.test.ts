import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { escreverCsv } from './csv.ts';
import type { Linha } from './linhas.ts';
import { escreverXlsx } from './xlsx.ts';

async function* emLotes(...lotes: Linha[][]) {
  yield* lotes;
}
async function xlsx(...lotes: Linha[][]) {
  return abrir(escreverXlsx(['Nome', 'Dia'], emLotes(...lotes)));
}
async function abrir(arquivo: AsyncIterable<Buffer>) {
  const pedacos: Buffer[] = [];
  for await (const um of arquivo) pedacos.push(um);
  const arquivos = unzipSync(Buffer.concat(pedacos));
  return {
    pedacos,
    nomes: Object.keys(arquivos),
    folha: strFromU8(arquivos['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
  };
}

describe('an Excel file', () => {
  it('holds text, numbers and days, and every part that a workbook needs', async () => {
    const { folha, nomes } = await xlsx([
      ['Ação & <"Cia">', { dia: '2026-11-18' }],
      [null, 1.5],
    ]);
    expect(nomes.sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(folha).toContain('<t xml:space="preserve">Ação &amp; &lt;"Cia"&gt;</t>');
    expect([...folha.matchAll(/<v>([^<]*)<\/v>/g)].map(([, numero]) => numero)).toEqual([
      '46344',
      '1.5',
    ]);
    expect(folha.match(/<row>/g)).toHaveLength(3);
  });

  it.each(['=1+1', '+1', '-1', '@a', '\t=1', '  =1', '＝1'])(
    'holds %j as text with an apostrophe, not as a formula',
    async (texto) => {
      const { folha } = await xlsx([[texto]]);
      expect(folha).toContain(`>'${texto}</t>`);
      expect(folha).not.toContain('<f>');
    },
  );

  it('leaves out characters that XML does not allow and text beyond a cell’s limit', async () => {
    const { folha } = await xlsx([['a\u0000b\ud800c\u{1F600}'], ['x'.repeat(40_000)]]);
    expect(folha).toContain('>abc\u{1F600}</t>');
    expect(/x+(?=<)/.exec(folha.slice(folha.indexOf('xxx')))?.[0]).toHaveLength(32_767);
  });

  it.each([
    ['_x0041_', '_x005F_x0041_'],
    ['a_x000D_b_x00e9_', 'a_x005F_x000D_b_x005F_x00e9_'],
    ['_x_41_ preco_x2', '_x_41_ preco_x2'],
  ])('holds %j literally, where Excel would read an escaped character', async (texto, guardado) => {
    const { folha } = await xlsx([[texto]]);
    expect(folha).toContain(`>${guardado}</t>`);
  });

  it('says in its last row that more rows existed than a sheet holds, and reads no further', async () => {
    let lidos = 0;
    async function* semFim() {
      for (; ; lidos += 2) yield [[`linha ${lidos}`], [`linha ${lidos + 1}`]];
    }
    const { folha } = await abrir(escreverXlsx(['Nome'], semFim(), 5));
    const textos = [...folha.matchAll(/<t [^>]*>([^<]*)</g)].map(([, texto]) => texto);
    expect(textos).toEqual([
      'Nome',
      'linha 0',
      'linha 1',
      'linha 2',
      'O Excel só guarda 5 linhas: faltam outras daqui em diante. Refine a busca ou baixe em CSV.',
    ]);
    expect(lidos).toBeLessThan(8);
  });

  it('holds as many rows as a sheet may have, the last one too', async () => {
    const { folha } = await abrir(
      escreverXlsx(['Nome'], emLotes([['a'], ['b']], [['c'], ['Limite']], []), 5),
    );
    expect(folha.match(/<row>/g)).toHaveLength(5);
    expect(folha).toContain('>Limite<');
    expect(folha).not.toContain('O Excel');
  });

  it('lets other work run while a batch is written', async () => {
    const lote = Array.from({ length: 3_000 }, (_, i) => [`${i} ${Math.sin(i)}`, i]);
    let vezes = 0;
    let escrito = false;
    const contar = () => {
      vezes++;
      if (!escrito) setImmediate(contar);
    };
    setImmediate(contar);
    await xlsx(lote);
    escrito = true;
    expect(vezes).toBeGreaterThanOrEqual(30);
  });

  it('is sent in pieces while its rows are read', async () => {
    const lote = Array.from({ length: 1_000 }, (_, i) => [`${i} ${Math.sin(i)}`, i]);
    const { pedacos, folha } = await xlsx(...Array.from({ length: 20 }, () => lote));
    expect(pedacos.length).toBeGreaterThan(10);
    expect(Math.max(...pedacos.map(({ length }) => length))).toBeLessThan(100_000);
    expect(folha.match(/<row>/g)).toHaveLength(20_001);
  });
});

it('as CSV has the same rows, in the form of Brazilian programs', async () => {
  const linhas: Linha[] = [['＝1', { dia: '2026-11-18' }, 1.5, null, 'a;b']];
  const partes: string[] = [];
  for await (const um of escreverCsv(['Nome'], emLotes(linhas))) partes.push(um);
  expect(partes.join('')).toBe('\ufeffNome\r\n\'＝1;18/11/2026;1,5;;"a;b"\r\n');
});
