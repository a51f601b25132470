import { z } from 'zod';
import { diaOpcional, enumeracao, Feito, Id, IdParams } from './campos.ts';
import { endpoint } from './endpoint.ts';

/** What an attached file is to its contract. */
export const TIPOS_DE_ANEXO = ['contrato_assinado', 'aditivo', 'minuta', 'outro'] as const;
export type TipoDeAnexo = (typeof TIPOS_DE_ANEXO)[number];

export const NOME_DO_ANEXO: Readonly<Record<TipoDeAnexo, string>> = {
  contrato_assinado: 'Contrato assinado',
  aditivo: 'Aditivo',
  minuta: 'Minuta',
  outro: 'Outro',
};

/** Whether a file of a kind may document an amendment: the signed contract is of the whole contract. */
export const podeSerDeUmAditivo = (tipo: TipoDeAnexo): boolean => tipo !== 'contrato_assinado';

/** What an attachment is, in words: 'Minuta', and of an amendment, which one: 'Minuta · Aditivo 2'. */
export function anexoEmPalavras({
  tipo,
  aditivo_numero,
}: Pick<Anexo, 'tipo' | 'aditivo_numero'>): string {
  if (aditivo_numero === null) return NOME_DO_ANEXO[tipo];
  const aditivo = `Aditivo ${aditivo_numero}`;
  return tipo === 'aditivo' ? aditivo : `${NOME_DO_ANEXO[tipo]} · ${aditivo}`;
}

export const TAMANHO_MAXIMO_DO_ANEXO = 10 * 1024 * 1024;
/** The most attachments of one contract. */
export const MAXIMO_DE_ANEXOS = 50;
/** The longest name that an attachment keeps, in characters. */
export const MAXIMO_DO_NOME_DO_ANEXO = 120;

/** The accepted files: the type that each is sent with, and the ends of its name, the usual first. */
export const FORMATOS_DE_ANEXO = [
  { tipo: 'application/pdf', extensoes: ['pdf'] },
  {
    tipo: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensoes: ['docx'],
  },
  { tipo: 'image/jpeg', extensoes: ['jpg', 'jpeg'] },
  { tipo: 'image/png', extensoes: ['png'] },
] as const;
export type FormatoDeAnexo = (typeof FORMATOS_DE_ANEXO)[number];

export const RECUSAS_DO_ANEXO = {
  tipo: 'Envie um PDF, um documento do Word (DOCX) ou uma imagem JPG ou PNG.',
  tamanho: 'O arquivo pode ter no máximo 10 MB.',
  falta: 'Escolha um arquivo.',
} as const;

/** Why a chosen file would be refused, as far as its name and size tell; null when it may be sent. */
export function recusaDoAnexo({ name, size }: { name: string; size: number }): string | null {
  const extensao = name.toLowerCase().split('.').at(-1) ?? '';
  const aceito = FORMATOS_DE_ANEXO.some(({ extensoes }) =>
    (extensoes as readonly string[]).includes(extensao),
  );
  if (!aceito) return RECUSAS_DO_ANEXO.tipo;
  return size > TAMANHO_MAXIMO_DO_ANEXO ? RECUSAS_DO_ANEXO.tamanho : null;
}

/** A file attached to a contract (page book #58). */
export const Anexo = z.object({
  id: z.int(),
  nome: z.string(),
  tipo: z.enum(TIPOS_DE_ANEXO),
  /** The amendment that the file documents, and its number; null for a file of none. */
  aditivo_id: z.int().nullable(),
  aditivo_numero: z.int().nullable(),
  tamanho_bytes: z.int(),
  criado_em: z.string(),
  criado_por_nome: z.string(),
});
export type Anexo = z.infer<typeof Anexo>;

export const CamposDoAnexo = z.object({
  tipo: enumeracao(TIPOS_DE_ANEXO, 'Tipo de anexo'),
  /** The day on which the contract was signed, where it has none yet; only of a signed contract. */
  data_assinatura: diaOpcional('Informe a data da assinatura.'),
  /** The amendment of the same contract that the file documents; never of a signed contract. */
  aditivo_id: Id.nullish(),
});
export type CamposDoAnexo = z.output<typeof CamposDoAnexo>;

const UmAnexo = IdParams.extend({ anexo_id: Id });

export const anexosEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/contratos/{id}/anexos',
    acesso: 'contratos:visualizar',
    resumo: 'Anexos de um contrato, do mais novo ao mais antigo',
    params: IdParams,
    response: z.object({ anexos: z.array(Anexo), total: z.int() }),
  }),
  enviar: endpoint({
    method: 'POST',
    path: '/api/contratos/{id}/anexos',
    acesso: 'contratos:editar',
    resumo: 'Anexar a um contrato um PDF, DOCX, JPG ou PNG de até 10 MB',
    params: IdParams,
    arquivo: 'arquivo',
    tamanhoDoArquivo: TAMANHO_MAXIMO_DO_ANEXO,
    camposDoArquivo: CamposDoAnexo,
    response: Anexo,
    status: 201,
  }),
  baixar: endpoint({
    method: 'GET',
    path: '/api/contratos/{id}/anexos/{anexo_id}',
    acesso: 'contratos:visualizar',
    resumo: 'O arquivo de um anexo',
    params: UmAnexo,
    tipo: 'application/octet-stream',
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: '/api/contratos/{id}/anexos/{anexo_id}',
    acesso: 'contratos:editar',
    resumo: 'Excluir um anexo e o seu arquivo',
    params: UmAnexo,
    response: Feito,
  }),
} as const;
