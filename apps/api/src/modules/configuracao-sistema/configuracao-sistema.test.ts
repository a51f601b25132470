import {
  configuracaoSistemaEndpoints as e,
  INTEGRACOES,
  type Integracao,
  MASCARA,
} from '@dominio/contrato/configuracao-sistema';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import { criarGestor } from '../../../test/factories/usuarios.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { configuracoesDoSistema as tabela } from './configuracao-sistema.tables.ts';

const { banco, chamar, entrar, administrador, pessoa } = await montarApp();
const { token } = await administrador();
beforeEach(() => banco.delete(tabela));

const EMAIL = {
  enabled: true,
  host: 'smtp.firma.com.br',
  porta: 465,
  seguranca: 'tls',
  usuario: 'avisos@firma.com.br',
  senha: 'uma senha de verdade',
  remetente_nome: 'Firma',
  remetente_email: 'avisos@firma.com.br',
};
const gravar = (integration: Integracao, config_value: Record<string, unknown>, mais = {}) =>
  chamar(token, e.gravar, { params: { integration }, body: { config_value, ...mais } });
const ler = async (integration: Integracao) =>
  (await chamar(token, e.ler, { params: { integration } })).corpo;
const guardada = async (integracao: Integracao) =>
  (await banco.select().from(tabela).where(eq(tabela.integracao, integracao)))[0];

describe('the integrations', () => {
  test('are six, each with a sentence on what this version does with it', async () => {
    const { integracoes, total } = (await chamar(token, e.listar)).corpo;
    expect(total).toBe(6);
    expect(integracoes.map(({ integration }) => integration)).toEqual([...INTEGRACOES]);
    expect(integracoes.map(({ enabled, origem }) => [enabled, origem])).toEqual([
      [false, 'padrao'],
      [false, 'padrao'],
      [true, 'padrao'],
      [false, 'padrao'],
      [false, 'padrao'],
      [false, 'padrao'],
    ]);
    for (const { situacao } of integracoes) expect(situacao).toMatch(/\.$/);
  });

  test('are read by people who see the settings, changed by people who edit them; an unknown one is 404', async () => {
    const gestor = await entrar((await criarGestor(banco)).id);
    const { token: consultor } = await pessoa();
    const params = { integration: 'push' };
    const body = { config_value: { enabled: false } };
    expect((await chamar(gestor, e.listar)).status).toBe(200);
    expect((await chamar(gestor, e.gravar, { params, body })).status).toBe(403);
    expect((await chamar(gestor, e.testar, { params })).status).toBe(403);
    expect((await chamar(consultor, e.ler, { params })).status).toBe(403);
    for (const integration of ['sms', 'EMAIL', '__proto__', 'constructor']) {
      const p = { params: { integration } };
      expect((await chamar(token, e.ler, p)).status).toBe(404);
      expect((await chamar(token, e.gravar, { ...p, body })).status).toBe(404);
      expect((await chamar(token, e.testar, p)).status).toBe(404);
    }
  });
});

describe('an integration that decides who signs in as whom', () => {
  test.each(['oidc', 'email'] as const)(
    '%s is changed by administrators alone',
    async (integration) => {
      const grupo_id = await criarGrupo(banco, [
        'configuracoes:visualizar',
        'configuracoes:editar',
      ]);
      const { token: editor } = await pessoa({ grupo_id });
      const params = { integration };
      const body = { config_value: { enabled: false } };
      const { status, erro } = await chamar(editor, e.gravar, { params, body });
      expect([status, erro.campos?.[0]?.mensagem]).toEqual([
        422,
        'Só um administrador muda esta integração.',
      ]);
      expect(await guardada(integration)).toBeUndefined();
      expect((await chamar(editor, e.ler, { params })).corpo.somente_leitura).toBe(true);
      expect((await ler(integration)).somente_leitura).toBe(false);
      const push = { params: { integration: 'push' }, body };
      expect((await chamar(editor, e.gravar, push)).status).toBe(200);
    },
  );
});

describe('a secret of an integration', () => {
  test('is stored encrypted, answered as a mask, and written nowhere else', async () => {
    const { status, corpo, cru } = await gravar('email', EMAIL, { description: 'Do escritório' });
    expect(status).toBe(200);
    expect(corpo).toMatchObject({
      integration: 'email',
      enabled: true,
      config_value: { ...EMAIL, senha: MASCARA },
      description: 'Do escritório',
      origem: 'salva',
      somente_leitura: false,
      versao: 1,
    });
    const linha = await guardada('email');
    expect(linha?.segredos.senha).toMatch(/^c1\./);
    const [registro] = await banco
      .select()
      .from(auditoriaEventos)
      .orderBy(desc(auditoriaEventos.id))
      .limit(1);
    expect(registro).toMatchObject({
      acao: 'integracao.alterada',
      depois: { integracao: 'email', segredos_trocados: ['senha'] },
    });
    const lista = (await chamar(token, e.listar)).cru.body;
    for (const texto of [cru.body, lista, JSON.stringify([linha, registro])]) {
      expect(texto).not.toContain(EMAIL.senha);
    }
  });

  test('stays when it is absent or sent as the mask, and is cleared by null or an empty text', async () => {
    await gravar('email', EMAIL);
    const primeiro = (await guardada('email'))?.segredos.senha;
    const { senha: _fora, ...semSenha } = EMAIL;
    for (const valores of [semSenha, { ...EMAIL, senha: MASCARA }]) {
      expect((await gravar('email', valores)).status).toBe(200);
      expect((await guardada('email'))?.segredos.senha).toBe(primeiro);
    }
    await gravar('email', { ...EMAIL, senha: null });
    expect((await guardada('email'))?.segredos).toEqual({});
    expect((await ler('email')).config_value.senha).toBeNull();
  });

  test('must be entered anew when the server changes', async () => {
    await gravar('email', EMAIL);
    for (const mudado of [{ host: 'smtp.mal.com' }, { porta: 587 }, { seguranca: 'nenhuma' }]) {
      const { status, erro } = await gravar('email', { ...EMAIL, ...mudado, senha: MASCARA });
      expect([status, erro.campos?.[0]?.campo]).toEqual([422, 'config_value.senha']);
    }
    expect((await ler('email')).config_value.host).toBe(EMAIL.host);
    expect((await gravar('email', { ...EMAIL, host: 'smtp.outra.com.br' })).status).toBe(200);
    const oidc = { enabled: true, issuer: 'https://a.demo', client_id: 'x', client_secret: 'y' };
    await gravar('oidc', oidc);
    const outro = await gravar('oidc', {
      ...oidc,
      issuer: 'https://b.demo',
      client_secret: MASCARA,
    });
    expect(outro.status).toBe(422);
    const consulta = { enabled: true, endereco: 'https://a.demo/{cnpj}', chave: 'k' };
    expect((await gravar('consulta_cnpj', consulta)).corpo.config_value.chave).toBe(MASCARA);
    const mudada = { ...consulta, endereco: 'https://b.demo/{cnpj}', chave: MASCARA };
    expect((await gravar('consulta_cnpj', mudada)).status).toBe(422);
  });
});

describe('saving an integration', () => {
  test('that is switched off may leave fields empty; unknown fields are dropped', async () => {
    const { status, corpo } = await gravar('email', { enabled: false, lixo: { a: 1 } });
    expect(status).toBe(200);
    expect(corpo.config_value).toEqual({
      enabled: false,
      host: '',
      porta: 587,
      seguranca: 'starttls',
      usuario: '',
      senha: null,
      remetente_nome: '',
      remetente_email: '',
    });
  });

  test.each([
    ['email', {}, ['enabled']],
    ['email', { enabled: true }, ['host', 'remetente_email']],
    ['email', { ...EMAIL, host: 'smtp.x/../y' }, ['host']],
    ['email', { ...EMAIL, porta: 70_000 }, ['porta']],
    ['email', { ...EMAIL, seguranca: 'ssl' }, ['seguranca']],
    ['email', { ...EMAIL, remetente_email: 'a@b\r\nBcc: c@d' }, ['remetente_email']],
    ['email', { ...EMAIL, remetente_nome: 'a\nb' }, ['remetente_nome']],
    ['email', { ...EMAIL, senha: 7 }, ['senha']],
    ['oidc', { enabled: true, issuer: 'http://entrar.demo', client_id: 'x' }, ['issuer']],
    ['oidc', { enabled: true, issuer: 'https://u:p@entrar.demo', client_id: 'x' }, ['issuer']],
    ['armazenamento', { enabled: false }, ['enabled']],
    ['consulta_cnpj', { enabled: true, endereco: 'https://a.demo/cnpj' }, ['endereco']],
    ['consulta_cep', { enabled: true, endereco: 'http://a.demo/{cep}' }, ['endereco']],
    ['consulta_cep', { enabled: false, chave: 'a b', por_minuto: 0 }, ['chave', 'por_minuto']],
    ['push', { enabled: false, subject: 'javascript:1' }, ['subject']],
    ['push', { enabled: true, subject: 'mailto:a@b.com' }, ['public_key']],
  ] as const)('of %s as %j is refused, naming %j', async (integration, valores, campos) => {
    const { status, erro } = await gravar(integration, valores);
    expect(status).toBe(422);
    expect(erro.campos?.map(({ campo }) => campo)).toEqual(
      campos.map((campo) => `config_value.${campo}`),
    );
    expect(await guardada(integration)).toBeUndefined();
  });

  test('over a stale version is refused with the row as it is; of simultaneous ones one succeeds', async () => {
    const push = (subject: string, versao: number) =>
      gravar('push', { enabled: false, subject }, { versao });
    const subjects = ['mailto:a@x.com', 'mailto:b@x.com', 'mailto:c@x.com'];
    const respostas = await Promise.all(subjects.map((subject) => push(subject, 0)));
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const atual = await ler('push');
    const { erro } = await push('mailto:d@x.com', 0);
    expect(erro).toMatchObject({ codigo: 'REGISTRO_ALTERADO', atual });
  });
});
