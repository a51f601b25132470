import type { z } from 'zod';
import type { Rascunhos } from '../components/formulario/fila-de-rascunhos.ts';
import { criarRascunhos, type DonoDoRascunho } from '../lib/rascunhos.ts';
import { criarRascunhosAnteriores } from '../lib/rascunhos-anteriores.ts';

/**
 * Opens the drafts of one kind of form for `useRascunho`: the draft of a record, or of a new one.
 *
 * @param formulario name of the form, as in `criarRascunhos`.
 */
export function lugarDosRascunhos<V>(formulario: string, valores: z.ZodType<V>) {
  const rascunhos = criarRascunhos(formulario, valores);
  const anteriores = criarRascunhosAnteriores(formulario, valores);
  /** @param base the form's values before typing, stored with what is typed over them. */
  return (dono: DonoDoRascunho, eu: number, base: () => V) =>
    ({
      ler: () => {
        const lido = rascunhos.ler(dono, eu);
        // A record's draft stored without its base is dropped: without it nobody can tell which of
        // its fields were typed.
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
 * Lays a draft over the record as it is now: a field that was typed into keeps what was typed,
 * every other one has the record's present value.
 *
 * @param oQue the record with its article, for the sentence: 'O contrato'.
 * @returns the form's values, and a warning to show before they are taken when the record has
 *   changed since the draft was begun.
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
