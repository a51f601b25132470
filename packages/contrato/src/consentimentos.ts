import { z } from 'zod';
import { Feito, Versao } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** Purposes for which personal data are used only with the person's consent (LGPD art. 7, I). */
export const FINALIDADES = ['foto'] as const;
export type Finalidade = (typeof FINALIDADES)[number];

interface Termo {
  readonly titulo: string;
  /** What is agreed to, continuing 'autorizou', in the audit log's sentences. */
  readonly ato: string;
  /**
   * The texts that a person reads before agreeing, continuing 'autoriza o escritório a'. The
   * register keeps the number of the text, from 1: a text is never edited, a new one is added after
   * it.
   */
  readonly textos: readonly [string, ...string[]];
  /** Where a person can agree. */
  readonly ondeAutorizar: string;
  /** What a revocation does. */
  readonly aoRevogar: string;
  /** Names of a removal where no consent was registered: as what to do, and as what was done. */
  readonly remover: string;
  readonly removido: string;
}

/** The catalogue. A purpose is a line here and one in the API's table of what a revocation does. */
export const TERMOS: Readonly<Record<Finalidade, Termo>> = {
  foto: {
    titulo: 'Foto do perfil',
    ato: 'mostrar a própria foto a quem usa o Domínio',
    textos: [
      'mostrar a sua foto, ao lado do seu nome, a pessoas do escritório e das empresas clientes que usam o Domínio, para que saibam quem você é',
    ],
    ondeAutorizar: 'A autorização é pedida quando você salva uma foto.',
    aoRevogar:
      'A foto é apagada e deixa de aparecer para todas as pessoas; a letra do seu nome fica no lugar.',
    remover: 'Remover foto',
    removido: 'Foto removida.',
  },
};

/** The number of the text in force. */
export const versaoDoTexto = (finalidade: Finalidade): number => TERMOS[finalidade].textos.length;

/** The sentence of a text without its beginning: 'você autoriza o escritório a …'. */
export const autorizacao = (finalidade: Finalidade, versao = versaoDoTexto(finalidade)): string =>
  `você autoriza o escritório a ${TERMOS[finalidade].textos[versao - 1]}.`;

export const TEXTOS_DOS_CONSENTIMENTOS = {
  concedido: 'Autorização registrada.',
  revogado: 'Autorização revogada.',
  textoMudou: 'O texto da autorização mudou. Leia-o de novo antes de autorizar.',
  semUso: 'Ainda não há o que autorizar.',
} as const;

/**
 * `sem_registro`: it is done without a registered consent, because it began before there was a
 * register or where the text was not shown. `ausente`: it is neither agreed to nor done.
 */
export const SITUACOES_DO_CONSENTIMENTO = ['concedido', 'sem_registro', 'ausente'] as const;
export type SituacaoDoConsentimento = (typeof SITUACOES_DO_CONSENTIMENTO)[number];

const AtoDoConsentimento = z.object({
  ato: z.enum(['concedido', 'revogado']),
  em: z.string(),
  versao_do_texto: z.int(),
});
export type AtoDoConsentimento = z.infer<typeof AtoDoConsentimento>;

export const Consentimento = z.object({
  finalidade: z.enum(FINALIDADES),
  situacao: z.enum(SITUACOES_DO_CONSENTIMENTO),
  /** Since when, and to which text; null without a consent that stands. */
  desde: z.string().nullable(),
  versao_do_texto: z.int().nullable(),
  /** Newest first. */
  historico: z.array(AtoDoConsentimento),
});
export type Consentimento = z.infer<typeof Consentimento>;

const params = z.object({
  finalidade: z.enum(FINALIDADES, 'Finalidade desconhecida.'),
});

export const consentimentosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/usuarios/me/consentimentos',
    acesso: 'sessao',
    resumo: 'O que a pessoa autorizou, desde quando e com que texto (LGPD art. 8º)',
    response: z.object({ consentimentos: z.array(Consentimento), total: z.int() }),
  }),
  conceder: endpoint({
    method: 'POST',
    path: '/usuarios/me/consentimentos/{finalidade}',
    acesso: 'sessao',
    resumo: 'Autorizar o que já é feito e ainda não tem registro',
    params,
    body: z.object({
      /** The number of the text that the person was shown. */
      versao_do_texto: Versao,
    }),
    response: Feito,
  }),
  revogar: endpoint({
    method: 'DELETE',
    path: '/usuarios/me/consentimentos/{finalidade}',
    acesso: 'sessao',
    resumo: 'Revogar uma autorização; o que dependia dela acaba no mesmo ato',
    params,
    response: Feito,
  }),
} as const;
