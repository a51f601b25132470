import sax from 'sax';
import { PlanilhaIlegivel } from './leitura.ts';

/** The parser gets this many characters at once. */
const PEDACO = 65_536;

interface Ouvinte {
  abre?(nome: string, atributos: Readonly<Record<string, string | undefined>>): void;
  texto?(texto: string): void;
  fecha?(nome: string): void;
}

/** `row` of `x:row`: some programs write the names with a prefix. */
const semPrefixo = (nome: string) => nome.slice(nome.indexOf(':') + 1);

/**
 * Reads a part of a workbook as a stream of elements, which are never kept. Entities beyond those of
 * XML itself are refused by the parser.
 *
 * @throws PlanilhaIlegivel for what is no XML, and whatever the listener throws.
 */
export function lerXml(bytes: Uint8Array, ouvinte: Ouvinte): void {
  const leitor = sax.parser(true, { position: false });
  leitor.onopentag = ({ name, attributes }) =>
    ouvinte.abre?.(semPrefixo(name), attributes as sax.Tag['attributes']);
  leitor.ontext = (texto) => ouvinte.texto?.(texto);
  leitor.oncdata = (texto) => ouvinte.texto?.(texto);
  leitor.onclosetag = (nome) => ouvinte.fecha?.(semPrefixo(nome));
  leitor.onerror = (erro) => {
    const frase = 'O arquivo está danificado. Abra-o no Excel e salve outra vez.';
    throw new PlanilhaIlegivel(frase, { cause: erro });
  };
  const texto = new TextDecoder('utf-8');
  for (let i = 0; i < bytes.length; i += PEDACO) {
    leitor.write(texto.decode(bytes.subarray(i, i + PEDACO), { stream: true }));
  }
  leitor.write(texto.decode()).close();
}
