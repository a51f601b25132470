import { setImmediate as vez } from 'node:timers/promises';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { escreverCsv } from './csv.ts';
import { LIMITES, PlanilhaIlegivel } from './leitura.ts';
import { lerPlanilha } from './ler-planilha.ts';
import type { Linha } from './linhas.ts';
import { dataDaPlanilha, nomeDeArquivoLimpo, textoLimpo } from './textos.ts';
import { escreverXlsx } from './xlsx.ts';

async function* emUmLote(linhas: Linha[]) {
  yield linhas;
}
const bytesDe = (texto: string) => strToU8(texto);

async function ler(arquivo: Uint8Array, limites = LIMITES, prazo?: number) {
  const tabela = await lerPlanilha(arquivo, limites, prazo);
  if (!tabela) throw new Error('outra planilha está sendo lida');
  return tabela;
}

const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** A workbook of one sheet with these rows, as Excel writes them. */
function livro(linhas: string, partes: Record<string, string> = {}): Uint8Array {
  const arquivos: Zippable = {
    'xl/workbook.xml': bytesDe(
      `<workbook xmlns:r="${RELS}"><sheets><sheet name="Oculta" sheetId="1" state="hidden" r:id="rId9"/><sheet name="A" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytesDe(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': bytesDe(`<worksheet><sheetData>${linhas}</sheetData></worksheet>`),
    ...Object.fromEntries(Object.entries(partes).map(([nome, xml]) => [nome, bytesDe(xml)])),
  };
  return zipSync(arquivos);
}
const texto = (valor: string) => `<c t="inlineStr"><is><t>${valor}</t></is></c>`;
const CABECALHO = `<row>${texto('Nome')}${texto('Dia')}</row>`;

describe('a sheet that somebody sends', () => {
  it('is read with its texts, numbers and days from a file that this program writes', async () => {
    const partes: Buffer[] = [];
    const linhas: Linha[] = [
      ['Ação & <Cia> _x0041_', { dia: '2026-11-18' }],
      [null, null],
      ['=1+1', -1.5],
    ];
    for await (const um of escreverXlsx(['Nome', 'Dia'], emUmLote(linhas))) partes.push(um);
    expect(await ler(Buffer.concat(partes))).toEqual({
      titulos: ['Nome', 'Dia'],
      linhas: [
        { numero: 2, celulas: ['Ação & <Cia> _x0041_', { dia: '2026-11-18' }] },
        { numero: 4, celulas: ['=1+1', -1.5] },
      ],
    });
  });

  it('is read from shared texts, formulas and days of Excel, its hidden sheets left out', async () => {
    const arquivo = livro(
      `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>
       <row r="5"><c r="A5" t="str"><f>1</f><v>calculado</v></c><c r="C5" s="1"><v>46344.5</v></c><c r="E5"><v>9</v></c></row>`,
      {
        'xl/sharedStrings.xml':
          '<sst><si><r><t>No</t></r><r><t>me</t></r><rPh><t>lido</t></rPh></si><si><t>Quando</t></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd\\/mm\\/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      },
    );
    expect(await ler(arquivo)).toEqual({
      titulos: ['Nome', '', 'Quando'],
      linhas: [{ numero: 5, celulas: ['calculado', null, { dia: '2026-11-18' }] }],
    });
  });

  it.each([';', ',', '\t'])(
    'is read as CSV parted by %j, whatever its encoding',
    async (separador) => {
      const conteudo = [
        ['Nome', 'Situação'],
        ['Ana', "'=1+1"],
      ]
        .map((linha) => linha.join(separador))
        .join('\r\n');
      const esperado = {
        titulos: ['Nome', 'Situação'],
        linhas: [{ numero: 2, celulas: ['Ana', '=1+1'] }],
      };
      expect(await ler(bytesDe(`\ufeff${conteudo}`))).toEqual(esperado);
      expect(await ler(Buffer.from(conteudo, 'latin1'))).toEqual(esperado);
    },
  );

  it.each(['=1', '+1', '-1', '@a', '＝1', "'nome", 'Ana'])(
    'gives %j back as it was, after the apostrophe that the writer puts before formulas',
    async (valor) => {
      const partes: string[] = [];
      for await (const um of escreverCsv(['Nome'], emUmLote([[valor]]))) partes.push(um);
      expect((await ler(bytesDe(partes.join('')))).linhas[0]?.celulas).toEqual([valor]);
    },
  );

  it('has texts cut and cleaned, never half a character', async () => {
    const limites = { ...LIMITES, celula: 4 };
    const [linha] = (await ler(bytesDe('a;b\nabc\u{1f600}d;x\u200b\u202ey\u0007'), limites)).linhas;
    expect(linha?.celulas).toEqual(['abc', 'xy']);
    const partilhado = `<sst><si><t>abc\u{1f600}d</t></si></sst>`;
    const arquivo = livro(`${CABECALHO}<row><c t="s"><v>0</v></c></row>`, {
      'xl/sharedStrings.xml': partilhado,
    });
    expect((await ler(arquivo, limites)).linhas[0]?.celulas[0]).toBe('abc');
  });

  it('has days that are none as texts, cleaned and whole', async () => {
    const dia = (valor: string) => `<c t="d"><v>${valor}</v></c>`;
    const linha = (...celulas: string[]) => `<row>${celulas.map(dia).join('')}</row>`;
    const cortavel = '123456789\u{1f600}';
    const arquivo = livro(
      linha(cortavel, 'ontem') + linha(cortavel, '2026-11-18T10:00:00') + linha('a\u200bb', '1'),
    );
    expect(await ler(arquivo)).toEqual({
      titulos: [cortavel, 'ontem'],
      linhas: [
        { numero: 2, celulas: [cortavel, { dia: '2026-11-18' }] },
        { numero: 3, celulas: ['ab', '1'] },
      ],
    });
  });

  it('has the cells of its header’s columns only', async () => {
    expect((await ler(bytesDe('a;b\n1;2;3;4\n5'))).linhas.map(({ celulas }) => celulas)).toEqual([
      ['1', '2'],
      ['5', null],
    ]);
  });
});

describe('a sheet is refused with a sentence', () => {
  const linhas = (quantas: number) => `<row>${texto('a')}</row>`.repeat(quantas);
  it.each<[string, Uint8Array, Partial<typeof LIMITES>, string]>([
    ['nothing in it', bytesDe(''), {}, 'O arquivo está vazio.'],
    [
      'an archive of something else',
      zipSync({ a: bytesDe('x') }),
      {},
      'O arquivo não é uma planilha do Excel.',
    ],
    [
      'half an archive',
      livro(CABECALHO).subarray(0, 200),
      {},
      'O arquivo está danificado. Abra-o no Excel e salve outra vez.',
    ],
    [
      'a broken sheet',
      livro('<row><c>'),
      {},
      'O arquivo está danificado. Abra-o no Excel e salve outra vez.',
    ],
    [
      'another format',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      {},
      'O arquivo não é uma planilha XLSX nem um CSV.',
    ],
    [
      'a quote that is never closed',
      bytesDe(`a;b\n"${'x'.repeat(300_000)}`),
      {},
      'O arquivo não pôde ser lido: confira as aspas e salve como CSV.',
    ],
    [
      'a row too many in XLSX',
      livro(linhas(4)),
      { linhas: 2 },
      'O arquivo pode ter no máximo 2 linhas. Divida-o.',
    ],
    [
      'a row too many in CSV',
      bytesDe('a\n1\n2\n3'),
      { linhas: 2 },
      'O arquivo pode ter no máximo 2 linhas. Divida-o.',
    ],
    [
      'a column too many',
      livro('<row><c r="ZZZ1"><v>1</v></c></row>'),
      {},
      'O arquivo pode ter no máximo 60 colunas. Tire as que não são usadas.',
    ],
    [
      'a column too many in CSV',
      bytesDe(`${';'.repeat(100)}a`),
      {},
      'O arquivo pode ter no máximo 60 colunas. Tire as que não são usadas.',
    ],
    [
      'too much text',
      bytesDe('a\nbbbb\ncccc'),
      { caracteres: 7 },
      'O arquivo tem texto demais. Divida-o.',
    ],
    [
      'too many styles',
      livro(CABECALHO, { 'xl/styles.xml': `<s><cellXfs>${'<xf/>'.repeat(9)}</cellXfs></s>` }),
      { estilos: 8 },
      'O arquivo tem estilos demais. Copie os dados para outro.',
    ],
    [
      'an entity that XML does not know',
      livro(`<row>${texto('&a;')}</row>`),
      {},
      'O arquivo está danificado. Abra-o no Excel e salve outra vez.',
    ],
  ])('for %s', async (_, arquivo, limites, frase) => {
    await expect(ler(arquivo, { ...LIMITES, ...limites })).rejects.toSatisfy(
      (erro) => erro instanceof PlanilhaIlegivel && erro.message === frase,
    );
  });

  it('for few bytes that become many, at the byte that is one too many', async () => {
    const bomba = livro(`<row>${' '.repeat(8_000_000)}</row>`);
    expect(bomba.length).toBeLessThan(10_000);
    const frase = 'O arquivo tem dados demais. Deixe só a planilha a importar, ou use CSV.';
    await expect(ler(bomba, { ...LIMITES, bytes: 1_000_000 })).rejects.toThrow(frase);
  });

  it('for one text that a million cells show', async () => {
    const celulas = '<c t="s"><v>0</v></c>'.repeat(50);
    const arquivo = livro(
      `<row>${texto('a').repeat(50)}</row>${`<row>${celulas}</row>`.repeat(2_000)}`,
      { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>` },
    );
    await expect(ler(arquivo)).rejects.toThrow('O arquivo tem texto demais. Divida-o.');
  });

  it('for one that takes too long, which then no longer runs', async () => {
    await expect(ler(livro(linhas(20_000)), LIMITES, 1)).rejects.toThrow(
      'O arquivo é grande demais para ser lido. Divida-o.',
    );
    expect((await ler(bytesDe('a\n1'))).linhas).toHaveLength(1);
  });
});

it('one sheet is read at a time, and others are answered meanwhile', async () => {
  let vezes = 0;
  let lido = false;
  const leitura = ler(livro(CABECALHO.repeat(5_000))).finally(() => {
    lido = true;
  });
  expect(await lerPlanilha(bytesDe('a\n1'))).toBeUndefined();
  while (!lido) {
    vezes++;
    await vez();
  }
  expect((await leitura).linhas).toHaveLength(4_999);
  expect(vezes).toBeGreaterThan(50);
  expect(await lerPlanilha(bytesDe('a\n1'))).toBeDefined();
});

describe('a text of a file', () => {
  it('has no half of a character, and nothing that is not seen', () => {
    expect(textoLimpo('a\ud800b\u0000\u2066c ', 10)).toBe('a\ufffdbc');
    expect(textoLimpo(`${'x'.repeat(9)}\u{1f600}`, 10)).toBe('x'.repeat(9));
  });

  it('as the name of a file is its last part in one line', () => {
    expect(nomeDeArquivoLimpo('C:\\x\\em\u202epresas\u0000\n.csv', 'planilha')).toBe(
      'empresas.csv',
    );
    expect(nomeDeArquivoLimpo('\u200b', 'planilha')).toBe('planilha');
    expect(nomeDeArquivoLimpo('a'.repeat(119).concat('\u{1f600}.csv'), '')).toBe('a'.repeat(119));
  });

  it('as a day is read in the form in which people write it', () => {
    expect(['1/2/1990', '01.02.1990', '1990-02-01', 'ontem'].map(dataDaPlanilha)).toEqual([
      '1990-02-01',
      '1990-02-01',
      '1990-02-01',
      'ontem',
    ]);
  });
});
