import { isIP } from 'node:net';
import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Banco } from '../db.ts';
import type { Configuracao } from '../env.ts';
import { resolverDestino } from '../rede.ts';
import { emails } from './email.tables.ts';

interface Mensagem {
  readonly para: string;
  readonly assunto: string;
  /** Plain text; addresses in it are what the reader clicks. */
  readonly texto: string;
}

/** An SMTP server that somebody of the firm configured, and who signs what it sends. */
export interface ServidorDeEmail {
  readonly host: string;
  readonly porta: number;
  /** `tls`: from the first byte; `starttls`: required before anything is said; `nenhuma`: in the clear. */
  readonly seguranca: 'tls' | 'starttls' | 'nenhuma';
  readonly usuario: string;
  readonly senha: string;
  readonly remetente: { readonly nome: string; readonly email: string };
}

export interface Correio {
  /**
   * Sends one e-mail. Called from jobs, after the commit: a failure is thrown and the job tries
   * again, so a message may arrive twice but is not lost.
   */
  enviar(mensagem: Mensagem): Promise<void>;
  /**
   * Connects to the server of `SMTP_URL` and signs in, over the very transport that messages leave by.
   *
   * @throws what the connection fails with.
   */
  verificarAmbiente(): Promise<void>;
  /** Says where the server is read when the environment sets none; null: nobody configured one. */
  ligar(fonte: () => Promise<ServidorDeEmail | null>): void;
}

interface Opcoes {
  readonly banco: Banco;
  readonly config: Pick<Configuracao, 'smtpUrl' | 'urlPublica' | 'hostsInternos'>;
  readonly log: Logger;
}

/** Nobody waits longer than this for a server that does not answer. */
const PRAZOS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** What a message says is text, never the address of something to fetch. */
const SEM_ACESSO = { disableFileAccess: true, disableUrlAccess: true };

/** Most servers refuse a sender other than the account that signs in; without one, the site's own name serves. */
function remetenteDe(smtpUrl: string, urlPublica: string): string {
  const conta = decodeURIComponent(new URL(smtpUrl).username);
  const endereco = conta.includes('@') ? conta : `nao-responda@${new URL(urlPublica).hostname}`;
  return `Domínio <${endereco}>`;
}

/**
 * A transport to a server that was typed in. It connects to the very address that was checked, and
 * asks the certificate for the name.
 *
 * @throws DestinoRecusado when the address is not allowed.
 */
export async function abrirTransporte(
  { host, porta, seguranca, usuario, senha }: ServidorDeEmail,
  hostsInternos: readonly string[],
): Promise<Transporter> {
  const { endereco } = await resolverDestino(host, hostsInternos);
  return createTransport({
    host: endereco,
    port: porta,
    secure: seguranca === 'tls',
    requireTLS: seguranca === 'starttls',
    ignoreTLS: seguranca === 'nenhuma',
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    // Who typed a user means it: a server that offers no sign-in is the wrong one.
    ...(usuario !== '' && { auth: { user: usuario, pass: senha }, forceAuth: true }),
    ...PRAZOS_MS,
    ...SEM_ACESSO,
  });
}

/** E-mail by the server of `SMTP_URL`, else by the one configured, else kept in the database (decisoes.md §3). */
export function criarCorreio({ banco, config, log }: Opcoes): Correio {
  const { smtpUrl, urlPublica, hostsInternos } = config;
  let lerServidor: () => Promise<ServidorDeEmail | null> = async () => null;
  const doAmbiente =
    smtpUrl === null
      ? null
      : {
          transporte: createTransport({ url: smtpUrl, ...PRAZOS_MS, ...SEM_ACESSO }),
          from: remetenteDe(smtpUrl, urlPublica),
        };

  async function remessa() {
    if (doAmbiente) return doAmbiente;
    const servidor = await lerServidor();
    if (!servidor) return null;
    const { nome, email } = servidor.remetente;
    return {
      transporte: await abrirTransporte(servidor, hostsInternos),
      from: { name: nome || 'Domínio', address: email },
    };
  }

  return {
    async enviar({ para, assunto, texto }) {
      const pronta = await remessa();
      if (!pronta) {
        // Kept where the demonstration's `/dev/emails` shows it.
        await banco.insert(emails).values({ para, assunto, texto });
        return;
      }
      const { messageId } = await pronta.transporte.sendMail({
        from: pronta.from,
        to: para,
        subject: assunto,
        text: texto,
      });
      log.info({ messageId }, 'e-mail entregue ao servidor');
    },
    async verificarAmbiente() {
      if (!doAmbiente) throw new Error('SMTP_URL não está definida');
      await doAmbiente.transporte.verify();
    },
    ligar(fonte) {
      lerServidor = fonte;
    },
  };
}
