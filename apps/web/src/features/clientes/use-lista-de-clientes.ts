import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';
import { avisar } from '../../lib/avisar.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { usePainelDoCliente } from '../../lib/painel-do-cliente.ts';
import { haviaFavoritos } from './clientes.favoritos.ts';
import {
  estaFiltrada,
  type FiltrosDaLista,
  filtrosDe,
  PARAMETROS_DA_LISTA,
  SEM_NADA_AO_LADO,
} from './clientes.filtros.ts';
import { meusClientes, paginaDeClientes } from './clientes.queries.ts';
import { escolherRecentes, lerRecentes } from './clientes.recentes.ts';
import { caminhoDeVolta } from './clientes.voltar.ts';
import { useClientesFavoritos } from './use-clientes-favoritos.ts';
import { useEscolherCliente } from './use-escolher-cliente.ts';

/** The list of clients at the state of its address, with the ways to change it. */
export function useListaDeClientes() {
  const { estado, params, mudar, abrir, fechar } = useEstadoNoEndereco(
    PARAMETROS_DA_LISTA,
    SEM_NADA_AO_LADO,
  );
  const navegar = useNavigate();
  const queryClient = useQueryClient();
  const escolher = useEscolherCliente();
  const { termo, ordem, pagina } = estado;
  const filtros = filtrosDe(estado);
  const voltar = caminhoDeVolta(params.get('voltar'));
  const painel = usePainelDoCliente();
  // Without either the list stays, and says who was chosen.
  const destino = voltar ?? painel;
  const consulta = useQuery(paginaDeClientes({ ...filtros, ordem, pagina }));

  const inteira = !estaFiltrada(estado) && pagina === 1;
  // Read once, because the recent clients must not change place under the pointer that is choosing.
  const [ids] = useState(lerRecentes);
  const temRecentes = inteira && ids.length > 0;
  const [haviam] = useState(haviaFavoritos);
  const { favoritos, ...estrelas } = useClientesFavoritos();
  const { data: meus, isError } = useQuery({ ...meusClientes(), enabled: temRecentes });
  // Undefined while they are read: the row keeps its place.
  const lidos = meus
    ? escolherRecentes(meus.clientes, ids).filter(({ arquivado }) => !arquivado)
    : isError
      ? []
      : undefined;
  const atalhos = {
    favoritos: !inteira
      ? []
      : (favoritos?.filter(({ arquivado }) => !arquivado) ?? (haviam ? undefined : [])),
    // A favourite stands once.
    recentes: temRecentes ? lidos?.filter(({ id }) => !estrelas.ids.has(id)) : [],
  };

  const filtrar = (mudanca: Partial<FiltrosDaLista>) => mudar({ ...mudanca, pagina: 1 }, true);

  const ativar = (cliente: ClienteDaLista) => {
    escolher(cliente);
    if (destino) void navegar(destino);
  };

  /**
   * Selects the first client that the typed term finds, after waiting for the list if it is being
   * read.
   */
  const ativarPrimeiro = async (digitado: string) => {
    const [atalho] =
      digitado === '' ? [...(atalhos.favoritos ?? []), ...(atalhos.recentes ?? [])] : [];
    const daPagina = digitado === termo ? pagina : 1;
    const pedido = { ...filtros, termo: digitado, ordem, pagina: daPagina };
    try {
      const primeiro =
        atalho ?? (await queryClient.fetchQuery(paginaDeClientes(pedido))).clientes[0];
      if (primeiro) ativar(primeiro);
    } catch (erro) {
      avisar.erro({ titulo: 'Nenhum cliente foi escolhido', mensagem: mensagemDoErro(erro) });
    }
  };

  return {
    ...{ estado, voltar, destino, consulta, atalhos, estrelas, mudar, abrir, fechar },
    ...{ filtrar, ativar, ativarPrimeiro },
  };
}
