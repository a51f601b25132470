import { sobDemanda } from '../lib/sob-demanda.tsx';
import type { RotaComPagina } from './rotas/rota.ts';

/** What stands around the pages of the staff, and around those of a client's people. */
export const AreaDaEquipe = sobDemanda(() => import('./area-da-equipe.tsx'));
export const AreaSemMoldura = sobDemanda(() => import('./area-sem-moldura.tsx'));

/** Starts fetching the code of what stands around a page, ahead of its opening. */
export function precarregarArea({ guarda }: RotaComPagina): void {
  if (guarda === 'staff') AreaDaEquipe.adiantar();
  if (guarda === 'client') AreaSemMoldura.adiantar();
}
