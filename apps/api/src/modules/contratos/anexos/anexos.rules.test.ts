import { FORMATOS_DE_ANEXO } from '@dominio/contrato/contratos-anexos';
import { describe, expect, test } from 'vitest';
import { PIXEL } from '../../../../test/factories/imagens.ts';
import { disposicao, formatoDe, nomeSeguro } from './anexos.rules.ts';

const [PDF, DOCX, JPEG, PNG] = FORMATOS_DE_ANEXO;
const zip = (...partes: string[]) => Buffer.from(`PK\x03\x04${partes.join('\0')}`, 'latin1');

describe('what a file is', () => {
  test.each([
    ['a PDF', Buffer.from('%PDF-1.7\n'), PDF],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), JPEG],
    ['a PNG', PIXEL, PNG],
    ['a document', zip('[Content_Types].xml', 'word/document.xml'), DOCX],
    [
      'a document with macros',
      zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
      undefined,
    ],
    ['a sheet', zip('[Content_Types].xml', 'xl/workbook.xml'), undefined],
    ['a page', Buffer.from('<html>%PDF-1.7</html>'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('is found in its content: %s', (_, bytes, formato) => {
    expect(formatoDe(bytes)).toBe(formato);
  });
});

describe('the name that a file is kept under', () => {
  test.each([
    ['Contrato nº 12 (Padaria São João).pdf', 'Contrato nº 12 (Padaria São João).pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Meus documentos\\contrato.PDF', 'contrato.pdf'],
    ['contrato.exe', 'contrato.pdf'],
    ['contrato\u202efdp.exe', 'contratofdp.pdf'],
    ['a\r\nb"c".pdf', 'ab c.pdf'],
    ['.oculto.pdf', 'oculto.pdf'],
    ['versão 1.2', 'versão 1.pdf'],
    ['', 'arquivo.pdf'],
    ['...', 'arquivo.pdf'],
  ])('%j is %j', (enviado, nome) => {
    expect(nomeSeguro(enviado, PDF)).toBe(nome);
  });

  test('keeps either end of a picture’s, and no more than 120 characters', () => {
    expect(nomeSeguro('foto.jpeg', JPEG)).toBe('foto.jpeg');
    expect(nomeSeguro(`${'ã'.repeat(500)}.pdf`, PDF)).toBe(`${'ã'.repeat(116)}.pdf`);
  });
});

test('a file is saved under its name, and under one without accents by who knows no others', () => {
  expect(disposicao("Contrato d'água.pdf")).toBe(
    `attachment; filename="Contrato d'agua.pdf"; filename*=UTF-8''Contrato%20d%27%C3%A1gua.pdf`,
  );
});
