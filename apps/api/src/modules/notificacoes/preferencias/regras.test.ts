import { notificacoesConfiguracaoEndpoints as config } from '@dominio/contrato/notificacoes-configuracao';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';

const { chamar, pessoa, administrador } = await montarApp();

describe('NO-45: rules', () => {
  it('decide for everybody who did not, and lock', async () => {
    const chefe = await administrador();
    const { id, token } = await pessoa();
    const gravar = (body: object) =>
      chamar(chefe.token, config.gravarRegra, { body: body as never });
    const minha = async () =>
      (
        await chamar(token, config.configuracoes, { params: { userId: id } })
      ).corpo.configurations.find(({ event_type }) => event_type === 'vencimento_proximo');
    const params = { userId: id, eventType: 'vencimento_proximo' };
    expect(
      (await gravar({ event_type: 'vencimento_proximo', email_default: true })).corpo,
    ).toMatchObject({ email_default: true, system_default: true, versao: 1, bloqueado: false });
    expect(await minha()).toMatchObject({ email_notification: true, bloqueado: false });
    await chamar(token, config.configurar, { params, body: { email_notification: false } });
    expect(await minha()).toMatchObject({ email_notification: false });
    await gravar({ event_type: 'vencimento_proximo', bloqueado: true, versao: 1 });
    expect(await minha()).toMatchObject({ email_notification: true, bloqueado: true });
    expect(
      await gravar({ event_type: 'vencimento_proximo', bloqueado: false, versao: 1 }),
    ).toMatchObject({
      status: 409,
      erro: { codigo: 'REGISTRO_ALTERADO' },
    });
  });

  it('may be of a type that is only sent by hand, named once and written again', async () => {
    const { token } = await administrador();
    const gravar = (body: object) => chamar(token, config.gravarRegra, { body: body as never });
    const nova = {
      event_type: 'festa_da_firma',
      name: 'Festa da firma',
      category: 'administracao',
    };
    expect((await gravar({ event_type: 'festa_da_firma' })).erro?.campos).toEqual([
      { campo: 'name', mensagem: 'Informe o nome.' },
      { campo: 'category', mensagem: 'Escolha a categoria.' },
    ]);
    expect((await gravar(nova)).status).toBe(200);
    expect((await gravar({ ...nova, email_default: true })).corpo).toMatchObject({ versao: 2 });
    const { rules } = (await chamar(token, config.regras)).corpo;
    expect(rules.filter(({ event_type }) => event_type === 'festa_da_firma')).toMatchObject([
      { name: 'Festa da firma', do_produto: false },
    ]);
  });

  it('of a type that nothing raises are in nobody’s own configuration', async () => {
    const { token: doChefe } = await administrador();
    const { id, token } = await pessoa();
    const event_type = 'so_da_regra';
    const nova = { event_type, name: 'Só da regra', category: 'sistema' as const };
    expect((await chamar(doChefe, config.gravarRegra, { body: nova })).status).toBe(200);
    const { configurations } = (await chamar(token, config.carregar)).corpo;
    expect(configurations.map((uma) => uma.event_type)).not.toContain(event_type);
    const params = { userId: id, eventType: event_type };
    expect((await chamar(token, config.configurar, { params, body: {} })).status).toBe(404);
  });

  it('say which of their fields the firm decided, and give each back to the product by null', async () => {
    const { token } = await administrador();
    const event_type = 'correcao_proposta';
    const gravar = async (body: object) =>
      (await chamar(token, config.gravarRegra, { body: { event_type, ...body } })).corpo;
    const daFirma = await gravar({ name: 'Correção', push_default: true, bloqueado: true });
    expect(daFirma).toMatchObject({
      name: 'Correção',
      push_default: true,
      bloqueado: true,
      decididos: ['name', 'push_default', 'bloqueado'],
      do_produto: true,
    });
    const { name, decididos } = await gravar({ name: null, bloqueado: null });
    expect([name === 'Correção', decididos]).toEqual([false, ['push_default']]);
  });

  it('NO-17: go back to the product as a whole, and those of a type of their own are no more', async () => {
    const { token } = await administrador();
    const lidas = async () => (await chamar(token, config.regras)).corpo.rules;
    const gravar = async (body: object) =>
      (await chamar(token, config.gravarRegra, { body: body as never })).corpo;
    const excluir = (eventType: string, versao: number) =>
      chamar(token, config.excluirRegra, { params: { eventType }, query: { versao } });
    const event_type = 'agenda_recebida';
    const doProduto = (await lidas()).find((uma) => uma.event_type === event_type);
    const { versao } = await gravar({ event_type, system_default: false, default_groups: [1] });
    expect((await excluir(event_type, versao + 1)).status).toBe(409);
    const { corpo } = await excluir(event_type, versao);
    expect(corpo.message).toBe('O evento voltou ao padrão do produto.');
    expect((await lidas()).find((uma) => uma.event_type === event_type)).toEqual({
      ...doProduto,
      versao: corpo.versao,
    });
    const propria = { event_type: 'churrasco', name: 'Churrasco', category: 'sistema' };
    const { versao: primeira } = await gravar(propria);
    expect((await excluir('churrasco', primeira)).corpo.message).toBe('Regra excluída.');
    expect((await lidas()).map((uma) => uma.event_type)).not.toContain('churrasco');
    expect((await excluir('churrasco', primeira + 1)).status).toBe(404);
    const deNovo = await gravar({ ...propria, versao: 0 });
    expect(deNovo).toMatchObject({ event_type: 'churrasco', versao: primeira + 2 });
  });

  it('of which two write the first at once, let one in and tell the other', async () => {
    const { token } = await administrador();
    const gravar = (event_type: string, email_default: boolean) =>
      chamar(token, config.gravarRegra, {
        body: { event_type, name: 'Nova', category: 'agenda', email_default, versao: 0 },
      });
    for (const evento of ['agendamento_reagendado', 'tipo_de_dois']) {
      const feitas = await Promise.all([gravar(evento, true), gravar(evento, false)]);
      expect(feitas.map(({ status }) => status).sort(), evento).toEqual([200, 409]);
      const recusada = feitas.find(({ status }) => status === 409);
      expect(recusada?.erro).toMatchObject({ codigo: 'REGISTRO_ALTERADO' });
      expect(recusada?.erro?.detail).toMatch(/^Este registro foi alterado por /);
    }
  });

  it('keep the product’s category, by which e-mails are gathered and lists filtered', async () => {
    const { token } = await administrador();
    const gravar = (category: 'agenda' | 'sistema') =>
      chamar(token, config.gravarRegra, { body: { event_type: 'agendamento_conflito', category } });
    expect((await gravar('sistema')).erro?.campos).toEqual([
      { campo: 'category', mensagem: 'A categoria deste evento é do produto e não muda.' },
    ]);
    expect((await gravar('agenda')).corpo).toMatchObject({ category: 'agenda', decididos: [] });
  });

  it('of what is critical are refused with the reason', async () => {
    const { token } = await administrador();
    const event_type = 'integracao_alterada';
    const recusa = {
      status: 409,
      erro: {
        detail: 'Este aviso é de segurança: chega sempre pelos mesmos meios e não tem regra.',
      },
    };
    for (const body of [{ email_default: false }, { bloqueado: false }, { name: 'Outra' }]) {
      expect(
        await chamar(token, config.gravarRegra, { body: { event_type, ...body } }),
      ).toMatchObject(recusa);
    }
    const params = { eventType: event_type };
    expect(await chamar(token, config.excluirRegra, { params })).toMatchObject(recusa);
    const { rules } = (await chamar(token, config.regras)).corpo;
    expect(rules.find((uma) => uma.event_type === event_type)).toMatchObject({
      critico: true,
      bloqueado: true,
      decididos: [],
    });
  });

  it('come with every group that they may tell', async () => {
    const { token } = await administrador();
    const { grupos } = (await chamar(token, config.regras)).corpo;
    expect(grupos).toContainEqual({ id: 1, nome: 'Administrador' });
  });

  it.each(['Com Espaço', 'ação', 'a-b', ''])('refuse %j as a type', async (event_type) => {
    const { token } = await administrador();
    const { status, erro } = await chamar(token, config.gravarRegra, { body: { event_type } });
    expect([status, erro?.campos?.[0]?.mensagem]).toEqual([
      422,
      'Use apenas letras minúsculas, números e _.',
    ]);
  });

  it('refuse a group that was deleted', async () => {
    const { token } = await administrador();
    const body = { event_type: 'decisor_saiu', default_groups: [424_242] };
    expect((await chamar(token, config.gravarRegra, { body })).erro?.detail).toContain(
      'Grupo não encontrado: 424242.',
    );
  });
});
