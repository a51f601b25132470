import { NOME_DO_STATUS, STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { IconFileText } from '@tabler/icons-react';
import { usePode } from '../../../lib/permissoes.tsx';
import { FiltroDeOpcoes } from '../../../registros/filtros.tsx';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { VisoesDaTabela } from '../../../registros/visoes-da-tabela.tsx';
import { contratos } from '../contratos.queries.ts';
import { colunasDe, endereco } from '../contratos.registro.ts';

const STATUS = STATUS_DO_CONTRATO.map((valor) => ({ valor, rotulo: NOME_DO_STATUS[valor] }));

/** The list of contracts at the state of its address. */
export function TabelaDeContratos() {
  const tela = useRegistros(contratos, endereco);
  const [veValor, podeExportar] = [usePode('contratos:ver_valores'), usePode('contratos:exportar')];
  return (
    <Registros
      tela={tela}
      rotulo="Contratos"
      oQue="os contratos"
      colunas={colunasDe(veValor)}
      busca={{ rotulo: 'Buscar contrato', placeholder: 'Número, cliente ou CNPJ' }}
      filtros={
        <FiltroDeOpcoes
          nome="Status"
          opcoes={STATUS}
          escolhido={tela.estado.status}
          nenhum={undefined}
          aoEscolher={(status) => tela.filtrar({ status })}
        />
      }
      vazio={{ icone: IconFileText, nada: 'Nenhum contrato encontrado.' }}
      visoes={<VisoesDaTabela tabela="contratos" passageiros={endereco.passageiros} />}
      exportarComo={podeExportar && 'contratos'}
    />
  );
}
