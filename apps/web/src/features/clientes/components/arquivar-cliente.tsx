import type { Cliente } from '@dominio/contrato/clientes';
import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { REABRIR_CLIENTE } from '../clientes.voltar.ts';
import { useArquivarCliente } from '../use-arquivar-cliente.tsx';

/**
 * On a client's record: archives it, or leads to what opens it again, for whoever may change it. It has
 * its place from the start: not known yet, the client cannot be archived.
 */
export function ArquivarCliente({ cliente }: { cliente: Cliente | undefined }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('clientes:editar') && !soLeitura;
  const { arquivar, dialogo } = useArquivarCliente();
  if (!podeEditar) return null;
  return (
    <>
      {cliente?.arquivado ? (
        <Button
          component={Link}
          to={REABRIR_CLIENTE}
          replace
          variant="default"
          leftSection={<IconArchiveOff size={16} aria-hidden />}
        >
          Reabrir cliente
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconArchive size={16} aria-hidden />}
          disabled={!cliente}
          onClick={() => cliente && arquivar(cliente)}
        >
          Arquivar
        </Button>
      )}
      {dialogo}
    </>
  );
}
