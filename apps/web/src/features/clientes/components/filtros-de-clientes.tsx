import { NOME_DO_STATUS, STATUS_DO_CONTRATO } from '@dominio/contrato/clientes';
import { NOME_DA_SITUACAO_DO_CLIENTE } from '@dominio/contrato/clientes-situacao';
import { useQuery } from '@tanstack/react-query';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import { ChipDeFiltro } from '../../../components/ui/chip-de-filtro.tsx';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { FiltroDeOpcoes } from '../../../registros/filtros.tsx';
import { FiltrosDoAtendimento } from '../../../registros/filtros-do-atendimento.tsx';
import { type FiltrosDaLista, SITUACOES_DO_FILTRO } from '../clientes.filtros.ts';
import { quemAtendeOptions } from '../quem-atende.queries.ts';

interface Props {
  filtros: FiltrosDaLista;
  aoFiltrar: (mudanca: Partial<FiltrosDaLista>) => void;
  /** Called with the typed term when Enter is pressed in the search. */
  aoConfirmar: (termo: string) => void;
}

const OPCOES = STATUS_DO_CONTRATO.map((valor) => ({ valor, rotulo: NOME_DO_STATUS[valor] }));

const SITUACOES = SITUACOES_DO_FILTRO.map((valor) => ({
  valor,
  rotulo: valor === 'arquivados' ? 'Encerrados e inativos' : NOME_DA_SITUACAO_DO_CLIENTE[valor],
}));

const SO_FAVORITOS = [{ valor: 'sim', rotulo: 'Só favoritos' }] as const;

/** Search and filters of the list of clients. */
export function FiltrosDeClientes({ filtros, aoFiltrar, aoConfirmar }: Props) {
  const { termo, status, situacao } = filtros;
  const veContatos = usePode('contatos_importantes:visualizar');
  const celular = useCelular();
  const { data: quemAtende } = useQuery(quemAtendeOptions);
  return (
    <>
      <CampoDeBusca
        rotulo="Buscar por nome, CNPJ ou contrato"
        placeholder={veContatos ? 'Nome, CNPJ, contrato ou contato' : 'Nome, CNPJ ou contrato'}
        value={termo}
        aoBuscar={(digitado) => aoFiltrar({ termo: digitado })}
        aoConfirmar={aoConfirmar}
      />
      <FiltroDeOpcoes
        nome="Contrato"
        opcoes={OPCOES}
        escolhido={status}
        nenhum={undefined}
        aoEscolher={(valor) => aoFiltrar({ status: valor })}
      />
      <FiltroDeOpcoes
        nome="Situação"
        opcoes={SITUACOES}
        escolhido={situacao}
        nenhum={undefined}
        todos="Atuais"
        aoEscolher={(valor) => aoFiltrar({ situacao: valor })}
      />
      {celular ? (
        // Among the others: in sight it would leave the search no room.
        <FiltroDeOpcoes
          nome="Favoritos"
          opcoes={SO_FAVORITOS}
          escolhido={filtros.favoritos ? 'sim' : undefined}
          nenhum={undefined}
          aoEscolher={(valor) => aoFiltrar({ favoritos: valor !== undefined })}
        />
      ) : (
        <ChipDeFiltro
          rotulo="Só favoritos"
          ativo={filtros.favoritos}
          aoAlternar={() => aoFiltrar({ favoritos: !filtros.favoritos })}
        />
      )}
      <FiltrosDoAtendimento quemAtende={quemAtende} estado={filtros} filtrar={aoFiltrar} />
    </>
  );
}
