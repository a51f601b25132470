import { completarTema } from '@dominio/contrato/tema/esquema';
import type { Modo, TemaDoModo } from '@dominio/contrato/tema/padrao';
import type { Aviso } from './escolhas.ts';
import { resolverTema } from './resolver.ts';

type Ramo = Record<string, unknown>;

function aplicar(tema: TemaDoModo, { campo, usado }: Aviso): void {
  const partes = campo.split('.');
  const ultima = partes.pop() ?? '';
  let ramo = tema as unknown as Ramo;
  for (const parte of partes) ramo = ramo[parte] as Ramo;
  ramo[ultima] = usado;
  if (ultima === 'custom') ramo.isCustom = true;
}

/**
 * 'Corrigir contraste': the settings become what the resolver makes of them anyway, so that what is
 * chosen is what is seen. The settings given are not touched.
 */
export function corrigirContraste(tema: TemaDoModo, modo: Modo): TemaDoModo {
  let corrigido = tema;
  // One correction may bind another. Opacities only rise and effects only fade, so it settles.
  for (let volta = 0; volta < 40; volta++) {
    const { avisos } = resolverTema(corrigido, modo);
    if (avisos.length === 0) break;
    const novo = structuredClone(corrigido);
    for (const aviso of avisos) aplicar(novo, aviso);
    corrigido = completarTema(novo, modo);
  }
  return corrigido;
}
