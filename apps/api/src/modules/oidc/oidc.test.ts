import { randomBytes } from 'node:crypto';
import { oidcEndpoints, TEXTOS_DO_OIDC } from '@dominio/contrato/oidc';
import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarTotp } from '../../../test/factories/segundo-fator.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import { criarPessoaNoProvedor } from '../../../test/navegador-oidc.ts';
import { CLIENTE_OIDC, NAO_CONFIRMADO, subirProvedor } from '../../../test/provedor-oidc.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { configuracoesDoSistema } from '../configuracao-sistema/configuracao-sistema.tables.ts';
import { codigoDoTotp } from '../segundo-fator/totp/totp.ts';
import { sessoes, tentativas } from '../sessoes/sessoes.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';

const CASA = 'http://localhost:5001';
const provedor = await subirProvedor([`${CASA}/auth/oidc/retorno`]);
const daChamada = await subirProvedor([`${CASA}/auth/oidc/retorno`], { noToken: false });
afterAll(() => Promise.all([provedor.descer(), daChamada.descer()]));

const config = {
  hostsInternos: ['localhost'],
  oidc: { issuer: provedor.issuer, ...CLIENTE_OIDC },
};
const { app, banco, chamar, avancar, plataforma } = await montarApp({ config });

const novaProva = () => randomBytes(32).toString('base64url');
type App = typeof app;

async function irPara(caminho: string, noApp: App = app): Promise<string> {
  const { statusCode, headers } = await noApp.inject({ method: 'GET', url: caminho });
  expect(statusCode).toBe(302);
  return String(headers.location);
}

/** Goes from the button to the URL that the provider sends this person back to. */
async function atePassarPeloProvedor(
  resposta: { email: string } | { recusar: '1' },
  { prova, noApp, issuer = provedor.issuer }: { prova?: string; noApp?: App; issuer?: string } = {},
) {
  const inicio = `/auth/oidc/iniciar${prova === undefined ? '' : `?prova=${prova}`}`;
  const endereco = await irPara(inicio, noApp);
  expect(endereco.startsWith(issuer)).toBe(true);
  return (await criarPessoaNoProvedor(issuer)(endereco, resposta)).replace(CASA, '');
}

const codigoDe = (destino: string) => new URL(destino, CASA).hash.replace(/^#codigo=/, '');

async function pegarCodigo(email: string, prova?: string) {
  const retorno = await atePassarPeloProvedor({ email }, prova === undefined ? {} : { prova });
  const destino = await irPara(retorno);
  expect(destino).toMatch(/^\/entrar#codigo=[\w.-]+$/);
  return codigoDe(destino);
}

const trocar = (body: { codigo: string; prova?: string }) =>
  chamar(null, oidcEndpoints.trocar, { body });

const expirado = {
  status: 422,
  erro: { codigo: 'TOKEN_INVALIDO', detail: TEXTOS_DO_OIDC.expirado },
};

const ultimaAuditoria = async (acao: string) =>
  (
    await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.acao, acao))
      .orderBy(desc(auditoriaEventos.id))
      .limit(1)
  )[0];

describe('a person with an account', () => {
  test('signs in by the provider: the code gives a session like one by password', async () => {
    const pessoa = await criarUsuario(banco, { email: 'ana@firma.demo' });
    const prova = novaProva();
    const codigo = await pegarCodigo('ANA@firma.demo', prova);
    const { status, corpo } = await trocar({ codigo, prova });
    expect(status).toBe(200);
    expect(corpo.user).toMatchObject({ id: pessoa.id, email: 'ana@firma.demo' });
    const eu = await chamar(corpo.access_token, sessoesEndpoints.eu);
    expect(eu.corpo.user.id).toBe(pessoa.id);
    expect(await ultimaAuditoria('sessao.aberta')).toMatchObject({
      usuario_id: pessoa.id,
      depois: { meio: 'oidc' },
    });
  });

  test('signs in where only the userinfo call names the e-mail', async () => {
    const outro = await montarApp({
      config: { ...config, oidc: { issuer: daChamada.issuer, ...CLIENTE_OIDC } },
    });
    const cliente = await criarUsuarioDeCliente(outro.banco, { email: 'cliente@firma.demo' });
    const retorno = await atePassarPeloProvedor(
      { email: 'cliente@firma.demo' },
      { noApp: outro.app, issuer: daChamada.issuer },
    );
    const codigo = codigoDe(await irPara(retorno, outro.app));
    const { corpo } = await outro.chamar(null, oidcEndpoints.trocar, { body: { codigo } });
    expect(corpo.user.id).toBe(cliente.id);
  });

  test('uses a code once, within 60 seconds, and only while the account is active', async () => {
    const { id } = await criarUsuario(banco, { email: 'uma.vez@firma.demo' });
    const codigo = await pegarCodigo('uma.vez@firma.demo');
    const [uma, outra] = await Promise.all([trocar({ codigo }), trocar({ codigo })]);
    expect([uma.status, outra.status].sort()).toEqual([200, 422]);
    expect(await trocar({ codigo })).toMatchObject(expirado);

    const velho = await pegarCodigo('uma.vez@firma.demo');
    avancar(61_000);
    expect(await trocar({ codigo: velho })).toMatchObject(expirado);

    const suspenso = await pegarCodigo('uma.vez@firma.demo');
    await banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, id));
    expect(await trocar({ codigo: suspenso })).toMatchObject(expirado);
  });

  test('AD-35 who has a second factor must still take that step after the provider', async () => {
    const { id } = await criarUsuario(banco, { email: 'dois.fatores@firma.demo' });
    const segredo = await criarTotp(banco, plataforma.cofre, id);
    const codigo = await pegarCodigo('dois.fatores@firma.demo');
    const { status, erro } = await trocar({ codigo });
    expect(status).toBe(422);
    expect(erro).toMatchObject({ codigo: 'SEGUNDO_FATOR', metodos: ['totp'] });
    expect(await banco.$count(sessoes, eq(sessoes.usuario_id, id))).toBe(0);
    const segundo = await chamar(null, segundoFatorEndpoints.entrarComCodigo, {
      body: {
        desafio: String(erro.desafio),
        codigo: codigoDoTotp(segredo, plataforma.agora()),
      },
    });
    expect(segundo.corpo.user.id).toBe(id);
  });

  test('is signed in only in the browser that began: a code opens nothing in another', async () => {
    await criarUsuario(banco, { email: 'atacante@firma.demo' });
    const prova = novaProva();
    const doOutro = await pegarCodigo('atacante@firma.demo', prova);
    for (const minha of [undefined, novaProva()]) {
      const body = { codigo: doOutro, ...(minha !== undefined && { prova: minha }) };
      expect(await trocar(body)).toMatchObject(expirado);
    }
    // Nor a code made without a proof: a page always sends one, so nobody can be lured with such a
    // code.
    const semProva = await pegarCodigo('atacante@firma.demo');
    expect(await trocar({ codigo: semProva, prova: novaProva() })).toMatchObject(expirado);
    expect((await trocar({ codigo: doOutro, prova })).status).toBe(200);
  });
});

describe('the answer of the provider', () => {
  test.each([
    ['unknown', {}, 'sem-conta'],
    ['suspended', { situacao: 'suspenso' }, 'sem-conta'],
    ['dismissed', { situacao: 'desligado' }, 'sem-conta'],
    ['invited', { situacao: 'convidado' }, 'sem-conta'],
    ['unverified', { situacao: 'ativo' }, 'email-nao-confirmado'],
  ] as const)(
    'opens no session and no account for a person who is %s',
    async (caso, dados, motivo) => {
      const email = `${caso === 'unverified' ? NAO_CONFIRMADO : ''}${caso}@firma.demo`;
      if ('situacao' in dados) await criarUsuario(banco, { email, ...dados });
      const antes = await banco.$count(usuarios);
      const abertas = await banco.$count(sessoes);
      const destino = await irPara(await atePassarPeloProvedor({ email }));
      expect(destino).toBe(`/entrar#oidc=${motivo}`);
      expect(await banco.$count(usuarios)).toBe(antes);
      expect(await banco.$count(sessoes)).toBe(abertas);
      expect(await ultimaAuditoria('sessao.recusada')).toMatchObject({
        depois: { meio: 'oidc', motivo },
      });
    },
  );

  test('is explained to a person who declined at the provider', async () => {
    const retorno = await atePassarPeloProvedor({ recusar: '1' });
    expect(await irPara(retorno)).toBe('/entrar#oidc=cancelado');
  });

  test('is refused for a state that is wrong, expired or of another installation, and for a used code', async () => {
    await criarUsuario(banco, { email: 'replay@firma.demo' });
    const retorno = await atePassarPeloProvedor({ email: 'replay@firma.demo' });
    const busca = new URL(retorno, CASA).searchParams;
    const com = (mudado: Record<string, string>) =>
      `/auth/oidc/retorno?${new URLSearchParams({ ...Object.fromEntries(busca), ...mudado })}`;
    const outra = await atePassarPeloProvedor({ email: 'replay@firma.demo' });
    const outroEstado = new URL(outra, CASA).searchParams.get('state') ?? '';
    for (const endereco of [
      '/auth/oidc/retorno',
      com({ state: 'inventado' }),
      com({ state: `${busca.get('state')?.slice(0, -8)}AAAAAAAA` }),
      // A code of another sign-in, whose PKCE verifier differs.
      com({ state: outroEstado }),
    ]) {
      expect(await irPara(endereco)).toBe('/entrar#oidc=expirado');
    }
    const limpo = await atePassarPeloProvedor({ email: 'replay@firma.demo' });
    expect(await irPara(limpo)).toMatch(/#codigo=/);
    expect(await irPara(limpo)).toBe('/entrar#oidc=expirado');

    const demorado = await atePassarPeloProvedor({ email: 'replay@firma.demo' });
    avancar(11 * 60_000);
    expect(await irPara(demorado)).toBe('/entrar#oidc=expirado');
  });

  test('counts against its network, also at the exchange of codes, until the network must wait', async () => {
    avancar(20 * 60_000);
    await banco.delete(tentativas);
    await banco
      .insert(tentativas)
      .values({ chave: 'rede:127.0.0.1', falhas: 59, desde: plataforma.agora() });
    expect(await trocar({ codigo: 'inventado' })).toMatchObject(expirado);
    expect((await trocar({ codigo: 'inventado' })).status).toBe(429);
    await banco
      .insert(tentativas)
      .values({ chave: 'retorno:127.0.0.1', falhas: 60, desde: plataforma.agora() });
    expect(await irPara('/auth/oidc/retorno?state=x')).toBe('/entrar#oidc=muitas-tentativas');
    await banco.delete(tentativas);
  });

  test('does not count against the network when a foreign page made browsers send it', async () => {
    await banco.delete(tentativas);
    const antes = await banco.$count(auditoriaEventos);
    expect(await irPara('/auth/oidc/retorno?state=x')).toBe('/entrar#oidc=expirado');
    expect(await banco.$count(tentativas)).toBe(0);
    expect(await banco.$count(auditoriaEventos)).toBe(antes);
    // A state issued here, with a code that the provider never issued.
    const { searchParams } = new URL(await irPara('/auth/oidc/iniciar'));
    const state = searchParams.get('state') ?? '';
    const retorno = new URLSearchParams({ state, code: 'x', iss: provedor.issuer });
    expect(await irPara(`/auth/oidc/retorno?${retorno}`)).toBe('/entrar#oidc=expirado');
    expect(await banco.select().from(tentativas)).toMatchObject([{ chave: 'retorno:127.0.0.1' }]);
    await banco.delete(tentativas);
  });
});

describe('the provider', () => {
  test('is offered by name only while it is set up; the environment’s is used instead of the saved one', async () => {
    expect((await chamar(null, oidcEndpoints.provedor)).corpo).toEqual({ provedor: 'localhost' });
    const sem = await montarApp();
    expect((await sem.chamar(null, oidcEndpoints.provedor)).corpo).toEqual({ provedor: null });
    expect(await irPara('/auth/oidc/iniciar', sem.app)).toBe('/entrar#oidc=desligado');
    expect(await irPara('/auth/oidc/retorno?code=1&state=2', sem.app)).toBe(
      '/entrar#oidc=desligado',
    );

    const lugar = 'configuracao-sistema/oidc/client_secret';
    const gravar = (noBanco: typeof banco, valores: object) =>
      noBanco.insert(configuracoesDoSistema).values({
        integracao: 'oidc',
        valores: {
          enabled: true,
          issuer: 'https://accounts.google.com',
          client_id: 'x',
          ...valores,
        },
        segredos: { client_secret: plataforma.cofre.cifrar(lugar, 's') },
      });
    await gravar(banco, {});
    expect((await chamar(null, oidcEndpoints.provedor)).corpo.provedor).toBe('localhost');
    await gravar(sem.banco, {});
    expect((await sem.chamar(null, oidcEndpoints.provedor)).corpo.provedor).toBe('Google');
    await sem.banco.delete(configuracoesDoSistema);
    await gravar(sem.banco, { enabled: false });
    expect((await sem.chamar(null, oidcEndpoints.provedor)).corpo.provedor).toBeNull();
  });

  test('that is down or in a forbidden network sends people back with a clear message', async () => {
    const caido = await subirProvedor([]);
    await caido.descer();
    for (const [issuer, hostsInternos] of [
      [caido.issuer, ['localhost']],
      [provedor.issuer, []],
    ] as const) {
      const fora = await montarApp({
        config: { hostsInternos: [...hostsInternos], oidc: { ...CLIENTE_OIDC, issuer } },
      });
      expect(await irPara('/auth/oidc/iniciar', fora.app)).toBe('/entrar#oidc=indisponivel');
    }
  });

  test('that does not accept our secret counts as unavailable, and against nobody', async () => {
    const outro = await montarApp({
      config: { ...config, oidc: { ...config.oidc, clientSecret: 'outro' } },
    });
    const retorno = await atePassarPeloProvedor({ email: 'a@firma.demo' }, { noApp: outro.app });
    expect(await irPara(retorno, outro.app)).toBe('/entrar#oidc=indisponivel');
    expect(await outro.banco.$count(tentativas)).toBe(0);
  });
});
