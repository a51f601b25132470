/** Said in reais, as the field shows amounts; the calls' own message speaks of centavos. */
export const FORA_DO_VALOR = 'Informe um valor de R$ 0,00 a R$ 10.000.000.000,00.';

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const valor = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });

/** `R$ 1.234,56` of an integer number of centavos. */
export const mostrarDinheiro = (centavos: number): string => reais.format(centavos / 100);

/** `1.234,56`, as a field shows it. */
export const mostrarValor = (centavos: number): string => valor.format(centavos / 100);
