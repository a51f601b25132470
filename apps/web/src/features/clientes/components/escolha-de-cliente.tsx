import { IconUsers, IconZoomExclamation } from '@tabler/icons-react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { nenhumEncontrado, SEM_CLIENTES } from '../clientes.textos.ts';
import type { useListaDeClientes } from '../use-lista-de-clientes.ts';
import classes from './escolha-de-cliente.module.css';
import { PaginasDaLista } from './paginas-da-lista.tsx';
import { TabelaDeClientes } from './tabela-de-clientes.tsx';

interface Props {
  lista: ReturnType<typeof useListaDeClientes>;
}

/** The clients to choose from, recents first, and what is said when there are none. */
export function EscolhaDeCliente({ lista }: Props) {
  const { filtros, consulta, recentes, filtrar, ativar } = lista;
  const ativo = useClienteSelecionado((estado) => estado.cliente?.id) ?? null;
  const { data, isError, isFetching, isPlaceholderData, refetch } = consulta;

  if (!data && isError) {
    return (
      <ErroDaRegiao oQue="os clientes" aoTentar={() => void refetch()} tentando={isFetching} />
    );
  }
  if (!data) return <EsqueletoDeLista linhas={8} rotulo="Carregando clientes…" />;
  if (data.total === 0) {
    return filtros.termo.trim() || filtros.status ? (
      <EstadoVazio icone={IconZoomExclamation}>
        {nenhumEncontrado(filtros.termo.trim())}
      </EstadoVazio>
    ) : (
      <EstadoVazio icone={IconUsers}>{SEM_CLIENTES}</EstadoVazio>
    );
  }
  return (
    <div className={classes.listas} aria-busy={isPlaceholderData}>
      {recentes.length > 0 && (
        <TabelaDeClientes titulo="Recentes" clientes={recentes} ativo={ativo} aoEscolher={ativar} />
      )}
      <TabelaDeClientes
        titulo={filtros.termo || filtros.status ? 'Encontrados' : 'Todos os clientes'}
        clientes={data.clientes}
        ativo={ativo}
        aoEscolher={ativar}
      />
      <PaginasDaLista lista={data} aoIr={(pagina) => filtrar({ pagina })} />
    </div>
  );
}
