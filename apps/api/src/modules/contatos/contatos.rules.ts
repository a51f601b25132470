import {
  type DadosDeContato,
  ENVIOS,
  type Envio,
  type FaltaDeContato,
  PAPEIS_DO_CONTATO,
  type PapelDoContato,
} from '@dominio/contrato/contatos';
import { observacoesJuntas } from '@dominio/contrato/contatos-observacoes';

/** What a contact decides, and what they are sent. */
export interface Encargos {
  readonly papeis: readonly PapelDoContato[];
  readonly envios: readonly Envio[];
}

/** The fields of a contact, as they are written. */
type Escritos = Omit<DadosDeContato, 'cliente_id'>;

/** What joining two records changed, for it to be undone exactly. */
export interface Juncao {
  /** The fields of the record that stayed, as they were before. */
  readonly antes: Partial<Escritos>;
  /** Its version since: another one means that somebody has changed it. */
  readonly versao: number;
  /** The account that it got from the other. */
  readonly usuarioId: number | null;
  /** Those whose substitute was the other, and what each would have taken back from it. */
  readonly substituidos: readonly { readonly id: number; readonly encargos: Encargos | null }[];
}

type ComEncargos = { readonly papeis: readonly PapelDoContato[] } & Readonly<
  Record<Envio, boolean>
>;

/** What a contact decides and is sent. */
export const encargosDe = (contato: ComEncargos): Encargos => ({
  papeis: contato.papeis,
  envios: ENVIOS.filter((envio) => contato[envio]),
});

/** Those of these that somebody does not have yet: what passes to a substitute. */
export function encargosNovos(de: Encargos, para: ComEncargos): Encargos {
  const tem = encargosDe(para);
  return {
    papeis: de.papeis.filter((papel) => !tem.papeis.includes(papel)),
    envios: de.envios.filter((envio) => !tem.envios.includes(envio)),
  };
}

const comEnvios = (tem: (envio: Envio) => boolean) =>
  Object.fromEntries(ENVIOS.map((envio) => [envio, tem(envio)])) as Record<Envio, boolean>;

/** Those of the first that none of the others has. */
export const encargosSo = (de: Encargos, outros: readonly Encargos[]): Encargos => ({
  papeis: de.papeis.filter((um) => !outros.some(({ papeis }) => papeis.includes(um))),
  envios: de.envios.filter((um) => !outros.some(({ envios }) => envios.includes(um))),
});

/** The fields of a contact who takes these over, the roles in the order in which they are told. */
export const comEncargos = (contato: ComEncargos, { papeis, envios }: Encargos) => ({
  papeis: PAPEIS_DO_CONTATO.filter((um) => contato.papeis.includes(um) || papeis.includes(um)),
  ...comEnvios((envio) => contato[envio] || envios.includes(envio)),
});

/** The fields of a contact who gives these back. */
export const semEncargos = (contato: ComEncargos, { papeis, envios }: Encargos) => ({
  papeis: contato.papeis.filter((papel) => !papeis.includes(papel)),
  ...comEnvios((envio) => contato[envio] && !envios.includes(envio)),
});

/** By how much taking the last joining back raises the version under which the ones before it stand. */
export const VERSOES_DE_VOLTA = 2;

/**
 * The joining that must be taken back before another one: the last, where nothing but joinings has
 * changed the record that stayed since.
 *
 * @param versao the version of the record that stayed.
 */
export function juncaoPorCima<J extends { readonly juncao: Pick<Juncao, 'versao'> }>(
  outras: readonly J[],
  { versao: desta }: Pick<Juncao, 'versao'>,
  versao: number,
): J | undefined {
  const deVersao = (qual: number) => outras.find(({ juncao }) => juncao.versao === qual);
  for (let qual = versao; qual > desta; qual -= 1) if (!deVersao(qual)) return undefined;
  return deVersao(versao);
}

/** What the contacts who are at a client lack together (page book #21). */
export function faltasDe(contatos: readonly ComEncargos[]): FaltaDeContato[] {
  const faltas: FaltaDeContato[] = [];
  if (!contatos.some(({ papeis }) => papeis.includes('decisor'))) faltas.push('decisor');
  if (!contatos.some(({ recebe_nps }) => recebe_nps)) faltas.push('pesquisas');
  return faltas;
}

/**
 * The fields of the one record that two become: its own, what it lacks from the other, and the roles
 * and deliveries of both; remarks of both, one below the other.
 */
export function juntar(fica: Escritos, sai: Escritos): Escritos {
  const lacunas = Object.fromEntries(
    Object.entries(fica).map(([campo, valor]) => [
      campo,
      valor ?? sai[campo as keyof Escritos] ?? null,
    ]),
  ) as Escritos;
  return {
    ...lacunas,
    ...comEncargos(fica, encargosNovos(encargosDe(sai), fica)),
    observacoes: observacoesJuntas(fica, sai),
  };
}
