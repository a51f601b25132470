import { configuracaoSistemaEndpoints as e, MASCARA } from '@dominio/contrato/configuracao-sistema';
import { GRUPO } from '@dominio/contrato/permissoes';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAdministrador, criarGestor, criarUsuario } from '../../../test/factories/usuarios.ts';
import { adiantarTrabalhos } from '../../../test/trabalhos.ts';
import { emails } from '../../platform/email/email.tables.ts';
import { notificacoes } from '../notificacoes/notificacoes.tables.ts';
import { usuarioGrupos } from '../usuarios/usuarios.tables.ts';

const { banco, chamar, entrar } = await montarApp({ completa: true });
const ana = await criarAdministrador(banco, { nome: 'Ana Souza' });
const bruno = await criarAdministrador(banco, { nome: 'Bruno Lima' });
const porOutroGrupo = await criarUsuario(banco, { nome: 'Caio Reis' });
await banco
  .insert(usuarioGrupos)
  .values({ usuario_id: porOutroGrupo.id, grupo_id: GRUPO.administrador });
await criarAdministrador(banco, { situacao: 'suspenso' });
await criarGestor(banco);
const token = await entrar(ana.id);

const OIDC = {
  enabled: true,
  issuer: 'https://entrar.firma.com.br',
  client_id: 'dominio',
  client_secret: 'um segredo de verdade',
};
const gravar = (integration: string, config_value: Record<string, unknown>) =>
  chamar(token, e.gravar, { params: { integration }, body: { config_value } });
const cartas = () => banco.select().from(emails).orderBy(asc(emails.para));
const avisos = () => banco.select().from(notificacoes).orderBy(asc(notificacoes.usuario_id));

beforeEach(async () => {
  await banco.delete(emails);
  await banco.delete(notificacoes);
});

describe('A4 changing how people sign in, or the e-mail server,', () => {
  test('notifies each other active administrator, by e-mail and bell, of who changed which fields, without secrets', async () => {
    expect((await gravar('oidc', OIDC)).status).toBe(200);
    await adiantarTrabalhos(banco);
    const frase =
      'Ana Souza mudou Login único (SSO): se está ativa, o endereço do provedor, o identificador do cliente e o segredo do cliente. A integração está ativa.';
    expect(await avisos()).toMatchObject(
      [bruno, porOutroGrupo].map(({ id }) => ({
        usuario_id: id,
        categoria: 'administracao',
        titulo: 'Integração alterada',
        mensagem: frase,
        url: '/configuracoes?painel=oidc',
        criado_por: ana.id,
      })),
    );
    const enviadas = await cartas();
    expect(enviadas.map(({ para }) => para)).toEqual([bruno.email, porOutroGrupo.email].sort());
    for (const { assunto, texto } of enviadas) {
      expect(assunto).toBe('Integração alterada: Login único (SSO)');
      expect(texto).toContain(frase);
    }
    expect(JSON.stringify([enviadas, await avisos()])).not.toContain(OIDC.client_secret);
  });

  test('notifies also of the e-mail server, and of an integration that is switched off', async () => {
    const email = { enabled: false, host: 'smtp.firma.com.br', porta: 465 };
    expect((await gravar('email', email)).status).toBe(200);
    expect((await gravar('oidc', { ...OIDC, enabled: false })).status).toBe(200);
    await adiantarTrabalhos(banco);
    const mensagens = (await avisos()).map(({ mensagem }) => mensagem).sort();
    expect(mensagens).toHaveLength(4);
    expect(mensagens[0]).toBe(
      'Ana Souza mudou E-mail (SMTP): o servidor e a porta. A integração está inativa.',
    );
    expect(mensagens[2]).toMatch(/^Ana Souza mudou Login único .* está inativa\.$/);
  });

  test('notifies nobody when nothing changed, nor of an integration that has no part in signing in', async () => {
    expect((await gravar('oidc', OIDC)).status).toBe(200);
    await adiantarTrabalhos(banco);
    await banco.delete(emails);
    await banco.delete(notificacoes);
    expect((await gravar('oidc', { ...OIDC, client_secret: MASCARA })).status).toBe(200);
    expect((await gravar('push', { enabled: false })).status).toBe(200);
    await adiantarTrabalhos(banco);
    expect(await avisos()).toEqual([]);
    expect(await cartas()).toEqual([]);
  });
});
