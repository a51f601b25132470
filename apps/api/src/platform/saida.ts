import {
  type Desligamento,
  OBJETOS_DO_DESLIGAMENTO,
  type ObjetoDoDesligamento,
} from '@dominio/contrato/usuarios-desligamento';
import type { ContextoDeTransacao } from './contexto.ts';
import type { Plataforma } from './plataforma.ts';
import { ORDEM_DAS_TRAVAS } from './travas.ts';

/** The successor for each kind of thing handed over; null while none is chosen. */
export type Sucessores = Readonly<Record<ObjetoDoDesligamento, number | null>>;

export const SEM_SUCESSORES: Sucessores = { agenda: null, clientes: null, times: null };

interface QuemSai {
  readonly id: number;
  readonly nome: string;
  readonly sucessores: Sucessores;
}

interface MeiosDaSaida extends Pick<Plataforma, 'config'> {
  /** Whether it is only a simulation: nothing that is read needs to be locked. */
  readonly simular: boolean;
}

/** What one noun has of a person who leaves, and what happens to it. */
interface ParteDaSaida {
  /** Its fields of the answer. */
  readonly resposta?: Partial<Desligamento>;
  /** Whether somebody must take it over before the person can leave. */
  readonly emAberto?: boolean;
  /** Whether some of it is about clients that the caller does not see. */
  readonly foraDoEscopo?: boolean;
  /** Its fields of the audit entry about the departure. */
  readonly antes?: Readonly<Record<string, unknown>>;
  readonly depois?: Readonly<Record<string, unknown>>;
  /** Audits that it was read, where that is required. */
  readonly anotarLeitura?: () => Promise<void>;
  /** Hands it over, or removes the person where nobody takes over. */
  readonly passar?: () => Promise<void>;
}

/** What a module does when somebody leaves the staff, declared in its manifest. */
export interface AoDesligar {
  /** The kind under which a successor is chosen; absent where nobody takes over. */
  readonly objeto?: ObjetoDoDesligamento;
  /** Locks what it will change, before the person is locked; in the order of `ORDEM_DAS_TRAVAS`. */
  readonly segurar?: {
    readonly trava: (typeof ORDEM_DAS_TRAVAS)[number];
    readonly fazer: (tx: ContextoDeTransacao, id: number) => Promise<void>;
  };
  /** @throws Recusa 422 with the reason why a person cannot take over. */
  readonly exigirQueAssuma?: (tx: ContextoDeTransacao, quem: number) => Promise<void>;
  readonly ler: (
    tx: ContextoDeTransacao,
    quem: QuemSai,
    meios: MeiosDaSaida,
  ) => Promise<ParteDaSaida>;
}

export type ParteLida = ParteDaSaida & Pick<AoDesligar, 'objeto'>;

/** What all modules declare for departures. */
export const saidasDe = (modulos: readonly { aoDesligar?: AoDesligar }[]): readonly AoDesligar[] =>
  modulos.flatMap(({ aoDesligar }) => aoDesligar ?? []);

/** Locks everything that a person of the staff may have, in the one order of the product. */
export async function segurarTudo(
  saidas: readonly AoDesligar[],
  tx: ContextoDeTransacao,
  id: number,
): Promise<void> {
  for (const trava of ORDEM_DAS_TRAVAS) {
    for (const { segurar } of saidas) if (segurar?.trava === trava) await segurar.fazer(tx, id);
  }
}

/** What a person who leaves has, noun by noun. */
export async function lerPartes(
  saidas: readonly AoDesligar[],
  tx: ContextoDeTransacao,
  quem: QuemSai,
  meios: MeiosDaSaida,
): Promise<ParteLida[]> {
  const partes: ParteLida[] = [];
  for (const { objeto, ler } of saidas) {
    partes.push({ ...(objeto && { objeto }), ...(await ler(tx, quem, meios)) });
  }
  return partes;
}

/** The kinds of the parts for which a condition holds, each once. */
export const objetosOnde = (
  partes: readonly ParteLida[],
  diz: (parte: ParteLida) => boolean | undefined,
): ObjetoDoDesligamento[] =>
  OBJETOS_DO_DESLIGAMENTO.filter((um) => partes.some((parte) => parte.objeto === um && diz(parte)));
