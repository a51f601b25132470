import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { meusClientes } from '../features/clientes/clientes.queries.ts';
import { avisar } from '../lib/avisar.ts';
import { mensagemDoErro } from '../lib/erro-da-api.ts';
import { aoChegar } from '../lib/mudanca-de-cliente.ts';

/** The page of the selected client. */
export const PAGINA_DO_CLIENTE = '/dados-cliente';

const NAO_ABERTO = 'O cliente não pôde ser aberto';

/** Goes somewhere with a client, who becomes the active one: by default to the client's own page. */
export function useAbrirCliente(): (id: number, para?: string) => Promise<void> {
  const navegar = useNavigate();
  const queryClient = useQueryClient();
  return async (id, para = PAGINA_DO_CLIENTE) => {
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
