import { criarRascunhos } from '../../lib/rascunhos.ts';
import { criarRascunhosAnteriores } from '../../lib/rascunhos-anteriores.ts';
import { ORDEM_DO_CONTRATO, ROTULOS, ValoresDoContrato } from './contratos.formulario.ts';

const rascunhos = criarRascunhos('contrato', ValoresDoContrato);
const anteriores = criarRascunhosAnteriores('contrato', ValoresDoContrato);

/**
 * The drawer of one contract's draft, or of a new one's.
 *
 * @param iniciais the contract as the form got it: kept beside what is typed over it.
 */
export const gavetaDoContrato = (id: number | null, eu: number, iniciais: ValoresDoContrato) => {
  const dono = id ?? 'novo';
  return {
    ler: () => {
      const lido = rascunhos.ler(dono, eu);
      // Without what it was typed over nobody can tell what was typed.
      return id === null || lido?.base ? lido : undefined;
    },
    guardar: (valores: ValoresDoContrato, passo: number) =>
      rascunhos.guardar(dono, eu, valores, { passo, ...(id !== null && { base: iniciais }) }),
    descartar: () => rascunhos.descartar(dono),
    anteriores: anteriores(dono, eu),
  };
};

const iguais = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What was typed, over the contract as it is now: fields that nobody typed into are as somebody else
 * may have left them since.
 *
 * @returns the values, and what is to be said before they are taken up.
 */
export function recuperar(
  { base, valores }: { base?: ValoresDoContrato | undefined; valores: ValoresDoContrato },
  atuais: ValoresDoContrato,
): { valores: ValoresDoContrato; ressalva?: string } {
  if (!base || iguais(base, atuais)) return { valores };
  const digitados = ORDEM_DO_CONTRATO.filter((campo) => !iguais(valores[campo], base[campo]));
  const trocados = digitados.filter((campo) => !iguais(atuais[campo], base[campo]));
  const so = 'O contrato mudou depois dele: recuperar traz só o que você digitou';
  const nomes = trocados.map((campo) => ROTULOS[campo]).join(', ');
  return {
    valores: {
      ...atuais,
      ...Object.fromEntries(digitados.map((campo) => [campo, valores[campo]])),
    },
    ressalva: nomes ? `${so}, também onde outra pessoa mudou: ${nomes}.` : `${so}.`,
  };
}
