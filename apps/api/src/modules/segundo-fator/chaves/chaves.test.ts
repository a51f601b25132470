import { chavesDeAcessoEndpoints as c } from '@dominio/contrato/chaves-de-acesso';
import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { criarAutenticador } from '../../../../test/autenticador.ts';
import { montarApp } from '../../../../test/build-app.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { semGravarEm } from '../../../../test/falha-do-banco.ts';
import { emails } from '../../../platform/email/email.tables.ts';
import { cifrarSenha } from '../../sessoes/senhas/senhas.ts';
import { tentativas } from '../../sessoes/sessoes.tables.ts';
import { codigoDoTotp } from '../totp/totp.ts';

const SENHA = 'corvo azul de bicicleta';
const { app, banco, chamar, entrar, avancar, agora, plataforma, administrador } = await montarApp({
  completa: true,
});
const ORIGEM = new URL(plataforma.config.urlPublica).origin;
let senha_hash: string;

beforeAll(async () => {
  senha_hash = await cifrarSenha(SENHA);
});

const prova = { body: { senha: SENHA } };
const nova = () => criarAutenticador(ORIGEM);
type Autenticador = ReturnType<typeof nova>;

const opcoes = async (token: string) => (await chamar(token, c.opcoesDeRegistro, prova)).corpo;
const guardar = (
  token: string,
  resposta: ReturnType<Autenticador['registrar']>,
  nome = 'Celular',
) => chamar(token, c.registrar, { body: { nome, resposta } });
const opcoesDaEntrada = async () => (await chamar(null, c.opcoesDaEntrada)).corpo;
const entrarCom = (resposta: ReturnType<Autenticador['usar']>) =>
  chamar(null, c.entrar, { body: { resposta } });

async function comChave() {
  const pessoa = await criarUsuario(banco, { senha_hash });
  const token = await entrar(pessoa.id);
  const chave = nova();
  const { corpo } = await guardar(token, chave.registrar(await opcoes(token)));
  return { ...pessoa, token, chave, idDaChave: corpo.chave.id, codigos: corpo.codigos ?? [] };
}

describe('registering a passkey', () => {
  test('is bound to this site, verifies the user, and gives recovery codes if it is the first factor', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    const token = await entrar(id);
    const primeira = await opcoes(token);
    expect(primeira).toMatchObject({
      rp: { id: new URL(ORIGEM).hostname },
      authenticatorSelection: { userVerification: 'required', residentKey: 'required' },
    });
    const { status, corpo } = await guardar(token, nova().registrar(primeira), 'Notebook');
    expect(status).toBe(201);
    expect(corpo.codigos).toHaveLength(10);
    const segunda = await guardar(token, nova().registrar(await opcoes(token)));
    expect(segunda.corpo.codigos).toBeUndefined();
    const { chaves } = (await chamar(token, c.listar)).corpo;
    expect(chaves.map(({ nome }) => nome)).toEqual(['Notebook', 'Celular']);
    expect((await opcoes(token)).excludeCredentials).toHaveLength(2);
  });

  test('ends the other sessions if it is the first factor, and not if it is another one', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    const [token, outra] = [await entrar(id), await entrar(id)];
    const viva = async (qual: string) => (await chamar(qual, sessoesEndpoints.eu)).status === 200;
    const primeira = await guardar(token, nova().registrar(await opcoes(token)));
    expect(primeira.corpo.message).toBe(
      'Chave de acesso cadastrada. As suas outras sessões foram encerradas.',
    );
    expect([await viva(token), await viva(outra)]).toEqual([true, false]);
    const terceira = await entrar(id);
    const segunda = await guardar(token, nova().registrar(await opcoes(token)));
    expect(segunda.corpo.message).toBe('Chave de acesso cadastrada.');
    expect([await viva(token), await viva(terceira)]).toEqual([true, true]);
  });

  test('leaves the other sessions when an application is added later; each e-mail tells what was done', async () => {
    const { email, token, id } = await comChave();
    const outra = await entrar(id);
    const { segredo } = (await chamar(token, segundoFatorEndpoints.ativar, prova)).corpo;
    const codigo = codigoDoTotp(segredo, agora());
    const { corpo } = await chamar(token, segundoFatorEndpoints.confirmar, { body: { codigo } });
    expect([corpo.message, corpo.codigos]).toEqual(['Aplicativo autenticador ativado.', []]);
    expect((await chamar(outra, sessoesEndpoints.eu)).status).toBe(200);
    await guardar(token, nova().registrar(await opcoes(token)));
    const ditos = async () =>
      (await banco.select().from(emails).where(eq(emails.para, email))).map(
        ({ assunto, texto }) => [assunto, texto.includes('outras sessões foram encerradas')],
      );
    await expect
      .poll(async () => (await ditos()).toSorted())
      .toEqual([
        ['Nova chave de acesso', false],
        ['Nova chave de acesso', true],
        ['Segundo fator ativado', false],
      ]);
  });

  test.each([
    ['another place', { origem: 'http://outro.exemplo' }],
    ['another name', { rpId: 'outro.exemplo' }],
    ['a key that asked nobody', { conferiu: false }],
  ])('refuses an answer from %s', async (_, desvio) => {
    const { id } = await criarUsuario(banco, { senha_hash });
    const token = await entrar(id);
    const { status, erro } = await guardar(token, nova().registrar(await opcoes(token), desvio));
    expect([status, erro.codigo]).toEqual([422, 'CHAVE_RECUSADA']);
  });

  test.each(['android-key', 'packed', 'tpm', 'apple', 'android-safetynet', 'inventado'])(
    'drops the attestation of the kind %s unread, so it follows no address in it',
    async (fmt) => {
      const { id } = await criarUsuario(banco, { senha_hash });
      const token = await entrar(id);
      const atestado = { fmt, attStmt: new Map([['sig', Buffer.from('de ninguém')]]) };
      const resposta = nova().registrar(await opcoes(token), { atestado });
      expect((await guardar(token, resposta)).status).toBe(201);
    },
  );

  test('refuses a challenge that was used, is somebody else’s, or was made for a sign-in', async () => {
    const ana = await entrar((await criarUsuario(banco, { senha_hash })).id);
    const bia = await entrar((await criarUsuario(banco, { senha_hash })).id);
    const daAna = await opcoes(ana);
    expect((await guardar(bia, nova().registrar(daAna))).status).toBe(422);
    expect((await guardar(ana, nova().registrar(daAna))).status).toBe(422);
    expect((await guardar(ana, nova().registrar(await opcoesDaEntrada()))).status).toBe(422);
    const tarde = await opcoes(ana);
    avancar(5 * 60_000 + 1);
    expect((await guardar(ana, nova().registrar(tarde))).status).toBe(422);
  });

  test('stores a credential once, whoever sends it', async () => {
    const { chave } = await comChave();
    const outra = await entrar((await criarUsuario(banco, { senha_hash })).id);
    expect((await guardar(outra, chave.registrar(await opcoes(outra)))).status).toBe(409);
  });
});

describe('one’s own passkeys', () => {
  test('are renamed, and deleted with the password; another person’s are 404', async () => {
    const { token, idDaChave } = await comChave();
    const alheia = await comChave();
    const params = { id: idDaChave };
    const renomear = (id: number) =>
      chamar(token, c.renomear, { params: { id }, body: { nome: 'Chave do cofre' } });
    expect((await renomear(idDaChave)).status).toBe(200);
    expect((await renomear(alheia.idDaChave)).status).toBe(404);
    const remover = (id: number, senha: string) =>
      chamar(token, c.remover, { params: { id }, body: { senha } });
    expect((await remover(idDaChave, 'errada')).erro.detail).toBe('Senha atual incorreta.');
    expect((await remover(alheia.idDaChave, SENHA)).status).toBe(404);
    expect((await chamar(token, c.listar)).corpo.chaves).toMatchObject([
      { nome: 'Chave do cofre' },
    ]);
    expect((await remover(params.id, SENHA)).status).toBe(200);
    const depois = (await chamar(token, segundoFatorEndpoints.estado)).corpo;
    expect(depois).toMatchObject({ chaves: 0, codigos_restantes: 0 });
  });
});

describe('signing in with a passkey', () => {
  test('needs no password and gives the answer of a login', async () => {
    const { id, email, chave } = await comChave();
    const pedido = await opcoesDaEntrada();
    expect(pedido.allowCredentials).toBeUndefined();
    const { corpo } = await entrarCom(chave.usar(pedido));
    expect(corpo.user).toMatchObject({ id, email });
    expect((await chamar(corpo.access_token, sessoesEndpoints.eu)).status).toBe(200);
  });

  test('cannot be begun by the page of another site, which would use up the network’s limit', async () => {
    await banco.delete(tentativas);
    const headers = { 'sec-fetch-site': 'cross-site' };
    const pedido = { method: 'POST', url: '/auth/chave/opcoes', headers } as const;
    expect((await app.inject(pedido)).statusCode).toBe(422);
    expect(await banco.$count(tentativas)).toBe(0);
  });

  test('can be answered again when the session could not be opened', async () => {
    const { chave } = await comChave();
    const resposta = chave.usar(await opcoesDaEntrada());
    const caiu = await semGravarEm(banco, 'sessoes', () => entrarCom(resposta));
    expect(caiu.status).toBe(500);
    expect((await entrarCom(resposta)).status).toBe(200);
    expect((await entrarCom(resposta)).status).toBe(422);
  });

  test('opens one session when the same answer comes twice at once', async () => {
    const { chave } = await comChave();
    const resposta = chave.usar(await opcoesDaEntrada());
    const status = (await Promise.all([1, 2, 3].map(() => entrarCom(resposta)))).map(
      (recebida) => recebida.status,
    );
    expect(status.sort()).toEqual([200, 422, 422]);
  });

  test('refuses a count that does not grow, for then the key was copied', async () => {
    const { chave } = await comChave();
    expect((await entrarCom(chave.usar(await opcoesDaEntrada()))).status).toBe(200);
    const copiada = chave.usar(await opcoesDaEntrada(), { contador: 1 });
    expect((await entrarCom(copiada)).erro.codigo).toBe('CHAVE_RECUSADA');
  });

  test('takes counts up to 32 bits without a sign', async () => {
    const { chave } = await comChave();
    const usada = chave.usar(await opcoesDaEntrada(), { contador: 2 ** 32 - 1 });
    expect((await entrarCom(usada)).status).toBe(200);
  });

  test.each([
    ['another place', { origem: 'http://outro.exemplo' }],
    ['another name', { rpId: 'outro.exemplo' }],
    ['a key that asked nobody', { conferiu: false }],
  ])('refuses an answer from %s', async (_, desvio) => {
    const { chave } = await comChave();
    expect((await entrarCom(chave.usar(await opcoesDaEntrada(), desvio))).status).toBe(422);
  });

  test('P2 P8 answers the same for an unknown key and for an account that may not sign in', async () => {
    const { id, chave } = await comChave();
    const { token: admin } = await administrador();
    await chamar(admin, cadastroDeUsuariosEndpoints.suspender, { params: { id } });
    const suspensa = await entrarCom(chave.usar(await opcoesDaEntrada()));
    const estranha = await entrarCom(nova().usar(await opcoesDaEntrada()));
    expect(suspensa.status).toBe(422);
    expect({ ...suspensa.erro, request_id: '' }).toEqual({ ...estranha.erro, request_id: '' });
  });
});

describe('a passkey as second step', () => {
  async function pedirDesafio(email: string) {
    const { erro } = await chamar(null, sessoesEndpoints.login, {
      body: { email, password: SENHA },
    });
    return erro as unknown as { desafio: string; metodos: string[] };
  }
  const opcoesDoPasso = async (desafio: string) =>
    (await chamar(null, c.opcoesDoSegundoFator, { body: { desafio } })).corpo;
  const confirmar = (desafio: string, resposta: ReturnType<Autenticador['usar']>) =>
    chamar(null, c.confirmarSegundoFator, { body: { desafio, resposta } });

  test('opens the session, once, and only with a passkey of the person', async () => {
    const { email, chave } = await comChave();
    const alheia = await comChave();
    const { desafio, metodos } = await pedirDesafio(email);
    expect(metodos).toEqual(['chave', 'recuperacao']);
    const pedido = await opcoesDoPasso(desafio);
    expect(pedido.allowCredentials).toMatchObject([{ id: chave.credencial }]);
    expect((await confirmar(desafio, alheia.chave.usar(pedido))).status).toBe(422);
    const outroPedido = await opcoesDoPasso(desafio);
    expect((await confirmar(desafio, chave.usar(outroPedido))).status).toBe(200);
    const { status } = await chamar(null, c.opcoesDoSegundoFator, { body: { desafio } });
    expect(status).toBe(422);
  });

  test('keeps both challenges when the session could not be opened', async () => {
    const { email, chave } = await comChave();
    const { desafio } = await pedirDesafio(email);
    const resposta = chave.usar(await opcoesDoPasso(desafio));
    const caiu = await semGravarEm(banco, 'sessoes', () => confirmar(desafio, resposta));
    expect(caiu.status).toBe(500);
    expect((await confirmar(desafio, resposta)).status).toBe(200);
  });

  test('does not take a challenge of the first step, nor the first step one of the second', async () => {
    const { email, chave } = await comChave();
    const { desafio } = await pedirDesafio(email);
    const daEntrada = chave.usar(await opcoesDaEntrada());
    expect((await confirmar(desafio, daEntrada)).status).toBe(422);
    expect((await entrarCom(chave.usar(await opcoesDoPasso(desafio)))).status).toBe(422);
  });

  test('may be replaced by a recovery code when the key is lost', async () => {
    const { email, codigos } = await comChave();
    const { desafio } = await pedirDesafio(email);
    const body = { desafio, codigo: codigos[0] ?? '' };
    const { corpo } = await chamar(null, segundoFatorEndpoints.entrarComCodigo, { body });
    expect(corpo.user.email).toBe(email);
  });
});
