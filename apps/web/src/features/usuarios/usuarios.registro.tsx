import type { UsuarioDoCadastro } from '@dominio/contrato/usuarios-cadastro';
import { chamado, identificador, type Parametro, umDe } from '../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import { formatarDataHora } from '../../lib/formato.ts';
import { enderecoDoRegistro } from '../../registros/endereco.ts';
import classes from './components/usuarios.module.css';
import { situacaoEmPalavras } from './usuarios.textos.ts';

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

/** Columns about the person, which every table of people has. */
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

/**
 * Filter by whether the person has access. The address has 'sim' or 'nao', the query a boolean:
 * `?ativo=sim`.
 */
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
  },
  lado: LADO,
  passos: 'busca e filtros',
});
