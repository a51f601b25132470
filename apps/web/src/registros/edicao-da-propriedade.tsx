import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormularioNoLugar } from '../components/formulario/formulario-no-lugar.tsx';
import { ValorAtual } from '../components/formulario/propriedades.tsx';
import { type Formulario, useFormulario } from '../components/formulario/use-formulario.ts';
import { avisar } from '../lib/avisar.ts';
import { avisarComDesfazer } from '../lib/desfazer.ts';
import { ErroDaApi } from '../lib/erro-da-api.ts';
import { recarregarConsulta } from '../lib/use-recarga.ts';
import { useSalvar } from './gravacoes.ts';
import {
  type CorpoDaEdicao,
  caminhoDoRegistro,
  type EndpointsDoRecurso,
  type Recurso,
  type RegistroDe,
  umOptions,
} from './recurso.ts';

/** How a record is taken into the form of one of its properties. */
export interface RegistroEditavel<E extends EndpointsDoRecurso, V extends object> {
  recurso: Recurso<E>;
  registro: RegistroDe<E> & { readonly versao: number };
  valoresDe: (registro: RegistroDe<E>) => V;
  /** Field of the contract → field of the form, for those that differ. */
  nomes?: Readonly<Record<string, keyof V & string>>;
}

/** How one property, or a few that are changed together, is written. */
export interface Edicao<E extends EndpointsDoRecurso, V extends object> {
  /** The fields that are changed. */
  campos: readonly (keyof V & string)[];
  /** Those that go along, such as what an amendment says. */
  acompanham?: readonly (keyof V & string)[];
  /** Of the fields of this property alone: what is absent stays as it is. */
  corpoDe: (valores: V) => Omit<CorpoDaEdicao<E>, 'versao'>;
  validar: (valores: V) => Partial<Record<keyof V & string, string>>;
  /** Draws its fields. */
  entrada: (form: Formulario<V>['form']) => ReactNode;
  /**
   * What is said of a change that nothing takes back: it is saved only when asked for. Any other is
   * saved by leaving it, too, and can be undone for 8 s.
   */
  definitiva?: string | undefined;
}

interface Props<E extends EndpointsDoRecurso, V extends object>
  extends RegistroEditavel<E, V>,
    Edicao<E, V> {
  /** What it is called: 'Valor mensal'. */
  nome: string;
  /** What it is now, in words, as the record was read last. */
  valor: ReactNode;
  /** The names of the properties in which two versions of the record differ. */
  mudadas: (uma: RegistroDe<E>, outra: RegistroDe<E>) => readonly string[];
  aoFechar: (comFoco: boolean) => void;
}

/**
 * Changes one property of a record and saves it alone, under the version that was shown when it was
 * opened. Where somebody else saved meanwhile, the record is read again and what was typed stays.
 */
export function EdicaoDaPropriedade<E extends EndpointsDoRecurso, V extends object>(
  props: Props<E, V>,
) {
  const { recurso, nome, nomes, campos, acompanham = [], valoresDe, corpoDe, definitiva } = props;
  const cliente = useQueryClient();
  // What another property has just saved may be known and not drawn yet.
  const [base, setBase] = useState(
    () =>
      (cliente.getQueryData(umOptions(recurso, props.registro.id).queryKey) as
        | typeof props.registro
        | undefined) ?? props.registro,
  );
  /** Somebody else changed this very property while it was open. */
  const [doOutro, setDoOutro] = useState(false);
  const { refetch } = useQuery({ ...umOptions(recurso, base.id), enabled: false });
  const salvar = useSalvar(recurso);
  const formulario = useFormulario<V>({
    iniciais: valoresDe(base),
    ordem: [...campos, ...acompanham],
    ...(nomes && { nomes }),
    validar: props.validar,
  });
  /** Of a version that somebody else wrote meanwhile it is told, too, what of it is another. */
  const comOQueMudou = (erro: unknown) => {
    if (!(erro instanceof ErroDaApi) || erro.codigo !== 'REGISTRO_ALTERADO') return erro;
    const atual = erro.corpo.atual as RegistroDe<E> | undefined;
    const nomes = atual ? props.mudadas(base, atual) : [];
    return nomes.length === 0
      ? erro
      : erro.comDetalhe(`${erro.detail} Mudou: ${nomes.join(', ')}.`);
  };
  const gravar = async (valores: V, versao: number) => {
    const body = { ...corpoDe(valores), versao } as unknown as CorpoDaEdicao<E>;
    try {
      return await salvar.mutateAsync({ id: base.id, body });
    } catch (erro) {
      throw comOQueMudou(erro);
    }
  };

  /** Only what this change wrote is taken back: not over what somebody wrote there since. */
  const desfazer = async (gravado: RegistroDe<E> & { readonly versao: number }) => {
    const atual = (await cliente.fetchQuery(umOptions(recurso, base.id))) as typeof gravado;
    const escrito = (registro: RegistroDe<E>) => JSON.stringify(corpoDe(valoresDe(registro)));
    const { versao } = escrito(atual) === escrito(gravado) ? atual : gravado;
    await gravar(valoresDe(base), versao);
  };

  /** A text that is no number is a change too, though JSON has no NaN: it is refused, and stays typed. */
  const escrito = (valores: V) =>
    JSON.stringify(corpoDe(valores), (_, valor) => (Number.isNaN(valor) ? 'NaN' : valor));
  return (
    <FormularioNoLugar
      formulario={formulario}
      // What goes along may be all that was typed, and is no less to be kept.
      campos={[...campos, ...acompanham]}
      mudou={(valores) => escrito(valores) !== escrito(valoresDe(base))}
      soAPedido={definitiva !== undefined}
      tituloDoErro={recurso.palavras.erroAoSalvar}
      enviando={salvar.isPending}
      gravar={(valores) => gravar(valores, base.versao)}
      avisar={(gravado) => {
        // What is typed meanwhile is saved next, under its version.
        setBase(gravado as unknown as typeof base);
        setDoOutro(false);
        if (definitiva) return avisar.sucesso({ titulo: definitiva, mensagem: nome });
        return avisarComDesfazer({
          titulo: recurso.palavras.salvo,
          mensagem: nome,
          registros: [caminhoDoRegistro(recurso, base.id)],
          campos: Object.keys(corpoDe(valoresDe(base))),
          desfazer: () => desfazer(gravado as RegistroDe<E> & { versao: number }),
          falha: 'Erro ao desfazer',
        });
      }}
      aoFechar={props.aoFechar}
      aoRecarregar={() =>
        recarregarConsulta(refetch, (lido) => {
          const atual = lido as typeof base;
          if (escrito(valoresDe(atual)) !== escrito(valoresDe(base))) setDoOutro(true);
          setBase(atual);
        })
      }
    >
      {doOutro && <ValorAtual>{props.valor}</ValorAtual>}
      {props.entrada(formulario.form)}
    </FormularioNoLugar>
  );
}
