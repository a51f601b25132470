import {
  FORMATOS_DE_ANEXO,
  type FormatoDeAnexo,
  MAXIMO_DO_NOME_DO_ANEXO,
} from '@dominio/contrato/contratos-anexos';

const [PDF, DOCX, JPEG, PNG] = FORMATOS_DE_ANEXO;

const comeca = (bytes: Buffer, assinatura: readonly number[]) =>
  bytes.subarray(0, assinatura.length).equals(Buffer.from(assinatura));

/** The parts of a ZIP are named in the clear; a document with macros has one of their own. */
const ehDocx = (bytes: Buffer) =>
  comeca(bytes, [0x50, 0x4b, 0x03, 0x04]) &&
  bytes.includes('[Content_Types].xml') &&
  bytes.includes('word/document.xml') &&
  !bytes.includes('vbaProject.bin');

/** What a file is, by its content, never by its name; undefined for one that is not accepted. */
export function formatoDe(bytes: Buffer): FormatoDeAnexo | undefined {
  if (comeca(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return PDF;
  if (comeca(bytes, [0xff, 0xd8, 0xff])) return JPEG;
  if (comeca(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return PNG;
  return ehDocx(bytes) ? DOCX : undefined;
}

/** Controls, and the marks that turn the direction of text: `contrato‮fdp.exe` must not mislead. */
const INVISIVEIS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** What some system takes for a path, a wildcard or a quote. */
const RESERVADOS = /[<>:"/\\|?*]/g;

/**
 * The name that a file is kept under: the last part of what was sent, without what misleads people or
 * file systems, and with the extension of what the file is.
 */
export function nomeSeguro(enviado: string, { extensoes }: FormatoDeAnexo): string {
  const limpo = (enviado.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(INVISIVEIS, '')
    .replace(RESERVADOS, ' ')
    .replace(/\s+/g, ' ');
  const [, radical = limpo, escrita = ''] = /^(.*)\.([a-z0-9]{1,8})$/i.exec(limpo) ?? [];
  const minuscula = escrita.toLowerCase();
  const extensao = (extensoes as readonly string[]).includes(minuscula) ? minuscula : extensoes[0];
  const inicio = [...radical.replace(/^[.\s]+/, '')]
    .slice(0, MAXIMO_DO_NOME_DO_ANEXO - extensao.length - 1)
    .join('')
    .replace(/[.\s]+$/, '');
  return `${inicio || 'arquivo'}.${extensao}`;
}

/** `Content-Disposition` that saves a file under a name, for old readers without its accents. */
export function disposicao(nome: string): string {
  const semAcentos = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const codificado = encodeURIComponent(nome).replace(
    /['()*]/g,
    (sinal) => `%${sinal.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${semAcentos}"; filename*=UTF-8''${codificado}`;
}
