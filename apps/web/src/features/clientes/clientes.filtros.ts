import { STATUS_DO_CONTRATO, type StatusDoContrato } from '@dominio/contrato/clientes';
import { type RecorteDaSituacao, SITUACOES_DO_CLIENTE } from '@dominio/contrato/clientes-situacao';
import {
  bandeira,
  chamado,
  identificador,
  type Parametros,
  texto,
  umDe,
} from '../../components/endereco/codec.ts';
import { type EstadoDaTabela, parametrosDaTabela } from '../../components/tabela/estado.ts';

/** Filters of the list of clients. */
export interface FiltrosDaLista {
  termo: string;
  status: StatusDoContrato | undefined;
  /** Those that the firm serves, if nothing else is asked for. */
  situacao: Exclude<RecorteDaSituacao, 'correntes'> | undefined;
  responsavel_id: number | null;
  time_id: number | null;
  favoritos: boolean;
}

export const SEM_FILTROS: FiltrosDaLista = {
  termo: '',
  status: undefined,
  situacao: undefined,
  responsavel_id: null,
  time_id: null,
  favoritos: false,
};

/** What of a state of the list narrows it. */
export const filtrosDe = (estado: FiltrosDaLista): FiltrosDaLista => {
  const { termo, status, situacao, responsavel_id, time_id, favoritos } = estado;
  return { termo, status, situacao, responsavel_id, time_id, favoritos };
};

/** Whether the list is narrowed. */
export const estaFiltrada = ({ termo, ...escolhas }: FiltrosDaLista): boolean =>
  termo.trim() !== '' || Object.values(filtrosDe({ termo: '', ...escolhas })).some(Boolean);

/** What the list may be narrowed to besides what it shows by itself. */
export const SITUACOES_DO_FILTRO = ['arquivados', ...SITUACOES_DO_CLIENTE] as const;

export type EstadoDaLista = EstadoDaTabela &
  FiltrosDaLista & {
    /** Whether the drawer shows the form of a new client. */
    novo: boolean;
    /** The name that the form begins with. */
    nome: string;
  };

/** Columns of the list; the list's own file draws their cells. */
export const COLUNAS_DA_LISTA = [
  { id: 'cliente', titulo: 'Cliente', principal: true, ordenavel: true },
  { id: 'status', titulo: 'Contrato', largura: '150px' },
  { id: 'reuniao', titulo: 'Próximo agendamento', largura: '150px', ordenavel: true, cede: 8 },
  { id: 'pendencias', titulo: 'Pendências', largura: '110px', cede: 6 },
  { id: 'responsavel', titulo: 'Responsável', largura: '144px', cede: 5 },
  { id: 'times', titulo: 'Time', largura: '140px', cede: 4 },
  { id: 'municipio', titulo: 'Município', largura: '210px', cede: 2 },
  { id: 'cnpj', titulo: 'CNPJ', largura: '180px', cede: 3 },
  { id: 'contrato', titulo: 'Nº do contrato', largura: '130px', cede: 1 },
  { id: 'situacao', titulo: 'Situação', largura: '146px', ordenavel: true, cede: 7 },
] as const;

/** How the state of the list is written in its address. */
export const PARAMETROS_DA_LISTA: Parametros<EstadoDaLista> = {
  ...parametrosDaTabela(COLUNAS_DA_LISTA),
  termo: texto(),
  status: umDe(STATUS_DO_CONTRATO, undefined),
  situacao: umDe(SITUACOES_DO_FILTRO, undefined),
  responsavel_id: chamado('responsavel', identificador),
  time_id: chamado('time', identificador),
  favoritos: bandeira(),
  novo: bandeira(),
  nome: texto(),
};
export const SEM_NADA_AO_LADO = { novo: false, nome: '' } as const;
/** Parameters that no saved view keeps. */
export const PASSAGEIROS = ['voltar', 'novo', 'nome'];
