import { useState } from 'react';
import type { Formulario } from '../components/formulario/use-formulario.ts';
import { normalizar } from '../lib/formato.ts';

type Valor = unknown;

interface Troca<V> {
  readonly campo: keyof V & string;
  readonly antes: Valor;
  readonly depois: Valor;
}

const vago = (valor: Valor) =>
  valor === null ||
  valor === undefined ||
  (typeof valor === 'string' && valor.trim() === '') ||
  (Array.isArray(valor) && valor.length === 0);

const iguais = (um: Valor, outro: Valor) =>
  typeof um === 'string' && typeof outro === 'string'
    ? normalizar(um).trim() === normalizar(outro).trim()
    : JSON.stringify(um) === JSON.stringify(outro);

/** What was found, set apart: blank fields that take it, and fields that hold something else. */
export function repartir<V extends object>(
  valores: V,
  achados: Partial<V>,
  /** What was filled in before and not touched since counts as blank: a new search replaces it. */
  preenchidos: readonly Troca<V>[] = [],
) {
  const novas: Troca<V>[] = [];
  const mantidas: Troca<V>[] = [];
  for (const campo of Object.keys(achados) as (keyof V & string)[]) {
    const [antes, depois] = [valores[campo], achados[campo]];
    if (vago(depois) || iguais(antes, depois)) continue;
    const nosso = preenchidos.find((um) => um.campo === campo && iguais(um.depois, antes));
    if (vago(antes) || nosso) novas.push({ campo, antes: nosso ? nosso.antes : antes, depois });
    else mantidas.push({ campo, antes, depois });
  }
  return { novas, mantidas };
}

/**
 * Fills blank fields of a form with what was found somewhere, and says which: what somebody typed
 * stays unless they ask for it to be replaced, and all of it can be taken back until it is saved.
 */
export function usePreenchimento<V extends object>(form: Formulario<V>['form']) {
  const [novas, setNovas] = useState<readonly Troca<V>[]>([]);
  const [mantidas, setMantidas] = useState<readonly Troca<V>[]>([]);
  const [achou, setAchou] = useState(false);
  const escrever = (campo: keyof V & string, valor: Valor) =>
    form.setFieldValue(campo as never, valor as never);
  return {
    novas,
    mantidas,
    /** Whether something was looked up, even if there was nothing to fill in. */
    achou,
    preencher(achados: Partial<V>): void {
      const partes = repartir(form.getValues(), achados, novas);
      for (const { campo, depois } of partes.novas) escrever(campo, depois);
      setNovas(partes.novas);
      setMantidas(partes.mantidas);
      setAchou(true);
    },
    /** Takes what was found for the fields that hold something else, too. */
    trocar(): void {
      for (const { campo, depois } of mantidas) escrever(campo, depois);
      setNovas([...novas, ...mantidas]);
      setMantidas([]);
    },
    /** Gives every field back that still holds what was filled in. */
    desfazer(): void {
      const valores = form.getValues();
      for (const { campo, antes, depois } of novas) {
        if (iguais(valores[campo], depois)) escrever(campo, antes);
      }
      setNovas([]);
      setMantidas([]);
      setAchou(false);
    },
  };
}
export type Preenchimento<V extends object> = ReturnType<typeof usePreenchimento<V>>;
