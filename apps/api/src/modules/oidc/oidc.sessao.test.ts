import { oidcEndpoints } from '@dominio/contrato/oidc';
import { TEXTOS_DA_REAUTENTICACAO as T } from '@dominio/contrato/reautenticacao';
import { segundoFatorEndpoints as e } from '@dominio/contrato/segundo-fator';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarTotp } from '../../../test/factories/segundo-fator.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { semGravarEm } from '../../../test/falha-do-banco.ts';
import { criarPessoaNoProvedor } from '../../../test/navegador-oidc.ts';
import { CLIENTE_OIDC, subirProvedor } from '../../../test/provedor-oidc.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { codigoDoTotp } from '../segundo-fator/totp/totp.ts';

const CASA = 'http://localhost:5001';
const provedor = await subirProvedor([`${CASA}/auth/oidc/retorno`]);
afterAll(() => provedor.descer());
const { app, banco, chamar, avancar, agora, plataforma } = await montarApp({
  config: { hostsInternos: ['localhost'], oidc: { issuer: provedor.issuer, ...CLIENTE_OIDC } },
});

const irPara = async (url: string) =>
  String((await app.inject({ method: 'GET', url })).headers.location);
const iniciar = (novamente: boolean) =>
  irPara(`/auth/oidc/iniciar${novamente ? '?novamente=1' : ''}`);

async function pegarCodigo(email: string, novamente = false): Promise<string> {
  const pessoa = criarPessoaNoProvedor(provedor.issuer);
  const retorno = await pessoa(await iniciar(novamente), { email });
  const destino = await irPara(retorno.replace(CASA, ''));
  return new URL(destino, CASA).hash.replace(/^#codigo=/, '');
}

const trocar = (codigo: string) => chamar(null, oidcEndpoints.trocar, { body: { codigo } });
const entrarPelo = async (email: string, novamente: boolean) =>
  (await trocar(await pegarCodigo(email, novamente))).corpo.access_token;

const estado = async (token: string) => (await chamar(token, e.estado)).corpo;
const ativar = (token: string, body = {}) => chamar(token, e.ativar, { body });
const gerar = async (token: string) => (await chamar(token, e.gerarCodigos, { body: {} })).status;

test('C22 a code may be used again when the session, or the challenge of the second factor, could not be made', async () => {
  const { id } = await criarUsuario(banco, { email: 'queda@firma.demo' });
  const codigo = await pegarCodigo('queda@firma.demo');
  const caiu = await semGravarEm(banco, 'sessoes', () => trocar(codigo));
  expect(caiu.status).toBe(500);
  expect((await trocar(codigo)).status).toBe(200);
  await criarTotp(banco, plataforma.cofre, id);
  const outro = await pegarCodigo('queda@firma.demo');
  const semDesafio = await semGravarEm(banco, 'tokens_de_uso_unico', () => trocar(outro));
  expect(semDesafio.status).toBe(500);
  expect((await trocar(outro)).erro.codigo).toBe('SEGUNDO_FATOR');
  expect((await trocar(outro)).erro.codigo).toBe('TOKEN_INVALIDO');
});

describe('an account without a password', () => {
  test('proves identity by signing in anew at the provider, for five minutes', async () => {
    await criarUsuario(banco, { email: 'ana@firma.demo', senha_hash: null });
    const comum = await entrarPelo('ana@firma.demo', false);
    expect(await estado(comum)).toMatchObject({ tem_senha: false, provado_ate: null });
    const recusada = await ativar(comum);
    expect([recusada.status, recusada.erro.campos]).toEqual([
      422,
      [{ campo: 'senha', mensagem: T.entreDeNovo }],
    ]);
    expect((await ativar(comum, { senha: 'qualquer' })).status).toBe(422);
    const token = await entrarPelo('ana@firma.demo', true);
    expect((await estado(token)).provado_ate).not.toBeNull();
    // The proof counts for the session that it opened, not for the person's other one.
    expect((await ativar(comum)).status).toBe(422);
    const { status, corpo } = await ativar(token);
    expect(status).toBe(200);
    const codigo = codigoDoTotp(corpo.segredo, agora());
    expect((await chamar(token, e.confirmar, { body: { codigo } })).status).toBe(200);
    expect(await gerar(token)).toBe(200);
    // Setting up the first second factor ended the other session.
    expect(await gerar(comum)).toBe(401);
    avancar(5 * 60_000 + 1);
    expect((await estado(token)).provado_ate).toBeNull();
    expect(await gerar(token)).toBe(422);
    const feitas = await banco
      .select({ depois: auditoriaEventos.depois })
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.acao, 'reautenticacao.feita'));
    expect(feitas).toEqual([{ depois: { metodo: 'entrada' } }, { depois: { metodo: 'entrada' } }]);
    avancar(-5 * 60_000 - 1);
  });

  test('is asked anew by the provider; one with a password must still enter it', async () => {
    const { searchParams } = new URL(await iniciar(true));
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(['login', '0']);
    expect(new URL(await iniciar(false)).searchParams.has('prompt')).toBe(false);
    await criarUsuario(banco, { email: 'bia@firma.demo', senha_hash: 'uma' });
    const token = await entrarPelo('bia@firma.demo', true);
    expect(await estado(token)).toMatchObject({ tem_senha: true, provado_ate: null });
    expect((await ativar(token)).erro.campos).toEqual([{ campo: 'senha', mensagem: T.faltaProva }]);
  });
});
