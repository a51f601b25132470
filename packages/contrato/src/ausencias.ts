import { z } from 'zod';
import { dia, Feito, Id, IdParams, type Lidos, paragrafoOpcional, versaoLida } from './campos.ts';
import { somarDias } from './datas.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';
import { Pessoa } from './pessoas.ts';

/** Why somebody is away (decisoes.md §6). */
export const TIPOS_DE_AUSENCIA = ['ferias', 'licenca', 'outra'] as const;
export type TipoDeAusencia = (typeof TIPOS_DE_AUSENCIA)[number];

export const NOME_DA_AUSENCIA: Readonly<Record<TipoDeAusencia, string>> = {
  ferias: 'Férias',
  licenca: 'Licença',
  outra: 'Ausência',
};

/** Longest single absence, in days. */
export const DIAS_DA_AUSENCIA = 730;

export const TEXTOS_DA_AUSENCIA = {
  naoEncontrada: 'Ausência não encontrada.',
  pessoa: 'Escolha uma pessoa da equipe.',
  substituto: 'Quem substitui precisa ser uma pessoa ativa da equipe.',
  mesmaPessoa: 'Escolha outra pessoa para substituir.',
  fimAntes: 'A data final não pode ser anterior à inicial.',
  longa: 'Uma ausência pode durar no máximo dois anos.',
  doTime: 'Você só marca ausências de quem é do time que lidera.',
  sobreposta: 'Esta pessoa já tem uma ausência neste período.',
} as const;

const campos = z.object({
  usuario_id: Id,
  /** Sees the clients linked to the absent person, from the first day to the last. */
  substituto_id: Id.nullish(),
  tipo: z.enum(TIPOS_DE_AUSENCIA, { error: 'Escolha o tipo da ausência.' }),
  /** First and last day, both included, on the firm's calendar. */
  inicio: dia('Informe o primeiro dia.'),
  fim: dia('Informe o último dia.'),
  observacao: paragrafoOpcional(500, 'A observação pode ter no máximo 500 caracteres.'),
});

/** ISO dates can be compared as text. */
function conferirPeriodo(
  { inicio, fim, usuario_id, substituto_id }: z.output<typeof campos>,
  contexto: z.core.$RefinementCtx,
): void {
  const recusar = (campo: string, message: string) =>
    contexto.addIssue({ code: 'custom', path: [campo], message });
  if (fim < inicio) recusar('fim', TEXTOS_DA_AUSENCIA.fimAntes);
  else if (fim > somarDias(inicio, DIAS_DA_AUSENCIA)) recusar('fim', TEXTOS_DA_AUSENCIA.longa);
  if (substituto_id === usuario_id) recusar('substituto_id', TEXTOS_DA_AUSENCIA.mesmaPessoa);
}

export const NovaAusencia = campos.superRefine(conferirPeriodo);
export type NovaAusencia = z.output<typeof NovaAusencia>;

export const EdicaoDeAusencia = campos.extend(versaoLida).superRefine(conferirPeriodo);
export type EdicaoDeAusencia = z.output<typeof EdicaoDeAusencia>;

export const QUANDO_AUSENTE = ['agora', 'proximas', 'passadas'] as const;

export const FiltrosDeAusencias = z.object({
  quando: z.enum(QUANDO_AUSENTE).optional().catch(undefined),
  usuario_id: Id.optional(),
  ...paginacao(50, 200),
});
export type FiltrosDeAusencias = z.output<typeof FiltrosDeAusencias>;

/** Fields accepted by id and answered with a name: `usuario`, `substituto`. */
type NomeadosNaResposta = 'usuario_id' | 'substituto_id';

export const Ausencia = z.object({
  id: z.int(),
  usuario: Pessoa,
  substituto: Pessoa.nullable(),
  tipo: z.enum(TIPOS_DE_AUSENCIA),
  inicio: z.string(),
  fim: z.string(),
  /** Only for the person and for people who may change the absence; null for others. */
  observacao: z.string().nullable(),
  quando: z.enum(QUANDO_AUSENTE),
  versao: z.int(),
  acoes: z.object({ editar: z.boolean(), excluir: z.boolean() }),
} satisfies Lidos<Omit<typeof campos.shape, NomeadosNaResposta>>);
export type Ausencia = z.infer<typeof Ausencia>;

const Gravada = z.object({ success: z.literal(true), message: z.string(), ausencia: Ausencia });
const ver = 'times:acessar';

export const ausenciasEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/ausencias',
    acesso: ver,
    resumo: 'Quem da equipe está ou vai estar ausente, e quem substitui',
    query: FiltrosDeAusencias,
    response: z.object({
      ausencias: z.array(Ausencia),
      acoes: z.object({ criar: z.boolean() }),
      ...rodapeDaLista,
    }),
  }),
  criar: endpoint({
    method: 'POST',
    path: '/api/ausencias',
    acesso: ver,
    resumo: 'Marcar uma ausência; para quem edita times ou conduz o time da pessoa',
    body: NovaAusencia,
    response: Gravada,
    status: 201,
  }),
  atualizar: endpoint({
    method: 'PUT',
    path: '/api/ausencias/{id}',
    acesso: ver,
    resumo: 'Mudar uma ausência; para quem edita times ou conduz o time da pessoa',
    params: IdParams,
    body: EdicaoDeAusencia,
    response: Gravada,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/ausencias/{id}',
    acesso: ver,
    resumo: 'Excluir uma ausência; para quem edita times ou conduz o time da pessoa',
    params: IdParams,
    response: Feito,
  }),
} as const;
