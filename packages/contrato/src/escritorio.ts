import { z } from 'zod';
import { DIAS_DA_SEMANA, OpcoesDeExpediente } from './agendamentos-opcoes.ts';
import { type Lidos, textoObrigatorio, textoOpcional, versaoLida } from './campos.ts';
import { cnpjValido, limparCnpj } from './documentos.ts';
import { camposDoEndereco } from './enderecos-postais.ts';
import { endpoint } from './endpoint.ts';
import { TEMAS_PADRAO } from './tema/tema-padrao.ts';
import { UFS } from './ufs.ts';

/**
 * Time zones of Brazil at UTC−3. The whole product shows and reads São Paulo's time (decisoes.md
 * §4), so a zone at another offset would be ignored.
 */
export const FUSOS = [
  'America/Sao_Paulo',
  'America/Araguaina',
  'America/Bahia',
  'America/Belem',
  'America/Fortaleza',
  'America/Maceio',
  'America/Recife',
] as const;

/** The most working intervals of one day: more than lunch and coffee need. */
const MAXIMO_DE_TURNOS = 4;

/** The firm's logo. It is changed by itself, without raising the record's version. */
export const LogoDoEscritorio = z.object({
  /** Never empty; each picture has a URL of its own. Answers 404 when there is none. */
  logo_url: z.string(),
  tem_logo: z.boolean(),
});
export type LogoDoEscritorio = z.infer<typeof LogoDoEscritorio>;

/** The firm's own record (decisoes.md §6). Before it is first saved, `versao` is 0. */
export const Escritorio = z.object({
  nome: z.string(),
  cnpj: z.string().nullable(),
  cep: z.string().nullable(),
  logradouro: z.string().nullable(),
  numero: z.string().nullable(),
  complemento: z.string().nullable(),
  bairro: z.string().nullable(),
  municipio: z.string().nullable(),
  uf: z.enum(UFS).nullable(),
  fuso: z.string(),
  ...OpcoesDeExpediente.shape,
  tema_padrao: z.enum(TEMAS_PADRAO),
  ...LogoDoEscritorio.shape,
  atualizado_em: z.string().nullable(),
  versao: z.int(),
} satisfies Lidos<typeof EdicaoDoEscritorio.shape>);
export type Escritorio = z.infer<typeof Escritorio>;

const NOME = 'Informe o nome do escritório, com até 120 caracteres.';
const HORA = 'Use horas como 08:00.';
const Hora = z.string({ error: HORA }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, HORA);

/** The intervals of one day, in order and without overlap. */
const Turnos = z
  .array(z.tuple([Hora, Hora], { error: HORA }), { error: 'Horário inválido.' })
  .max(MAXIMO_DE_TURNOS, `Um dia tem no máximo ${MAXIMO_DE_TURNOS} turnos.`)
  .transform((turnos) => turnos.toSorted(([a], [b]) => a.localeCompare(b)))
  .superRefine((turnos, contexto) => {
    for (const [i, [inicio, fim]] of turnos.entries()) {
      const anterior = turnos[i - 1]?.[1];
      const message =
        inicio >= fim
          ? `O turno das ${inicio} precisa terminar depois de começar.`
          : anterior !== undefined && inicio < anterior
            ? `O turno das ${inicio} começa antes de o anterior terminar.`
            : null;
      if (message) contexto.addIssue({ code: 'custom', message });
    }
  });

const Expediente = z.partialRecord(z.enum(DIAS_DA_SEMANA), Turnos, {
  error: 'Horário de trabalho inválido.',
});

const CNPJ = 'CNPJ inválido.';

/** Absent fields stay as they are; null or blank clears a field that may be empty. */
export const EdicaoDoEscritorio = z.object({
  nome: textoObrigatorio(1, 120, NOME).optional(),
  cnpj: textoOpcional(30, CNPJ)
    .transform((cnpj) => cnpj && limparCnpj(cnpj))
    .refine((cnpj) => typeof cnpj !== 'string' || cnpjValido(cnpj), CNPJ),
  ...camposDoEndereco,
  fuso: z
    .enum(FUSOS, { error: 'O Domínio trabalha no horário de Brasília: escolha um fuso de UTC−3.' })
    .optional(),
  expediente: Expediente.optional(),
  tema_padrao: z.enum(TEMAS_PADRAO, { error: 'Escolha um dos temas.' }).optional(),
  ...versaoLida,
});
export type EdicaoDoEscritorio = z.output<typeof EdicaoDoEscritorio>;

const CAMINHO_DO_LOGO = '/api/configuracoes/escritorio/logo';

/** URL of the firm's logo, by the name of its file. */
export const urlDoLogo = (versao: string | null) =>
  versao === null ? CAMINHO_DO_LOGO : `${CAMINHO_DO_LOGO}?v=${versao}`;

export const escritorioEndpoints = {
  ler: endpoint({
    method: 'GET',
    path: '/api/configuracoes/escritorio',
    acesso: 'configuracoes:visualizar',
    resumo: 'A ficha do próprio escritório',
    response: Escritorio,
  }),
  gravar: endpoint({
    method: 'PUT',
    path: '/api/configuracoes/escritorio',
    acesso: 'configuracoes:editar',
    resumo: 'Mudar a ficha do escritório',
    body: EdicaoDoEscritorio,
    response: Escritorio,
  }),
  logo: endpoint({
    method: 'GET',
    path: CAMINHO_DO_LOGO,
    acesso: 'sessao',
    resumo: 'Logo do escritório',
    // Only for caches, so that each picture has a URL of its own: the answer is always the present
    // one.
    query: z.object({ v: z.string().optional() }),
    tipo: 'image/webp',
  }),
  gravarLogo: endpoint({
    method: 'PUT',
    path: CAMINHO_DO_LOGO,
    acesso: 'configuracoes:editar',
    resumo: 'Enviar o logo do escritório: JPG, PNG, GIF ou WebP de até 5 MB',
    arquivo: 'logo',
    response: LogoDoEscritorio,
  }),
  excluirLogo: endpoint({
    method: 'DELETE',
    path: CAMINHO_DO_LOGO,
    acesso: 'configuracoes:editar',
    resumo: 'Remover o logo do escritório',
    response: LogoDoEscritorio,
  }),
} as const;
