import { FILTROS_DA_LISTA, type FiltroDaLista } from '@dominio/contrato/notificacoes';
import { CATEGORIAS, type Categoria } from '@dominio/contrato/notificacoes-tipos';
import {
  chamado,
  identificador,
  type Parametros,
  texto,
  umDe,
} from '../../components/endereco/codec.ts';
import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';

interface Estado {
  readonly filtro: FiltroDaLista;
  readonly categoria: Categoria | null;
  readonly busca: string;
  /** The notification whose 'why' is open at the side. */
  readonly porque: number | null;
}

const PARAMETROS: Parametros<Estado> = {
  filtro: umDe<FiltroDaLista, FiltroDaLista>(FILTROS_DA_LISTA, 'todas'),
  categoria: umDe<Categoria, null>(CATEGORIAS, null),
  busca: chamado('termo', texto(100)),
  porque: identificador,
};
const FECHADA = { porque: null } as const;

/** The state of the page of all notifications, kept in its address. */
export const usePaginaNoEndereco = () => useEstadoNoEndereco(PARAMETROS, FECHADA);
