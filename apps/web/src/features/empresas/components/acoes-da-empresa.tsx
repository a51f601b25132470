import type { Empresa } from '@dominio/contrato/empresas';
import { type ReactNode, Suspense, useState } from 'react';
import { AcoesDaGaveta } from '../../../components/formulario/acoes-da-gaveta.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { empresas } from '../empresas.queries.ts';

const MudancaDeCliente = sobDemanda(() => import('./mudanca-de-cliente.tsx'));

/** The menu of what else may be done with a company. */
export function AcoesDaEmpresa({ empresa, children }: { empresa: Empresa; children: ReactNode }) {
  const { podeEditar } = usePermissoesDoRecurso(empresas);
  const [movendo, setMovendo] = useState(false);
  const acoes = podeEditar
    ? [
        {
          rotulo: 'Mover para outro cliente…',
          aoEscolher: () => sairSePuder(() => setMovendo(true)),
        },
      ]
    : [];
  return (
    <AcoesDaGaveta acoes={acoes}>
      {children}
      {movendo && (
        <Suspense fallback={null}>
          <MudancaDeCliente empresas={[empresa]} aoFechar={() => setMovendo(false)} />
        </Suspense>
      )}
    </AcoesDaGaveta>
  );
}
