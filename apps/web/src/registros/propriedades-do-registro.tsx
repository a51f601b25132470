import type { ReactNode } from 'react';
import { useCampoChamado } from '../components/endereco/campo-chamado.ts';
import {
  Propriedade,
  Propriedades,
  type PropsDaPropriedade,
} from '../components/formulario/propriedades.tsx';
import {
  type Edicao,
  EdicaoDaPropriedade,
  type RegistroEditavel,
} from './edicao-da-propriedade.tsx';
import type { EndpointsDoRecurso, RegistroDe } from './recurso.ts';

/** A property of a record: what it is, and how it is changed. */
export interface PropriedadeDoRegistro<E extends EndpointsDoRecurso, V extends object>
  extends Pick<PropsDaPropriedade, 'nome' | 'larga' | 'inteira' | 'aoLado'> {
  /** What it is now, in words; blank where there is nothing yet. */
  valor: ReactNode;
  /** The fields by which a link leads to it, where it may be only read; else those of `edicao`. */
  campos?: readonly string[] | undefined;
  /** Left out where it can only be read. */
  edicao?: Edicao<E, V> | false | undefined;
}

interface Props<E extends EndpointsDoRecurso, V extends object> extends RegistroEditavel<E, V> {
  propriedades: readonly PropriedadeDoRegistro<E, V>[];
  /**
   * The names of what two versions of the record do not have in common, where these are only some of its
   * properties; of these properties alone, if absent.
   */
  mudadas?: (uma: RegistroDe<E>, outra: RegistroDe<E>) => readonly string[];
}

/** The names of those of these properties that two versions of a record do not have in common. */
export const mudadasEntre =
  <E extends EndpointsDoRecurso, V extends object>(
    propriedades: readonly PropriedadeDoRegistro<E, V>[],
    valoresDe: (registro: RegistroDe<E>) => V,
  ) =>
  (uma: RegistroDe<E>, outra: RegistroDe<E>): string[] =>
    propriedades.flatMap(({ nome, edicao }) => {
      if (!edicao) return [];
      const escrito = (registro: RegistroDe<E>) =>
        JSON.stringify(edicao.corpoDe(valoresDe(registro)));
      return escrito(uma) === escrito(outra) ? [] : [nome];
    });

/**
 * The properties of a record, on its page or in its panel, each changed where it stands: all that a new
 * register says is the list of them.
 */
export function PropriedadesDoRegistro<E extends EndpointsDoRecurso, V extends object>({
  propriedades,
  valoresDe,
  mudadas = mudadasEntre(propriedades, valoresDe),
  ...resto
}: Props<E, V>) {
  const aoChegarA = useCampoChamado();
  return (
    <Propriedades>
      {propriedades.map(({ valor, edicao, campos, ...desenho }) => (
        <Propriedade
          key={desenho.nome}
          {...desenho}
          aoChegar={aoChegarA(campos ?? (edicao ? edicao.campos : []))}
          editar={
            edicao &&
            ((aoFechar) => (
              <EdicaoDaPropriedade
                {...resto}
                {...edicao}
                valoresDe={valoresDe}
                nome={desenho.nome}
                valor={valor}
                mudadas={mudadas}
                aoFechar={aoFechar}
              />
            ))
          }
        >
          {valor}
        </Propriedade>
      ))}
    </Propriedades>
  );
}
