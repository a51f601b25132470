import {
  bandeira,
  identificador,
  type Parametros,
  texto,
  umDe,
} from '../../components/endereco/codec.ts';
import { type EstadoDaTabela, parametrosDaTabela } from '../../components/tabela/estado.ts';

export const ABAS_DO_TIME = ['membros', 'clientes', 'dados'] as const;
export type AbaDoTime = (typeof ABAS_DO_TIME)[number];

/** Columns of the list; what they show is drawn where the list is. */
export const COLUNAS_DOS_TIMES = [
  { id: 'nome', titulo: 'Time', principal: true },
  { id: 'lider', titulo: 'Líder' },
  { id: 'membros', titulo: 'Membros', tipo: 'numero', largura: '90px', cede: 3 },
  { id: 'clientes', titulo: 'Clientes', tipo: 'numero', largura: '90px', cede: 2 },
  { id: 'situacao', titulo: 'Situação', largura: '120px', cede: 1 },
] as const;

export interface EstadoDosTimes extends EstadoDaTabela {
  termo: string;
  /** Open at the side. */
  time: number | null;
  novo: boolean;
  aba: AbaDoTime;
}

/** How the page stands in its address: `?time=3&aba=clientes`. */
export const PARAMETROS_DOS_TIMES: Parametros<EstadoDosTimes> = {
  ...parametrosDaTabela(COLUNAS_DOS_TIMES),
  termo: texto(),
  time: identificador,
  novo: bandeira(),
  aba: umDe<AbaDoTime, 'membros'>(ABAS_DO_TIME, 'membros'),
};

/** Nothing open at the side. */
export const FECHADA: Partial<EstadoDosTimes> = { time: null, novo: false, aba: 'membros' };
