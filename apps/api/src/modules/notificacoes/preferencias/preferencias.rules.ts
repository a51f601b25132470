import type { ConfiguracaoDeEvento, Regra } from '@dominio/contrato/notificacoes-configuracao';
import { CANAIS, type Canal } from '@dominio/contrato/notificacoes-entregas';
import type { Canais, TipoDeAviso } from '../../../platform/aviso.ts';
import { type Escolha, escolhaDe } from '../entregas/decisao.rules.ts';
import type { LinhaDeConfiguracao, LinhaDeRegra } from './preferencias.repository.ts';

/** A type of event as preferences and rules know it: of a manifest, or of a rule alone. */
export type Evento = Pick<
  TipoDeAviso,
  'tipo' | 'titulo' | 'descricao' | 'categoria' | 'padrao' | 'critico'
>;

/** Told by the bell, where nothing else was said. */
const SO_SINO: Canais = { sistema: true, email: false, push: false };

/** Every type: those of the manifests under the names that rules give them, then those of rules alone. */
export function juntarEventos(
  tipos: readonly TipoDeAviso[],
  regras: readonly LinhaDeRegra[],
): Evento[] {
  const porTipo = new Map(regras.map((regra) => [regra.event_type, regra]));
  const dosManifestos = tipos.map((tipo) => {
    const regra = porTipo.get(tipo.tipo);
    return {
      ...tipo,
      titulo: regra?.nome ?? tipo.titulo,
      descricao: regra?.descricao ?? tipo.descricao,
      categoria: regra?.categoria ?? tipo.categoria,
    };
  });
  const conhecidos = new Set(tipos.map(({ tipo }) => tipo));
  const soDeRegras = regras
    .filter(({ event_type }) => !conhecidos.has(event_type))
    .map(({ event_type, nome, descricao, categoria }) => ({
      tipo: event_type,
      titulo: nome ?? event_type,
      descricao: descricao ?? '',
      categoria: categoria ?? ('administracao' as const),
      padrao: SO_SINO,
    }));
  return [...dosManifestos, ...soDeRegras];
}

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
    notify_entire_group: configuracao?.grupo_inteiro ?? false,
    bloqueado: Boolean(evento.critico || regra?.bloqueado),
    padrao: porCanal((canal) => escolhaDe(canal, { ...decisores, configuracao: undefined }).ligado),
  };
}

/** The rule of a type as administrators read it; of one without a row, what its file says. */
export function regraDe(evento: Evento, regra: LinhaDeRegra | undefined): Regra {
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
    bloqueado: Boolean(evento.critico || regra?.bloqueado),
    critico: Boolean(evento.critico),
    versao: regra?.versao ?? 0,
  };
}
