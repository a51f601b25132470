import { type ComponentType, useEffect, useState } from 'react';
import { ehSafariDoIos } from '../../lib/aparelho.ts';
import {
  assinarConvite,
  conviteDoNavegador,
  ESPERA_DO_CONVITE,
} from '../../lib/aplicativo/convite.ts';

const buscar = () => import('./convite-de-instalacao.tsx');

/**
 * The offer to install. Its code is fetched after a first while of use, and only where the browser
 * can install.
 */
export function ConviteSobDemanda() {
  const [Convite, setConvite] = useState<ComponentType | null>(null);
  useEffect(() => {
    let passou = false;
    const trazer = () => {
      if (!passou || (conviteDoNavegador() === null && !ehSafariDoIos(navigator))) return;
      buscar().then(
        (modulo) => setConvite(() => modulo.default),
        () => undefined,
      );
    };
    const relogio = setTimeout(() => {
      passou = true;
      trazer();
    }, ESPERA_DO_CONVITE);
    const esquecer = assinarConvite(trazer);
    return () => {
      clearTimeout(relogio);
      esquecer();
    };
  }, []);
  return Convite && <Convite />;
}
