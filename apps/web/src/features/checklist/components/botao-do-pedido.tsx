import { podePedir } from '@dominio/contrato/checklist';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { checklistOptions } from '../checklist.queries.ts';
import { PedidoAoCliente } from './pedido-ao-cliente.tsx';

/** @param novos of the items those that were not asked for yet. */
function rotuloDe(novos: number, todos: number): string {
  if (novos === 0 && todos > 0) return 'Pedir de novo ao cliente';
  return novos === 1 ? 'Pedir ao cliente o item dele' : `Pedir ao cliente os ${novos} itens dele`;
}

/** Asks the client for all that it has to bring and has not; nothing where it has brought all. */
export function BotaoDoPedido({ clienteId }: { clienteId: number }) {
  const { data } = useQuery(checklistOptions(clienteId));
  const [aberto, setAberto] = useState(false);
  const veContatos = usePode('contatos_importantes:visualizar');
  const soLeitura = useSoLeitura() !== null;
  const podeEditar = usePode('clientes:editar') && !soLeitura;
  if (!podeEditar || !veContatos) return null;
  const itens = data?.itens.filter(podePedir) ?? [];
  // As many as the dialog has chosen from the start: what was asked for already waits for its answer.
  const novos = itens.filter(({ estado }) => estado !== 'solicitado').length;
  return (
    <>
      <Button
        leftSection={<IconSend size={16} aria-hidden />}
        disabled={itens.length === 0}
        onClick={() => setAberto(true)}
      >
        {rotuloDe(novos, itens.length)}
      </Button>
      {aberto && (
        <PedidoAoCliente clienteId={clienteId} itens={itens} aoFechar={() => setAberto(false)} />
      )}
    </>
  );
}
