import { z } from 'zod';
import {
  dia,
  Feito,
  IdParams,
  type Lidos,
  texto,
  textoObrigatorio,
  textoOpcional,
  versaoLida,
} from './campos.ts';
import { endpoint } from './endpoint.ts';
import { UFS } from './ufs.ts';

/** Years whose holidays are all known, with their laws (decisoes.md §6). */
export const ANOS_DOS_FERIADOS = { primeiro: 2024, ultimo: 2030 } as const;

/**
 * Calendars of business days: `nacional`; `bancario`, also with the days on which banks are closed;
 * `uf`, with the state's holidays; `municipio`, also with those that the firm entered for the city.
 */
export const CALENDARIOS = ['nacional', 'bancario', 'uf', 'municipio'] as const;
export type Calendario = (typeof CALENDARIOS)[number];

export const ABRANGENCIAS = ['nacional', 'bancario', 'estadual', 'municipal'] as const;

const FORA_DO_PERIODO = `Use uma data de ${ANOS_DOS_FERIADOS.primeiro} a ${ANOS_DOS_FERIADOS.ultimo}.`;
const anoCoberto = (data: string) => {
  const ano = Number(data.slice(0, 4));
  return ano >= ANOS_DOS_FERIADOS.primeiro && ano <= ANOS_DOS_FERIADOS.ultimo;
};

/**
 * `AAAA-MM-DD` of a year whose holidays are known.
 *
 * @param falta for a blank one.
 */
export const diaCoberto = (falta: string) => dia(falta).refine(anoCoberto, FORA_DO_PERIODO);
export const DataCoberta = diaCoberto('Informe a data.');

const MUNICIPIO = 'O município pode ter no máximo 100 caracteres.';

/** The fields that choose a calendar, and their checks. */
export const camposDoCalendario = {
  calendario: z.enum(CALENDARIOS, { error: 'Calendário desconhecido.' }).default('bancario'),
  uf: z.enum(UFS, { error: 'Escolha um dos 27 estados.' }).optional(),
  municipio: texto(100, MUNICIPIO).optional(),
};

/** @returns the missing fields that the chosen calendar needs. */
export function faltamNoCalendario({
  calendario,
  uf,
  municipio,
}: {
  calendario: Calendario;
  uf?: string | undefined;
  municipio?: string | undefined;
}): ('uf' | 'municipio')[] {
  const faltam: ('uf' | 'municipio')[] = [];
  if ((calendario === 'uf' || calendario === 'municipio') && !uf) faltam.push('uf');
  if (calendario === 'municipio' && !municipio) faltam.push('municipio');
  return faltam;
}

const FALTA = { uf: 'Escolha o estado.', municipio: 'Informe o município.' };

/** Adds the missing fields of the calendar to a schema's issues. */
export function exigirCalendario(
  valores: Parameters<typeof faltamNoCalendario>[0],
  contexto: z.core.$RefinementCtx,
): void {
  for (const campo of faltamNoCalendario(valores)) {
    contexto.addIssue({ code: 'custom', path: [campo], message: FALTA[campo] });
  }
}

/** A holiday on its date in one year. */
export const Feriado = z.object({
  data: z.string(),
  nome: z.string(),
  abrangencia: z.enum(ABRANGENCIAS),
  uf: z.enum(UFS).nullable(),
  municipio: z.string().nullable(),
  /** Law or resolution; for a holiday that the firm entered, the firm's text. */
  fonte: z.string().nullable(),
});
export type Feriado = z.infer<typeof Feriado>;

/** A holiday that the firm entered: of a city, or of a state besides the known ones. */
export const FeriadoDoEscritorio = z.object({
  id: z.int(),
  /** The date; of a yearly holiday, in any year. */
  data: z.string(),
  anual: z.boolean(),
  nome: z.string(),
  uf: z.enum(UFS),
  municipio: z.string().nullable(),
  fonte: z.string().nullable(),
  versao: z.int(),
} satisfies Lidos<typeof NovoFeriado.shape>);
export type FeriadoDoEscritorio = z.infer<typeof FeriadoDoEscritorio>;

const NOME = 'O nome deve ter de 1 a 100 caracteres.';
export const NovoFeriado = z.object({
  data: DataCoberta,
  anual: z.boolean({ error: 'Diga se o feriado se repete todo ano.' }).default(false),
  nome: textoObrigatorio(1, 100, NOME),
  uf: z.enum(UFS, { error: 'Escolha um dos 27 estados.' }),
  municipio: textoOpcional(100, MUNICIPIO),
  fonte: textoOpcional(200, 'A fonte pode ter no máximo 200 caracteres.'),
});
export type NovoFeriado = z.output<typeof NovoFeriado>;

/** The most holidays that a firm may enter: enough for every city it works in, for years. */
export const MAXIMO_DE_FERIADOS = 500;

const ANO = `Use um ano de ${ANOS_DOS_FERIADOS.primeiro} a ${ANOS_DOS_FERIADOS.ultimo}.`;

/** A year whose holidays are known. */
export const AnoCoberto = z.coerce
  .number<number | string>({ error: ANO })
  .int(ANO)
  .min(ANOS_DOS_FERIADOS.primeiro, ANO)
  .max(ANOS_DOS_FERIADOS.ultimo, ANO);

export const feriadosEndpoints = {
  doAno: endpoint({
    method: 'GET',
    path: '/api/ferramentas/feriados',
    acesso: 'sessao',
    resumo: 'Feriados de um ano num calendário, com a lei de cada um',
    query: z
      .object({
        ano: AnoCoberto,
        ...camposDoCalendario,
      })
      .superRefine(exigirCalendario),
    response: z.object({
      feriados: z.array(Feriado),
      total: z.int(),
      /** A note where a state's list would surprise; else null. */
      observacao: z.string().nullable(),
    }),
  }),
  listar: endpoint({
    method: 'GET',
    path: '/api/feriados',
    acesso: 'configuracoes:visualizar',
    resumo: 'Feriados cadastrados pelo escritório',
    response: z.object({ feriados: z.array(FeriadoDoEscritorio), total: z.int() }),
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/feriados',
    acesso: 'configuracoes:editar',
    resumo: 'Cadastrar um feriado municipal ou estadual',
    body: NovoFeriado,
    response: FeriadoDoEscritorio,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/feriados/{id}',
    acesso: 'configuracoes:editar',
    resumo: 'Mudar um feriado cadastrado',
    params: IdParams,
    body: NovoFeriado.extend(versaoLida),
    response: FeriadoDoEscritorio,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/feriados/{id}',
    acesso: 'configuracoes:editar',
    resumo: 'Excluir um feriado cadastrado',
    params: IdParams,
    response: Feito,
  }),
} as const;
