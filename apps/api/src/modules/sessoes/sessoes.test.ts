import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import { decodificarPermissoes } from '@dominio/contrato/permissoes';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarUsuario, criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { usuarioGrupos, usuarios } from '../usuarios/usuarios.tables.ts';
import { cifrarSenha } from './senhas/senhas.ts';

const SENHA = 'corvo azul de bicicleta';
const { app, banco, chamar, entrar, avancar, administrador } = await montarApp();
let senha_hash: string;

beforeAll(async () => {
  senha_hash = await cifrarSenha(SENHA);
});

const login = (email: unknown, password: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email, password } as object,
    headers,
  });

describe('signing in', () => {
  test('answers {access_token, user}; the user has every field of the specification and no secret', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash, nome: 'Ana Prado' });
    const resposta = await login(email, SENHA);
    expect(resposta.statusCode).toBe(200);
    const { access_token, user } = resposta.json();
    expect(access_token.split('.')).toHaveLength(3);
    expect(JSON.parse(atob(access_token.split('.')[1]))).toMatchObject({ user_id: id });
    expect(user).toEqual({
      id,
      nome: 'Ana Prado',
      email,
      cpf: null,
      client_id: null,
      grupo_id: 4,
      time_id: null,
      avatar_url: `/usuarios/${id}/avatar`,
      tem_avatar: false,
      grupo_nome: 'Consultor',
      time_nome: null,
      cliente_nome: null,
      data_nascimento: null,
      genero: null,
      data_admissao: null,
      tem_filhos: null,
    });
  });

  test('ignores case and surrounding space in the e-mail', async () => {
    const { email } = await criarUsuario(banco, { senha_hash });
    expect((await login(` ${email.toUpperCase()} `, SENHA)).statusCode).toBe(200);
  });

  test('answers the same for an unknown account, a wrong password and a suspended account', async () => {
    const ativo = await criarUsuario(banco, { senha_hash });
    const suspenso = await criarUsuario(banco, { senha_hash, situacao: 'suspenso' });
    const convidado = await criarUsuario(banco, { senha_hash: null, situacao: 'convidado' });
    const respostas = await Promise.all([
      login('ninguem@teste.demo', SENHA),
      login(ativo.email, 'outra senha qualquer'),
      login(suspenso.email, SENHA),
      login(convidado.email, SENHA),
    ]);
    for (const resposta of respostas) {
      expect(resposta.statusCode).toBe(401);
      const { request_id, ...corpo } = resposta.json();
      expect(request_id).toBeTypeOf('string');
      expect(corpo).toEqual({
        detail: 'E-mail ou senha incorretos.',
        codigo: 'CREDENCIAIS_INVALIDAS',
      });
    }
  });

  test('takes as long for an unknown account as for a wrong password', async () => {
    const { email } = await criarUsuario(banco, { senha_hash });
    const medir = async (conta: string) => {
      const inicio = performance.now();
      const { statusCode } = await login(conta, 'senha errada mesmo');
      const levou = performance.now() - inicio;
      expect(statusCode).toBe(401);
      return levou;
    };
    await medir('aquece@teste.demo');
    // The shortest of several: what else the machine does lengthens some of them, never all. Hashing
    // takes milliseconds, and without it the unknown one would be many times shorter.
    let [existe, nao] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let i = 0; i < 4 || (i < 15 && nao <= existe * 0.5); i++) {
      existe = Math.min(existe, await medir(email));
      nao = Math.min(nao, await medir(`ninguem${i}@teste.demo`));
    }
    expect(nao).toBeGreaterThan(existe * 0.5);
  });

  test.each([
    [{}, 'Informe o e-mail.'],
    [{ email: 'a@b.c' }, 'Informe a senha.'],
    [{ email: 7, password: [] }, 'Informe o e-mail.'],
    [{ email: 'a\0@b.c', password: 'x' }, 'O texto contém um caractere inválido.'],
  ])('with %j is refused with a message', async (payload, detail) => {
    const resposta = await app.inject({ method: 'POST', url: '/auth/login', payload });
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json()).toMatchObject({ codigo: 'DADOS_INVALIDOS', detail });
  });
});

describe('the audit log of sign-ins', () => {
  const entradas = (objeto_id: number) =>
    banco
      .select({ acao: auditoriaEventos.acao, usuario_id: auditoriaEventos.usuario_id })
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.objeto_id, objeto_id))
      .orderBy(auditoriaEventos.id);

  test('has an entry for a session opened and one for a refusal', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    await login(email, 'errada demais');
    await login(email, SENHA);
    expect(await entradas(id)).toEqual([
      { acao: 'sessao.recusada', usuario_id: null },
      { acao: 'sessao.aberta', usuario_id: id },
    ]);
  });

  test('keeps neither the e-mail nor the password of a refused sign-in', async () => {
    await login('segredo-digitado-aqui@teste.demo', 'outro segredo digitado');
    const linhas = await banco.select().from(auditoriaEventos);
    expect(linhas.length).toBeGreaterThan(0);
    expect(JSON.stringify(linhas)).not.toMatch(/segredo/);
  });
});

describe('a session', () => {
  const comToken = (token: string) =>
    app.inject({ url: '/auth/me', headers: { authorization: `Bearer ${token}` } });

  test('cannot be used from the logout on', async () => {
    const token = await entrar((await criarUsuario(banco)).id);
    expect((await comToken(token)).statusCode).toBe(200);
    expect((await chamar(token, sessoesEndpoints.logout)).status).toBe(200);
    const depois = await comToken(token);
    expect(depois.statusCode).toBe(401);
    expect(depois.json()).toMatchObject({ codigo: 'NAO_AUTENTICADO', detail: 'Sessão expirada' });
    expect(depois.headers['www-authenticate']).toBe('Bearer');
  });

  test('clears the browser’s cache at logout, but not what the machine stores', async () => {
    const token = await entrar((await criarUsuario(banco)).id);
    const { cru } = await chamar(token, sessoesEndpoints.logout);
    expect(cru.headers['clear-site-data']).toBe('"cache"');
    const recusado = await chamar(token, sessoesEndpoints.logout);
    expect(recusado.cru.headers).not.toHaveProperty('clear-site-data');
  });

  test('ends when the person is suspended', async () => {
    const { id } = await criarUsuario(banco);
    const token = await entrar(id);
    await banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, id));
    expect((await comToken(token)).statusCode).toBe(401);
  });

  test('ends after 720 hours, however much it is used', async () => {
    const token = await entrar((await criarUsuario(banco)).id);
    avancar(719 * 3_600_000);
    expect((await comToken(token)).statusCode).toBe(200);
    avancar(2 * 3_600_000);
    expect((await comToken(token)).statusCode).toBe(401);
  });

  test('is asked for when a request has no token', async () => {
    const resposta = await app.inject({ url: '/auth/me' });
    expect(resposta.statusCode).toBe(401);
    expect(resposta.json()).toMatchObject({ detail: 'Token não encontrado' });
  });

  test.each(['none', 'outra chave', 'outro emissor', 'sessão de outra pessoa'])(
    'does not open with a forged token: %s',
    async (caso) => {
      const { id } = await criarUsuario(banco);
      const bom = await entrar(id);
      const [, meio = ''] = bom.split('.');
      const conteudo = JSON.parse(atob(meio));
      const base64 = (valor: object) => btoa(JSON.stringify(valor)).replaceAll('=', '');
      const chave = new TextEncoder().encode(
        'segredo de teste com mais de trinta e dois caracteres',
      );
      const assinar = (dados: Record<string, unknown>, iss: string, segredo = chave) =>
        new SignJWT(dados)
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuer(iss)
          .setExpirationTime('1h')
          .sign(segredo);
      const falsos: Record<string, () => Promise<string> | string> = {
        none: () => `${base64({ alg: 'none' })}.${meio}.`,
        'outra chave': () => assinar(conteudo, 'dominio', new TextEncoder().encode('x'.repeat(40))),
        'outro emissor': () => assinar(conteudo, 'outro'),
        'sessão de outra pessoa': () => assinar({ ...conteudo, user_id: id + 1 }, 'dominio'),
      };
      const token = (await falsos[caso]?.()) ?? '';
      expect((await comToken(token)).statusCode).toBe(401);
    },
  );

  test('is checked by validate-token, which answers {valid, user, message}', async () => {
    const { id, email } = await criarUsuario(banco);
    const { status, corpo } = await chamar(await entrar(id), sessoesEndpoints.validarToken);
    expect(status).toBe(200);
    expect(corpo).toMatchObject({ valid: true, user: { id, email } });
  });
});

describe('the permissions of a session', () => {
  test('are those of the starting matrix for a consultant, who sees linked clients only', async () => {
    const token = await entrar((await criarUsuario(banco)).id);
    const { corpo } = await chamar(token, sessoesEndpoints.permissoes);
    const decodificadas = decodificarPermissoes(corpo.encrypted_permissions);
    expect(decodificadas.permissions.agenda).toEqual(['visualizar', 'criar', 'editar', 'excluir']);
    expect(decodificadas.permissions.usuarios).toBeUndefined();
    expect(decodificadas).toMatchObject({
      can_see_all_clients: false,
      can_see_team_clients: false,
      only_see_linked_clients: true,
    });
    expect(decodificadas.total_permissions).toBe(
      Object.values(decodificadas.permissions).flat().length,
    );
  });

  test('are all of them for an administrator, who sees every client', async () => {
    const { token } = await administrador();
    const { corpo } = await chamar(token, sessoesEndpoints.permissoes);
    const decodificadas = decodificarPermissoes(corpo.encrypted_permissions);
    expect(decodificadas.permissions).toMatchObject({
      sistema: ['admin'],
      admin: ['gerenciar_sistema'],
    });
    expect(decodificadas.can_see_all_clients).toBe(true);
  });

  test('are an administrator’s for members of group 1, as primary or extra group', async () => {
    const pessoa = await criarUsuario(banco);
    const outra = await criarUsuario(banco);
    await banco.insert(usuarioGrupos).values({ usuario_id: pessoa.id, grupo_id: 1 });
    const alheio = await criarAgendamento(banco, { criado_por: outra.id });
    const token = await entrar(pessoa.id);
    const { corpo } = await chamar(token, sessoesEndpoints.permissoes);
    expect(decodificarPermissoes(corpo.encrypted_permissions).can_see_all_clients).toBe(true);
    const lido = await chamar(token, agendamentosEndpoints.ler, { params: { id: alheio.id } });
    expect(lido.status).toBe(200);
  });

  test('are none for a client’s person', async () => {
    const token = await entrar((await criarUsuarioDeCliente(banco)).id);
    const { corpo } = await chamar(token, sessoesEndpoints.permissoes);
    expect(decodificarPermissoes(corpo.encrypted_permissions).permissions).toEqual({});
  });
});
