import type { UsuarioDoCadastro } from '@dominio/contrato/usuarios-cadastro';
import {
  bandeira,
  identificador,
  type Parametros,
  texto,
  umDe,
} from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { type EstadoDaTabela, parametrosDaTabela } from '../../components/tabela/estado.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import { formatarDataHora } from '../../lib/formato.ts';
import classes from './components/usuarios.module.css';
import type { FiltrosDaTela } from './usuarios.queries.ts';
import { situacaoEmPalavras } from './usuarios.textos.ts';

export const POR_PAGINA = 50;

/** Who is open at the side of a table, as the address says it. */
export interface Aberto {
  usuario: number | null;
  novo: boolean;
  /** Which part of the record is open. */
  parte: Parte;
}

/** What the address says of the register: table, filters, and who is open at its side. */
export interface EstadoDosUsuarios extends EstadoDaTabela, Aberto {
  termo: string;
  grupo: number | null;
  time: number | null;
  cliente: number | null;
  ativo: 'sim' | 'nao' | null;
}

export const PARTES = [
  'dados',
  'grupos',
  'permissoes',
  'clientes',
  'sessoes',
  'historico',
] as const;
export type Parte = (typeof PARTES)[number];

export const FECHADA = { usuario: null, novo: false, parte: 'dados' } as const;
export const PASSAGEIROS = ['aba', 'usuario', 'novo', 'parte'];

type Quem = Pick<UsuarioDoCadastro, 'id' | 'nome' | 'email' | 'avatar_url' | 'tem_avatar'>;

/** The columns that say who it is, in every table of people. */
export const COLUNAS_DE_QUEM: readonly ColunaDaTabela<Quem>[] = [
  {
    id: 'nome',
    titulo: 'Nome',
    valor: ({ nome }) => nome,
    desenhar: (pessoa) => (
      <span className={classes.pessoa}>
        <Avatar pessoa={pessoa} />
        <span>{pessoa.nome}</span>
      </span>
    ),
    principal: true,
    ordenavel: true,
  },
  { id: 'email', titulo: 'E-mail', valor: ({ email }) => email, ordenavel: true, cede: 5 },
];

export const COLUNAS: readonly ColunaDaTabela<UsuarioDoCadastro>[] = [
  ...COLUNAS_DE_QUEM,
  { id: 'cpf', titulo: 'CPF', valor: ({ cpf }) => cpf, largura: '140px', oculta: true },
  {
    id: 'grupo',
    titulo: 'Grupo',
    valor: ({ grupos }) => grupos.map(({ nome }) => nome).join(', '),
    largura: '150px',
    cede: 6,
  },
  {
    id: 'time',
    titulo: 'Time ou empresa',
    valor: ({ time_nome, cliente_nome }) => cliente_nome ?? time_nome,
    largura: '180px',
    cede: 3,
  },
  {
    id: 'clientes',
    titulo: 'Clientes',
    tipo: 'numero',
    valor: ({ total_clientes }) => total_clientes,
    largura: '90px',
    cede: 2,
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    valor: (pessoa) => situacaoEmPalavras(pessoa, new Date()),
    largura: '140px',
  },
  { id: 'mfa', titulo: '2FA', valor: ({ mfa }) => (mfa ? 'Sim' : 'Não'), largura: '80px', cede: 1 },
  {
    id: 'acesso',
    titulo: 'Último acesso',
    valor: ({ ultimo_acesso }) => (ultimo_acesso ? formatarDataHora(ultimo_acesso) : 'Nunca'),
    largura: '160px',
    cede: 4,
  },
];

export const PARAMETROS_DE_ABERTO: Parametros<Aberto> = {
  usuario: identificador,
  novo: bandeira(),
  parte: umDe<Parte, Parte>(PARTES, 'dados'),
};

export const PARAMETROS: Parametros<EstadoDosUsuarios> = {
  ...parametrosDaTabela(COLUNAS),
  termo: texto(),
  grupo: identificador,
  time: identificador,
  cliente: identificador,
  ativo: umDe<'sim' | 'nao', null>(['sim', 'nao'], null),
  ...PARAMETROS_DE_ABERTO,
};

/** What the server is asked for a page of the register. */
export function consultaDe(estado: EstadoDosUsuarios, page = estado.pagina): FiltrosDaTela {
  const { termo, grupo, time, cliente, ativo, ordem } = estado;
  return {
    page,
    limit: POR_PAGINA,
    ...(termo.trim() && { termo: termo.trim() }),
    ...(grupo !== null && { grupo_id: grupo }),
    ...(time !== null && { time_id: time }),
    ...(cliente !== null && { cliente_id: cliente }),
    ...(ativo !== null && { ativo: ativo === 'sim' }),
    ...(ordem && {
      ordenar: ordem.coluna === 'email' ? 'email' : 'nome',
      direcao: ordem.descendente ? 'desc' : 'asc',
    }),
  };
}
