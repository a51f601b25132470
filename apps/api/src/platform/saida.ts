import {
  type Desligamento,
  OBJETOS_DO_DESLIGAMENTO,
  type ObjetoDoDesligamento,
} from '@dominio/contrato/usuarios-desligamento';
import type { ContextoDeTransacao } from './contexto.ts';
import type { Plataforma } from './plataforma.ts';
import { ORDEM_DAS_TRAVAS } from './travas.ts';

/** Who takes over what; null while nobody is chosen. */
export type Sucessores = Readonly<Record<ObjetoDoDesligamento, number | null>>;

export const SEM_SUCESSORES: Sucessores = { agenda: null, clientes: null, times: null };

interface QuemSai {
  readonly id: number;
  readonly nome: string;
  readonly sucessores: Sucessores;
}

interface MeiosDaSaida extends Pick<Plataforma, 'config'> {
  /** Only told: what is read is not held. */
  readonly simular: boolean;
}

/** What one noun has of somebody who leaves, as it stands, and what becomes of it. */
interface ParteDaSaida {
  /** What of the answer it tells. */
  readonly resposta?: Partial<Desligamento>;
  /** Somebody else must take it over before the person leaves. */
  readonly emAberto?: boolean;
  /** Some of it is about clients whom the caller does not see. */
  readonly foraDoEscopo?: boolean;
  /** What the audit entry of the leaving keeps of it. */
  readonly antes?: Readonly<Record<string, unknown>>;
  readonly depois?: Readonly<Record<string, unknown>>;
  /** Writes down that it was read, where that is due. */
  readonly anotarLeitura?: () => Promise<void>;
  /** Hands it over, or lets go of what nobody takes over. */
  readonly passar?: () => Promise<void>;
}

/** What a module does when somebody leaves the staff, declared in its manifest. */
export interface AoDesligar {
  /** As what it is handed over; absent where nobody takes it over. */
  readonly objeto?: ObjetoDoDesligamento;
  /** Holds what it will change, before the person; in the order of `ORDEM_DAS_TRAVAS`. */
  readonly segurar?: {
    readonly trava: (typeof ORDEM_DAS_TRAVAS)[number];
    readonly fazer: (tx: ContextoDeTransacao, id: number) => Promise<void>;
  };
  /** @throws Recusa 422 naming why somebody cannot take it over. */
  readonly exigirQueAssuma?: (tx: ContextoDeTransacao, quem: number) => Promise<void>;
  readonly ler: (
    tx: ContextoDeTransacao,
    quem: QuemSai,
    meios: MeiosDaSaida,
  ) => Promise<ParteDaSaida>;
}

export type ParteLida = ParteDaSaida & Pick<AoDesligar, 'objeto'>;

/** What every module declared. */
export const saidasDe = (modulos: readonly { aoDesligar?: AoDesligar }[]): readonly AoDesligar[] =>
  modulos.flatMap(({ aoDesligar }) => aoDesligar ?? []);

/** Holds what somebody of the staff may have, in the one order of the product. */
export async function segurarTudo(
  saidas: readonly AoDesligar[],
  tx: ContextoDeTransacao,
  id: number,
): Promise<void> {
  for (const trava of ORDEM_DAS_TRAVAS) {
    for (const { segurar } of saidas) if (segurar?.trava === trava) await segurar.fazer(tx, id);
  }
}

/** What there is of somebody who leaves, noun by noun. */
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

/** Whose parts say it, once each. */
export const objetosOnde = (
  partes: readonly ParteLida[],
  diz: (parte: ParteLida) => boolean | undefined,
): ObjetoDoDesligamento[] =>
  OBJETOS_DO_DESLIGAMENTO.filter((um) => partes.some((parte) => parte.objeto === um && diz(parte)));
