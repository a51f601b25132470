import { gruposEndpoints } from '@dominio/contrato/grupos';
import { segundoFatorEndpoints as e } from '@dominio/contrato/segundo-fator';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarGrupo, criarQuemCuida } from '../../../../test/factories/grupos.ts';
import {
  criarAdministrador,
  criarUsuario,
  criarUsuarioDeCliente,
} from '../../../../test/factories/usuarios.ts';
import { semGravarEm } from '../../../../test/falha-do-banco.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { emails } from '../../../platform/email/email.tables.ts';
import { cifrarSenha } from '../../sessoes/senhas/senhas.ts';
import { sessoes } from '../../sessoes/sessoes.tables.ts';
import { codigosDeRecuperacao, fatoresTotp } from '../segundo-fator.tables.ts';
import { codigoDoTotp } from './totp.ts';

const SENHA = 'corvo azul de bicicleta';
const { banco, chamar, entrar, avancar, agora, administrador } = await montarApp({
  completa: true,
});
const senha_hash = await cifrarSenha(SENHA);
const admin = await administrador({ senha_hash });
const { token: tokenDoAdmin } = admin;

const prova = { body: { senha: SENHA } };
const estado = async (token: string) => (await chamar(token, e.estado)).corpo;

/** A person whose application was set up by the calls, one time step ago. */
async function comTotp(criar: typeof criarUsuario = criarUsuario) {
  const pessoa = await criar(banco, { senha_hash });
  const token = await entrar(pessoa.id);
  const { segredo, uri } = (await chamar(token, e.ativar, prova)).corpo;
  const codigo = () => codigoDoTotp(segredo, agora());
  const { corpo } = await chamar(token, e.confirmar, { body: { codigo: codigo() } });
  avancar(30_000);
  return { ...pessoa, token, segredo, uri, codigo, codigos: corpo.codigos };
}

describe('the authenticator application', () => {
  test('is turned on by its first code, gives ten recovery codes, and stores neither secret nor codes in clear', async () => {
    const { id, email, token, uri, segredo, codigos } = await comTotp();
    expect(new URL(uri).searchParams.get('secret')).toBe(segredo);
    expect(decodeURIComponent(uri)).toContain(`totp/Domínio:${email}`);
    expect(new Set(codigos).size).toBe(10);
    expect(await estado(token)).toMatchObject({ totp: true, codigos_restantes: 10, chaves: 0 });
    const [guardado] = await banco.select().from(fatoresTotp).where(eq(fatoresTotp.usuario_id, id));
    expect(guardado?.segredo).not.toContain(segredo);
    const hashes = await banco
      .select()
      .from(codigosDeRecuperacao)
      .where(eq(codigosDeRecuperacao.usuario_id, id));
    for (const { hash } of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('shows its secret only after the password, and is on only after a right code', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    const token = await entrar(id);
    const errada = await chamar(token, e.ativar, { body: { senha: 'outra' } });
    expect(errada.erro).toMatchObject({ detail: 'Senha atual incorreta.' });
    expect((await chamar(token, e.confirmar, { body: { codigo: '123456' } })).status).toBe(409);
    await chamar(token, e.ativar, prova);
    const { status, erro } = await chamar(token, e.confirmar, { body: { codigo: '000000' } });
    expect(status).toBe(422);
    expect(erro.campos?.[0]?.campo).toBe('codigo');
    expect(await estado(token)).toMatchObject({ totp: false });
  });

  test('is set up once: another needs the first turned off, by code or password', async () => {
    const { token, codigo } = await comTotp();
    expect((await chamar(token, e.ativar, prova)).status).toBe(409);
    expect((await chamar(token, e.desativar, { body: {} })).status).toBe(422);
    expect((await chamar(token, e.desativar, { body: { codigo: codigo() } })).status).toBe(200);
    expect(await estado(token)).toMatchObject({ totp: false, codigos_restantes: 0 });
  });

  test('ends the other sessions once its first code is right, and not before', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    const [token, outra] = [await entrar(id), await entrar(id)];
    const viva = async (qual: string) => (await chamar(qual, sessoesEndpoints.eu)).status === 200;
    const { segredo } = (await chamar(token, e.ativar, prova)).corpo;
    await chamar(token, e.confirmar, { body: { codigo: '000000' } });
    expect([await viva(token), await viva(outra)]).toEqual([true, true]);
    const codigo = codigoDoTotp(segredo, agora());
    const { corpo } = await chamar(token, e.confirmar, { body: { codigo } });
    expect(corpo.message).toBe(
      'Aplicativo autenticador ativado. As suas outras sessões foram encerradas.',
    );
    expect([await viva(token), await viva(outra)]).toEqual([true, false]);
    const [linha] = await banco
      .select()
      .from(sessoes)
      .where(and(eq(sessoes.usuario_id, id), isNotNull(sessoes.encerrada_em)));
    expect(linha?.motivo).toBe('segundo_fator');
    await expect
      .poll(async () => banco.select().from(emails).where(eq(emails.para, email)))
      .toMatchObject([{ texto: expect.stringContaining('outras sessões foram encerradas') }]);
  });

  test('replaces recovery codes, and voids the earlier ones', async () => {
    const { email, token, codigos } = await comTotp();
    const { corpo } = await chamar(token, e.gerarCodigos, prova);
    const desafio = await pedirDesafio(email);
    expect((await segundoPasso(desafio, codigos[0] ?? '')).status).toBe(422);
    expect((await segundoPasso(desafio, corpo.codigos[0] ?? '')).status).toBe(200);
  });
});

const login = (email: string, password = SENHA) =>
  chamar(null, sessoesEndpoints.login, { body: { email, password } });
const segundoPasso = (desafio: string, codigo: string) =>
  chamar(null, e.entrarComCodigo, { body: { desafio, codigo } });

async function pedirDesafio(email: string): Promise<string> {
  const { erro } = await login(email);
  const { desafio } = erro as unknown as { desafio: string };
  return desafio;
}

describe('signing in with a second factor', () => {
  test('answers 422 with a challenge to the right password, and the login answer to a code', async () => {
    for (const criar of [criarUsuario, criarUsuarioDeCliente]) {
      const { email, id, codigo } = await comTotp(criar);
      const { status, erro } = await login(email);
      expect(status).toBe(422);
      expect(erro).toMatchObject({ codigo: 'SEGUNDO_FATOR', metodos: ['totp', 'recuperacao'] });
      const { corpo } = await segundoPasso(String(erro['desafio' as never]), codigo());
      expect(corpo.user).toMatchObject({ id, email });
      expect((await chamar(corpo.access_token, sessoesEndpoints.eu)).status).toBe(200);
    }
  });

  test('P2 answers the same to a wrong password and to an unknown account, with or without a factor', async () => {
    const com = await comTotp();
    const sem = await criarUsuario(banco, { senha_hash });
    const respostas = await Promise.all(
      [com.email, sem.email, 'ninguem@teste.demo'].map((email) => login(email, 'errada')),
    );
    const iguais = respostas.map(({ status, erro }) => ({ status, ...erro, request_id: '' }));
    expect(iguais[0]).toMatchObject({ status: 401, codigo: 'CREDENCIAIS_INVALIDAS' });
    expect(new Set(iguais.map((r) => JSON.stringify(r))).size).toBe(1);
    expect((await login(sem.email)).status).toBe(200);
  });

  test('takes a recovery code once, however it is typed', async () => {
    const { email, codigos, token } = await comTotp();
    const [primeiro = '', segundo = ''] = codigos;
    const digitado = ` ${primeiro.toUpperCase().replaceAll('-', ' ')}`;
    expect((await segundoPasso(await pedirDesafio(email), digitado)).status).toBe(200);
    const desafio = await pedirDesafio(email);
    expect((await segundoPasso(desafio, primeiro)).status).toBe(422);
    expect((await segundoPasso(desafio, segundo)).status).toBe(200);
    expect(await estado(token)).toMatchObject({ codigos_restantes: 8 });
  });

  test('keeps the challenge after a wrong code, and uses it up with a right one', async () => {
    const { email, codigo } = await comTotp();
    const desafio = await pedirDesafio(email);
    expect((await segundoPasso(desafio, '000000')).erro.campos?.[0]?.campo).toBe('codigo');
    expect((await segundoPasso(desafio, codigo())).status).toBe(200);
    avancar(30_000);
    expect((await segundoPasso(desafio, codigo())).erro.codigo).toBe('DESAFIO_INVALIDO');
  });

  test.each(['aplicativo', 'recuperação'])(
    'keeps challenge and code when the session could not be opened: %s',
    async (qual) => {
      const { email, codigo, codigos } = await comTotp();
      const desafio = await pedirDesafio(email);
      const informado = qual === 'aplicativo' ? codigo() : (codigos[0] ?? '');
      const caiu = await semGravarEm(banco, 'sessoes', () => segundoPasso(desafio, informado));
      expect(caiu.status).toBe(500);
      expect((await segundoPasso(desafio, informado)).status).toBe(200);
      expect((await segundoPasso(desafio, informado)).status).toBe(422);
    },
  );

  test('opens one session for the same code twice at once, by one challenge or two', async () => {
    const { email, codigo } = await comTotp();
    const [um, outro] = [await pedirDesafio(email), await pedirDesafio(email)];
    const tentativas = [um, um, outro, outro].map((desafio) => segundoPasso(desafio, codigo()));
    const status = (await Promise.all(tentativas)).map((resposta) => resposta.status);
    expect(status.filter((s) => s === 200)).toHaveLength(1);
    expect(status.filter((s) => s === 422)).toHaveLength(3);
  });

  test('opens one session for the same recovery code twice at once', async () => {
    const { email, codigos } = await comTotp();
    const [um, outro] = [await pedirDesafio(email), await pedirDesafio(email)];
    const tentativas = [um, outro].map((desafio) => segundoPasso(desafio, codigos[0] ?? ''));
    const status = (await Promise.all(tentativas)).map((resposta) => resposta.status);
    expect(status.sort()).toEqual([200, 422]);
  });

  test('takes a challenge only for its account, for five minutes, and until the password changes', async () => {
    const ana = await comTotp();
    const bia = await comTotp();
    const daAna = await pedirDesafio(ana.email);
    expect((await segundoPasso(daAna, bia.codigo())).status).toBe(422);
    avancar(5 * 60_000 + 1);
    expect((await segundoPasso(daAna, ana.codigo())).erro.codigo).toBe('DESAFIO_INVALIDO');
    const outro = await pedirDesafio(ana.email);
    await chamar(tokenDoAdmin, cadastroDeUsuariosEndpoints.suspender, { params: { id: ana.id } });
    await chamar(tokenDoAdmin, cadastroDeUsuariosEndpoints.reativar, { params: { id: ana.id } });
    expect((await segundoPasso(outro, ana.codigo())).erro.codigo).toBe('DESAFIO_INVALIDO');
  });

  test('P3 is closed for a while after five wrong codes, for the right one too', async () => {
    const { email, codigo, id } = await comTotp();
    for (let i = 0; i < 5; i++) {
      expect((await segundoPasso(await pedirDesafio(email), '000000')).status).toBe(422);
    }
    const { status, cru } = await segundoPasso(await pedirDesafio(email), codigo());
    expect(status).toBe(429);
    expect(Number(cru.headers['retry-after'])).toBeGreaterThan(0);
    const acoes = await banco
      .select({ acao: auditoriaEventos.acao })
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.objeto_id, id));
    const recusadas = acoes.filter(({ acao }) => acao === 'sessao.segundo_fator_recusado');
    expect(recusadas).toHaveLength(5);
    await expect
      .poll(async () => banco.select().from(emails).where(eq(emails.para, email)))
      .toContainEqual(expect.objectContaining({ assunto: 'Códigos incorretos na sua entrada' }));
    avancar(16 * 60_000);
    expect((await segundoPasso(await pedirDesafio(email), codigo())).status).toBe(200);
  });
});

describe('the second factor of somebody who lost it', () => {
  const remover = (quem: string, id: number, senha = SENHA) =>
    chamar(quem, e.remover, { params: { id }, body: { senha } });
  const lido = async (id: number) =>
    (await chamar(tokenDoAdmin, cadastroDeUsuariosEndpoints.ler, { params: { id } })).corpo;

  test('AD-08 is removed by somebody who manages users: the sessions end and the person is told', async () => {
    const { id, email, token } = await comTotp();
    expect(await lido(id)).toMatchObject({ mfa: true, acoes: { remover_segundo_fator: true } });
    expect((await remover(tokenDoAdmin, id, 'errada')).erro.detail).toBe('Senha atual incorreta.');
    expect(await lido(id)).toMatchObject({ mfa: true });
    expect((await remover(tokenDoAdmin, id)).status).toBe(200);
    expect(await lido(id)).toMatchObject({ mfa: false, acoes: { remover_segundo_fator: false } });
    expect((await chamar(token, sessoesEndpoints.eu)).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    await expect
      .poll(async () => (await banco.select().from(emails)).map((m) => [m.para, m.assunto]))
      .toContainEqual([email, 'Segundo fator removido']);
  });

  test('is not removed by somebody with fewer rights, by oneself, or where there is none', async () => {
    const gestor = await entrar((await criarQuemCuida(banco, [], { senha_hash })).id);
    const chefe = await comTotp(criarAdministrador);
    expect((await remover(gestor, chefe.id)).status).toBe(422);
    expect((await remover(chefe.token, chefe.id)).status).toBe(409);
    expect((await remover(tokenDoAdmin, (await criarUsuario(banco)).id)).status).toBe(409);
  });

  test('must be set up anew where a group requires one', async () => {
    const grupo = await criarGrupo(banco);
    const { id } = await criarUsuario(banco, { senha_hash, grupo_id: grupo });
    await chamar(tokenDoAdmin, gruposEndpoints.atualizar, {
      params: { id: grupo },
      body: { exige_segundo_fator: true },
    });
    const token = await entrar(id);
    const { corpo } = await chamar(token, e.ativar, prova);
    await chamar(token, e.confirmar, { body: { codigo: codigoDoTotp(corpo.segredo, agora()) } });
    expect((await chamar(token, sessoesEndpoints.permissoes)).status).toBe(200);
    await remover(tokenDoAdmin, id);
    const depois = await entrar(id);
    expect((await chamar(depois, sessoesEndpoints.permissoes)).status).toBe(409);
  });
});
