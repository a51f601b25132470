import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { IconArrowsExchange, IconUnlink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { podeSair } from '../../../components/formulario/saida.ts';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { meusClientes } from '../clientes.queries.ts';
import { SEM_CLIENTES } from '../clientes.textos.ts';
import { enderecoDaEscolha } from '../clientes.voltar.ts';
import { useDesvincularCliente } from '../use-desvincular-cliente.ts';
import { useEscolherCliente } from '../use-escolher-cliente.ts';
import { BuscaDeClientes } from './busca-de-clientes.tsx';
import classes from './cliente-dropdown.module.css';
import { EscolhaDaEmpresa } from './escolha-da-empresa.tsx';

interface Props {
  /** Closes the panel; called after any choice. */
  fechar: () => void;
}

/** Panel of the top bar: every client in scope, the selected one marked. */
export function ClienteDropdown({ fechar }: Props) {
  const consulta = useQuery(meusClientes());
  const { data, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  const ativo = useClienteSelecionado((estado) => estado.cliente?.id ?? null);
  const desvincular = useDesvincularCliente();
  const escolher = useEscolherCliente();
  const { pathname, search } = useLocation();

  const aoEscolher = async (escolhido: ClienteDaLista) => {
    fechar();
    // Choosing another client replaces the record on the page, so an unsaved form asks first.
    if (escolhido.id === ativo || (await podeSair())) escolher(escolhido);
  };
  const aoDesvincular = () => {
    fechar();
    desvincular();
  };

  return (
    <div className={classes.painel}>
      {data && data.clientes.length > 0 && (
        <BuscaDeClientes
          indice={data.indice}
          ativo={ativo}
          aoEscolher={(escolhido) => void aoEscolher(escolhido)}
        />
      )}
      {data?.clientes.length === 0 && <p className={classes.aviso}>{SEM_CLIENTES}</p>}
      {Boolean(falha) && (
        <ErroDaRegiao
          oQue="os clientes"
          erro={falha}
          aoTentar={() => void refetch()}
          tentando={isFetching}
        />
      )}
      {!data && !falha && <p className={classes.aviso}>Carregando clientes…</p>}
      {ativo !== null && <EscolhaDaEmpresa clienteId={ativo} aoEscolher={fechar} />}
      <div className={classes.acoes}>
        <Link to={enderecoDaEscolha(pathname + search)} className={classes.acao} onClick={fechar}>
          <IconArrowsExchange size={18} aria-hidden />
          Trocar Cliente
        </Link>
        <button type="button" className={classes.acao} onClick={aoDesvincular}>
          <IconUnlink size={18} aria-hidden />
          Desvincular Cliente
        </button>
      </div>
    </div>
  );
}
