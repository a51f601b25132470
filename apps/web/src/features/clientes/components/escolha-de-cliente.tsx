import { type ClienteComDetalhes, NOME_DO_STATUS } from '@dominio/contrato/clientes';
import { NOME_DA_SITUACAO_DO_CLIENTE } from '@dominio/contrato/clientes-situacao';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { Button } from '@mantine/core';
import { IconCheck, IconUsers, IconZoomExclamation } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { ColunaDaTabela } from '../../../components/tabela/colunas.ts';
import { dadosDaConsulta } from '../../../components/tabela/dados.ts';
import { Tabela } from '../../../components/tabela/tabela.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { Estrela } from '../../../components/ui/estrela.tsx';
import { TOM_DO_STATUS } from '../../../consultas/tom-do-status.ts';
import { useClienteSelecionado } from '../../../lib/cliente-store.ts';
import { formatarDia } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { useAtalhosDaLista } from '../../../registros/use-atalhos-da-lista.ts';
import { useSelecao } from '../../../registros/use-selecao.ts';
import { COLUNAS_DA_LISTA, estaFiltrada, filtrosDe, SEM_FILTROS } from '../clientes.filtros.ts';
import { CLIENTES_POR_PAGINA, todosOsClientes } from '../clientes.queries.ts';
import {
  nenhumEncontrado,
  SEM_CLIENTES,
  SEM_FAVORITOS,
  SEM_FAVORITOS_ATUAIS,
} from '../clientes.textos.ts';
import { TOM_DA_SITUACAO } from '../ficha.formulario.ts';
import type { useListaDeClientes } from '../use-lista-de-clientes.ts';
import { AtalhosDeClientes } from './atalhos-de-clientes.tsx';
import { EscolhaDaOrdem } from './escolha-da-ordem.tsx';
import { EscolhaDaVisao, useVisaoDeClientes } from './escolha-da-visao.tsx';
import classes from './escolha-de-cliente.module.css';
import { FiltrosDeClientes } from './filtros-de-clientes.tsx';
import { LogoDoCliente } from './logo-do-cliente.tsx';
import { loteDeClientes } from './lote-de-clientes.tsx';

interface Props {
  lista: ReturnType<typeof useListaDeClientes>;
  /** The menu of the list's saved views. */
  visoes: ReactNode;
  /** The column of what the clients' records lack, for whoever may see it. */
  pendencias: Coluna | undefined;
}

type Coluna = Omit<ColunaDaTabela<ClienteComDetalhes>, 'id' | 'titulo'>;

const desenhos = (
  ativo: number | null,
  pendencias: Coluna | undefined,
): Record<string, Coluna | undefined> => ({
  pendencias,
  cliente: {
    valor: ({ name }) => name,
    desenhar: (cliente) => (
      <span className={classes.cliente}>
        <LogoDoCliente cliente={cliente} />
        <span className={classes.nome}>{cliente.name}</span>
        {cliente.id === ativo && <IconCheck size={18} className={classes.ativo} aria-hidden />}
      </span>
    ),
  },
  reuniao: {
    valor: ({ proxima_reuniao }) => (proxima_reuniao ? formatarDia(proxima_reuniao) : null),
  },
  responsavel: { valor: ({ responsavel_nome }) => responsavel_nome ?? null },
  times: { valor: ({ times }) => times?.join(', ') || null },
  municipio: {
    valor: ({ municipio, uf }) => [municipio, uf].filter(Boolean).join('/') || null,
  },
  cnpj: { valor: ({ cnpj }) => (cnpj ? mascararCnpj(cnpj) : 'Sem CNPJ') },
  contrato: { valor: ({ numero_contrato }) => numero_contrato ?? 'Sem contrato' },
  situacao: {
    valor: ({ situacao }) => (situacao ? NOME_DA_SITUACAO_DO_CLIENTE[situacao] : null),
    tom: ({ situacao }) => TOM_DA_SITUACAO[situacao ?? 'prospecto'],
  },
  status: {
    valor: ({ status_contrato }) => status_contrato && NOME_DO_STATUS[status_contrato],
    tom: ({ status_contrato }) => TOM_DO_STATUS[status_contrato ?? 'RASCUNHO'],
  },
});

/** The clients to choose from, favourite and recent ones first, and what an empty list says. */
export function EscolhaDeCliente({ lista, visoes, pendencias }: Props) {
  const { estado, consulta, estrelas, mudar, filtrar, ativar } = lista;
  const compacto = useCelular();
  const emCartoes = useVisaoDeClientes() === 'cartoes';
  const ativo = useClienteSelecionado(({ cliente }) => cliente?.id) ?? null;
  const colunas = useMemo(() => {
    const deCada = desenhos(ativo, pendencias);
    return COLUNAS_DA_LISTA.flatMap((coluna) => {
      const desenho = deCada[coluna.id];
      return desenho ? [{ ...coluna, ...desenho }] : [];
    });
  }, [ativo, pendencias]);
  const filtros = filtrosDe(estado);
  const selecao = useSelecao(JSON.stringify(filtros));
  // Who came to choose one client came for nothing else.
  const marca = usePode('clientes:editar') && !lista.voltar;
  const comandos = useAtalhosDaLista(
    marca,
    selecao.algo && selecao.limpar,
    !compacto && !emCartoes,
  );
  const dados = dadosDaConsulta(consulta, ({ clientes }) => clientes, CLIENTES_POR_PAGINA);
  const termo = estado.termo.trim();
  const filtrada = estaFiltrada(estado);
  const semFavoritos = estrelas.ids.size > 0 ? SEM_FAVORITOS_ATUAIS : SEM_FAVORITOS;
  const soFavoritos = filtros.favoritos && !estaFiltrada({ ...filtros, favoritos: false });

  return (
    <Tabela
      rotulo={filtrada ? 'Encontrados' : 'Todos os clientes'}
      oQue="os clientes"
      colunas={colunas}
      id={({ id }) => id}
      estado={estado}
      aoMudar={mudar}
      compacto={compacto}
      atual={ativo}
      comandos={comandos}
      aoAbrir={ativar}
      naLinha={(cliente, tabIndex) => (
        <Estrela
          nome={cliente.name}
          favorito={estrelas.ids.has(cliente.id)}
          aoMudar={(favorito) => estrelas.favoritar(cliente, favorito)}
          tabIndex={tabIndex}
        />
      )}
      dados={dados}
      {...(marca && {
        selecao: {
          valor: selecao.valor,
          aoMudar: selecao.aoMudar,
          acoes: loteDeClientes(
            selecao.loteDe(
              dados,
              ({ name }) => name,
              () => todosOsClientes(filtros),
            ),
          ),
        },
      })}
      vazio={
        filtrada ? (
          <EstadoVazio
            icone={IconZoomExclamation}
            acao={
              <Button variant="default" onClick={() => filtrar(SEM_FILTROS)}>
                Limpar filtros
              </Button>
            }
          >
            {soFavoritos ? semFavoritos : nenhumEncontrado(termo)}
          </EstadoVazio>
        ) : (
          <EstadoVazio icone={IconUsers}>{SEM_CLIENTES}</EstadoVazio>
        )
      }
      filtros={
        <FiltrosDeClientes
          filtros={estado}
          aoFiltrar={filtrar}
          aoConfirmar={(digitado) => void lista.ativarPrimeiro(digitado)}
        />
      }
      emCartoes={emCartoes}
      visoes={
        <>
          {(compacto || emCartoes) && <EscolhaDaOrdem ordem={estado.ordem} aoMudar={mudar} />}
          {!compacto && <EscolhaDaVisao />}
          {visoes}
        </>
      }
      acima={
        <AtalhosDeClientes
          {...lista.atalhos}
          ativo={ativo}
          aoEscolher={ativar}
          aoVerFavoritos={() => filtrar({ favoritos: true })}
        />
      }
    />
  );
}
