import type { ComponentType } from 'react';
import { type SobDemanda, sobDemanda } from '../lib/sob-demanda.tsx';
import type { RotaComPagina } from './rotas/rota.ts';

interface ModuloDePagina {
  default?: ComponentType;
  Component?: ComponentType;
}

const arquivos = import.meta.glob<ModuloDePagina>('./pages/*.page.tsx');
const paginas = new Map<string, SobDemanda<object>>();

/** What stands around the pages of the staff, and around those of a client's people. */
export const AreaDaEquipe = sobDemanda(() => import('./area-da-equipe.tsx'));
export const AreaSemMoldura = sobDemanda(() => import('./area-sem-moldura.tsx'));

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

/**
 * Starts fetching the code of a page, and of what stands around it, ahead of its opening. A failure
 * shows when it is opened.
 */
export function precarregar(rota: RotaComPagina): void {
  componenteDe(rota).adiantar();
  if (rota.guarda === 'staff') AreaDaEquipe.adiantar();
  if (rota.guarda === 'client') AreaSemMoldura.adiantar();
}
