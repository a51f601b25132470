import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { recarregarUmaVez } from '../lib/recarregar.ts';
import type { RotaComPagina } from './rotas/rota.ts';

interface ModuloDePagina {
  default?: ComponentType;
  Component?: ComponentType;
}

const arquivos = import.meta.glob<ModuloDePagina>('./pages/*.page.tsx');
const prontas = new Map<string, LazyExoticComponent<ComponentType>>();

async function buscar({ pagina, path }: RotaComPagina): Promise<{ default: ComponentType }> {
  const modulo = await arquivos[`./pages/${pagina}.page.tsx`]?.().catch(recarregarUmaVez);
  const componente = modulo?.default ?? modulo?.Component;
  if (!componente) throw new Error(`A página ${path} não tem componente em pages/${pagina}.`);
  return { default: componente };
}

/** Starts fetching a page's code ahead of its opening. A failure shows when it is opened. */
export function precarregar({ pagina }: RotaComPagina): void {
  arquivos[`./pages/${pagina}.page.tsx`]?.().catch(() => undefined);
}

/** The component of a page, its code fetched when first shown. */
export function componenteDe(rota: RotaComPagina): LazyExoticComponent<ComponentType> {
  const pronta = prontas.get(rota.pagina) ?? lazy(() => buscar(rota));
  prontas.set(rota.pagina, pronta);
  return pronta;
}
