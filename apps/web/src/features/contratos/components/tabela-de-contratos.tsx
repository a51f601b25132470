import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import type { Contrato } from '@dominio/contrato/contratos';
import { IconFileText } from '@tabler/icons-react';
import { usePode } from '../../../lib/permissoes.tsx';
import { useTelaLarga } from '../../../lib/use-tela-larga.ts';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { contratos } from '../contratos.queries.ts';
import { colunasDe, endereco } from '../contratos.registro.ts';
import { BotaoDeReajuste } from './botao-de-reajuste.tsx';
import { ChipsDosContratos, FiltroDeAcompanhamento } from './chips-dos-contratos.tsx';
import { loteDeContratos } from './lote-de-contratos.tsx';
import { ChipsDoRecorte, useRecorte } from './recorte-dos-contratos.tsx';
import { useRenovacao } from './use-renovacao.tsx';

/** The list of contracts at the state of its address, of whom it names or of the active company. */
export function TabelaDeContratos() {
  const recorte = useRecorte();
  const tela = useRegistros(contratos, endereco, recorte);
  const { cliente_id, empresa_id } = tela.estado;
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
            <ChipsDoRecorte tela={tela} />
            <Acompanhamentos
              recorte={recorte}
              escolhido={tela.estado.acompanhar}
              // It says how many there are of them whatever else is filtered: it finds as many only alone.
              aoEscolher={(acompanhar) =>
                tela.filtrar({
                  ...(acompanhar && endereco.semFiltros),
                  cliente_id,
                  empresa_id,
                  acompanhar,
                })
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
