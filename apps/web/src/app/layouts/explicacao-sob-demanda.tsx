import { lazy, Suspense } from 'react';
import { recarregarUmaVez } from '../../lib/recarregar.ts';
import { explicarAcesso, useExplicacao } from '../explicacao.ts';

const ExplicacaoDoAcesso = lazy(() =>
  import('../../features/usuarios/components/explicacao-do-acesso.tsx').catch(recarregarUmaVez),
);

/**
 * Explains over any page why one sees it. Its code is fetched when the explanation is asked for.
 */
export function ExplicacaoSobDemanda() {
  const sobre = useExplicacao((estado) => estado.sobre);
  if (!sobre) return null;
  const { permissao, oQue } = sobre;
  return (
    <Suspense>
      <ExplicacaoDoAcesso sobre={{ permissao }} oQue={oQue} aoFechar={() => explicarAcesso(null)} />
    </Suspense>
  );
}
