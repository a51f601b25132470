import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeAll, describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarUsuario } from '../../../../test/factories/usuarios.ts';
import { tentativas } from '../sessoes.tables.ts';
import { emitirToken } from '../tokens/tokens.service.ts';
import { cifrarSenha } from './senhas.ts';

const SENHA = 'corvo azul de bicicleta';
const { banco, chamar, entrar, avancar, agora } = await montarApp();
let senha_hash: string;

beforeAll(async () => {
  senha_hash = await cifrarSenha(SENHA);
});

const login = (email: string, password: string) =>
  chamar(null, sessoesEndpoints.login, { body: { email, password } });

describe('resetting a password', () => {
  const linkDe = (usuarioId: number) =>
    emitirToken(banco, {
      finalidade: 'redefinir_senha',
      usuarioId,
      validadeMs: 3_600_000,
      agora: agora(),
    });
  const redefinir = (token: string, nova_senha: string) =>
    chamar(null, sessoesEndpoints.redefinirSenha, { body: { token, nova_senha } });

  test('asking for a link answers the same whether or not the account exists', async () => {
    const { email } = await criarUsuario(banco, { senha_hash });
    for (const conta of [email, 'ninguem@teste.demo']) {
      const { status, corpo } = await chamar(null, sessoesEndpoints.esqueciSenha, {
        body: { email: conta },
      });
      expect(status).toBe(200);
      expect(corpo).toEqual({
        success: true,
        message: 'Se o e-mail estiver cadastrado, você receberá um link em instantes.',
      });
    }
  });

  test('a link can be checked without being used, works once, and ends every session', async () => {
    const { id, email, nome } = await criarUsuario(banco, { senha_hash });
    const sessao = await entrar(id);
    const { token } = await linkDe(id);
    for (let i = 0; i < 2; i++) {
      const { corpo } = await chamar(null, sessoesEndpoints.validarLink, { params: { token } });
      expect(corpo).toEqual({ valid: true, nome, email });
    }
    const nova = 'girafa lê jornal velho';
    expect((await redefinir(token, nova)).corpo).toEqual({
      success: true,
      message: 'Senha alterada. Entre com a nova senha.',
      email,
    });
    expect((await chamar(sessao, sessoesEndpoints.eu)).status).toBe(401);
    expect((await login(email, SENHA)).status).toBe(401);
    expect((await login(email, nova)).status).toBe(200);
    const denovo = await redefinir(token, 'mais uma senha comprida');
    expect(denovo.status).toBe(422);
    expect(denovo.erro).toMatchObject({
      codigo: 'TOKEN_INVALIDO',
      detail: 'Token inválido ou expirado. Solicite um novo link de redefinição de senha.',
    });
  });

  test('a link that is used, expired, invented or of somebody suspended gets one and the same answer', async () => {
    const usado = await linkDe((await criarUsuario(banco, { senha_hash })).id);
    await redefinir(usado.token, 'girafa lê jornal velho');
    const vencido = await linkDe((await criarUsuario(banco, { senha_hash })).id);
    avancar(3_600_001);
    const suspenso = await linkDe((await criarUsuario(banco, { situacao: 'suspenso' })).id);
    const respostas = await Promise.all(
      [usado.token, vencido.token, suspenso.token, 'inventado'].map((token) =>
        chamar(null, sessoesEndpoints.validarLink, { params: { token } }),
      ),
    );
    expect(new Set(respostas.map(({ status, cru }) => `${status} ${cru.body}`))).toEqual(
      new Set(['200 {"valid":false}']),
    );
  });

  test('a link expires after an hour', async () => {
    const { token } = await linkDe((await criarUsuario(banco, { senha_hash })).id);
    avancar(3_600_001);
    const { corpo } = await chamar(null, sessoesEndpoints.validarLink, { params: { token } });
    expect(corpo).toEqual({ valid: false });
    expect((await redefinir(token, 'uma senha bem comprida')).status).toBe(422);
  });

  test.each([
    ['curta', 'A nova senha deve ter entre 12 e 128 caracteres.'],
    ['x'.repeat(129), 'A nova senha deve ter entre 12 e 128 caracteres.'],
    ['aaaaaaaaaaaa', 'Esta senha é fácil de adivinhar. Escolha outra.'],
    ['Senha12345678', 'Esta senha é fácil de adivinhar. Escolha outra.'],
    ['123456789012', 'Esta senha é fácil de adivinhar. Escolha outra.'],
    ['Guilhermina2026', 'Esta senha é fácil de adivinhar. Escolha outra.'],
  ])('to %s is refused, and the link can still be used', async (nova, detail) => {
    const { id } = await criarUsuario(banco, { senha_hash, nome: 'Guilhermina Souza' });
    const { token } = await linkDe(id);
    const recusada = await redefinir(token, nova);
    expect(recusada.status).toBe(422);
    expect(recusada.erro).toMatchObject({ detail, campos: [{ campo: 'nova_senha' }] });
    expect((await redefinir(token, 'girafa lê jornal velho')).status).toBe(200);
  });

  test('sixty unknown links stop the network that tries them', async () => {
    await banco
      .insert(tentativas)
      .values({ chave: 'link-errado:127.0.0.1', falhas: 59, desde: agora() })
      .onConflictDoUpdate({ target: tentativas.chave, set: { falhas: 59, desde: agora() } });
    const { token } = await linkDe((await criarUsuario(banco, { senha_hash })).id);
    expect((await redefinir('nenhum', 'girafa lê jornal velho')).status).toBe(422);
    expect((await redefinir(token, 'girafa lê jornal velho')).status).toBe(429);
    const validar = await chamar(null, sessoesEndpoints.validarLink, { params: { token } });
    expect(validar.status).toBe(429);
    avancar(15 * 60_000 + 1);
    expect((await redefinir(token, 'girafa lê jornal velho')).status).toBe(200);
  });

  test('a link used twice at the same moment works once', async () => {
    const { token } = await linkDe((await criarUsuario(banco, { senha_hash })).id);
    const respostas = await Promise.all(
      Array.from({ length: 5 }, () => redefinir(token, 'girafa lê jornal velho')),
    );
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
