import { Suspense } from 'react';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { explicarAcesso, useExplicacao } from '../explicacao.ts';

const ExplicacaoDoAcesso = sobDemanda(
  () => import('../../features/usuarios/components/explicacao-do-acesso.tsx'),
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
