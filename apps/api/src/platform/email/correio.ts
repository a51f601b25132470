import { isIP } from 'node:net';
import { Email } from '@dominio/contrato/emails';
import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Banco } from '../db.ts';
import type { Configuracao } from '../env.ts';
import { resolverDestino } from '../rede.ts';
import { emails } from './email.tables.ts';

interface Mensagem {
  readonly para: string;
  readonly assunto: string;
  /** Plain text; the web addresses in it are links for the reader. */
  readonly texto: string;
  /** What says the same in HTML. */
  readonly html?: string;
  /** Stays the same however often it is sent, so that mail programs show it once (RFC 5322 §3.6.4). */
  readonly id?: string;
  readonly cabecalhos?: Readonly<Record<string, string>>;
}

/** An SMTP server that an administrator configured, and the sender of its messages. */
export interface ServidorDeEmail {
  readonly host: string;
  readonly porta: number;
  /**
   * `tls`: encrypted from the first byte; `starttls`: encrypted before signing in, or not at all;
   * `nenhuma`: unencrypted.
   */
  readonly seguranca: 'tls' | 'starttls' | 'nenhuma';
  readonly usuario: string;
  readonly senha: string;
  readonly remetente: { readonly nome: string; readonly email: string };
}

export interface Correio {
  /**
   * Sends one e-mail. Call it from jobs, after the commit: a failure is thrown so that the job
   * tries again; a message may then arrive twice, but is not lost.
   */
  enviar(mensagem: Mensagem): Promise<void>;
  /**
   * Connects to the server of `SMTP_URL` and signs in, with the transport that messages use.
   *
   * @throws the failure of the connection.
   */
  verificarAmbiente(): Promise<void>;
  /**
   * Sets where the server is read if the environment names none; the source answers null where none
   * is configured.
   */
  ligar(fonte: () => Promise<ServidorDeEmail | null>): void;
}

interface Opcoes {
  readonly banco: Banco;
  readonly config: Pick<Configuracao, 'smtpUrl' | 'urlPublica' | 'hostsInternos'>;
  readonly log: Logger;
}

/** How long a server may take to answer. */
const PRAZOS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Keeps nodemailer from reading files or URLs that a message names. */
const SEM_ACESSO = { disableFileAccess: true, disableUrlAccess: true };

/**
 * The account at the server, since most servers refuse another sender; without an account, the
 * site's own name.
 */
function remetenteDe(smtpUrl: string, urlPublica: string): string {
  const conta = decodeURIComponent(new URL(smtpUrl).username);
  const endereco = Email.safeParse(conta).success
    ? conta
    : `nao-responda@${new URL(urlPublica).hostname}`;
  return `Domínio <${endereco}>`;
}

/**
 * A transport to a server that somebody typed in. It connects to the address that was checked, and
 * checks the certificate against the name.
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
    // With a user configured, a server that offers no sign-in is the wrong one: refuse it.
    ...(usuario !== '' && { auth: { user: usuario, pass: senha }, forceAuth: true }),
    ...PRAZOS_MS,
    ...SEM_ACESSO,
  });
}

/**
 * Sends e-mail by the server of `SMTP_URL`, else by the configured one, else stores it in the
 * database (decisoes.md §3).
 */
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
    async enviar({ para, assunto, texto, html, id, cabecalhos }) {
      const pronta = await remessa();
      if (!pronta) {
        // Stored for the demonstration's `/dev/emails`.
        await banco.insert(emails).values({ para, assunto, texto, html: html ?? null });
        return;
      }
      const { messageId } = await pronta.transporte.sendMail({
        from: pronta.from,
        to: para,
        subject: assunto,
        text: texto,
        ...(html !== undefined && { html }),
        ...(id !== undefined && { messageId: `<${id}@${new URL(urlPublica).hostname}>` }),
        ...(cabecalhos && { headers: { ...cabecalhos } }),
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
