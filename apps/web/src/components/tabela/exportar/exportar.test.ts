import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ColunaDaTabela } from '../colunas.ts';
import { csvDe } from './csv.ts';
import { inofensivo, planilhaDe } from './planilha.ts';
import { xlsxDe } from './xlsx.ts';

interface Linha {
  nome: string;
  valor: number | null;
  dia: string | null;
  peso: number;
}

const COLUNAS: ColunaDaTabela<Linha>[] = [
  { id: 'nome', titulo: 'Nome', valor: ({ nome }) => nome },
  { id: 'valor', titulo: 'Valor', tipo: 'dinheiro', valor: ({ valor }) => valor },
  { id: 'dia', titulo: 'Dia', tipo: 'data', valor: ({ dia }) => dia },
  { id: 'peso', titulo: 'Peso', tipo: 'numero', valor: ({ peso }) => peso },
];
const LINHAS: Linha[] = [
  { nome: 'Ação & "Cia"; Ltda', valor: -1_234_56, dia: '2026-11-18', peso: 1.5 },
  { nome: '=HYPERLINK("http://x")', valor: null, dia: null, peso: -3 },
];
const planilha = planilhaDe(COLUNAS, LINHAS);

describe('inofensivo', () => {
  it.each(['=1+1', '+55 11', '-1', '@a', '\t=1', '\r=1', '  =1', '＝1', '\n=1'])(
    'puts an apostrophe before %j',
    (texto) => expect(inofensivo(texto)).toBe(`'${texto}`),
  );

  it.each(['a=1', '1-2', 'Ana', '', "'=1", '(11) 9999'])('leaves %j', (texto) =>
    expect(inofensivo(texto)).toBe(texto),
  );
});

describe('CSV', () => {
  it('is what a Brazilian spreadsheet opens: mark, semicolons, decimal commas, no formula', () => {
    expect(csvDe(planilha)).toBe(
      '\ufeffNome;Valor;Dia;Peso\r\n' +
        '"Ação & ""Cia""; Ltda";-1234,56;18/11/2026;1,5\r\n' +
        `"'=HYPERLINK(""http://x"")";;;-3\r\n`,
    );
  });
});

/** The files of a zip: enough of the format to read back what was written. */
function abrirZip(bytes: Buffer): Map<string, string> {
  const arquivos = new Map<string, string>();
  let lugar = bytes.readUInt32LE(bytes.length - 22 + 16);
  while (bytes.readUInt32LE(lugar) === 0x02014b50) {
    const [metodo, tamanho] = [bytes.readUInt16LE(lugar + 10), bytes.readUInt32LE(lugar + 20)];
    const [nome, extra, nota] = [28, 30, 32].map((desvio) => bytes.readUInt16LE(lugar + desvio));
    const inicio = bytes.readUInt32LE(lugar + 42);
    const titulo = bytes.toString('utf8', lugar + 46, lugar + 46 + (nome ?? 0));
    const corpo = inicio + 30 + bytes.readUInt16LE(inicio + 26) + bytes.readUInt16LE(inicio + 28);
    const dados = bytes.subarray(corpo, corpo + tamanho);
    arquivos.set(titulo, (metodo === 8 ? inflateRawSync(dados) : dados).toString('utf8'));
    lugar += 46 + (nome ?? 0) + (extra ?? 0) + (nota ?? 0);
  }
  return arquivos;
}

describe('XLSX', () => {
  it('holds numbers, money in reais, days and harmless text', async () => {
    const blob = await xlsxDe(planilha);
    const arquivos = abrirZip(Buffer.from(await blob.arrayBuffer()));
    const folha = arquivos.get('xl/worksheets/sheet1.xml') ?? '';
    const textos = arquivos.get('xl/sharedStrings.xml') ?? folha;
    const numeros = [...folha.matchAll(/<v>([^<]*)<\/v>/g)].map(([, numero]) => numero);
    expect(numeros).toEqual(expect.arrayContaining(['-1234.56', '1.5', '-3', '46344']));
    expect(textos).toContain("'=HYPERLINK(");
    expect(folha).not.toContain('<f>');
  });
});
