import type { Escritorio } from '@dominio/contrato/escritorio';
import { EnviadorDeLogo } from '../../../components/ui/enviador-de-logo.tsx';
import { useAcoesDoLogo } from '../configuracoes.queries.ts';

/** The firm's logo beside its record: saved by itself, whatever the form beside it holds. */
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
      aoEnviar={enviar}
      aoRemover={() => remover(escritorio)}
    />
  );
}
