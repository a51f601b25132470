import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BancoDeTeste } from '../../../test/bancos.ts';
import { criarBancoDeTeste } from '../../../test/postgres.ts';
import { subirSmtp } from '../../../test/servidor-smtp.ts';
import { abrirBanco, type Banco } from '../db.ts';
import { criarCorreio } from './correio.ts';
import { emails } from './email.tables.ts';
import { limparEmails } from './limpeza.ts';

let bancoDeTeste: BancoDeTeste;
let banco: Banco;
let smtp: Awaited<ReturnType<typeof subirSmtp>>;
const linhasDeLog: string[] = [];
const log = pino({}, { write: (linha: string) => void linhasDeLog.push(linha) });

const correioPara = (smtpUrl: string | null) =>
  criarCorreio({
    banco,
    log,
    config: { smtpUrl, urlPublica: 'https://app.firma.com.br', hostsInternos: ['127.0.0.1'] },
  });

beforeAll(async () => {
  bancoDeTeste = await criarBancoDeTeste();
  banco = abrirBanco(bancoDeTeste.conexao);
  smtp = await subirSmtp();
});
afterAll(async () => {
  await smtp.descer();
  await banco.$client.end();
  await bancoDeTeste.descartar();
});

/** The text of a message sent in quoted-printable. */
function textoDe(conteudo: string): string {
  const [, corpo = ''] = conteudo.split(/\n\n(.*)/s);
  const bytes = corpo
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').trim();
}

describe('sending e-mail', () => {
  it('delivers by SMTP, in UTF-8, from the name of the site', async () => {
    const texto = 'Olá, Zoé.\n\n.Uma linha que começa com ponto.\n\nhttps://app.firma.com.br/x?t=1';
    await correioPara(smtp.url).enviar({ para: 'zoe@cliente.com', assunto: 'Redefinição', texto });
    const carta = smtp.recebidas.at(-1);
    expect(carta).toMatchObject({
      de: 'nao-responda@app.firma.com.br',
      para: ['zoe@cliente.com'],
    });
    expect(carta?.conteudo).toContain('From: =?UTF-8?');
    expect(textoDe(carta?.conteudo ?? '')).toBe(texto);
    expect(await banco.$count(emails)).toBe(0);
  });

  it('is from the account at the server, if that is an address', async () => {
    const url = `smtp://avisos%40firma.com.br:senha@127.0.0.1:${smtp.porta}`;
    await correioPara(url).enviar({ para: 'a@b.com', assunto: 'x', texto: 'y' });
    expect(smtp.recebidas.at(-1)?.de).toBe('avisos@firma.com.br');
  });

  it.each(['Chefe <a@b.com>', 'a@b.com,c@d.com', 'grupo:a@b.com;'])(
    'is from the site where the account at the server is more than an address: %s',
    async (conta) => {
      const url = `smtp://${encodeURIComponent(conta)}:senha@127.0.0.1:${smtp.porta}`;
      await correioPara(url).enviar({ para: 'a@b.com', assunto: 'x', texto: 'y' });
      expect(smtp.recebidas.at(-1)?.de).toBe('nao-responda@app.firma.com.br');
    },
  );

  it('lets nobody add recipients or headers', async () => {
    await correioPara(smtp.url).enviar({
      para: 'a@b.com',
      assunto: 'Oi\r\nBcc: outro@mal.com',
      texto: 'y',
    });
    const carta = smtp.recebidas.at(-1);
    expect(carta?.para).toEqual(['a@b.com']);
    expect(carta?.conteudo).not.toMatch(/^Bcc:/m);
  });

  it('throws when the server refuses, so that the job tries again', async () => {
    smtp.recusar(451);
    const envio = correioPara(smtp.url).enviar({ para: 'a@b.com', assunto: 'x', texto: 'y' });
    await expect(envio).rejects.toThrow('451');
    smtp.recusar(null);
  });

  it('throws when there is no server', async () => {
    const envio = correioPara('smtp://127.0.0.1:9').enviar({
      para: 'a@b.com',
      assunto: 'x',
      texto: 'y',
    });
    await expect(envio).rejects.toThrow('ECONNREFUSED');
  });

  it('stores the e-mail in the database where no server is set', async () => {
    await correioPara(null).enviar({ para: 'a@b.com', assunto: 'Assunto', texto: 'Texto' });
    expect(await banco.select().from(emails)).toMatchObject([
      { para: 'a@b.com', assunto: 'Assunto', texto: 'Texto' },
    ]);
  });

  it('deletes stored e-mails after thirty days, and not before', async () => {
    const daqui = (dias: number) => new Date(Date.now() + dias * 86_400_000);
    await limparEmails(banco, daqui(29.9));
    expect(await banco.$count(emails)).toBe(1);
    await limparEmails(banco, daqui(30.1));
    expect(await banco.$count(emails)).toBe(0);
  });

  it('logs neither recipient nor text', () => {
    expect(linhasDeLog.length).toBeGreaterThan(0);
    expect(linhasDeLog.join('')).not.toMatch(/zoe@|a@b\.com|começa com ponto/);
  });
});
