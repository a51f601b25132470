import type { ComponentType } from 'react';
import { type SobDemanda, sobDemanda } from '../lib/sob-demanda.tsx';
import type { RotaComPagina } from './rotas/rota.ts';

interface ModuloDePagina {
  default?: ComponentType;
  Component?: ComponentType;
}

const arquivos = import.meta.glob<ModuloDePagina>('./pages/*.page.tsx');
const paginas = new Map<string, SobDemanda<object>>();

async function buscar({ pagina, path }: RotaComPagina): Promise<{ default: ComponentType }> {
  const modulo = await arquivos[`./pages/${pagina}.page.tsx`]?.();
  const componente = modulo?.default ?? modulo?.Component;
  if (!componente) throw new Error(`A página ${path} não tem componente em pages/${pagina}.`);
  return { default: componente };
}

/** The component of a page, its code fetched when first shown. */
export function componenteDe(rota: RotaComPagina): SobDemanda<object> {
  const pagina = paginas.get(rota.pagina) ?? sobDemanda(() => buscar(rota));
  paginas.set(rota.pagina, pagina);
  return pagina;
}

/** Starts fetching a page's code ahead of its opening. A failure shows when it is opened. */
export const precarregar = (rota: RotaComPagina): void => componenteDe(rota).adiantar();
