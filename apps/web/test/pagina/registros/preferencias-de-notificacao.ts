import {
  CAMPOS_DA_REGRA,
  CAMPOS_DE_CANAL,
  ConfiguracaoDeEvento,
  notificacoesConfiguracaoEndpoints as endpoints,
  PREFERENCIAS_PADRAO,
  type Preferencias,
  Regra,
} from '@dominio/contrato/notificacoes-configuracao';
import { responder } from '../rede.ts';

const GRUPOS = [
  { id: 3, nome: 'Fiscal' },
  { id: 4, nome: 'Folha' },
];
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
    aceita_grupos: false,
    bloqueado: false,
    padrao: SO_SINO,
    decididos: [],
    ...mudancas,
  } satisfies ConfiguracaoDeEvento);

type Dito = Readonly<Record<string, unknown>>;

/** An event after what was sent of it: null follows the default again. */
function aposMudanca(um: ConfiguracaoDeEvento, mudanca: Dito): ConfiguracaoDeEvento {
  const valores = CAMPOS_DE_CANAL.map((campo) => [
    campo,
    campo in mudanca ? (mudanca[campo] ?? um.padrao[campo]) : um[campo],
  ]);
  return {
    ...um,
    ...mudanca,
    ...Object.fromEntries(valores),
    decididos: CAMPOS_DE_CANAL.filter((campo) =>
      campo in mudanca ? mudanca[campo] !== null : um.decididos.includes(campo),
    ),
  };
}

/** Answers the calls by which the person reads and changes the matrix, which keeps what is sent. */
export function responderMatriz(iniciais: readonly ConfiguracaoDeEvento[] = [umEvento()]) {
  let eventos = [...iniciais];
  const mudar = (tipo: string, mudanca: object): ConfiguracaoDeEvento => {
    eventos = eventos.map((um) => (um.event_type === tipo ? aposMudanca(um, mudanca as Dito) : um));
    return eventos.find(({ event_type }) => event_type === tipo) ?? umEvento();
  };
  return {
    ler: responder(endpoints.configuracoes, () => ({ configurations: eventos, grupos: GRUPOS })),
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

/** The product's rule of a type of event of the agenda, of which the firm decided nothing. */
export const umaRegra = (mudancas: Partial<Regra> = {}): Regra =>
  Regra.parse({
    event_type: 'agendamento_criado',
    name: 'Novo agendamento criado',
    description: 'Alguém marcou um agendamento com você.',
    category: 'agenda',
    system_default: true,
    email_default: false,
    push_default: false,
    default_groups: [],
    bloqueado: false,
    critico: false,
    aceita_grupos: true,
    decididos: [],
    do_produto: true,
    versao: 0,
    ...mudancas,
  } satisfies Regra);

/** Answers the calls of the rules, which keep what is sent; what is null is the first's again. */
export function responderRegras(iniciais: readonly Regra[] = [umaRegra()]) {
  const doProduto = new Map(iniciais.map((uma) => [uma.event_type, uma]));
  const regras = new Map(doProduto);
  return {
    ler: responder(endpoints.regras, () => ({
      rules: [...regras.values()],
      total: regras.size,
      grupos: GRUPOS,
    })),
    gravar: responder(endpoints.gravarRegra, ({ body }) => {
      const { event_type, versao: _versao, ...campos } = body;
      const padrao = doProduto.get(event_type);
      const antes = regras.get(event_type) ?? padrao ?? umaRegra({ event_type, do_produto: false });
      const ditos = CAMPOS_DA_REGRA.filter((campo) => campos[campo] !== undefined);
      const valores = ditos.map((campo) => [campo, campos[campo] ?? (padrao ?? antes)[campo]]);
      const decididos = CAMPOS_DA_REGRA.filter((campo) =>
        ditos.includes(campo) ? campos[campo] !== null : antes.decididos.includes(campo),
      );
      const versao = antes.versao + 1;
      const nova = Regra.parse({ ...antes, ...Object.fromEntries(valores), decididos, versao });
      regras.set(event_type, nova);
      return nova;
    }),
    excluir: responder(endpoints.excluirRegra, ({ params }) => {
      const antes = regras.get(params.eventType) ?? umaRegra();
      const versao = antes.versao + 1;
      if (antes.do_produto) {
        regras.set(params.eventType, {
          ...antes,
          email_default: false,
          decididos: [],
          bloqueado: false,
          default_groups: [],
          versao,
        });
      } else regras.delete(params.eventType);
      return { success: true, message: 'O evento voltou ao padrão do produto.', versao };
    }),
    /** Writes one as somebody else would. */
    escrever: (regra: Regra) => regras.set(regra.event_type, regra),
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
