import type { ModeloMinuta } from '@dominio/contrato/modelos-minuta';
import { Checkbox, Stack } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Stack.css';
import { Fragment, type ReactNode, useState } from 'react';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { OfertaDeRascunho } from '../../../components/formulario/oferta-de-rascunho.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { useRascunho } from '../../../components/formulario/use-rascunho.ts';
import { avisar } from '../../../lib/avisar.ts';
import { formatarHora } from '../../../lib/formato.ts';
import { useSessao } from '../../../lib/sessao.ts';
import type { PropsDoFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { useSalvar } from '../../../registros/gravacoes.ts';
import { lugarDosRascunhos, recuperarRascunho } from '../../../registros/rascunho.ts';
import {
  corpoDe,
  errosDe,
  ORDEM,
  ROTULOS,
  Valores,
  valoresDe,
} from '../modelos-minuta.formulario.ts';
import { modelosMinuta } from '../modelos-minuta.queries.ts';
import { TextoDoModelo } from './texto-do-modelo.tsx';

const rascunhos = lugarDosRascunhos('modelo-minuta', Valores);

/** Enters or changes a template; what is typed is kept as a draft. */
export function FormularioDeModeloMinuta({
  registro,
  soLeitura = false,
  ...saidas
}: PropsDoFormulario<ModeloMinuta>) {
  const eu = useSessao((sessao) => sessao.usuario?.id) ?? 0;
  const salvar = useSalvar(modelosMinuta);
  const { palavras } = modelosMinuta;
  const [iniciais] = useState(() => valoresDe(registro));
  const rascunho = useRascunho<Valores>(
    rascunhos(registro?.id ?? 'novo', eu, () => iniciais),
    iniciais,
  );
  const formulario = useFormulario<Valores>({
    iniciais,
    ordem: ORDEM,
    validar: errosDe,
    aoMudar: rascunho.aoMudar,
  });
  const { form } = formulario;
  /** The input of each field: the compiler misses one. */
  const entradas: Readonly<Record<keyof Valores, ReactNode>> = {
    nome: <CampoNome label={ROTULOS.nome} {...form.getInputProps('nome')} />,
    texto: (
      <TextoDoModelo
        label={ROTULOS.texto}
        soLeitura={soLeitura}
        aoInserir={(texto) => form.setFieldValue('texto', texto)}
        {...form.getInputProps('texto')}
      />
    ),
    ativo: (
      <Checkbox
        label={ROTULOS.ativo}
        disabled={soLeitura}
        {...form.getInputProps('ativo', { type: 'checkbox' })}
      />
    ),
  };
  const campos = (
    <fieldset disabled={soLeitura} style={{ display: 'contents' }}>
      <Stack>
        {ORDEM.map((campo) => (
          <Fragment key={campo}>{entradas[campo]}</Fragment>
        ))}
      </Stack>
    </fieldset>
  );
  if (soLeitura) return campos;
  return (
    <FormularioDoRegistro
      formulario={formulario}
      rotulos={ROTULOS}
      tituloDoErro={palavras.erroAoSalvar}
      rotuloDoEnvio={registro ? palavras.salvar : palavras.criar}
      enviando={salvar.isPending}
      temRascunho
      gravar={(valores) => {
        const corpo = corpoDe(valores);
        return salvar.mutateAsync(
          registro
            ? { id: registro.id, body: { ...corpo, versao: registro.versao } }
            : { id: null, body: corpo },
        );
      }}
      avisar={({ nome }) => {
        rascunho.esquecer();
        avisar.sucesso({ titulo: registro ? palavras.salvo : palavras.criado, mensagem: nome });
      }}
      {...saidas}
      aoRecarregar={
        saidas.aoRecarregar &&
        ((recusa) => {
          // The form that follows offers it.
          rascunho.guardarJa();
          saidas.aoRecarregar?.(recusa);
        })
      }
    >
      <OfertaDeRascunho
        formulario={formulario}
        rascunho={rascunho}
        recuperado={
          rascunho.oferecido &&
          recuperarRascunho(rascunho.oferecido, iniciais, {
            oQue: 'O modelo de minuta',
            rotulos: ROTULOS,
          })
        }
        mostrarHora={formatarHora}
      />
      {campos}
    </FormularioDoRegistro>
  );
}
