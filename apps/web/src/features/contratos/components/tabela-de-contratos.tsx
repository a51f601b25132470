import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import type { Contrato } from '@dominio/contrato/contratos';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { ChipDeFiltro } from '../../../components/ui/chip-de-filtro.tsx';
import { empresaOptions, useEmpresaAtiva } from '../../../consultas/empresa-ativa.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useTelaLarga } from '../../../lib/use-tela-larga.ts';
import { ChipDaEmpresaAtiva } from '../../../registros/chip-da-empresa-ativa.tsx';
import { useEndereco } from '../../../registros/endereco.ts';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { contratos } from '../contratos.queries.ts';
import { colunasDe, endereco } from '../contratos.registro.ts';
import { BotaoDeReajuste } from './botao-de-reajuste.tsx';
import { ChipsDosContratos, FiltroDeAcompanhamento } from './chips-dos-contratos.tsx';
import { loteDeContratos } from './lote-de-contratos.tsx';
import { useRenovacao } from './use-renovacao.tsx';

/** Of the company that the address names, or of the active one; pressing it has all contracts again. */
function FiltroDaEmpresa({ id, aoTirar }: { id: number | null; aoTirar: () => void }) {
  const podeVer = usePode('empresas:visualizar');
  const { data } = useQuery({ ...empresaOptions(id ?? 0), enabled: podeVer && id !== null });
  if (id === null) return <ChipDaEmpresaAtiva />;
  const nome = data?.razao_social ?? 'uma só';
  return <ChipDeFiltro rotulo="Empresa" quantos={nome} ativo aoAlternar={aoTirar} />;
}

/** The list of contracts at the state of its address, of the active company unless it names another. */
export function TabelaDeContratos() {
  const ativa = useEmpresaAtiva();
  const { empresa_id } = useEndereco(endereco).estado;
  const qual = empresa_id ?? ativa?.id;
  // Those that cover the client as a whole are of each of its companies.
  const daEmpresa = qual === undefined ? {} : { empresa_id: qual, e_do_cliente: true };
  const tela = useRegistros(contratos, endereco, daEmpresa);
  const { acoesDeRenovar, dialogo } = useRenovacao();
  const { podeEditar } = usePermissoesDoRecurso(contratos);
  const Acompanhamentos = useTelaLarga() ? ChipsDosContratos : FiltroDeAcompanhamento;
  const veValor = usePode('contratos:ver_valores');
  const acoesDaLinha = (contrato: Contrato) => [
    { rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(contrato.id) },
    ...acoesDeRenovar(contrato),
  ];
  return (
    <>
      <Registros
        tela={tela}
        colunas={colunasDe(veValor)}
        busca="Número, cliente ou CNPJ"
        filtros={
          <>
            <FiltroDaEmpresa id={empresa_id} aoTirar={() => tela.filtrar({ empresa_id: null })} />
            <Acompanhamentos
              empresa={daEmpresa}
              escolhido={tela.estado.acompanhar}
              // It says how many the company has whatever else is filtered: it finds as many only alone.
              aoEscolher={(acompanhar) =>
                tela.filtrar({ ...(acompanhar && endereco.semFiltros), empresa_id, acompanhar })
              }
            />
            {tela.estado.acompanhar === 'reajuste_no_mes' && (
              <BotaoDeReajuste rotulo="Reajustar todos" buscar={tela.buscarTodas} />
            )}
            <FiltroDaLista tela={tela} campo="status" nome="Status" nomes={NOME_DO_STATUS} />
          </>
        }
        vazio={{ icone: IconFileText, nada: 'Nenhum contrato encontrado.' }}
        visoes="contratos"
        acoesDaLinha={acoesDaLinha}
        lote={podeEditar && loteDeContratos}
      />
      {dialogo}
    </>
  );
}
