import {
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
