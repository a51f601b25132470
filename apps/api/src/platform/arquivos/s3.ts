import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { ArmazenamentoIndisponivel, type Arquivos, exigirChave } from './arquivos.ts';
import type { LugarNoS3 } from './lugar-no-s3.ts';

/** The longest that one call may take, until its last byte. */
const PRAZO_MS = 10_000;

/** What the store's refusals mean for whoever wrote `STORAGE_URL`. */
const RECUSAS: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch: 'O armazenamento de arquivos recusou o segredo da chave de acesso.',
  InvalidAccessKeyId: 'O armazenamento de arquivos não conhece a chave de acesso.',
  AccessDenied: 'A chave de acesso não tem permissão no bucket do armazenamento de arquivos.',
  NoSuchBucket: 'O bucket não existe no armazenamento de arquivos.',
  AuthorizationHeaderMalformed: 'O bucket é de outra região: confira region em STORAGE_URL.',
  PermanentRedirect: 'O bucket é de outra região: confira region em STORAGE_URL.',
  RequestTimeTooSkewed: 'O relógio do servidor difere do relógio do armazenamento de arquivos.',
};

/**
 * The code of a refusal. Nothing else of its text is kept: it may repeat the access key and what
 * was signed.
 */
const codigoDe = (corpo: Buffer): string =>
  /<Code>([A-Za-z]{1,60})<\/Code>/.exec(corpo.toString())?.[1] ?? 'sem código';

/**
 * The store in a bucket. The address of a file names the bucket in its path, as every compatible
 * server understands; a redirect is a failure, as our signature is for the operator's server.
 */
export function abrirS3(lugar: LugarNoS3, prazoMs = PRAZO_MS): Arquivos {
  const { servidor, bucket, prefixo, regiao, chaveDeAcesso, segredo } = lugar;
  const assinante = new AwsClient({
    accessKeyId: chaveDeAcesso,
    secretAccessKey: segredo,
    service: 's3',
    ...(regiao !== null && { region: regiao }),
  });

  /** Makes one call, and answers its body; null when there is no such file. */
  async function pedir(method: string, chave: string, bytes?: Uint8Array): Promise<Buffer | null> {
    const url = `${servidor}/${bucket}/${prefixo}${exigirChave(chave)}`;
    const resumo = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
    const prazo = AbortSignal.timeout(prazoMs);
    const pedido = await assinante.sign(url, {
      method,
      // With the content's hash under the signature, nobody on the way can exchange the content.
      headers: { 'x-amz-content-sha256': resumo },
      ...(bytes && { body: Uint8Array.from(bytes) }),
      redirect: 'manual',
      signal: prazo,
    });
    let resposta: Response;
    let corpo: Buffer;
    try {
      resposta = await fetch(pedido);
      corpo = Buffer.from(await resposta.arrayBuffer());
    } catch (causa) {
      const frase = prazo.aborted
        ? 'O armazenamento de arquivos não respondeu a tempo.'
        : `Não foi possível conectar ao armazenamento de arquivos em ${servidor}.`;
      throw new ArmazenamentoIndisponivel(frase, { cause: causa });
    }
    if (resposta.ok) return corpo;
    const codigo = codigoDe(corpo);
    if (codigo === 'NoSuchKey' && method !== 'PUT') return null;
    throw new ArmazenamentoIndisponivel(
      RECUSAS[codigo] ?? `O armazenamento de arquivos respondeu ${resposta.status} (${codigo}).`,
    );
  }

  return {
    async guardar(chave, bytes) {
      await pedir('PUT', chave, bytes);
    },
    ler: (chave) => pedir('GET', chave),
    async apagar(chave) {
      await pedir('DELETE', chave);
    },
  };
}
