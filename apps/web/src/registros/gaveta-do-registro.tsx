import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { nomesNoEndereco } from '../components/endereco/codec.ts';
import { outroAberto } from '../components/formulario/saida.ts';
import { Gaveta } from '../components/ui/gaveta.tsx';
import { Lido } from '../components/ui/lido.tsx';
import { useUltimoAberto } from '../components/ui/use-ultimo-aberto.ts';
import { useCelular } from '../lib/use-celular.ts';
import { useLeitura } from '../lib/use-recarga.ts';
import { type EnderecoDoRegistro, type EstadoDoRegistro, useEndereco } from './endereco.ts';
import {
  type EndpointsDoRecurso,
  type Recurso,
  type RecursoQualquer,
  type RegistroDe,
  umOptions,
} from './recurso.ts';
import { useVizinhos } from './use-vizinhos.ts';

/** An open record, as the drawer gives it to its contents. */
export interface RegistroAberto<R, S extends object> {
  /** The record as it was read last. */
  readonly registro: R;
  /** The record as it was first read, which is what a form edits (`useLeitura`). */
  readonly lido: R;
  /**
   * How often the person had the record read again: a form with it as its key begins again then.
   */
  readonly leituras: number;
  recarregar: () => void;
  readonly estado: S;
}

interface PropsDoLido<E extends EndpointsDoRecurso, S extends object> {
  recurso: Recurso<E>;
  id: number;
  estado: S;
  /** False as long as a record that was read is not to be drawn yet. */
  desenhavel: boolean;
  children: (aberto: RegistroAberto<RegistroDe<E>, S>) => ReactNode;
}

function RegistroLido<E extends EndpointsDoRecurso, S extends object>(props: PropsDoLido<E, S>) {
  const { recurso, id, estado, desenhavel, children } = props;
  const consulta = useQuery(umOptions(recurso, id));
  const { lido, leituras, recarregar } = useLeitura(consulta);
  return (
    <Lido
      consulta={{ ...consulta, data: desenhavel && lido ? consulta.data : undefined }}
      oQue={recurso.palavras.oRegistro}
    >
      {(registro) => children({ registro, lido: lido ?? registro, leituras, recarregar, estado })}
    </Lido>
  );
}

interface Props<E extends EndpointsDoRecurso, S extends EstadoDoRegistro> {
  recurso: Recurso<E>;
  endereco: Pick<EnderecoDoRegistro<S>, 'parametros' | 'fechado'>;
  /** The noun whose list stands behind, where it is another: that of invitations, of a person. */
  lista?: RecursoQualquer | undefined;
  /** The record's name. */
  nome: (registro: RegistroDe<E>) => string;
  /** The record's state, where it has one. */
  situacao?: (registro: RegistroDe<E>) => ReactNode;
  /** The form of a new record. Left out where none can be created, or not by this person. */
  novo?: ReactNode;
  children: PropsDoLido<E, S>['children'];
}

/**
 * The panel of a registry. The address opens it: `?time=3` with a record, `?novo=1` with a form. The
 * arrows step through the list beside it.
 */
export function GavetaDoRegistro<E extends EndpointsDoRecurso, S extends EstadoDoRegistro>(
  props: Props<E, S>,
) {
  const { recurso, endereco, lista = recurso, nome, situacao, novo, children } = props;
  const { estado, mudar, fechar } = useEndereco(endereco);
  const compacto = useCelular();
  const aberta = estado.aberto !== null || (estado.novo && Boolean(novo));
  const mostrado = useUltimoAberto(estado, aberta);
  const { aberto: id } = mostrado;
  const { data } = useQuery({ ...umOptions(recurso, id ?? 0), enabled: false });
  // Drawn in parts once it has come: the page answers to the person in between.
  const desenhavel = useDeferredValue(data !== undefined, false);
  const { palavras } = recurso;
  const titulo = id === null ? palavras.novo : data ? nome(data) : palavras.registro;
  const vizinhos = useVizinhos(lista, id, (outro) => mudar({ aberto: outro } as Partial<S>, true));
  const { parametros, fechado } = endereco;
  const sai = useMemo(
    () => outroAberto(nomesNoEndereco(parametros, Object.keys(fechado) as (keyof S & string)[])),
    [parametros, fechado],
  );
  return (
    <Gaveta
      aberta={aberta}
      titulo={titulo}
      tipo={id !== null && data !== undefined && palavras.registro}
      situacao={id !== null && data && situacao?.(data)}
      chave={id}
      vizinhos={vizinhos}
      sai={sai}
      inteira={compacto}
      aoFechar={fechar}
    >
      {id === null ? (
        mostrado.novo && novo
      ) : (
        <RegistroLido key={id} recurso={recurso} id={id} estado={mostrado} desenhavel={desenhavel}>
          {children}
        </RegistroLido>
      )}
    </Gaveta>
  );
}
