import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import type { Contrato } from '@dominio/contrato/contratos';
import { NOME_DO_ACOMPANHAMENTO } from '@dominio/contrato/contratos-acompanhamento';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { estaEmVigor } from '../contratos.formulario.ts';
import { contratos } from '../contratos.queries.ts';
import { colunasDe, endereco } from '../contratos.registro.ts';
import { RENOVAR } from '../contratos.verbos.ts';
import { ChipsDosContratos } from './chips-dos-contratos.tsx';
import { loteDeContratos } from './lote-de-contratos.tsx';
import { RenovacaoDoContrato } from './renovacao-do-contrato.tsx';

/** The list of contracts at the state of its address. */
export function TabelaDeContratos() {
  const tela = useRegistros(contratos, endereco);
  const [renovando, setRenovando] = useState<number>();
  const { podeEditar } = usePermissoesDoRecurso(contratos);
  const compacto = useCelular();
  const veValor = usePode('contratos:ver_valores');
  const acoesDaLinha = ({ id, status_contrato, data_fim }: Contrato) => [
    { rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(id) },
    ...(podeEditar && estaEmVigor(status_contrato) && data_fim !== null
      ? [{ rotulo: RENOVAR, aoEscolher: () => setRenovando(id) }]
      : []),
  ];
  return (
    <>
      <Registros
        tela={tela}
        colunas={colunasDe(veValor)}
        busca="Número, cliente ou CNPJ"
        filtros={
          <>
            {compacto ? (
              // A row of chips would push the first contract down: here it is a filter like the others.
              <FiltroDaLista
                tela={tela}
                campo="acompanhar"
                nome="A acompanhar"
                nomes={NOME_DO_ACOMPANHAMENTO}
              />
            ) : (
              <ChipsDosContratos
                escolhido={tela.estado.acompanhar}
                // A chip counts whatever else is filtered: it finds as much only by itself.
                aoEscolher={(acompanhar) =>
                  tela.filtrar({ ...(acompanhar && endereco.semFiltros), acompanhar })
                }
              />
            )}
            <FiltroDaLista tela={tela} campo="status" nome="Status" nomes={NOME_DO_STATUS} />
          </>
        }
        vazio={{ icone: IconFileText, nada: 'Nenhum contrato encontrado.' }}
        visoes="contratos"
        acoesDaLinha={acoesDaLinha}
        lote={podeEditar && loteDeContratos}
      />
      {renovando !== undefined && (
        <RenovacaoDoContrato id={renovando} aoFechar={() => setRenovando(undefined)} />
      )}
    </>
  );
}
