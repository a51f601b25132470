import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { avisar } from '../../lib/avisar.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { escreverFiltros, type FiltrosDaLista, lerFiltros } from './clientes.filtros.ts';
import { meusClientes, paginaDeClientes } from './clientes.queries.ts';
import { escolherRecentes, lerRecentes } from './clientes.recentes.ts';
import { caminhoDeVolta } from './clientes.voltar.ts';
import { useEscolherCliente } from './use-escolher-cliente.ts';

/** The list of clients as its address asks for it, and what one may do with it. */
export function useListaDeClientes() {
  const [busca, definirBusca] = useSearchParams();
  const navegar = useNavigate();
  const queryClient = useQueryClient();
  const escolher = useEscolherCliente();
  const filtros = lerFiltros(busca);
  const voltar = caminhoDeVolta(busca.get('voltar'));
  const consulta = useQuery(paginaDeClientes(filtros));

  const inteira = filtros.termo === '' && !filtros.status && filtros.pagina === 1;
  // Read once: the group must not change under the pointer that chooses from it.
  const [ids] = useState(lerRecentes);
  const { data: meus } = useQuery({ ...meusClientes(), enabled: inteira && ids.length > 0 });
  const recentes = inteira && meus ? escolherRecentes(meus.clientes, ids) : [];

  const filtrar = (mudanca: Partial<FiltrosDaLista>) =>
    definirBusca((atual) => escreverFiltros(atual, mudanca), { replace: true });

  const ultima = consulta.data?.total_pages ?? 0;
  const alemDoFim = !consulta.isPlaceholderData && ultima > 0 && filtros.pagina > ultima;
  useEffect(() => {
    if (!alemDoFim) return;
    definirBusca((atual) => escreverFiltros(atual, { pagina: ultima }), { replace: true });
  }, [alemDoFim, ultima, definirBusca]);

  const ativar = (cliente: ClienteDaLista) => {
    escolher(cliente);
    if (voltar) void navegar(voltar);
  };

  /** Activates the first client of what was typed, waiting for the answer when it is on its way. */
  const ativarPrimeiro = async (termo: string) => {
    const [recente] = termo === '' ? recentes : [];
    const pedido = { ...filtros, termo, pagina: termo === filtros.termo ? filtros.pagina : 1 };
    try {
      const primeiro =
        recente ?? (await queryClient.fetchQuery(paginaDeClientes(pedido))).clientes[0];
      if (primeiro) ativar(primeiro);
    } catch (erro) {
      avisar.erro({ titulo: 'Nenhum cliente foi escolhido', mensagem: mensagemDoErro(erro) });
    }
  };

  return { filtros, voltar, consulta, recentes, filtrar, ativar, ativarPrimeiro };
}
