import {
  CAMPOS_DA_REGRA,
  type CampoDaRegra,
  type ConfiguracaoDeEvento,
  type Regra,
} from '@dominio/contrato/notificacoes-configuracao';
import { CANAIS, type Canal } from '@dominio/contrato/notificacoes-entregas';
import type { Canais, TipoDeAviso } from '../../../platform/aviso.ts';
import { type Escolha, escolhaDe } from '../entregas/decisao.rules.ts';
import type { LinhaDeConfiguracao, LinhaDeRegra } from './preferencias.repository.ts';

/** A type of event as preferences and rules know it: of a manifest, or of a rule alone. */
export type Evento = Pick<
  TipoDeAviso,
  'tipo' | 'titulo' | 'descricao' | 'categoria' | 'padrao' | 'critico' | 'grupos'
>;

/** Told by the bell, where nothing else was said. */
const SO_SINO: Canais = { sistema: true, email: false, push: false };

/**
 * The types of the manifests, under the names that rules give them. Their category is the product's:
 * the rhythm of e-mails and the lists go by it.
 */
export function juntarEventos(
  tipos: readonly TipoDeAviso[],
  regras: readonly LinhaDeRegra[],
): Evento[] {
  const porTipo = new Map(regras.map((regra) => [regra.event_type, regra]));
  return tipos.map((tipo) => {
    const regra = porTipo.get(tipo.tipo);
    return {
      ...tipo,
      titulo: regra?.nome ?? tipo.titulo,
      descricao: regra?.descricao ?? tipo.descricao,
    };
  });
}

/** The types that a rule alone made: nothing raises them, so they are nobody's to choose. */
export function eventosSoDeRegras(
  tipos: readonly TipoDeAviso[],
  regras: readonly LinhaDeRegra[],
): Evento[] {
  const conhecidos = new Set(tipos.map(({ tipo }) => tipo));
  return regras.flatMap(({ event_type, nome, descricao, categoria }) =>
    nome === null || categoria === null || conhecidos.has(event_type)
      ? []
      : [
          {
            tipo: event_type,
            titulo: nome,
            descricao: descricao ?? '',
            categoria,
            padrao: SO_SINO,
          },
        ],
  );
}

const CAMPO_DO_CANAL = {
  sistema: 'system_notification',
  email: 'email_notification',
  push: 'push_notification',
} as const satisfies Readonly<Record<Canal, keyof ConfiguracaoDeEvento>>;

const porCanal = (de: (canal: Canal) => boolean) => {
  const { sistema, email, push } = Object.fromEntries(
    CANAIS.map((canal) => [canal, de(canal)]),
  ) as Record<Canal, boolean>;
  return { system_notification: sistema, email_notification: email, push_notification: push };
};

/** By which ways a person is told of a type, and what holds if they decide nothing. */
export function configuracaoDe(
  evento: Evento,
  regra: LinhaDeRegra | undefined,
  configuracao: LinhaDeConfiguracao | undefined,
): ConfiguracaoDeEvento {
  const decisores = { tipo: evento, regra, configuracao: configuracao as Escolha | undefined };
  return {
    event_type: evento.tipo,
    name: evento.titulo,
    description: evento.descricao,
    category: evento.categoria,
    ...porCanal((canal) => escolhaDe(canal, decisores).ligado),
    groups: configuracao?.grupos ?? regra?.grupos ?? [],
    aceita_grupos: evento.grupos === 'da_pessoa',
    notify_entire_group: configuracao?.grupo_inteiro ?? false,
    bloqueado: Boolean(evento.critico || regra?.bloqueado),
    padrao: porCanal((canal) => escolhaDe(canal, { ...decisores, configuracao: undefined }).ligado),
    decididos: CANAIS.filter((canal) => (configuracao?.[canal] ?? null) !== null).map(
      (canal) => CAMPO_DO_CANAL[canal],
    ),
  };
}

/** The fields of a rule that the firm decided. */
function decididosDe(regra: LinhaDeRegra | undefined, doProduto: boolean): CampoDaRegra[] {
  if (!regra) return [];
  const { nome, descricao, categoria, sistema, email, push, grupos, bloqueado } = regra;
  const decidido: Readonly<Record<CampoDaRegra, boolean>> = {
    name: nome !== null,
    description: descricao !== null,
    category: !doProduto && categoria !== null,
    system_default: sistema !== null,
    email_default: email !== null,
    push_default: push !== null,
    default_groups: grupos.length > 0,
    bloqueado,
  };
  return CAMPOS_DA_REGRA.filter((campo) => decidido[campo]);
}

/** The rule of a type as administrators read it; of one without a row, what its file says. */
export function regraDe(
  evento: Evento,
  regra: LinhaDeRegra | undefined,
  doProduto: boolean,
): Regra {
  const { padrao } = configuracaoDe(evento, regra, undefined);
  return {
    event_type: evento.tipo,
    name: evento.titulo,
    description: evento.descricao,
    category: evento.categoria,
    system_default: padrao.system_notification,
    email_default: padrao.email_notification,
    push_default: padrao.push_notification,
    default_groups: regra?.grupos ?? [],
    aceita_grupos: evento.grupos !== undefined,
    bloqueado: Boolean(evento.critico || regra?.bloqueado),
    critico: Boolean(evento.critico),
    decididos: evento.critico ? [] : decididosDe(regra, doProduto),
    do_produto: doProduto,
    versao: regra?.versao ?? 0,
  };
}
