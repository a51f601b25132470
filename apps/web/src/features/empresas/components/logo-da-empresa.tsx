import type { Empresa } from '@dominio/contrato/empresas';
import { EnviadorDeLogo } from '../../../components/ui/enviador-de-logo.tsx';
import { enviarLogo, removerLogo, TIPOS_DO_LOGO } from '../../../lib/envio-de-logo.ts';
import { useAcoesDoLogo } from '../empresas.queries.ts';

interface Props {
  empresa: Pick<Empresa, 'id' | 'razao_social' | 'logo_url' | 'tem_logo'>;
  podeEditar: boolean;
  tamanho?: 'sm' | 'md' | 'lg';
  /** Called after the logo was replaced or removed. */
  aoMudar?: () => Promise<unknown>;
}

/** The logo of a company, which is also shown wherever its client is. */
export function LogoDaEmpresa({ empresa, podeEditar, tamanho = 'md', aoMudar }: Props) {
  const { enviar, remover } = useAcoesDoLogo(empresa.id, aoMudar);
  return (
    <EnviadorDeLogo
      logo={empresa}
      rotulo={`Logo de ${empresa.razao_social}`}
      tamanho={tamanho}
      podeEditar={podeEditar}
      tipos={TIPOS_DO_LOGO}
      aoEnviar={(arquivo) => enviarLogo(arquivo, enviar)}
      aoRemover={() => removerLogo(() => remover(empresa))}
    />
  );
}
