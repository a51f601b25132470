import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSoLeitura } from '../components/ui/so-leitura.ts';
import { AcoesDaTela, TelaCentral } from '../components/ui/tela-central.tsx';
import { INICIO } from './rotas.ts';

/** A page of the staff that this person may not open, and the way to ask for it. */
export function SemPermissao({ permissao = '' }: { permissao?: string | undefined }) {
  const soLeitura = useSoLeitura() !== null;
  return (
    <TelaCentral icone={IconLock} titulo="Sem acesso a esta página">
      <p>Você não tem permissão para acessar esta página. Fale com o administrador.</p>
      <AcoesDaTela>
        <Button component={Link} to={INICIO}>
          Ir para o início
        </Button>
        {!soLeitura && (
          <Button
            component={Link}
            variant="default"
            to={`/minha-conta?aba=acessos&pedir=${encodeURIComponent(permissao)}`}
          >
            Pedir acesso
          </Button>
        )}
      </AcoesDaTela>
    </TelaCentral>
  );
}
