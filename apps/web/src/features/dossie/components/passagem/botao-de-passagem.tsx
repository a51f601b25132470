import { estaAberta } from '@dominio/contrato/passagens';
import { IconTransfer } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BotaoPermitido } from '../../../../lib/botao-permitido.tsx';
import { sobDemanda } from '../../../../lib/sob-demanda.tsx';
import { passagensOptions } from '../../passagens.queries.ts';

const GerarPassagem = sobDemanda(() => import('./gerar-passagem.tsx'));

/** Has a handover term of the client made; one at a time, so not while another is open. */
export function BotaoDePassagem({ clienteId }: { clienteId: number }) {
  const [aberto, setAberto] = useState(false);
  const { data, isPending } = useQuery(passagensOptions(clienteId));
  // Where they cannot be read the server says whether there is one.
  const haAberta = isPending || data?.passagens.some(({ estado }) => estaAberta(estado)) === true;
  return (
    <>
      <BotaoPermitido
        className="so-na-tela"
        pede={{ permissao: 'contratos:editar' }}
        variant="default"
        leftSection={<IconTransfer size={16} stroke={1.7} aria-hidden />}
        disabled={haAberta}
        onClick={() => setAberto(true)}
      >
        Gerar termo de passagem
      </BotaoPermitido>
      {aberto && <GerarPassagem clienteId={clienteId} aoFechar={() => setAberto(false)} />}
    </>
  );
}
