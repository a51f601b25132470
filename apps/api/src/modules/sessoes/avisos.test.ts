import { notificacoesConfiguracaoEndpoints } from '@dominio/contrato/notificacoes-configuracao';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { senhaDoUsuarioEndpoints } from '@dominio/contrato/usuarios-senha';
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { recebidas } from '../../../test/factories/notificacoes.ts';
import { criarUsuario } from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos, repetirTrabalhos } from '../../../test/trabalhos.ts';
import { emails } from '../../platform/email/email.tables.ts';
import { cifrarSenha } from './senhas/senhas.ts';

const SENHA = 'corvo azul de bicicleta';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const senha_hash = await cifrarSenha(SENHA);
const { app, banco, chamar, entrar, administrador } = await montarApp({ completa: true });
const admin = await administrador({ senha_hash });

const entrarCom = (email: string, agente: string, remoteAddress = '177.32.10.9') =>
  app.inject({
    method: 'POST',
    url: sessoesEndpoints.login.path,
    headers: { 'user-agent': agente },
    remoteAddress,
    payload: { email, password: SENHA },
  });
const cartasDe = async (email: string) => {
  await adiantarTrabalhos(banco);
  return banco.select().from(emails).where(eq(emails.para, email)).orderBy(asc(emails.id));
};

describe('a sign-in (novo_acesso)', () => {
  test('that is the first of an account, or like an earlier one, is told to nobody', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    for (let i = 0; i < 2; i += 1) {
      expect((await entrarCom(email, WINDOWS)).statusCode).toBe(200);
    }
    expect(await cartasDe(email)).toEqual([]);
    expect(await recebidas(banco, id)).toEqual([]);
  });

  test.each([
    [
      'a browser',
      IPHONE,
      '177.32.10.9',
      'de um dispositivo que você ainda não tinha usado: Safari no iPhone',
    ],
    [
      'a network',
      WINDOWS,
      '200.1.2.3',
      'de um lugar de onde você ainda não tinha entrado: Chrome no Windows',
    ],
  ])(
    'from %s not seen before is told by bell and e-mail, once however often the job runs',
    async (_oQue, agente, ip, frase) => {
      const { id, email } = await criarUsuario(banco, { senha_hash });
      expect((await entrarCom(email, WINDOWS)).statusCode).toBe(200);
      expect((await entrarCom(email, agente, ip)).statusCode).toBe(200);
      await adiantarTrabalhos(banco);
      await repetirTrabalhos(banco, 'sessao.de_lugar_novo/novo_acesso');
      const cartas = await cartasDe(email);
      expect(cartas.map(({ assunto }) => assunto)).toEqual(['Novo acesso à sua conta']);
      expect(cartas[0]?.texto).toContain(frase);
      expect(cartas[0]?.texto).toContain(`endereço ${ip}`);
      expect(await recebidas(banco, id)).toMatchObject([
        { tipo_evento: 'novo_acesso', categoria: 'administracao', contagem: 1, no_sino: true },
      ]);
    },
  );

  test('is told to whoever has no hour to be told at, and cannot be switched off', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    expect((await entrarCom(email, WINDOWS)).statusCode).toBe(200);
    const token = await entrar(id);
    const { configurar, gravarPreferencias } = notificacoesConfiguracaoEndpoints;
    const desligar = await chamar(token, configurar, {
      params: { userId: id, eventType: 'novo_acesso' },
      body: { email_notification: false },
    });
    expect(desligar.status).not.toBe(200);
    const silencio = { ativo: true, fuso: 'America/Sao_Paulo', dias: {}, usar_ausencias: true };
    expect((await chamar(token, gravarPreferencias, { body: { silencio } })).status).toBe(200);
    expect((await entrarCom(email, IPHONE)).statusCode).toBe(200);
    const [carta, ...mais] = await cartasDe(email);
    expect(mais).toEqual([]);
    expect(carta?.texto).not.toContain('Deixar de receber');
  });
});

describe('a password (senha_resetada)', () => {
  test('that its owner changes is told to them once by bell and e-mail, however often the job runs', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    const body = { senha_atual: SENHA, nova_senha: 'outro corvo de patins azuis' };
    const feita = await chamar(await entrar(id), senhaDoUsuarioEndpoints.alterar, {
      params: { id },
      body,
    });
    expect(feita.status).toBe(200);
    await adiantarTrabalhos(banco);
    await repetirTrabalhos(banco, 'senha.trocada/senha_resetada');
    const cartas = await cartasDe(email);
    expect(cartas.map(({ assunto }) => assunto)).toEqual(['Senha alterada']);
    expect(cartas[0]?.texto).toContain('as suas outras sessões foram encerradas');
    expect(await recebidas(banco, id)).toMatchObject([
      { tipo_evento: 'senha_resetada', titulo: 'Senha alterada', contagem: 1 },
    ]);
  });

  test('that an administrator resets is told to its owner, and not to whoever did it', async () => {
    const { id, email } = await criarUsuario(banco, { senha_hash });
    const feita = await chamar(admin.token, senhaDoUsuarioEndpoints.resetar, { params: { id } });
    expect(feita.status).toBe(200);
    const cartas = await cartasDe(email);
    expect(cartas.map(({ assunto }) => assunto)).toEqual(['Senha temporária']);
    expect(await recebidas(banco, admin.id)).toEqual([]);
    expect(await recebidas(banco, id)).toMatchObject([{ titulo: 'Senha temporária' }]);
  });
});
