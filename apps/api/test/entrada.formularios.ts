import { PIXEL } from './factories/imagens.ts';

const arquivo = (bytes: Uint8Array | string, nome = 'a.png', type = 'image/png') =>
  new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], nome, { type });

const NOMES_DE_ARQUIVO: readonly [string, string][] = [
  ['no name', ''],
  ['a path as its name', '../../etc/passwd'],
  ['a break in its name', 'a\r\nContent-Type: text/html\r\n\r\nx.png'],
  ['NUL in its name', 'a\0.png'],
  ['a quote in its name', 'a".png'],
  ['a name of 5,000 characters', `${'a'.repeat(5_000)}.png`],
];

const CONTEUDOS: readonly [string, Uint8Array | string][] = [
  ['nothing in it', ''],
  ['NUL in it', '\0'.repeat(100)],
  ['a text in it', 'nome;email;grupo\nAna'],
  ['half a picture', PIXEL.subarray(0, 40)],
  ['a picture and more', Buffer.concat([PIXEL, PIXEL])],
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a sheet with broken quotes', 'nome;email;grupo\n"Ana;a@b.demo;4\n'],
  ['hostile cells', 'nome;email;grupo\n=1+1;x<a@b>;-1\na\u2028b;\ud83d;9007199254740993\n;;\n'],
  ['columns of no name', ';;;;\n1;2;3;4;5\n'],
  ['a name of the prototype', '__proto__;constructor;nome;email;grupo\n1;2;Ana;a@b.demo;4\n'],
];

/** Forms that no page sends, for a call that takes one file in this field. */
export function formulariosHostis(campo: string): readonly (readonly [string, FormData])[] {
  const com = (partes: readonly (readonly [string, string | File])[]): FormData => {
    const formulario = new FormData();
    for (const [nome, valor] of partes) formulario.append(nome, valor);
    return formulario;
  };
  const foto = arquivo(PIXEL);
  const campos = (quantos: number, valor: string) =>
    Array.from({ length: quantos }, (_, i) => [`campo_${i}`, valor] as const);
  return [
    ['no parts', com([])],
    ['a text in place of the file', com([[campo, 'zz']])],
    ['a file under another name', com([['zz', foto]])],
    ['a file in a field of the prototype', com([['__proto__', foto]])],
    [
      'two files',
      com([
        [campo, foto],
        [campo, foto],
      ]),
    ],
    ['eleven fields', com([...campos(11, 'zz'), [campo, foto]])],
    ['a field that is too long', com([...campos(1, 'x'.repeat(2_000)), [campo, foto]])],
    ['a field with NUL', com([...campos(1, 'a\0b'), [campo, foto]])],
    [
      'fields of the prototype',
      com([
        ['__proto__', 'zz'],
        ['constructor', 'zz'],
        [campo, foto],
      ]),
    ],
    [
      'the file’s name as a field too',
      com([
        [campo, foto],
        [campo, 'zz'],
      ]),
    ],
    ...NOMES_DE_ARQUIVO.map(
      ([nome, como]) => [nome, com([[campo, arquivo(PIXEL, como)]])] as const,
    ),
    ...CONTEUDOS.map(([nome, bytes]) => [nome, com([[campo, arquivo(bytes)]])] as const),
    ['another type', com([[campo, arquivo(PIXEL, 'a.html', 'text/html')]])],
  ];
}
