import { describe, expect, test } from 'vitest';
import { PlanilhaIlegivel } from '../../platform/planilhas/leitura.ts';
import { lerPlanilha } from './planilha.rules.ts';

const de = (texto: string | Uint8Array, maximo = 10) =>
  lerPlanilha(typeof texto === 'string' ? new TextEncoder().encode(texto) : texto, maximo);

describe('a table of people in a file', () => {
  test('reads the same with semicolons, commas or tabs, with or without a byte order mark', () => {
    for (const separador of [';', ',', '\t']) {
      for (const marca of ['', '\ufeff']) {
        const linhas = [
          ['Nome', 'E-mail', 'Grupo'],
          ['Ana Conceição', 'ana@x.demo', 'Consultor'],
        ];
        const texto = marca + linhas.map((linha) => linha.join(separador)).join('\r\n');
        expect(de(texto)).toEqual({
          colunas: ['nome', 'email', 'grupo'],
          ignoradas: [],
          linhas: [
            {
              numero: 2,
              valores: { nome: 'Ana Conceição', email: 'ana@x.demo', grupo: 'Consultor' },
            },
          ],
        });
      }
    }
  });

  test('keeps its accents in the encoding that Excel writes without Unicode', () => {
    const bytes = Uint8Array.from(
      [...'nome;e-mail\nConceição;a@x.demo'].map((letra) => letra.codePointAt(0) ?? 0),
    );
    expect(de(bytes).linhas[0]?.valores.nome).toBe('Conceição');
  });

  test('has quotes around separators, line ends and quotes; lines are numbered as in the file', () => {
    const { linhas } = de('nome;email\n"Silva; ""Zé""\nda";z@x.demo\n\n;\nÚltima;u@x.demo\n');
    expect(linhas.map(({ valores }) => valores.nome)).toEqual(['Silva; "Zé"\nda', 'Última']);
    expect(linhas.at(-1)?.numero).toBe(6);
  });

  test('finds columns by the names people give them, ignores others, and refuses a column given twice', () => {
    const { colunas, ignoradas } = de('NOME COMPLETO,Data de Nascimento,Salário,Equipe\n');
    expect([colunas, ignoradas]).toEqual([['nome', 'data_nascimento', 'time'], ['Salário']]);
    expect(() => de('nome;Nome completo\n')).toThrow('A coluna nome aparece mais de uma vez.');
  });

  test('reads short and long lines; it reads one line more than allowed at most', () => {
    const { linhas } = de('nome;email\nSó nome\na;b;c;d\n');
    expect(linhas.map(({ valores }) => valores)).toEqual([
      { nome: 'Só nome', email: '' },
      { nome: 'a', email: 'b' },
    ]);
    expect(de(`nome\n${'x\n'.repeat(50)}`, 10).linhas).toHaveLength(11);
  });

  test('is refused with a sentence if it is none', () => {
    expect(() => de('')).toThrow('O arquivo está vazio.');
    expect(() => de('PK\u0003\u0004\0\0')).toThrow('O arquivo não é um CSV.');
    expect(() => de('nome;email\n"aberta;x\n')).toThrow(PlanilhaIlegivel);
  });
});
