import type { Cliente } from '@dominio/contrato/clientes';
import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useArquivarCliente } from '../use-arquivar-cliente.tsx';

/** On a client's record: archives it, for whoever may change it. */
export function ArquivarCliente({ cliente }: { cliente: Cliente }) {
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('clientes:editar') && !soLeitura;
  const { arquivar, dialogo } = useArquivarCliente();
  if (!podeEditar) return null;
  return (
    <>
      {!cliente.arquivado && (
        <Button
          variant="default"
          leftSection={<IconArchive size={16} aria-hidden />}
          onClick={() => arquivar(cliente)}
        >
          Arquivar
        </Button>
      )}
      {dialogo}
    </>
  );
}
