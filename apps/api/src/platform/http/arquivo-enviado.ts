import { TAMANHO_MAXIMO_DA_IMAGEM } from '@dominio/contrato/imagens';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { campoInvalido, Recusa } from '../erros.ts';
import { imagemGrande } from '../imagens.ts';
import { analisar } from './validacao.ts';

/** The most fields, each a short one, that may come beside the file. */
const CAMPOS_AO_LADO = 10;

/** Makes the routes of this scope, and no others, read forms with one file. */
export function aceitarArquivo(
  escopo: FastifyInstance,
  fileSize: number = TAMANHO_MAXIMO_DA_IMAGEM,
): void {
  void escopo.register(fastifyMultipart, {
    limits: {
      fileSize,
      files: 1,
      fields: CAMPOS_AO_LADO,
      fieldSize: 1000,
      parts: CAMPOS_AO_LADO + 1,
      headerPairs: 20,
    },
  });
}

interface Esperado {
  /** Name of the part that holds the file. */
  readonly campo: string;
  /** Bytes; at most what `aceitarArquivo` lets in. */
  readonly maximo: number;
  readonly foraDoFormulario: string;
  readonly grande: string;
  readonly falta: string;
}

interface Formulario {
  readonly bytes: Buffer;
  /** The name of the file as it was sent, which may be anything. */
  readonly nome: string;
  /** The fields that came beside the file, by name. */
  readonly campos: Readonly<Record<string, unknown>>;
}

async function receber(
  req: FastifyRequest,
  { campo, foraDoFormulario, falta }: Pick<Esperado, 'campo' | 'foraDoFormulario' | 'falta'>,
  grande: () => Recusa,
): Promise<Formulario> {
  if (!req.isMultipart()) throw new Recusa('TIPO_NAO_SUPORTADO', { detail: foraDoFormulario });
  let enviada: { campo: string; nome: string; bytes: Buffer } | undefined;
  const campos: Record<string, unknown> = {};
  try {
    // Reads to the end, since a field may come after the file.
    for await (const parte of req.parts()) {
      if (parte.type === 'field') campos[parte.fieldname] = parte.value;
      else {
        // A part without a name may be a file by its type.
        const { fieldname, filename: nome = '' } = parte;
        enviada = { campo: fieldname, nome, bytes: await parte.toBuffer() };
      }
    }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw grande();
    }
    throw new Recusa('REQUISICAO_INVALIDA', { cause });
  }
  if (enviada?.campo !== campo) throw campoInvalido(campo, falta);
  const { bytes, nome } = enviada;
  return { bytes, nome, campos };
}

async function receberInteiro(req: FastifyRequest, esperado: Esperado): Promise<Formulario> {
  const grande = () => new Recusa('CORPO_GRANDE', { detail: esperado.grande });
  const formulario = await receber(req, esperado, grande);
  if (formulario.bytes.length > esperado.maximo) throw grande();
  return formulario;
}

/** @throws Recusa 422 with every wrong field. */
function lerCampos<C extends z.ZodObject>(esquema: C, campos: Formulario['campos']): z.output<C> {
  const { body } = analisar({ body: esquema }, { params: null, query: null, body: campos });
  return body as z.output<C>;
}

/**
 * The bytes of the one file of a form.
 *
 * @throws Recusa 415 for a body that is no form, 413 for too many bytes, 422 without the file, 400
 *   for a form that breaks off.
 */
export const receberArquivo = async (req: FastifyRequest, esperado: Esperado): Promise<Buffer> =>
  (await receberInteiro(req, esperado)).bytes;

/**
 * As `receberArquivo`, with the name of the file and the fields that came beside it.
 *
 * @throws Recusa as above, and 422 with every wrong field.
 */
export async function receberArquivoComCampos<C extends z.ZodObject>(
  req: FastifyRequest,
  esperado: Esperado,
  esquema: C,
) {
  const { bytes, nome, campos } = await receberInteiro(req, esperado);
  return { bytes, nome, campos: lerCampos(esquema, campos) };
}

const receberFormulario = (req: FastifyRequest, campo: string): Promise<Formulario> =>
  receber(
    req,
    {
      campo,
      foraDoFormulario: 'Envie a imagem em um formulário (multipart/form-data).',
      falta: 'Escolha uma imagem.',
    },
    imagemGrande,
  );

/**
 * The bytes of the one picture of a form, kept in memory until somebody has checked them.
 *
 * @throws Recusa 415 for a body that is no form, 413 over 5 MB, 422 without the file, 400 for a
 *   form that breaks off.
 */
export const receberImagem = async (req: FastifyRequest, campo: string): Promise<Buffer> =>
  (await receberFormulario(req, campo)).bytes;

/**
 * As `receberImagem`, with the fields that came beside the picture.
 *
 * @throws Recusa as above, and 422 with every wrong field.
 */
export async function receberImagemComCampos<C extends z.ZodObject>(
  req: FastifyRequest,
  campo: string,
  esquema: C,
): Promise<{ bytes: Buffer; campos: z.output<C> }> {
  const { bytes, campos } = await receberFormulario(req, campo);
  return { bytes, campos: lerCampos(esquema, campos) };
}
