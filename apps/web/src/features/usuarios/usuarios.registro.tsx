import type { UsuarioDoCadastro } from '@dominio/contrato/usuarios-cadastro';
import { SITUACOES_DO_USUARIO, type SituacaoDoUsuario } from '@dominio/contrato/usuarios-entrada';
import { chamado, identificador, type Parametro, umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { Avatar, TAMANHOS_DO_AVATAR } from '../../components/ui/avatar.tsx';
import { formatarDataHora } from '../../lib/formato.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import { type CamposExportados, colunaDe, INTERNOS } from '../../registros/exportacao.ts';
import classes from './components/usuarios.module.css';
import { situacaoEmPalavras, TOM_DA_SITUACAO } from './usuarios.textos.ts';

export const PARTES = [
  'dados',
  'grupos',
  'permissoes',
  'clientes',
  'sessoes',
  'historico',
] as const;
export type Parte = (typeof PARTES)[number];

type Quem = Pick<UsuarioDoCadastro, 'id' | 'nome' | 'email' | 'avatar_url' | 'tem_avatar'>;

const DE_QUEM = {
  nome: {
    id: 'nome',
    titulo: 'Nome',
    valor: ({ nome }) => nome,
    desenhar: (pessoa) => (
      <span className={classes.pessoa}>
        <Avatar pessoa={pessoa} preset="userList" />
        <span>{pessoa.nome}</span>
      </span>
    ),
    altura: TAMANHOS_DO_AVATAR.userList,
    // Face and whole name: beside an open panel the e-mail, which the panel shows, gives way.
    minima: '212px',
    principal: true,
    ordenavel: true,
  },
  email: {
    id: 'email',
    titulo: 'E-mail',
    valor: ({ email }) => email,
    ordenavel: true,
    // As long as most are: an address that is cut says nobody's.
    minima: '250px',
    cede: 5,
  },
} satisfies Readonly<Record<string, ColunaDaTabela<Quem>>>;

/** Columns about the person, which every table of people has. */
export const COLUNAS_DE_QUEM: readonly ColunaDaTabela<Quem>[] = [DE_QUEM.nome, DE_QUEM.email];

/** The firm's people are in a team, those of a client in its company. */
const TIME: ColunaDaTabela<UsuarioDoCadastro> = {
  id: 'time',
  titulo: 'Time ou empresa',
  valor: ({ time_nome, cliente_nome }) => cliente_nome ?? time_nome,
  largura: '180px',
  cede: 3,
};

const SITUACAO: ColunaDaTabela<UsuarioDoCadastro> = {
  id: 'situacao',
  titulo: 'Situação',
  valor: (pessoa) => situacaoEmPalavras(pessoa, new Date()),
  tom: ({ situacao }) => TOM_DA_SITUACAO[situacao],
  largura: '140px',
};

const SO_NO_CADASTRO = 'null in lists: it is read in the record of one person, which is audited';

/** Each field of a person, in the sheet that is exported or, by the reason, in none. */
export const CAMPOS = {
  ...INTERNOS,
  ...DE_QUEM,
  cpf: colunaDe('cpf', 'CPF', { largura: '140px', oculta: true }),
  grupos: {
    id: 'grupo',
    titulo: 'Grupo',
    valor: ({ grupos }) => grupos.map(({ nome }) => nome).join(', '),
    largura: '156px',
    cede: 6,
  },
  grupo_id: 'the first of the groups',
  grupo_nome: 'the first of the groups',
  time_id: 'the team goes by its name',
  time_nome: TIME,
  client_id: 'the company goes by its name',
  cliente_nome: TIME,
  total_clientes: colunaDe('total_clientes', 'Clientes', {
    id: 'clientes',
    tipo: 'numero',
    largura: '90px',
    cede: 2,
  }),
  situacao: SITUACAO,
  convite_expira_em: SITUACAO,
  ativo: 'part of the situation',
  mfa: {
    id: 'mfa',
    titulo: '2FA',
    valor: ({ mfa }) => (mfa ? 'Sim' : 'Não'),
    largura: '80px',
    cede: 1,
  },
  ultimo_acesso: {
    id: 'acesso',
    titulo: 'Último acesso',
    valor: ({ ultimo_acesso }) => (ultimo_acesso ? formatarDataHora(ultimo_acesso) : 'Nunca'),
    largura: '160px',
    cede: 4,
  },
  telefone: colunaDe('telefone', 'Telefone'),
  data_nascimento: SO_NO_CADASTRO,
  genero: SO_NO_CADASTRO,
  data_admissao: 'for human resources and the person, who read it in the record',
  tem_filhos: SO_NO_CADASTRO,
  avatar_url: 'a picture',
  tem_avatar: 'a picture',
} satisfies CamposExportados<UsuarioDoCadastro>;

export const COLUNAS: readonly ColunaDaTabela<UsuarioDoCadastro>[] = [
  ...COLUNAS_DE_QUEM,
  CAMPOS.cpf,
  CAMPOS.grupos,
  TIME,
  CAMPOS.total_clientes,
  SITUACAO,
  CAMPOS.mfa,
  CAMPOS.ultimo_acesso,
];

/** Filter by a yes or no. The address has 'sim' or 'nao', the query a boolean: `?ativo=sim`. */
const SIM_OU_NAO: Parametro<boolean | null> = {
  padrao: null,
  ler: (texto) => (texto === 'sim' ? true : texto === 'nao' ? false : undefined),
  escrever: (valor) => (valor === null ? '' : valor ? 'sim' : 'nao'),
};

/** Part of the record that the drawer shows, in every table of people. */
export const LADO = { parte: umDe<Parte, Parte>(PARTES, 'dados') };

/**
 * How the state of the list is written in its address:
 * `?grupo=2&ativo=sim&usuario=12&parte=clientes`.
 */
export const endereco = enderecoDoRegistro({
  nome: 'usuario',
  colunas: COLUNAS,
  filtros: {
    grupo_id: chamado('grupo', identificador),
    time_id: chamado('time', identificador),
    cliente_id: chamado('cliente', identificador),
    ativo: SIM_OU_NAO,
    situacao: umDe<SituacaoDoUsuario, null>(SITUACOES_DO_USUARIO, null),
    equipe: SIM_OU_NAO,
  },
  lado: LADO,
  passos: 'busca e filtros',
});
