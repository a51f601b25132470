import { lazy, Suspense } from 'react';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { useConfiguracao } from '../../lib/configuracao.ts';
import { temaAtual } from '../../lib/tema.ts';

const Fundo = lazy(() =>
  import('../../theme/fundo/fundo.tsx').then(({ Fundo: padrao }) => ({ default: padrao })),
);

/** The moving background. Its code is fetched only for whoever switched it on. */
export function FundoSobDemanda() {
  const tema = useConfiguracao(({ config }) => config?.theme[temaAtual()]);
  const animado = useConfiguracao(({ config }) => config?.layout.fluid_background.animate ?? true);
  if (!tema?.lightPoints.enabled && !tema?.fluid.enabled) return null;
  return (
    <LimiteDeErro desenhar={() => null}>
      <Suspense>
        <Fundo tema={tema} animado={animado} />
      </Suspense>
    </LimiteDeErro>
  );
}
