import { ocultarCpf } from '@dominio/contrato/documentos';
import { GRUPO } from '@dominio/contrato/permissoes';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import type { UsuarioAberto, UsuarioDoCadastro } from '@dominio/contrato/usuarios-cadastro';
import type { ConviteDaLista, EstadoDoConvite } from '@dominio/contrato/usuarios-convites';
import { SEM_PESSOAIS } from '@dominio/contrato/usuarios-entrada';
import { type Ator, pode } from '../../../platform/acesso/ator.ts';
import type { LinhaDoCadastro } from './cadastro.repository.ts';

/** A row as lists show it: the CPF masked, without personal fields (seguranca.md P19). */
export function apresentarNaLista(linha: LinhaDoCadastro): UsuarioDoCadastro {
  const { avatar_chave, outros_grupos, ultimo_acesso_em, ...visto } = linha;
  const { tem_senha: _, convidado_por: __, convite_enviado_em: ___, ...resto } = visto;
  return {
    ...resto,
    cpf: ocultarCpf(linha.cpf),
    ...SEM_PESSOAIS,
    avatar_url: urlDoAvatar(linha.id, avatar_chave),
    tem_avatar: avatar_chave !== null,
    ativo: linha.situacao === 'ativo',
    ultimo_acesso: ultimo_acesso_em?.toISOString() ?? null,
    convite_expira_em:
      linha.situacao === 'convidado' ? (linha.convite_expira_em?.toISOString() ?? null) : null,
    grupos: [{ id: linha.grupo_id, nome: linha.grupo_nome }, ...outros_grupos],
  };
}

const ehProprio = (ator: Ator, id: number): boolean => id === ator.usuarioId && !ator.visita;

/** Whether the actor reads this person's CPF in full. */
const leCpf = (ator: Ator, id: number): boolean =>
  ehProprio(ator, id) || pode(ator, 'usuarios:editar');

/** Whether the actor reads this person's personal fields; administrators hold every permission. */
export const lePessoais = (ator: Ator, id: number): boolean =>
  ehProprio(ator, id) || pode(ator, 'rh:visualizar');

/** The fields of a record that few may read, as the actor reads them. */
export function sensiveisPara(ator: Ator, linha: LinhaDoCadastro) {
  const { id, cpf, data_nascimento, genero, data_admissao, tem_filhos } = linha;
  const pessoais = { data_nascimento, genero, data_admissao, tem_filhos } satisfies Readonly<
    Record<keyof typeof SEM_PESSOAIS, unknown>
  >;
  return { ...(leCpf(ator, id) && { cpf }), ...(lePessoais(ator, id) && pessoais) };
}

const deAdministrador = ({ grupo_id, outros_grupos }: LinhaDoCadastro): boolean =>
  [grupo_id, ...outros_grupos.map(({ id }) => id)].includes(GRUPO.administrador);

/** Whether the actor manages users at all. */
export const gerePessoas = (ator: Ator): boolean => pode(ator, 'user_management:acessar');

/** The state of an invitation. */
export function estadoDoConvite(
  { convite_expira_em }: Pick<LinhaDoCadastro, 'convite_expira_em'>,
  agora: Date,
): EstadoDoConvite {
  if (convite_expira_em === null) return 'cancelado';
  return convite_expira_em > agora ? 'valido' : 'expirado';
}

const acoesDoConvite = (pode: boolean, linha: LinhaDoCadastro, agora: Date) => {
  const espera = pode && linha.situacao === 'convidado';
  return {
    reenviar_convite: espera,
    cancelar_convite: espera && estadoDoConvite(linha, agora) === 'valido',
  };
};

/**
 * A row of the list of invitations.
 *
 * @param naAlcada whether the person has no more rights than the actor.
 */
export function apresentarConvite(
  ator: Ator,
  linha: LinhaDoCadastro,
  naAlcada: boolean,
  agora: Date,
): ConviteDaLista {
  const { id, nome, email, avatar_url, tem_avatar, grupos, time_nome, cliente_nome } =
    apresentarNaLista(linha);
  return {
    ...{ id, nome, email, avatar_url, tem_avatar, grupos, time_nome, cliente_nome },
    estado: estadoDoConvite(linha, agora),
    convidado_por: linha.convidado_por,
    enviado_em: linha.convite_enviado_em?.toISOString() ?? null,
    expira_em: linha.convite_expira_em?.toISOString() ?? null,
    acoes: acoesDoConvite(gerePessoas(ator) && naAlcada && id !== ator.usuarioId, linha, agora),
  };
}

/** The actions that the actor may take on a person; the service checks the same again. */
function acoesDoUsuario(ator: Ator, linha: LinhaDoCadastro, naAlcada: boolean, agora: Date) {
  const { id, situacao, mfa } = linha;
  const gere = gerePessoas(ator) && naAlcada;
  const outro = gere && id !== ator.usuarioId;
  return {
    editar: gere,
    suspender: outro && (situacao === 'ativo' || situacao === 'convidado'),
    reativar: outro && (situacao === 'suspenso' || situacao === 'desligado'),
    excluir: outro && situacao !== 'desligado',
    resetar_senha: outro && ator.administrador && situacao === 'ativo',
    ver_como: outro && ator.administrador && situacao === 'ativo' && !deAdministrador(linha),
    ...acoesDoConvite(outro, linha, agora),
    remover_segundo_fator: outro && mfa,
    copiar_acesso: gere && linha.client_id === null,
    ler_sessoes: gere,
  };
}

/**
 * The record of one person, with the fields that the actor may read.
 *
 * @param naAlcada whether the person has no more rights than the actor.
 */
export function apresentarAberto(
  ator: Ator,
  linha: LinhaDoCadastro,
  naAlcada: boolean,
  agora: Date,
): UsuarioAberto {
  return {
    ...apresentarNaLista(linha),
    ...sensiveisPara(ator, linha),
    dados_completos: leCpf(ator, linha.id),
    dados_pessoais: lePessoais(ator, linha.id),
    acoes: acoesDoUsuario(ator, linha, naAlcada, agora),
  };
}
