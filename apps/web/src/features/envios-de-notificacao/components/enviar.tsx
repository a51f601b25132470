import { TEXTOS_DO_ENVIO } from '@dominio/contrato/notificacoes-envio';
import { IconLock } from '@tabler/icons-react';
import { Secao } from '../../../components/painel/secao.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useAdministrador } from '../../../lib/permissoes.tsx';
import { FormularioDoEnvio } from './formulario-do-envio.tsx';
import { ListaDeEnvios } from './lista-de-envios.tsx';

/** The part 'Enviar': notifications that administrators write, and those that they have sent. */
export default function Enviar() {
  const administrador = useAdministrador();
  if (!administrador) {
    return (
      <Secao titulo="Enviar notificação">
        <EstadoVazio icone={IconLock}>{TEXTOS_DO_ENVIO.soAdministradores}</EstadoVazio>
      </Secao>
    );
  }
  return (
    <>
      <FormularioDoEnvio />
      <ListaDeEnvios />
    </>
  );
}
