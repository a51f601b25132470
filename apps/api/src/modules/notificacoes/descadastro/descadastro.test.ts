import { notificacoesConfiguracaoEndpoints as config } from '@dominio/contrato/notificacoes-configuracao';
import { notificacoesDescadastroEndpoints as endpoints } from '@dominio/contrato/notificacoes-descadastro';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarNotificacao } from '../../../../test/factories/notificacoes.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../../test/trabalhos.ts';
import { emails } from '../../../platform/email/email.tables.ts';
import { agendamentoCancelado } from '../../agendamentos/avisos/agendamento-cancelado.aviso.ts';
import { integracaoAlterada } from '../../configuracao-sistema/integracao-alterada.aviso.ts';
import { usuarios } from '../../usuarios/usuarios.tables.ts';
import { criarBilhetes } from './bilhete.ts';

const { app, banco, plataforma, pessoa, administrador, chamar } = await montarApp({
  completa: true,
});
const bilhetes = criarBilhetes(plataforma.config.segredoDaSessao);
const tokenDe = (usuarioId: number, ...tipos: string[]) =>
  bilhetes.assinar({ usuarioId, tipos }) ?? '';

const cartasDe = async (para: string) => {
  await adiantarTrabalhos(banco);
  return banco.select().from(emails).where(eq(emails.para, para));
};
const avisar = (id: number, tipo = agendamentoCancelado) =>
  criarNotificacao(plataforma, { usuarioIds: [id], mensagem: 'Mudou.' }, tipo);

type Passo = keyof typeof endpoints;
/** The page that a link leads to: its status and what a person reads on it. */
async function abrir(passo: Passo, token: string) {
  const { status, cru } = await chamar(null, endpoints[passo], { params: { token } });
  return { status, texto: cru.body.replaceAll(/<style>.*?<\/style>/gs, ''), cru };
}

describe('leaving the e-mails of a type by the link in one of them', () => {
  it('asks first: opening the link, as programs that look at links do, changes nothing', async () => {
    const { id, email } = await pessoa();
    await avisar(id);
    const [carta] = await cartasDe(email);
    const link = /\S*descadastrar\S*/.exec(carta?.texto ?? '')?.[0] ?? '';
    expect(carta?.texto).toContain(`Deixar de receber “Compromisso cancelado” por e-mail: ${link}`);
    const { statusCode, body, headers } = await app.inject(new URL(link).pathname);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1>Deixar de receber por e-mail?</h1>');
    expect(body).toContain('<li>Compromisso cancelado</li>');
    await avisar(id);
    expect(await cartasDe(email)).toHaveLength(2);
  });

  it('ends them, leaves the bell, says so, and offers the way back', async () => {
    const { id, email, token } = await pessoa();
    const link = tokenDe(id, 'agendamento_cancelado');
    const feito = await abrir('descadastrar', link);
    expect(feito.status).toBe(200);
    expect(feito.texto).toContain('<h1>Você não recebe mais por e-mail</h1>');
    expect(feito.texto).toContain('Voltar a receber');
    await avisar(id);
    expect(await cartasDe(email)).toEqual([]);
    const lidas = await chamar(token, config.configuracoes, { params: { userId: id } });
    expect(
      lidas.corpo.configurations.filter(
        (uma) => uma.email_notification !== uma.padrao.email_notification,
      ),
    ).toMatchObject([{ event_type: 'agendamento_cancelado', system_notification: true }]);
    expect((await abrir('perguntar', link)).texto).toContain('Você não recebe mais por e-mail');
    expect((await abrir('descadastrar', link)).status).toBe(200);
    expect((await abrir('voltar', link)).texto).toContain('Você voltou a receber por e-mail');
    await avisar(id);
    expect(await cartasDe(email)).toHaveLength(1);
  });

  it('is undone without deciding anything: what administrators change later reaches the person', async () => {
    const { token: doChefe } = await administrador();
    const { id, token } = await pessoa();
    const link = tokenDe(id, 'agendamento_reagendado', 'agendamento_criado');
    const lidas = async () =>
      (await chamar(token, config.carregar)).corpo.configurations.filter(({ event_type }) =>
        ['agendamento_reagendado', 'agendamento_criado'].includes(event_type),
      );
    const antes = await lidas();
    expect(antes.map((uma) => [uma.event_type, uma.padrao.email_notification])).toEqual([
      ['agendamento_criado', false],
      ['agendamento_reagendado', true],
    ]);
    await abrir('descadastrar', link);
    await abrir('voltar', link);
    // What is not told by default is had by asking for it.
    expect((await lidas()).map((uma) => [uma.email_notification, uma.decididos])).toEqual([
      [true, ['email_notification']],
      [true, []],
    ]);
    const regra = { event_type: 'agendamento_reagendado', email_default: false };
    await chamar(doChefe, config.gravarRegra, { body: regra });
    expect((await lidas())[1]).toMatchObject({ email_notification: false });
    await chamar(doChefe, config.gravarRegra, { body: { ...regra, email_default: null } });
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['application/x-www-form-urlencoded', ''],
  ])('takes the form of a mail program’s button: %s', async (tipo, payload) => {
    const { id, email } = await pessoa();
    const url = `/api/publico/notificacoes/descadastrar/${tokenDe(id, 'agendamento_cancelado')}`;
    const { statusCode } = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': tipo },
      payload,
    });
    expect(statusCode).toBe(200);
    await avisar(id);
    expect(await cartasDe(email)).toEqual([]);
  });

  it('works for a client’s person', async () => {
    const { id } = await criarUsuarioDeCliente(banco);
    const { status, texto } = await abrir('descadastrar', tokenDe(id, 'agendamento_cancelado'));
    expect([status, texto.includes('Você não recebe mais por e-mail')]).toEqual([200, true]);
  });

  it('has no scripts, fetches nothing and is in no frame', async () => {
    const { id } = await pessoa();
    const { cru } = await abrir('perguntar', tokenDe(id, 'agendamento_cancelado'));
    expect(cru.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(cru.headers['cache-control']).toBe('no-store');
    expect(cru.body).not.toMatch(/<script|<img|https?:/);
  });
});

describe('what cannot be left', () => {
  it('is a security notice: its e-mail says so instead of offering it, and the link changes nothing', async () => {
    const { id, email } = await administrador();
    await avisar(id, integracaoAlterada);
    const porque = '“Integração alterada” é um aviso de segurança e não pode ser desligado.';
    const [carta] = await cartasDe(email);
    expect(carta?.texto).toContain(porque);
    expect(carta?.texto).not.toContain('descadastrar');
    const { status, texto } = await abrir('descadastrar', tokenDe(id, 'integracao_alterada'));
    expect(status).toBe(200);
    expect(texto).toContain(porque);
    expect(texto).not.toContain('<form');
    await avisar(id, integracaoAlterada);
    expect(await cartasDe(email)).toHaveLength(2);
  });

  it('is what an administrator locked, in a letter sent before too', async () => {
    const { token } = await administrador();
    const { id, email } = await criarUsuario(banco);
    const link = tokenDe(id, 'agendamento_cancelado');
    const travar = (bloqueado: boolean) =>
      chamar(token, config.gravarRegra, {
        body: { event_type: 'agendamento_cancelado', bloqueado },
      });
    await travar(true);
    await avisar(id);
    const porque = '“Compromisso cancelado” é definida pelo administrador';
    expect((await cartasDe(email))[0]?.texto).toContain(porque);
    expect((await abrir('descadastrar', link)).texto).toContain(porque);
    await travar(false);
    expect((await abrir('perguntar', link)).texto).toContain('Deixar de receber por e-mail?');
  });
});

describe('a link that is no good', () => {
  it('says so and nothing else, whatever is wrong with it', async () => {
    const { id } = await pessoa();
    const saiu = await pessoa();
    await banco.update(usuarios).set({ situacao: 'desligado' }).where(eq(usuarios.id, saiu.id));
    const certo = tokenDe(id, 'agendamento_cancelado');
    const paginas = await Promise.all(
      [
        'nenhum',
        certo.replace('cancelado', 'criado'),
        certo.replace(/^\d+/, String(saiu.id)),
        tokenDe(saiu.id, 'agendamento_cancelado'),
        tokenDe(987_654_321, 'agendamento_cancelado'),
        tokenDe(id, 'nao_existe'),
        '<script>alert(1)</script>',
        '\0',
        '%',
        'x'.repeat(290),
      ].flatMap((token) =>
        (['perguntar', 'descadastrar', 'voltar'] as const).map((passo) => abrir(passo, token)),
      ),
    );
    const [primeira] = paginas;
    expect(primeira?.texto).toContain('<h1>Este link não vale</h1>');
    const legiveis = paginas.filter(({ status }) => status !== 422);
    expect(paginas.length - legiveis.length, 'only NUL is no text at all').toBe(3);
    expect(new Set(legiveis.map(({ status, texto }) => `${status} ${texto}`)).size).toBe(1);
    expect(primeira?.status).toBe(404);
  });
});
