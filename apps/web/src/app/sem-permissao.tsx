import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { TelaCentral } from '../components/ui/tela-central.tsx';
import { INICIO } from './rotas.ts';

/** A page of the staff that this person may not open. */
export function SemPermissao() {
  return (
    <TelaCentral icone={IconLock} titulo="Sem acesso a esta página">
      <p>Você não tem permissão para acessar esta página. Fale com o administrador.</p>
      <Button component={Link} to={INICIO}>
        Ir para o início
      </Button>
    </TelaCentral>
  );
}
