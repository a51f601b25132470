import type { Escritorio } from '@dominio/contrato/escritorio';
import { EnviadorDeLogo } from '../../../components/ui/enviador-de-logo.tsx';
import { enviarLogo, removerLogo, TIPOS_DO_LOGO } from '../../../lib/envio-de-logo.ts';
import { useAcoesDoLogo } from '../configuracoes.queries.ts';

/**
 * The firm's logo beside the form of its record. A new logo is saved at once, independently of the
 * form.
 */
export function LogoDoEscritorio({
  escritorio,
  podeEditar,
}: {
  escritorio: Escritorio;
  podeEditar: boolean;
}) {
  const { enviar, remover } = useAcoesDoLogo();
  const semFicha = escritorio.versao === 0;
  return (
    <EnviadorDeLogo
      logo={escritorio}
      rotulo="Logo do escritório"
      podeEditar={podeEditar}
      impedimento={semFicha ? 'Salve o nome do escritório para poder escolher o logo.' : undefined}
      tipos={TIPOS_DO_LOGO}
      aoEnviar={(arquivo) => enviarLogo(arquivo, enviar)}
      aoRemover={() => removerLogo(() => remover(escritorio))}
    />
  );
}
