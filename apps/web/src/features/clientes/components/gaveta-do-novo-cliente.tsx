import type { Cliente } from '@dominio/contrato/clientes';
import { lazy, Suspense } from 'react';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { recarregarUmaVez } from '../../../lib/recarregar.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { useCelular } from '../../../lib/use-celular.ts';

const NovoCliente = lazy(() => import('./novo-cliente.tsx').catch(recarregarUmaVez));

interface Props {
  aberta: boolean;
  aoFechar: () => void;
  aoSalvar: (cliente: Cliente) => void;
}

/** The drawer with the form of a new client, opened by `?novo=1`. */
export function GavetaDoNovoCliente({ aberta, aoFechar, aoSalvar }: Props) {
  const compacto = useCelular();
  const eu = useSessao((sessao) => sessao.usuario?.id);
  return (
    <Gaveta aberta={aberta} titulo="Novo cliente" inteira={compacto} aoFechar={aoFechar}>
      <Suspense fallback={<EsqueletoDeLista />}>
        {eu !== undefined && <NovoCliente eu={eu} aoCancelar={aoFechar} aoSalvar={aoSalvar} />}
      </Suspense>
    </Gaveta>
  );
}
