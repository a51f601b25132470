import { GRUPO } from '@dominio/contrato/permissoes';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { senhaDoUsuarioEndpoints as e } from '@dominio/contrato/usuarios-senha';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { conceder } from '../../../../test/factories/grupos.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../../platform/auditoria/auditoria.tables.ts';
import { cifrarSenha } from '../../sessoes/senhas/senhas.ts';

const SENHA = 'corvo azul de bicicleta';
const NOVA = 'girafa lê jornal velho';
const { banco, chamar, entrar, avancar, administrador } = await montarApp();
const admin = await administrador();
const { token } = admin;
let senha_hash: string;

beforeAll(async () => {
  senha_hash = await cifrarSenha(SENHA);
});

const login = (email: string, password: string) =>
  chamar(null, sessoesEndpoints.login, { body: { email, password } });
const alterar = (quem: string, id: number, senha_atual: string, nova_senha: string) =>
  chamar(quem, e.alterar, { params: { id }, body: { senha_atual, nova_senha } });
const resetar = (quem: string, id: number) => chamar(quem, e.resetar, { params: { id } });
const eu = (quem: string) => chamar(quem, sessoesEndpoints.eu);

describe('AD-31 changing one’s own password', () => {
  test('AD-31 keeps this session and ends the others; only the new password signs in', async () => {
    for (const criar of [criarUsuario, criarUsuarioDeCliente]) {
      const { id, email } = await criar(banco, { senha_hash });
      const desta = await entrar(id);
      const outra = await entrar(id);
      const { corpo } = await alterar(desta, id, SENHA, NOVA);
      expect(corpo).toMatchObject({ success: true });
      expect((await eu(desta)).status).toBe(200);
      expect((await eu(outra)).status).toBe(401);
      expect((await login(email, SENHA)).status).toBe(401);
      expect((await login(email, NOVA)).status).toBe(200);
    }
  });

  test('AD-31 to a weak, short or equal one, or with a wrong current one, is refused at the field by 422', async () => {
    const { id } = await criarUsuario(banco, { senha_hash, nome: 'Benedita Quaresma' });
    const dela = await entrar(id);
    const casos = [
      ['outra senha qualquer', NOVA, 'senha_atual', 'Senha atual incorreta.'],
      [SENHA, SENHA, 'nova_senha', 'A nova senha deve ser diferente da atual.'],
      [SENHA, 'curta', 'nova_senha', 'A nova senha deve ter entre 12 e 128 caracteres.'],
      [SENHA, 'Senha1234567', 'nova_senha', 'Esta senha é fácil de adivinhar. Escolha outra.'],
      [SENHA, 'benedita2026', 'nova_senha', 'Esta senha é fácil de adivinhar. Escolha outra.'],
    ] as const;
    for (const [atual, nova, campo, mensagem] of casos) {
      const { status, erro } = await alterar(dela, id, atual, nova);
      expect(status).toBe(422);
      expect(erro.campos).toEqual([{ campo, mensagem }]);
    }
  });

  test('AD-31 is for oneself alone, not even for an administrator', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    expect((await alterar(token, id, SENHA, NOVA)).status).toBe(404);
  });

  test('AD-31 is closed for a while after five wrong guesses, to the right password too', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    const dela = await entrar(id);
    for (let i = 0; i < 5; i++) {
      expect((await alterar(dela, id, `errada de novo ${i}`, NOVA)).status).toBe(422);
    }
    const { status, cru } = await alterar(dela, id, SENHA, NOVA);
    expect(status).toBe(429);
    expect(Number(cru.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('AD-32 a temporary password', () => {
  test('AD-32 is answered once, ends the sessions, and lets the person only choose another', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    const antes = await entrar(id);
    const { corpo, cru } = await resetar(token, id);
    expect(corpo).toEqual({
      success: true,
      nova_senha: expect.stringMatching(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/),
      expira_em: expect.any(String),
    });
    expect(cru.headers['cache-control']).toBe('no-store');
    expect((await eu(antes)).status).toBe(401);
    expect((await login(email, SENHA)).status).toBe(401);
    const { access_token: dela } = (await login(email, corpo.nova_senha)).corpo;
    expect((await eu(dela)).status).toBe(200);
    for (const endpoint of [sessoesEndpoints.permissoes, sessoesEndpoints.validarToken]) {
      const { status, erro } = await chamar(dela, endpoint);
      expect(status).toBe(409);
      expect(erro.codigo).toBe('TROCA_DE_SENHA_OBRIGATORIA');
    }
    expect((await alterar(dela, id, corpo.nova_senha, NOVA)).status).toBe(200);
    expect((await chamar(dela, sessoesEndpoints.permissoes)).status).toBe(200);
    expect((await login(email, corpo.nova_senha)).status).toBe(401);
    expect((await login(email, NOVA)).status).toBe(200);
  });

  test('AD-32 is audited without the password', async () => {
    const { id } = await criarUsuario(banco, { senha_hash });
    const { nova_senha } = (await resetar(token, id)).corpo;
    const linhas = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.acao, 'senha.resetada'));
    expect(linhas.length).toBeGreaterThan(0);
    expect(JSON.stringify(linhas)).not.toContain(nova_senha);
  });

  test('AD-32 expires after a day, at the sign-in and in a session it opened', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    const { nova_senha } = (await resetar(token, id)).corpo;
    const { access_token: dela } = (await login(email, nova_senha)).corpo;
    avancar(23 * 3_600_000);
    expect((await login(email, nova_senha)).status).toBe(200);
    avancar(2 * 3_600_000);
    expect((await login(email, nova_senha)).status).toBe(401);
    const { status, erro } = await alterar(dela, id, nova_senha, NOVA);
    expect(status).toBe(422);
    expect(erro.detail).toBe('A senha temporária venceu. Peça outra a quem cuida dos usuários.');
  });

  test('AD-32 is given by administrators alone, since whoever knows it can sign in as that person', async () => {
    const gerente = await criarUsuario(banco);
    await conceder(banco, gerente.id, 'user_management:acessar');
    const dele = await entrar(gerente.id);
    const consultor = await criarUsuario(banco, { senha_hash });
    const gestor = await criarUsuario(banco, { senha_hash, grupo_id: GRUPO.gestor });
    expect((await resetar(await entrar(consultor.id), gestor.id)).status).toBe(403);
    for (const alvo of [gestor, admin, consultor]) {
      expect((await resetar(dele, alvo.id)).status).toBe(422);
    }
    expect((await resetar(await entrar(admin.id), consultor.id)).status).toBe(200);
  });

  test('AD-32 is given neither to oneself nor to a person who is not active', async () => {
    expect((await resetar(await entrar(admin.id), admin.id)).status).toBe(409);
    const suspenso = await criarUsuario(banco, { situacao: 'suspenso' });
    expect((await resetar(await entrar(admin.id), suspenso.id)).status).toBe(409);
    const aberto = await chamar(await entrar(admin.id), cadastroDeUsuariosEndpoints.ler, {
      params: { id: suspenso.id },
    });
    expect(aberto.corpo.acoes.resetar_senha).toBe(false);
  });
});

describe('AD-24 a person registered without an invitation', () => {
  const cadastrar = (quem: string, mais: object = {}) =>
    chamar(quem, cadastroDeUsuariosEndpoints.criar, {
      body: {
        nome: 'Sem Convite',
        email: `sem-convite-${crypto.randomUUID()}@teste.demo`,
        grupo_id: GRUPO.consultor,
        enviar_convite: false,
        ...mais,
      },
    });

  test('AD-24 gets a password, answered once, which only opens the way to another', async () => {
    const { status, corpo, cru } = await cadastrar(token);
    expect(status).toBe(201);
    expect(corpo.usuario.situacao).toBe('ativo');
    const { nova_senha = '', usuario } = corpo;
    expect(nova_senha).toMatch(/^\w{4}(-\w{4}){3}$/);
    expect(new Date(corpo.expira_em ?? 0).getTime()).toBeGreaterThan(Date.now());
    expect(cru.headers['cache-control']).toContain('no-store');
    const entrada = await login(usuario.email, nova_senha);
    expect(entrada.status).toBe(200);
    const dela = entrada.corpo.access_token;
    const { status: fechado } = await chamar(dela, cadastroDeUsuariosEndpoints.listar);
    expect(fechado).toBe(409);
    expect((await alterar(dela, usuario.id, nova_senha, NOVA)).status).toBe(200);
    expect((await login(usuario.email, nova_senha)).status).toBe(401);
    const [escrito] = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.objeto_id, usuario.id));
    expect(JSON.stringify(escrito)).not.toContain(nova_senha);
  });

  test('AD-24 exists only where asked for: by default an invitation is sent', async () => {
    const { corpo } = await cadastrar(token, { enviar_convite: undefined });
    expect(corpo).not.toHaveProperty('nova_senha');
    expect(corpo.usuario.situacao).toBe('convidado');
  });

  test('AD-24 gets no password if registered as inactive', async () => {
    const { corpo } = await cadastrar(token, { ativo: false });
    expect(corpo).not.toHaveProperty('nova_senha');
    expect(corpo.usuario.situacao).toBe('suspenso');
  });

  test('AD-24 gets no password from somebody who manages users without being an administrator', async () => {
    const gestora = await criarUsuario(banco);
    await conceder(
      banco,
      gestora.id,
      'user_management:acessar',
      'usuarios:visualizar',
      'usuarios:criar',
      'usuarios:editar',
    );
    const { status, erro } = await cadastrar(await entrar(gestora.id));
    expect(status).toBe(422);
    expect(erro.detail).toBe('Só um administrador gera uma senha temporária.');
  });
});
