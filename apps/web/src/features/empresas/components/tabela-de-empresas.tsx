import { NOME_DO_TIPO, TIPOS_DE_EMPRESA } from '@dominio/contrato/empresas';
import { NOME_DA_UF, UFS } from '@dominio/contrato/ufs';
import { Button } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { usePode } from '../../../lib/permissoes.tsx';
import { FiltroDeOpcoes } from '../../../registros/filtros.tsx';
import { Registros } from '../../../registros/registros.tsx';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { VisoesDaTabela } from '../../../registros/visoes-da-tabela.tsx';
import { empresas } from '../empresas.queries.ts';
import { COLUNAS, COLUNAS_DO_CLIENTE, EXCLUSAO, endereco } from '../empresas.registro.ts';
import { ChipsDeQualidade } from './chips-de-qualidade.tsx';

const TIPOS = TIPOS_DE_EMPRESA.map((valor) => ({ valor, rotulo: NOME_DO_TIPO[valor] }));
const ESTADOS = UFS.map((valor) => ({ valor, rotulo: NOME_DA_UF[valor] }));

interface Props {
  /** Shows the companies of this client only. */
  clienteId?: number;
  /** Key of the table's saved views on the server. */
  visoes: string;
}

/** The list of companies at the state of its address: all in scope, or those of one client. */
export function TabelaDeEmpresas({ clienteId, visoes }: Props) {
  const doCliente = clienteId !== undefined;
  const tela = useRegistros(empresas, endereco, doCliente ? { cliente_id: clienteId } : {});
  const exclusao = useExclusao(empresas, endereco, EXCLUSAO);
  const podeExcluir = usePode('empresas:excluir');
  // The catalogue has no permission to export companies: they belong to the client's record.
  const podeExportar = usePode('clientes:exportar');
  const podeCriar = usePode('empresas:criar') && doCliente;
  const { termo, tipo, uf, qualidade } = tela.estado;
  const outrosFiltros = termo !== '' || tipo !== undefined || uf !== undefined;
  return (
    <>
      {!doCliente && (
        <ChipsDeQualidade
          escolhido={qualidade}
          aoEscolher={(problema) => tela.filtrar({ qualidade: problema })}
        />
      )}
      <Registros
        tela={tela}
        rotulo="Empresas"
        oQue="as empresas"
        colunas={doCliente ? COLUNAS_DO_CLIENTE : COLUNAS}
        busca={{ rotulo: 'Buscar empresa', placeholder: 'Nome, CNPJ ou cliente' }}
        filtros={
          <>
            <FiltroDeOpcoes
              nome="Tipo"
              opcoes={TIPOS}
              escolhido={tipo}
              nenhum={undefined}
              aoEscolher={(escolhido) => tela.filtrar({ tipo: escolhido })}
            />
            <FiltroDeOpcoes
              nome="Estado"
              opcoes={ESTADOS}
              escolhido={uf}
              nenhum={undefined}
              aoEscolher={(escolhida) => tela.filtrar({ uf: escolhida })}
            />
          </>
        }
        acoesDaLinha={(empresa) => [
          { rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(empresa.id) },
          ...(podeExcluir ? [exclusao.acao(empresa)] : []),
        ]}
        vazio={{
          icone: IconBuilding,
          nada: podeCriar
            ? 'Nenhuma empresa cadastrada. Informe um CNPJ para começar.'
            : 'Nenhuma empresa cadastrada.',
          acao: podeCriar && <Button onClick={tela.abrirNovo}>Nova empresa</Button>,
          nenhum: outrosFiltros ? 'Nenhuma empresa com estes filtros.' : 'Nada a corrigir.',
        }}
        visoes={<VisoesDaTabela tabela={visoes} passageiros={endereco.passageiros} />}
        exportarComo={podeExportar && 'empresas'}
      />
      {exclusao.dialogo}
    </>
  );
}
