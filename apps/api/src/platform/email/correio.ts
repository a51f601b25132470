import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Banco } from '../db.ts';
import type { Configuracao } from '../env.ts';
import { emails } from './email.tables.ts';

interface Mensagem {
  readonly para: string;
  readonly assunto: string;
  /** Plain text; addresses in it are what the reader clicks. */
  readonly texto: string;
}

export interface Correio {
  /**
   * Sends one e-mail. Called from jobs, after the commit: a failure is thrown and the job tries
   * again, so a message may arrive twice but is not lost.
   */
  enviar(mensagem: Mensagem): Promise<void>;
}

interface Opcoes {
  readonly banco: Banco;
  readonly config: Pick<Configuracao, 'smtpUrl' | 'urlPublica'>;
  readonly log: Logger;
}

/** Most servers refuse a sender other than the account that signs in; without one, the site's own name serves. */
function remetenteDe(smtpUrl: string, urlPublica: string): string {
  const conta = decodeURIComponent(new URL(smtpUrl).username);
  const endereco = conta.includes('@') ? conta : `nao-responda@${new URL(urlPublica).hostname}`;
  return `Domínio <${endereco}>`;
}

function porSmtp(smtpUrl: string, urlPublica: string, log: Logger): Correio {
  const transporte = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const from = remetenteDe(smtpUrl, urlPublica);
  return {
    async enviar({ para, assunto, texto }) {
      const { messageId } = await transporte.sendMail({
        from,
        to: para,
        subject: assunto,
        text: texto,
      });
      log.info({ messageId }, 'e-mail entregue ao servidor');
    },
  };
}

/** Keeps the e-mails in the database, where the demonstration's `/dev/emails` shows them. */
const guardados = (banco: Banco): Correio => ({
  async enviar(mensagem) {
    await banco.insert(emails).values(mensagem);
  },
});

/** E-mail by the server of `SMTP_URL`, or kept in the database when there is none (decisoes.md §3). */
export const criarCorreio = ({ banco, config: { smtpUrl, urlPublica }, log }: Opcoes): Correio =>
  smtpUrl === null ? guardados(banco) : porSmtp(smtpUrl, urlPublica, log);
