import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import type { UseFormReturnType } from '@mantine/form';
import { Fragment, type ReactNode, useState } from 'react';
import { FormularioDoRegistro } from '../components/formulario/formulario-do-registro.tsx';
import { OfertaDeRascunho } from '../components/formulario/oferta-de-rascunho.tsx';
import { useFormulario } from '../components/formulario/use-formulario.ts';
import { useRascunho } from '../components/formulario/use-rascunho.ts';
import { avisar } from '../lib/avisar.ts';
import { formatarHora } from '../lib/formato.ts';
import { useSessao } from '../lib/sessao.ts';
import type { ErrosDeCampo } from '../lib/validar.ts';
import type { PropsDoFormulario } from './gaveta-de-formulario.tsx';
import { useSalvar } from './gravacoes.ts';
import { type lugarDosRascunhos, recuperarRascunho } from './rascunho.ts';
import type {
  CorpoDaEdicao,
  CorpoNovo,
  EndpointsDoRecurso,
  Recurso,
  RegistroDe,
} from './recurso.ts';

interface Props<E extends EndpointsDoRecurso, V extends object>
  extends PropsDoFormulario<RegistroDe<E> & { readonly versao: number }> {
  recurso: Recurso<E>;
  rascunhos: ReturnType<typeof lugarDosRascunhos<V>>;
  /** The fields, in the order they are read. */
  rotulos: Readonly<Record<keyof V & string, string>>;
  valoresDe: (registro: RegistroDe<E> | null) => V;
  /** What the form can tell before the server does. */
  errosDe: (valores: V) => ErrosDeCampo;
  /** Field of the contract → field of the form, for those that differ. */
  nomes?: Readonly<Record<string, keyof V & string>>;
  novo: (valores: V) => CorpoNovo<E>;
  edicao: (valores: V, versao: number) => CorpoDaEdicao<E>;
  /** The input of each field: the compiler misses one. */
  entradas: (form: UseFormReturnType<V>) => Readonly<Record<keyof V & string, ReactNode>>;
  /** What a record is called in the sentence that it was saved. */
  nomear: (valores: V) => string;
}

/** Enters or changes a record in its drawer; what is typed is kept as a draft. */
export function FormularioComRascunho<E extends EndpointsDoRecurso, V extends object>(
  props: Props<E, V>,
) {
  const { recurso, rascunhos, rotulos, valoresDe, errosDe, nomes, novo, edicao } = props;
  const { entradas, nomear, registro, soLeitura, ...saidas } = props;
  const { palavras } = recurso;
  const eu = useSessao((sessao) => sessao.usuario?.id) ?? 0;
  const salvar = useSalvar(recurso);
  const [iniciais] = useState(() => valoresDe(registro));
  const rascunho = useRascunho<V>(
    rascunhos(registro?.id ?? 'novo', eu, () => iniciais),
    iniciais,
  );
  const ordem = Object.keys(rotulos) as (keyof V & string)[];
  const formulario = useFormulario<V>({
    iniciais,
    ordem,
    validar: errosDe as (valores: V) => Partial<Record<keyof V & string, string>>,
    aoMudar: rascunho.aoMudar,
    ...(nomes && { nomes }),
  });
  const desenhadas = entradas(formulario.form);
  const campos = (
    <fieldset disabled={soLeitura} style={{ display: 'contents' }}>
      <Stack>
        {ordem.map((campo) => (
          <Fragment key={campo}>{desenhadas[campo]}</Fragment>
        ))}
      </Stack>
    </fieldset>
  );
  if (soLeitura) return campos;
  const { aoTerminar, aoCancelar, aoRecarregar, nota, historico } = saidas;
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={rotulos}
      tituloDoErro={palavras.erroAoSalvar}
      rotuloDoEnvio={registro ? palavras.salvar : palavras.criar}
      enviando={salvar.isPending}
      temRascunho
      gravar={async (valores) => {
        await salvar.mutateAsync(
          registro === null
            ? { id: null, body: novo(valores) }
            : { id: registro.id, body: edicao(valores, registro.versao) },
        );
        return valores;
      }}
      avisar={(valores) => {
        rascunho.esquecer();
        avisar.sucesso({
          titulo: registro ? palavras.salvo : palavras.criado,
          mensagem: nomear(valores),
        });
      }}
      aoTerminar={aoTerminar}
      aoCancelar={aoCancelar}
      nota={nota}
      historico={historico}
      aoRecarregar={
        aoRecarregar &&
        ((recusa) => {
          // The form that follows offers it.
          rascunho.guardarJa();
          aoRecarregar(recusa);
        })
      }
    >
      <OfertaDeRascunho
        formulario={formulario}
        rascunho={rascunho}
        recuperado={
          rascunho.oferecido &&
          recuperarRascunho(rascunho.oferecido, iniciais, {
            oQue: `${palavras.oRegistro.charAt(0).toUpperCase()}${palavras.oRegistro.slice(1)}`,
            rotulos,
          })
        }
        mostrarHora={formatarHora}
      />
      {campos}
    </FormularioDoRegistro>
  );
}
