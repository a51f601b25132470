import {
  type DadosDeContato,
  ENVIOS,
  type Envio,
  type FaltaDeContato,
  type PapelDoContato,
} from '@dominio/contrato/contatos';

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
  /** Those whose substitute was the other. */
  readonly substituidos: readonly number[];
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

/** The fields of a contact who takes these over. */
export const comEncargos = (contato: ComEncargos, { papeis, envios }: Encargos) => ({
  papeis: [...contato.papeis, ...papeis],
  ...comEnvios((envio) => contato[envio] || envios.includes(envio)),
});

/** The fields of a contact who gives these back. */
export const semEncargos = (contato: ComEncargos, { papeis, envios }: Encargos) => ({
  papeis: contato.papeis.filter((papel) => !papeis.includes(papel)),
  ...comEnvios((envio) => contato[envio] && !envios.includes(envio)),
});

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
  const notas = [fica.observacoes, sai.observacoes].filter((nota) => nota);
  return {
    ...lacunas,
    ...comEncargos(fica, encargosNovos(encargosDe(sai), fica)),
    observacoes: notas.length > 0 ? [...new Set(notas)].join('\n\n') : null,
  };
}
