import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { meusClientes } from '../features/clientes/clientes.queries.ts';
import { avisar } from '../lib/avisar.ts';
import { mensagemDoErro } from '../lib/erro-da-api.ts';
import { aoChegar } from '../lib/mudanca-de-cliente.ts';
import { usePainelDoCliente } from '../lib/painel-do-cliente.ts';

/** Where the selected client is opened: the panel, or the record for whoever may not see it. */
export const usePaginaDoCliente = (): string => usePainelDoCliente() ?? '/dados-cliente';

const NAO_ABERTO = 'O cliente não pôde ser aberto';

/** Goes somewhere with a client, who becomes the active one: by default to where a client is opened. */
export function useAbrirCliente(): (id: number, para?: string) => Promise<void> {
  const navegar = useNavigate();
  const pagina = usePaginaDoCliente();
  const queryClient = useQueryClient();
  return async (id, para = pagina) => {
    try {
      const { clientes } = await queryClient.fetchQuery(meusClientes());
      const cliente = clientes.find((um) => um.id === id);
      if (cliente) await navegar(para, { state: aoChegar(cliente) });
      else
        avisar.erro({ titulo: NAO_ABERTO, mensagem: 'Ele não está mais entre os seus clientes.' });
    } catch (erro) {
      avisar.erro({ titulo: NAO_ABERTO, mensagem: mensagemDoErro(erro) });
    }
  };
}
