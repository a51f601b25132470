import type { z } from 'zod';
import type { Rascunhos } from '../components/formulario/fila-de-rascunhos.ts';
import { criarRascunhos, type DonoDoRascunho } from '../lib/rascunhos.ts';
import { criarRascunhosAnteriores } from '../lib/rascunhos-anteriores.ts';

/**
 * Where the drafts of one kind of form are kept, for `useRascunho`: a record's, or that of a new one.
 *
 * @param formulario as `criarRascunhos` names it.
 */
export function lugarDosRascunhos<V>(formulario: string, valores: z.ZodType<V>) {
  const rascunhos = criarRascunhos(formulario, valores);
  const anteriores = criarRascunhosAnteriores(formulario, valores);
  /** @param base the record as the form has it: kept beside what is typed over it. */
  return (dono: DonoDoRascunho, eu: number, base: () => V) =>
    ({
      ler: () => {
        const lido = rascunhos.ler(dono, eu);
        // Without what it was typed over nobody can tell what was typed.
        return dono === 'novo' || lido?.base ? lido : undefined;
      },
      guardar: (digitados: V, passo?: number) =>
        rascunhos.guardar(dono, eu, digitados, {
          passo,
          ...(dono !== 'novo' && { base: base() }),
        }),
      descartar: () => rascunhos.descartar(dono),
      anteriores: anteriores(dono, eu),
    }) satisfies Rascunhos<V>;
}

const iguais = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What was typed, over the record as it is now: fields that nobody typed into are as somebody else may
 * have left them since.
 *
 * @param oQue the record, with its article: 'O contrato'.
 * @returns the values, and what is to be said before they are taken up.
 */
export function recuperarRascunho<V extends object>(
  { base, valores }: { base?: V | undefined; valores: V },
  atuais: V,
  { oQue, rotulos }: { oQue: string; rotulos: Readonly<Record<keyof V & string, string>> },
): { valores: V; ressalva?: string } {
  if (!base || iguais(base, atuais)) return { valores };
  const campos = Object.keys(rotulos) as (keyof V & string)[];
  const digitados = campos.filter((campo) => !iguais(valores[campo], base[campo]));
  const trocados = digitados.filter((campo) => !iguais(atuais[campo], base[campo]));
  const so = `${oQue} mudou depois dele: recuperar traz só o que você digitou`;
  const nomes = trocados.map((campo) => rotulos[campo]).join(', ');
  return {
    valores: {
      ...atuais,
      ...Object.fromEntries(digitados.map((campo) => [campo, valores[campo]])),
    },
    ressalva: nomes ? `${so}, também onde outra pessoa mudou: ${nomes}.` : `${so}.`,
  };
}
