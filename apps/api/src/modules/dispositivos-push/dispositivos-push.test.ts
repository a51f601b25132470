import { pushEndpoints as e } from '@dominio/contrato/push';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { sessoesAbertasEndpoints } from '@dominio/contrato/sessoes-abertas';
import { desligamentoEndpoints } from '@dominio/contrato/usuarios-desligamento';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarDispositivo } from '../../../test/factories/dispositivos-push.ts';
import { umaInscricao } from '../../../test/navegador-push.ts';
import { gerarPar } from '../../platform/push/par-de-chaves.ts';
import { limpeza } from './dispositivos-push.jobs.ts';
import { dispositivosPush as tabela } from './dispositivos-push.tables.ts';
import { resumoDoEndpoint } from './inscricao.rules.ts';

const { banco, chamar, entrar, pessoa, administrador, avancar, agora, plataforma } =
  await montarApp();
const limpar = () =>
  limpeza.fazer({ id: 'limpeza', banco, agora, log: plataforma.log }, plataforma);
const DIA_MS = 86_400_000;

const meus = async (token: string) => (await chamar(token, e.dispositivos)).corpo.dispositivos;
const linha = async (id: number) => (await banco.select().from(tabela).where(eq(tabela.id, id)))[0];

describe('NO-31 /vapid-config.js', () => {
  const NO_TEXTO = /^self\.VAPID_PUBLIC_KEY="([\w-]{87})";\n$/;

  test('tells anybody the key to subscribe with, cacheable for an hour; always the same one', async () => {
    const { status, cru } = await chamar(null, e.chave);
    expect(status).toBe(200);
    expect(cru.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(cru.headers['cache-control']).toBe('public, max-age=3600');
    expect(cru.body).toMatch(NO_TEXTO);
    expect((await chamar(null, e.chave)).cru.body).toBe(cru.body);
  });

  test('is there outside demonstration mode, with the keys of the environment', async () => {
    const { publica, privada } = gerarPar();
    const vapid = {
      chavePublica: publica,
      chavePrivada: privada,
      assunto: 'mailto:ti@firma.com.br',
    };
    const real = await montarApp({ config: { demo: false, vapid } });
    const { cru } = await real.chamar(null, e.chave);
    expect(NO_TEXTO.exec(cru.body)?.[1]).toBe(publica);
  });
});

describe('one’s own devices', () => {
  test('are listed, that of this session first, without what pushes are sent with', async () => {
    const { id, token } = await pessoa();
    const outro = await criarDispositivo(banco, id);
    const inscricao = umaInscricao({ device_id: 'este' });
    await chamar(token, e.inscrever, { body: inscricao });
    await banco
      .update(tabela)
      .set({ falhas: 2, falha: 'O serviço de push respondeu 403.' })
      .where(eq(tabela.id, outro.id));
    const { corpo, cru } = await chamar(token, e.dispositivos);
    expect(corpo.total).toBe(2);
    expect(corpo.dispositivos).toMatchObject([
      {
        device_id: 'este',
        atual: true,
        saude: 'nunca_usado',
        endpoint_sha256: resumoDoEndpoint(inscricao.endpoint),
      },
      { id: outro.id, atual: false, saude: 'falhando', falha: 'O serviço de push respondeu 403.' },
    ]);
    expect(cru.body).not.toContain(inscricao.keys.auth);
    expect(cru.body).not.toContain(inscricao.endpoint);
  });

  test('are removed one by one; somebody else’s are not there', async () => {
    const [eu, outra] = [await pessoa(), await pessoa()];
    const meu = await criarDispositivo(banco, eu.id);
    const alheio = await criarDispositivo(banco, outra.id);
    const remover = (id: number) => chamar(eu.token, e.removerDispositivo, { params: { id } });
    expect((await remover(alheio.id)).status).toBe(404);
    expect((await remover(meu.id)).corpo.message).toBe('Dispositivo desativado.');
    expect((await remover(meu.id)).status).toBe(404);
    expect(await meus(eu.token)).toEqual([]);
    expect(await linha(alheio.id)).toBeDefined();
  });
});

describe('a device whose session is over', () => {
  const inscrito = async (token: string) => {
    const inscricao = umaInscricao();
    await chamar(token, e.inscrever, { body: inscricao });
    return inscricao;
  };

  test('is nobody’s at once, after signing out or being revoked, and is deleted soon after', async () => {
    const { id, token } = await pessoa();
    const [sai, revogada] = [await entrar(id), await entrar(id)];
    await inscrito(sai);
    await inscrito(revogada);
    expect(await meus(token)).toHaveLength(2);
    await chamar(sai, sessoesEndpoints.logout);
    expect(await meus(token)).toHaveLength(1);
    await chamar(token, sessoesAbertasEndpoints.encerrarMinhas);
    expect(await meus(token)).toEqual([]);
    await limpar();
    expect(await banco.$count(tabela, eq(tabela.usuario_id, id))).toBe(0);
  });

  test('is the person’s again when the browser signs in again', async () => {
    const { id } = await pessoa();
    const antes = await entrar(id);
    const inscricao = await inscrito(antes);
    await chamar(antes, sessoesEndpoints.logout);
    const depois = await entrar(id);
    await chamar(depois, e.inscrever, { body: inscricao });
    expect(await meus(depois)).toMatchObject([{ atual: true }]);
  });

  test('stays through days without use, and ends with the session’s own end', async () => {
    const { id } = await pessoa();
    await inscrito(await entrar(id));
    avancar(29 * DIA_MS);
    expect(await meus(await entrar(id))).toHaveLength(1);
    avancar(2 * DIA_MS);
    const token = await entrar(id);
    expect(await meus(token)).toEqual([]);
    await limpar();
    expect(await banco.$count(tabela, eq(tabela.usuario_id, id))).toBe(0);
  });

  test('goes with the person who leaves', async () => {
    const { token: admin } = await administrador();
    const { id } = await pessoa();
    const { id: dispositivo } = await criarDispositivo(banco, id);
    const { status } = await chamar(admin, desligamentoEndpoints.desligar, {
      params: { id },
      body: { simular: true },
    });
    expect([status, (await linha(dispositivo))?.id]).toEqual([200, dispositivo]);
    await chamar(admin, desligamentoEndpoints.desligar, { params: { id }, body: {} });
    expect(await linha(dispositivo)).toBeUndefined();
  });
});

test('X-11 of a fingerprint a keyed hash is kept, for 90 days from when it was sent', async () => {
  const { id, token } = await pessoa();
  const inscricao = umaInscricao();
  const lida = async () =>
    (await banco.select().from(tabela).where(eq(tabela.endpoint, inscricao.endpoint)))[0];
  await chamar(token, e.inscrever, { body: { ...inscricao, browser_fingerprint: 'marca' } });
  const impressao = (await lida())?.impressao;
  expect(impressao).toMatch(/^r1\./);
  // Its browser signs in again each month, and goes on without a fingerprint, as ours does.
  for (const dias of [29, 29, 29]) {
    avancar(dias * DIA_MS);
    await chamar(await entrar(id), e.inscrever, { body: inscricao });
    await limpar();
    expect((await lida())?.impressao).toBe(impressao);
  }
  avancar(4 * DIA_MS);
  await limpar();
  expect(await lida()).toMatchObject({ impressao: null, impressao_em: null });
});
