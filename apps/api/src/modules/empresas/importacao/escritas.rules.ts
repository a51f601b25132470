import { CAMPOS } from '../empresas.campos.ts';
import type { CamposDaEmpresa } from '../empresas.repository.ts';
import type { Escrita } from './linha.rules.ts';

/** What an import wrote, to be undone: each company under the version that it has since. */
export interface Escritas {
  readonly criadas: readonly { readonly id: number; readonly versao: number }[];
  readonly alteradas: readonly {
    readonly id: number;
    readonly versao: number;
    /** The fields that changed, as they were. */
    readonly antes: Partial<CamposDaEmpresa>;
  }[];
}

const iguais = (um: unknown, outro: unknown) =>
  JSON.stringify(um ?? null) === JSON.stringify(outro ?? null);

/**
 * @param ids the companies that were created, by CNPJ.
 */
export function escritasDe(linhas: readonly Escrita[], ids: ReadonlyMap<string, number>): Escritas {
  return {
    criadas: linhas.flatMap((uma) => {
      const id = uma.tipo === 'nova' ? ids.get(uma.campos.cnpj) : undefined;
      return id === undefined ? [] : [{ id, versao: 1 }];
    }),
    alteradas: linhas.flatMap((uma) => {
      if (uma.tipo === 'nova') return [];
      const { de, campos } = uma;
      const antes = Object.fromEntries(
        CAMPOS.nomes
          .filter((nome) => !iguais(de[nome], campos[nome]))
          .map((nome) => [nome, de[nome] ?? null]),
      );
      return [{ id: de.id, versao: de.versao + 1, antes }];
    }),
  };
}
