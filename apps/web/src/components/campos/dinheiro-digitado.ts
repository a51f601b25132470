import { FORA_DO_VALOR } from './dinheiro.ts';

/** Largest amount a person may type, in centavos: what a column of the contract holds exactly. */
const MAXIMO = 99_999_999_999_99;

/**
 * Reads an amount as people type or paste it: '1234,5', '1.234,56', 'R$ 1.234,56', '1234.56',
 * '(10,00)' and '-10' below zero. The last of two different marks is the decimal one; a single
 * point before three digits marks thousands, as it does in Portuguese.
 *
 * @returns an integer number of centavos, or `undefined` when it is no amount.
 */
export function lerDinheiro(texto: string): number | undefined {
  const centavos = comoCentavos(texto);
  return centavos === undefined || Math.abs(centavos) > MAXIMO ? undefined : centavos;
}

/**
 * What a field holds of what is typed: centavos, `null` while blank, and the text itself where it
 * is no amount. As `null` such a text would count as blank, and saving would clear an optional
 * amount without a word.
 */
export const valorDigitado = (texto: string): number | string | null =>
  texto.trim() === '' ? null : (lerDinheiro(texto) ?? texto);

/** Why what was typed is no amount: it is too large, or not written as one. */
export const problemaDoDinheiro = (texto: string): string =>
  comoCentavos(texto) === undefined ? 'Informe um valor como 1.234,56.' : FORA_DO_VALOR;

/** An amount however large; what is larger than `MAXIMO` need not be exact. */
function comoCentavos(texto: string): number | undefined {
  const limpo = texto.replaceAll(/\s|R\$/gi, '').replace('−', '-');
  const partes = /^(-?)(\(?)(-?)([\d.,]+)(\)?)$/.exec(limpo);
  if (!partes || (partes[2] === '(') !== (partes[5] === ')')) return undefined;
  const [, antes, parentese, depois, numero = ''] = partes;
  const decimal = marcaDecimal(numero);
  const [inteiros = '', centesimos = ''] = decimal ? separar(numero, decimal) : [numero];
  const grupos = inteiros.split(/[.,]/);
  const emMilhares = grupos.slice(1).every((grupo) => grupo.length === 3);
  if (!emMilhares || (grupos.length > 1 && (grupos[0] ?? '').length > 3)) return undefined;
  const digitos = grupos.join('');
  if (!/^\d*$/.test(digitos) || !/^\d{0,2}$/.test(centesimos) || !(digitos || centesimos)) {
    return undefined;
  }
  const centavos = Number(digitos) * 100 + Number(centesimos.padEnd(2, '0'));
  return (antes || parentese || depois) && centavos > 0 ? -centavos : centavos;
}

/** Which mark parts the centavos, if any. */
function marcaDecimal(numero: string): ',' | '.' | undefined {
  const virgula = numero.lastIndexOf(',');
  const ponto = numero.lastIndexOf('.');
  if (virgula >= 0 && ponto >= 0) return virgula > ponto ? ',' : '.';
  if (virgula >= 0) return ',';
  const unico = ponto >= 0 && numero.indexOf('.') === ponto;
  return unico && numero.length - ponto - 1 !== 3 ? '.' : undefined;
}

function separar(numero: string, marca: string): [string, string] {
  const onde = numero.lastIndexOf(marca);
  return [numero.slice(0, onde), numero.slice(onde + 1)];
}
