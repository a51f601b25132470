import { z } from 'zod';
import { diaOpcional, paragrafoOpcional, versaoLida } from './campos.ts';
import { MOTIVOS_DE_SAIDA, NOME_DO_MOTIVO_DE_SAIDA } from './motivos-de-saida.ts';

/** How a client stands with the firm, in the order in which it goes on (page book #15). */
export const SITUACOES_DO_CLIENTE = [
  'prospecto',
  'implantacao',
  'ativo',
  'aviso_previo',
  'encerrado',
  'inativo',
] as const;
export type SituacaoDoCliente = (typeof SITUACOES_DO_CLIENTE)[number];

export const NOME_DA_SITUACAO_DO_CLIENTE: Readonly<Record<SituacaoDoCliente, string>> = {
  prospecto: 'Prospecto',
  implantacao: 'Em implantação',
  ativo: 'Ativo',
  aviso_previo: 'Em aviso prévio',
  encerrado: 'Encerrado',
  inativo: 'Inativo',
};

/** How a new client may stand. */
export const SITUACOES_DO_NOVO_CLIENTE = ['prospecto', 'implantacao', 'ativo'] as const;

/** What is left of the firm's work: out of lists and counts unless they are asked for. */
export const SITUACOES_ARQUIVADAS = ['encerrado', 'inativo'] as const;
export type SituacaoArquivada = (typeof SITUACOES_ARQUIVADAS)[number];

/** What a list of clients may be narrowed to: those that the firm serves, those that ended, or one. */
export const RECORTES_DA_SITUACAO = ['correntes', 'arquivados', ...SITUACOES_DO_CLIENTE] as const;
export type RecorteDaSituacao = (typeof RECORTES_DA_SITUACAO)[number];

/** What has a reason and a day. */
const COM_MOTIVO: readonly SituacaoDoCliente[] = ['aviso_previo', ...SITUACOES_ARQUIVADAS];
export const pedeMotivo = (situacao: SituacaoDoCliente): boolean => COM_MOTIVO.includes(situacao);

export const MOTIVOS_DA_SITUACAO = [
  ...MOTIVOS_DE_SAIDA,
  'nao_contratou',
  'cadastro_repetido',
  'outro',
] as const;
export type MotivoDaSituacao = (typeof MOTIVOS_DA_SITUACAO)[number];

export const NOME_DO_MOTIVO_DA_SITUACAO: Readonly<Record<MotivoDaSituacao, string>> = {
  ...NOME_DO_MOTIVO_DE_SAIDA,
  nao_contratou: 'Não contratou',
  cadastro_repetido: 'Cadastro repetido',
  outro: 'Outro motivo',
};

/** Where a client goes on to; anything may be left as inactive. */
const SEGUINTES: Readonly<Record<SituacaoDoCliente, readonly SituacaoDoCliente[]>> = {
  prospecto: ['implantacao', 'inativo'],
  implantacao: ['ativo', 'inativo'],
  ativo: ['aviso_previo', 'inativo'],
  aviso_previo: ['encerrado', 'inativo'],
  encerrado: ['inativo'],
  inativo: [],
};

/** The situations that a client goes on to from this one. */
export const seguintes = (de: SituacaoDoCliente): readonly SituacaoDoCliente[] => SEGUINTES[de];

/** The situations that a client comes back to from this one, once it is reopened. */
export const anteriores = (de: SituacaoDoCliente): readonly SituacaoDoCliente[] =>
  SITUACOES_DO_CLIENTE.slice(0, SITUACOES_DO_CLIENTE.indexOf(de)).filter((um) => !pedeMotivo(um));

/** What is asked of a client that is archived, which leaves it inactive. */
export const Arquivamento = z.object({
  motivo: z.enum(MOTIVOS_DA_SITUACAO, { error: 'Escolha um dos motivos.' }),
  detalhe: paragrafoOpcional(300, 'O detalhe pode ter no máximo 300 caracteres.'),
  /** Today, if absent. */
  desde: diaOpcional('Informe desde quando.'),
  ...versaoLida,
});

/** How a change is made that is no step forward: by name, or to take back the last one. */
export const ATOS_DA_SITUACAO = ['reabrir', 'desfazer'] as const;

/** What is told of a situation. */
export const situacaoLida = {
  situacao: z.enum(SITUACOES_DO_CLIENTE),
  situacao_motivo: z.enum(MOTIVOS_DA_SITUACAO).nullable(),
  /** The reason in somebody's own words; of a client that was reopened, why it was. */
  situacao_detalhe: z.string().nullable(),
  situacao_desde: z.iso.date().nullable(),
};
export type SituacaoEscrita = z.infer<z.ZodObject<typeof situacaoLida>>;

/** What goes along with a change of situation. */
export const camposDaSituacao = {
  situacao_motivo: z
    .enum(MOTIVOS_DA_SITUACAO, { error: 'Escolha um dos motivos.' })
    .nullable()
    .optional(),
  situacao_detalhe: paragrafoOpcional(300, 'O detalhe pode ter no máximo 300 caracteres.'),
  situacao_desde: diaOpcional('Informe desde quando.'),
  situacao_ato: z.enum(ATOS_DA_SITUACAO, { error: 'Escolha reabrir ou desfazer.' }).optional(),
};
