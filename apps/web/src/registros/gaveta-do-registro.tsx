import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Gaveta } from '../components/ui/gaveta.tsx';
import { Lido } from '../components/ui/lido.tsx';
import { useUltimoAberto } from '../components/ui/use-ultimo-aberto.ts';
import { useCelular } from '../lib/use-celular.ts';
import { useLeitura } from '../lib/use-recarga.ts';
import { type EnderecoDoRegistro, type EstadoDoRegistro, useEndereco } from './endereco.ts';
import { type EndpointsDoRecurso, type Recurso, type RegistroDe, umOptions } from './recurso.ts';

/** A record that is open, as its drawer draws it. */
export interface RegistroAberto<R, S extends object> {
  /** As it is now. */
  readonly registro: R;
  /** As it was first read, which is what is edited (`useLeitura`). */
  readonly lido: R;
  /** Readings asked for so far: a form with this as its key begins anew with each. */
  readonly leituras: number;
  recarregar: () => void;
  readonly estado: S;
}

interface PropsDoLido<E extends EndpointsDoRecurso, S extends object> {
  recurso: Recurso<E>;
  id: number;
  estado: S;
  oQue: string;
  children: (aberto: RegistroAberto<RegistroDe<E>, S>) => ReactNode;
}

function RegistroLido<E extends EndpointsDoRecurso, S extends object>(props: PropsDoLido<E, S>) {
  const { recurso, id, estado, oQue, children } = props;
  const consulta = useQuery(umOptions(recurso, id));
  const { lido, leituras, recarregar } = useLeitura(consulta);
  return (
    <Lido consulta={consulta} oQue={oQue}>
      {(registro) =>
        lido !== undefined && children({ registro, lido, leituras, recarregar, estado })
      }
    </Lido>
  );
}

interface Props<E extends EndpointsDoRecurso, S extends EstadoDoRegistro> {
  recurso: Recurso<E>;
  endereco: Pick<EnderecoDoRegistro<S>, 'parametros' | 'fechado'>;
  /** Of a new record and of one whose name is not read yet: 'Novo time', 'Time'. */
  titulos: { novo: string; registro: string };
  /** What the record is called, when its drawer is. */
  nome?: (registro: RegistroDe<E>) => string;
  /** What is read, with its article: 'o time'. */
  oQue: string;
  /** The form of a new record; without it, or for who may not, none can be entered. */
  novo?: ReactNode;
  children: PropsDoLido<E, S>['children'];
}

/** The drawer of a registry, opened by its address: `?time=3`, or `?novo=1`. */
export function GavetaDoRegistro<E extends EndpointsDoRecurso, S extends EstadoDoRegistro>(
  props: Props<E, S>,
) {
  const { recurso, endereco, titulos, nome, oQue, novo, children } = props;
  const { estado, fechar } = useEndereco(endereco);
  const compacto = useCelular();
  const aberta = estado.aberto !== null || (estado.novo && Boolean(novo));
  const mostrado = useUltimoAberto(estado, aberta);
  const { aberto: id } = mostrado;
  const { data } = useQuery({ ...umOptions(recurso, id ?? 0), enabled: false });
  const titulo = id === null ? titulos.novo : data && nome ? nome(data) : titulos.registro;
  return (
    <Gaveta aberta={aberta} titulo={titulo} inteira={compacto} aoFechar={fechar}>
      {id === null ? (
        mostrado.novo && novo
      ) : (
        <RegistroLido key={id} recurso={recurso} id={id} estado={mostrado} oQue={oQue}>
          {children}
        </RegistroLido>
      )}
    </Gaveta>
  );
}
