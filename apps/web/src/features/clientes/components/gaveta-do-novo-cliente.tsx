import type { Cliente } from '@dominio/contrato/clientes';
import { Suspense } from 'react';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { useCelular } from '../../../lib/use-celular.ts';

const NovoCliente = sobDemanda(() => import('./novo-cliente.tsx'));

interface Props {
  aberta: boolean;
  /** The name that the form begins with. */
  nome: string;
  aoFechar: () => void;
  aoSalvar: (cliente: Cliente) => void;
}

/** The drawer with the form of a new client, opened by `?novo=1`. */
export function GavetaDoNovoCliente({ aberta, nome, aoFechar, aoSalvar }: Props) {
  const compacto = useCelular();
  const eu = useSessao((sessao) => sessao.usuario);
  return (
    <Gaveta aberta={aberta} titulo="Novo cliente" inteira={compacto} aoFechar={aoFechar}>
      <Suspense fallback={<EsqueletoDeLista />}>
        {eu && <NovoCliente eu={eu} nome={nome} aoCancelar={aoFechar} aoSalvar={aoSalvar} />}
      </Suspense>
    </Gaveta>
  );
}
