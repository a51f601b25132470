import { NOME_DO_TIPO } from '@dominio/contrato/empresas';
import { NOME_DO_REGIME } from '@dominio/contrato/empresas-regimes';
import { NOME_DO_STATUS_DA_EMPRESA } from '@dominio/contrato/empresas-status';
import { NOME_DA_UF } from '@dominio/contrato/ufs';
import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NoTopo } from '../../../components/ui/topo-da-pagina.tsx';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { FiltrosDoAtendimento } from '../../../registros/filtros-do-atendimento.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { empresas, quemAtendeOptions } from '../empresas.queries.ts';
import { COLUNAS, COLUNAS_DO_CLIENTE, EXCLUSAO, endereco } from '../empresas.registro.ts';
import { useAcoesDeAtivar } from '../use-acoes-de-ativar.ts';
import { BotaoDaConsulta } from './botao-da-consulta.tsx';
import { BotaoDeImportar } from './botao-de-importar.tsx';
import { FiltroDeQualidade } from './filtro-de-qualidade.tsx';
import type { ComLigados } from './gaveta-da-empresa.tsx';
import { loteDeEmpresas } from './lote-de-empresas.tsx';

const buscar = () => import('./gaveta-da-empresa.tsx');
const GavetaDoCliente = gavetaSobDemanda(buscar);
const GavetaDeTodas = gavetaSobDemanda(async () => ({
  default: (await buscar()).GavetaDaEmpresa,
}));

interface Props extends ComLigados {
  /** Shows the companies of this client only. */
  clienteId?: number;
  /** Key of the table's saved views on the server. */
  visoes: string;
}

/** The list of companies, of all in scope or of one client; one opened at its side. */
export function TabelaDeEmpresas({ clienteId, visoes, ligados }: Props) {
  const doCliente = clienteId !== undefined;
  const tela = useRegistros(empresas, endereco, doCliente ? { cliente_id: clienteId } : {});
  const { podeCriar: criaEmpresas, podeEditar, podeExcluir } = usePermissoesDoRecurso(empresas);
  const podeCriar = criaEmpresas && doCliente;
  const acoesDeAtivar = useAcoesDeAtivar();
  const { data: quemAtende } = useQuery({ ...quemAtendeOptions, enabled: !doCliente });
  const { termo, tipo, uf, status, regime, qualidade } = tela.estado;
  const { responsavel_id, time_id } = tela.estado;
  const escolhas = [tipo, uf, status, regime, responsavel_id, time_id];
  const outrosFiltros = termo !== '' || escolhas.some((um) => um !== undefined && um !== null);
  return (
    <>
      {!doCliente && (
        <NoTopo lugar="acoes">
          <FiltroDeQualidade
            escolhido={qualidade}
            aoEscolher={(problema) => tela.filtrar({ qualidade: problema })}
          />
          <BotaoDaConsulta />
          <BotaoDeImportar />
        </NoTopo>
      )}
      <Registros
        tela={tela}
        colunas={doCliente ? COLUNAS_DO_CLIENTE : COLUNAS}
        busca="Nome, CNPJ ou cliente"
        filtros={
          <>
            <FiltroDaLista tela={tela} campo="tipo" nome="Tipo" nomes={NOME_DO_TIPO} />
            <FiltroDaLista
              tela={tela}
              campo="status"
              nome="Status"
              nomes={NOME_DO_STATUS_DA_EMPRESA}
            />
            <FiltroDaLista tela={tela} campo="regime" nome="Regime" nomes={NOME_DO_REGIME} />
            <FiltroDaLista tela={tela} campo="uf" nome="Estado" nomes={NOME_DA_UF} />
            {!doCliente && (
              <FiltrosDoAtendimento
                quemAtende={quemAtende}
                estado={tela.estado}
                filtrar={tela.filtrar}
              />
            )}
          </>
        }
        acoesDaLinha={(empresa) => [
          { rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(empresa.id) },
          ...acoesDeAtivar(empresa),
        ]}
        exclusao={podeExcluir && EXCLUSAO}
        lote={podeEditar && !doCliente && loteDeEmpresas}
        vazio={{
          icone: IconBuilding,
          nada: podeCriar
            ? 'Nenhuma empresa cadastrada. Informe um CNPJ para começar.'
            : empresas.palavras.nada,
          acao: podeCriar && <Button onClick={tela.abrirNovo}>{empresas.palavras.novo}</Button>,
          nenhum: outrosFiltros ? empresas.palavras.nenhum : 'Nada a corrigir.',
        }}
        visoes={visoes}
      />
      {doCliente ? <GavetaDoCliente ligados={ligados} /> : <GavetaDeTodas ligados={ligados} />}
    </>
  );
}
