import type { Preferencias } from '@dominio/contrato/notificacoes-configuracao';
import type {
  Canal,
  EstadoDaEntrega,
  MotivoDaEntrega,
} from '@dominio/contrato/notificacoes-entregas';
import { CANAIS } from '@dominio/contrato/notificacoes-entregas';
import type { Canais, TipoDeAviso } from '../../../platform/aviso.ts';
import { proximoEnvio } from './ritmo.rules.ts';
import { type Afastamento, proximaJanela } from './silencio.rules.ts';

/** What somebody decided of a type by each way; null where they did not. */
export type Escolha = { readonly [C in keyof Canais]: boolean | null };

/** What counts for one person and one type of event. */
export interface Decisores {
  readonly tipo: Pick<TipoDeAviso, 'padrao' | 'critico' | 'mencao' | 'jaReunido' | 'categoria'>;
  /** The ways that whoever sent it by hand chose: by no other, and by these unless switched off. */
  readonly canais?: Canais | undefined;
  /** The administrators' rule. */
  readonly regra: (Escolha & { readonly bloqueado: boolean }) | undefined;
  /** The person's own configuration. */
  readonly configuracao: Escolha | undefined;
  /** Whether the person muted what it is about: the most specific that they can say. */
  readonly silenciado: boolean;
  readonly preferencias: Preferencias;
  /** When the person is away, from now on. */
  readonly afastamentos: readonly Afastamento[];
  /** Whether the person signs in here: nobody else is written to. */
  readonly temConta: boolean;
  /** Whether the person is a client's, who gets one e-mail a day at most (paginas.md §5). */
  readonly deCliente: boolean;
  /** Whether what is told is due within a day: it waits for no other. */
  readonly urgente: boolean;
  /** When it is no news any more; null for never. */
  readonly valeAte: Date | null;
  readonly agora: Date;
}

/** What is to become of a notification by one way. */
export interface Decisao {
  readonly estado: EstadoDaEntrega;
  readonly motivo: MotivoDaEntrega | null;
  /** When it is due, where it waits. */
  readonly quando: Date | null;
}

const suprimido = (motivo: MotivoDaEntrega): Decisao => ({
  estado: 'suprimido',
  motivo,
  quando: null,
});

/**
 * Whether a person is told by one way: the type's file, over it the rule, over it the person's own
 * configuration unless the rule is locked. What is critical is told as its file says.
 */
export function escolhaDe(
  canal: Canal,
  {
    tipo,
    canais,
    regra,
    configuracao,
  }: Pick<Decisores, 'tipo' | 'canais' | 'regra' | 'configuracao'>,
): { readonly ligado: boolean; readonly por: 'regra' | 'preferencia' } {
  if (canais) {
    const desligou = !regra?.bloqueado && configuracao?.[canal] === false;
    return { ligado: canais[canal] && !desligou, por: desligou ? 'preferencia' : 'regra' };
  }
  if (tipo.critico) return { ligado: tipo.padrao[canal], por: 'regra' };
  const daFirma = regra?.[canal] ?? tipo.padrao[canal];
  const daPessoa = regra?.bloqueado ? null : (configuracao?.[canal] ?? null);
  return daPessoa === null
    ? { ligado: daFirma, por: 'regra' }
    : { ligado: daPessoa, por: 'preferencia' };
}

/**
 * When a client's person gets the day's one e-mail: at 8 h on their clock, or as soon after it as they
 * may be told. Everything until then waits for the same instant.
 */
function umaVezAoDia({ preferencias, afastamentos, agora }: Decisores): Decisao {
  const as8 = proximoEnvio('diario', preferencias.silencio.fuso, agora);
  const espera = proximaJanela(preferencias.silencio, afastamentos, as8);
  return { estado: 'adiado', motivo: 'resumo', quando: espera?.quando ?? as8 };
}

/**
 * What becomes of a notification by each way (dominios.md §5c): a muted item by none, over rules and
 * the person's configuration, the more specific over the less; then quiet hours, which hold no bell
 * back. Nothing critical is muted or held back, and no mention is muted.
 */
export function decidir(decisores: Decisores): Readonly<Record<Canal, Decisao>> {
  const { tipo, preferencias, afastamentos, temConta, deCliente, urgente, valeAte, agora } =
    decisores;
  const mudo = decisores.silenciado && !tipo.critico && !tipo.mencao;
  const decidirPor = (canal: Canal): Decisao => {
    if (mudo) return suprimido('item_silenciado');
    const { ligado, por } = escolhaDe(canal, decisores);
    if (!ligado) return suprimido(por);
    if (canal === 'sistema') return { estado: 'enviado', motivo: null, quando: null };
    if (!temConta) return suprimido('sem_conta');
    const ja: Decisao = { estado: 'pendente', motivo: null, quando: null };
    if (tipo.critico) return ja;
    if (canal === 'email' && deCliente && !urgente) return umaVezAoDia(decisores);
    const espera = proximaJanela(preferencias.silencio, afastamentos, agora);
    if (espera) return { estado: 'adiado', ...espera };
    const ritmo = tipo.jaReunido ? 'imediato' : (preferencias.emails[tipo.categoria] ?? 'imediato');
    if (canal === 'push' || deCliente || ritmo === 'imediato') return ja;
    const em = proximoEnvio(ritmo, preferencias.silencio.fuso, agora);
    // Gathered e-mails leave at an hour at which the person may be told.
    const entao = proximaJanela(preferencias.silencio, afastamentos, em);
    return { estado: 'adiado', ...(entao ?? { motivo: 'resumo', quando: em }) };
  };
  const aTempo = (decisao: Decisao): Decisao =>
    decisao.quando && valeAte && decisao.quando >= valeAte ? suprimido('vencido') : decisao;
  return Object.fromEntries(CANAIS.map((canal) => [canal, aTempo(decidirPor(canal))])) as Record<
    Canal,
    Decisao
  >;
}
