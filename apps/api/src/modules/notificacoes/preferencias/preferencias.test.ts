import {
  notificacoesConfiguracaoEndpoints as config,
  PREFERENCIAS_PADRAO,
} from '@dominio/contrato/notificacoes-configuracao';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { modulos } from '../../../modulos.ts';

const { chamar, pessoa, administrador } = await montarApp();
const quantosTipos = modulos.flatMap(({ avisos = [] }) => avisos).length;

describe('NO-40, NO-41: one’s own configuration', () => {
  it('has every type of event with what holds before anything is decided', async () => {
    const { id, token } = await pessoa();
    const { corpo } = await chamar(token, config.configuracoes, { params: { userId: id } });
    expect(corpo.configurations).toHaveLength(quantosTipos);
    expect(corpo.configurations).toContainEqual({
      event_type: 'agendamento_conflito',
      name: 'Conflito de Horário',
      description: 'Alguém marcou outro agendamento no mesmo horário de um seu.',
      category: 'agenda',
      system_notification: true,
      email_notification: true,
      push_notification: true,
      groups: [],
      notify_entire_group: false,
      aceita_grupos: false,
      bloqueado: false,
      padrao: { system_notification: true, email_notification: true, push_notification: true },
      decididos: [],
    });
  });

  it('is nobody else’s to read or change', async () => {
    const { token } = await pessoa();
    const { id } = await pessoa();
    const params = { userId: id, eventType: 'agendamento_criado' };
    expect((await chamar(token, config.configuracoes, { params })).status).toBe(404);
    expect((await chamar(token, config.configurar, { params, body: {} })).status).toBe(404);
  });

  it('of an unknown type, or with a group that is not there, is refused with a sentence', async () => {
    const { id, token } = await pessoa();
    const mudar = (eventType: string, body: object) =>
      chamar(token, config.configurar, { params: { userId: id, eventType }, body });
    expect(await mudar('nao_existe', {})).toMatchObject({
      status: 404,
      erro: { detail: 'Evento não encontrado.' },
    });
    expect(await mudar('agendamento_criado', { groups: [999_999] })).toMatchObject({
      status: 422,
      erro: { campos: [{ campo: 'groups', mensagem: 'Grupo não encontrado: 999999.' }] },
    });
  });

  it('of what is critical cannot be changed, but can be saved as it is', async () => {
    const { id, token } = await pessoa();
    const params = { userId: id, eventType: 'integracao_alterada' };
    const mudar = (email_notification: boolean) =>
      chamar(token, config.configurar, { params, body: { email_notification } });
    expect((await mudar(true)).status).toBe(200);
    expect(await mudar(false)).toMatchObject({
      status: 409,
      erro: { detail: 'Esta notificação é definida pelo administrador.' },
    });
  });
});

describe('what one gives back to the default', () => {
  it('is undecided again, and follows what administrators decide later', async () => {
    const { token: doChefe } = await administrador();
    const { id, token } = await pessoa();
    const params = { userId: id, eventType: 'passagem_mudou' };
    const mudar = async (email_notification: boolean | null) =>
      (await chamar(token, config.configurar, { params, body: { email_notification } })).corpo;
    const antes = await mudar(null);
    const outra = !antes.email_notification;
    expect(await mudar(outra)).toMatchObject({
      email_notification: outra,
      decididos: ['email_notification'],
    });
    expect(await mudar(null)).toEqual(antes);
    await chamar(doChefe, config.gravarRegra, {
      body: { event_type: 'passagem_mudou', email_default: outra },
    });
    expect(await mudar(null)).toMatchObject({ email_notification: outra, decididos: [] });
  });
});

describe('NO-55, NO-56: the whole set', () => {
  it('is saved as it was loaded, all of it or nothing', async () => {
    const { token } = await pessoa();
    const { configurations } = (await chamar(token, config.carregar)).corpo;
    const minhas = configurations.map((uma) =>
      uma.event_type === 'decisor_saiu' ? { ...uma, email_notification: true } : uma,
    );
    const salvar = (quais: object[]) =>
      chamar(token, config.salvar, { body: { configurations: quais as never } });
    expect((await salvar(minhas)).corpo).toEqual({ success: true, salvos: quantosTipos });
    // The ways that were sent back as they were are undecided still.
    const agora = minhas.map((uma) =>
      uma.event_type === 'decisor_saiu' ? { ...uma, decididos: ['email_notification'] } : uma,
    );
    expect((await chamar(token, config.carregar)).corpo.configurations).toEqual(agora);
    const quebrado = [{ ...minhas[0], push_notification: true }, { event_type: 'nao_existe' }];
    expect((await salvar(quebrado)).status).toBe(404);
    expect((await chamar(token, config.carregar)).corpo.configurations).toEqual(agora);
  });
});

describe('quiet hours and rhythms', () => {
  it('hold from the first change on, each part by itself', async () => {
    const { token } = await pessoa();
    expect((await chamar(token, config.preferencias)).corpo).toEqual(PREFERENCIAS_PADRAO);
    const emails = { contratos: 'as_8h_e_14h' } as const;
    await chamar(token, config.gravarPreferencias, { body: { emails } });
    const silencio = { ...PREFERENCIAS_PADRAO.silencio, ativo: true };
    const { corpo } = await chamar(token, config.gravarPreferencias, { body: { silencio } });
    expect(corpo).toEqual({ emails, silencio });
    expect((await chamar(token, config.preferencias)).corpo).toEqual({ emails, silencio });
  });

  it.each([
    [{ dias: { seg: [['18:00', '08:00']] } }],
    [{ dias: { seg: [['8h', '18h']] } }],
    [{ fuso: 'America/Lugar_Nenhum' }],
    [{ dias: { segunda: [] } }],
  ])('refuse %j', async (errado) => {
    const { token } = await pessoa();
    const silencio = { ...PREFERENCIAS_PADRAO.silencio, ...errado } as never;
    expect((await chamar(token, config.gravarPreferencias, { body: { silencio } })).status).toBe(
      422,
    );
  });
});
