import { z } from 'zod';
import {
  Booleano,
  busca,
  diaOpcional,
  enumeracao,
  Id,
  idsDe,
  paragrafoOpcional,
  textoObrigatorio,
  textoOpcional,
  versaoLida,
} from './campos.ts';
import { CPF_INVALIDO, CpfOpcional } from './cpfs.ts';
import { EMAIL_INVALIDO, Email } from './emails.ts';
import { paginacao } from './paginacao.ts';
import { TELEFONE_INVALIDO, telefoneValido } from './telefones.ts';

/** Sentences about a person's record that both API and web use (dominios.md §6c, §6d). */
export const TEXTOS_DO_USUARIO = {
  emailInvalido: EMAIL_INVALIDO,
  emailEmUso: 'E-mail já cadastrado.',
  cpfInvalido: CPF_INVALIDO,
  cpfEmUso: 'CPF já cadastrado.',
  nascimentoInvalido: 'Data de nascimento inválida.',
  /** Beside the field, since the refusal does not say what is wrong with the date. */
  ajudaDoNascimento: 'Um dia que já passou.',
  admissaoAntes: 'A admissão não pode ser anterior ao nascimento.',
  pessoaisDosOutros: 'Só quem lê os dados pessoais desta pessoa pode mudá-los.',
  proprioUsuario: 'Você não pode excluir o próprio usuário.',
  ultimoAdministrador: 'Deve existir ao menos um administrador ativo.',
  foraDaAlcada: 'Você só pode conceder permissões que possui.',
} as const;

export const SITUACOES_DO_USUARIO = ['convidado', 'ativo', 'suspenso', 'desligado'] as const;
export type SituacaoDoUsuario = (typeof SITUACOES_DO_USUARIO)[number];

/** Life of an invitation, in hours. */
export const HORAS_DO_CONVITE = 72;

const NOME = 'O nome deve ter de 2 a 120 caracteres.';

/** The fields that people may change in their own record without asking anybody. */
export const camposProprios = {
  telefone: textoOpcional(30, TELEFONE_INVALIDO).refine(
    (telefone) => !telefone || telefoneValido(telefone),
    TELEFONE_INVALIDO,
  ),
  data_nascimento: diaOpcional(
    TEXTOS_DO_USUARIO.nascimentoInvalido,
    TEXTOS_DO_USUARIO.nascimentoInvalido,
  ),
  genero: textoOpcional(40, 'O gênero pode ter no máximo 40 caracteres.'),
  tem_filhos: z.boolean().nullish(),
};

/** The longest signature of e-mails, in characters. */
export const MAXIMO_DA_ASSINATURA = 400;

/** The fields that people alone write in their own record: nobody signs for another. */
export const camposSoProprios = {
  /** What ends the e-mails sent in the person's name: plain text, in as many lines as it has. */
  assinatura_email: paragrafoOpcional(
    MAXIMO_DA_ASSINATURA,
    `A assinatura pode ter no máximo ${MAXIMO_DA_ASSINATURA} caracteres.`,
  ),
};

/**
 * The personal fields of a record, as who may not read them is told them: they are for oneself,
 * human resources and administrators (decisoes.md §6). The telephone is none of them, being for
 * colleagues (seguranca.md P19).
 */
export const SEM_PESSOAIS = {
  data_nascimento: null,
  genero: null,
  data_admissao: null,
  tem_filhos: null,
} as const satisfies Readonly<
  Record<Exclude<keyof typeof camposProprios, 'telefone'> | 'data_admissao', null>
>;

/** The fields of a person's record that may be written. */
export const camposDoUsuario = {
  nome: textoObrigatorio(2, 120, NOME),
  email: Email,
  cpf: CpfOpcional,
  grupo_id: Id,
  time_id: Id.nullish(),
  /** The client of a person of group 2; ignored for anybody else. */
  client_id: Id.nullish(),
  data_admissao: diaOpcional('Data de admissão inválida.'),
  ...camposProprios,
  ativo: z.boolean().optional(),
};

/** ISO dates can be compared as text. */
const admissaoDepoisDoNascimento = ({
  data_nascimento,
  data_admissao,
}: {
  data_nascimento?: string | null | undefined;
  data_admissao?: string | null | undefined;
}) => !data_nascimento || !data_admissao || data_admissao >= data_nascimento;

const DATAS = { path: ['data_admissao'], error: TEXTOS_DO_USUARIO.admissaoAntes };

/** Most clients that a person may be linked to. */
export const MAXIMO_DE_CLIENTES = 6_000;
export const ClientesDaPessoa = idsDe('Informe a lista de clientes.', MAXIMO_DE_CLIENTES);

export const NovoUsuario = z
  .object({
    ...camposDoUsuario,
    /** If false, the answer has a temporary password, and no invitation is sent. */
    enviar_convite: z.boolean().optional(),
    /** Linked with the record, or nobody is registered; of a person of group 2 there are none. */
    cliente_ids: ClientesDaPessoa.optional(),
  })
  .refine(admissaoDepoisDoNascimento, DATAS);
export type NovoUsuario = z.output<typeof NovoUsuario>;

/** Absent fields stay as they are. */
export const EdicaoDeUsuario = z
  .object({
    ...z.object(camposDoUsuario).partial().shape,
    ...versaoLida,
  })
  .refine(admissaoDepoisDoNascimento, DATAS);
export type EdicaoDeUsuario = z.output<typeof EdicaoDeUsuario>;

export const ORDENS_DE_USUARIOS = ['nome', 'email'] as const;

export const FiltrosDeUsuarios = z.object({
  /** Name or e-mail, ignoring accents and case; digits of a CPF for callers who may read it. */
  termo: busca(200).optional(),
  grupo_id: Id.optional(),
  time_id: Id.optional(),
  cliente_id: Id.optional(),
  ativo: Booleano.optional(),
  situacao: enumeracao(SITUACOES_DO_USUARIO, 'Situação').optional(),
  /** Only the staff, or only the people of clients. */
  equipe: Booleano.optional(),
  ordenar: z.enum(ORDENS_DE_USUARIOS).optional().catch(undefined),
  direcao: z.enum(['asc', 'desc']).optional().catch(undefined),
  ...paginacao(100, 200),
});
export type FiltrosDeUsuarios = z.output<typeof FiltrosDeUsuarios>;
