import type { PermissaoCompleta } from '@dominio/contrato/grupos';
import { PERMISSOES } from '@dominio/contrato/permissoes';
import {
  bandeira,
  identificador,
  type Parametros,
  texto,
} from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { type EstadoDaTabela, parametrosDaTabela } from '../../components/tabela/estado.ts';

export interface EstadoDasPermissoes extends EstadoDaTabela {
  termo: string;
  modulo: string;
  /** Open at the side. */
  permissao: number | null;
  nova: boolean;
}

/** What the mark of a permission means to whoever grants it. */
export const O_QUE_E_CRITICA = 'Abre o sistema, dados de outras pessoas, ou retira dados';

/** As routes, menus and gates ask for it. */
export const nomeTecnico = ({ modulo, acao }: Pick<PermissaoCompleta, 'modulo' | 'acao'>) =>
  `${modulo}:${acao}`;

/** Whether code asks for it: then it is not deleted. */
export const ehDoSistema = (permissao: Pick<PermissaoCompleta, 'modulo' | 'acao'>): boolean =>
  (PERMISSOES as readonly string[]).includes(nomeTecnico(permissao));

export const COLUNAS: readonly ColunaDaTabela<PermissaoCompleta>[] = [
  { id: 'nome', titulo: 'Permissão', valor: ({ nome }) => nome, principal: true },
  { id: 'par', titulo: 'Módulo e ação', valor: nomeTecnico, largura: '240px', cede: 3 },
  { id: 'descricao', titulo: 'Descrição', valor: ({ descricao }) => descricao, cede: 1 },
  {
    id: 'critica',
    titulo: 'Crítica',
    valor: ({ critica }) => (critica ? 'Sim' : 'Não'),
    largura: '90px',
  },
  {
    id: 'tipo',
    titulo: 'Tipo',
    valor: (uma) => (ehDoSistema(uma) ? 'Do sistema' : 'Do escritório'),
    largura: '130px',
    cede: 2,
  },
];

/** How the tab stands in its address: `?aba=permissoes&modulo=agenda&permissao=3`. */
export const PARAMETROS: Parametros<EstadoDasPermissoes> = {
  ...parametrosDaTabela(COLUNAS),
  termo: texto(),
  modulo: texto(),
  permissao: identificador,
  nova: bandeira(),
};

/** Nothing open at the side. */
export const FECHADA = { permissao: null, nova: false } as const;
