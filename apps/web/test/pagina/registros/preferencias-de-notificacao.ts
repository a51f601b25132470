import {
  ConfiguracaoDeEvento,
  notificacoesConfiguracaoEndpoints as endpoints,
  PREFERENCIAS_PADRAO,
  type Preferencias,
} from '@dominio/contrato/notificacoes-configuracao';
import { responder } from '../rede.ts';

const SO_SINO = { system_notification: true, email_notification: false, push_notification: false };

/** A type of event of the agenda, told by the bell alone: its default. */
export const umEvento = (mudancas: Partial<ConfiguracaoDeEvento> = {}): ConfiguracaoDeEvento =>
  ConfiguracaoDeEvento.parse({
    event_type: 'agendamento_criado',
    name: 'Novo agendamento criado',
    description: 'Alguém marcou um agendamento com você.',
    category: 'agenda',
    ...SO_SINO,
    groups: [],
    notify_entire_group: false,
    bloqueado: false,
    padrao: SO_SINO,
    ...mudancas,
  } satisfies ConfiguracaoDeEvento);

/** Answers the calls by which the person reads and changes the matrix, which keeps what is sent. */
export function responderMatriz(iniciais: readonly ConfiguracaoDeEvento[] = [umEvento()]) {
  let eventos = [...iniciais];
  const mudar = (tipo: string, mudanca: object): ConfiguracaoDeEvento => {
    eventos = eventos.map((um) => (um.event_type === tipo ? { ...um, ...mudanca } : um));
    return eventos.find(({ event_type }) => event_type === tipo) ?? umEvento();
  };
  return {
    ler: responder(endpoints.configuracoes, () => ({ configurations: eventos })),
    configurar: responder(endpoints.configurar, ({ params, body }) =>
      mudar(params.eventType, body),
    ),
    salvar: responder(endpoints.salvar, ({ body }) => {
      for (const { event_type, ...mudanca } of body.configurations) mudar(event_type, mudanca);
      return { success: true, salvos: body.configurations.length };
    }),
    /** Changes one as an administrator's rule would. */
    mudar,
  };
}

/** Answers the calls by which the person reads and changes when to be told. */
export function responderQuando(iniciais: Preferencias = PREFERENCIAS_PADRAO) {
  let preferencias = iniciais;
  return {
    ler: responder(endpoints.preferencias, () => preferencias),
    gravar: responder(endpoints.gravarPreferencias, ({ body }) => {
      preferencias = { ...preferencias, ...body };
      return preferencias;
    }),
  };
}
