import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import { CAMPOS } from '../empresas.campos.ts';
import type { CamposDaEmpresa } from '../empresas.repository.ts';
import type { Escrita } from './linha.rules.ts';

export interface RegimeEscrito extends InicioDeRegime {
  readonly id: number;
  readonly empresa_id: number;
  readonly versao: number;
}

/** What an import wrote, to be undone: each company under the version that it has since. */
export interface Escritas {
  readonly criadas: readonly { readonly id: number; readonly versao: number }[];
  readonly alteradas: readonly {
    readonly id: number;
    readonly versao: number;
    /** The fields that changed, as they were. */
    readonly antes: Partial<CamposDaEmpresa>;
  }[];
  /** The regimes that began; absent from imports of before they were read. */
  readonly regimes?: readonly RegimeEscrito[];
}

const iguais = (um: unknown, outro: unknown) =>
  JSON.stringify(um ?? null) === JSON.stringify(outro ?? null);

type Mudada = Pick<Extract<Escrita, { tipo: 'altera' }>, 'de' | 'campos'>;

/** The fields of the company itself that a row changes: none where it only begins a regime. */
export const camposMudados = ({ de, campos }: Mudada) =>
  CAMPOS.nomes.filter((nome) => !iguais(de[nome], campos[nome]));

/**
 * @param ids the companies that were created, by CNPJ.
 */
export function escritasDe(
  linhas: readonly Escrita[],
  ids: ReadonlyMap<string, number>,
  regimes: readonly RegimeEscrito[],
): Escritas {
  return {
    criadas: linhas.flatMap((uma) => {
      const id = uma.tipo === 'nova' ? ids.get(uma.campos.cnpj) : undefined;
      return id === undefined ? [] : [{ id, versao: 1 }];
    }),
    alteradas: linhas.flatMap((uma) => {
      if (uma.tipo === 'nova') return [];
      const { de } = uma;
      const mudados = camposMudados(uma);
      const antes = Object.fromEntries(mudados.map((nome) => [nome, de[nome] ?? null]));
      return [{ id: de.id, versao: de.versao + (mudados.length > 0 ? 1 : 0), antes }];
    }),
    regimes,
  };
}
