import type { Time } from '@dominio/contrato/times';
import { chamado, umDe } from '../../components/endereco/codec.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';

export const ABAS_DO_TIME = ['membros', 'clientes', 'indicadores', 'dados', 'historico'] as const;
export type AbaDoTime = (typeof ABAS_DO_TIME)[number];

/** Columns of the list; the list's own file draws their cells. */
export const COLUNAS_DOS_TIMES = [
  { id: 'nome', titulo: 'Time', principal: true },
  { id: 'lider', titulo: 'Líder' },
  { id: 'substituto', titulo: 'Substituto', cede: 4 },
  { id: 'membros', titulo: 'Membros', tipo: 'numero', largura: '90px', cede: 3 },
  { id: 'clientes', titulo: 'Clientes', tipo: 'numero', largura: '130px', cede: 2 },
  { id: 'carga', titulo: 'Carga por semana', largura: '150px', cede: 5 },
  { id: 'situacao', titulo: 'Situação', largura: '120px', cede: 1 },
] as const;

/** How the state of the page is written in its address: `?time=3&aba=clientes`. */
export const endereco = enderecoDoRegistro({
  nome: 'time',
  colunas: COLUNAS_DOS_TIMES,
  lado: { parte: chamado('aba', umDe<AbaDoTime, AbaDoTime>(ABAS_DO_TIME, 'membros')) },
});

export const EXCLUSAO = {
  nome: ({ nome }: Time) => nome,
  pergunta: {
    titulo: (nome: string) => `Excluir o time ${nome}?`,
    texto: 'Só um time sem membros e sem clientes pode ser excluído. Não há como desfazer.',
    confirmar: 'Excluir time',
  },
};
