import type { ModeloMinuta } from '@dominio/contrato/modelos-minuta';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import { FormularioComRascunho } from '../../../registros/formulario-com-rascunho.tsx';
import type { PropsDoFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { lugarDosRascunhos } from '../../../registros/rascunho.ts';
import { corpoDe, errosDe, ROTULOS, Valores, valoresDe } from '../modelos-minuta.formulario.ts';
import { modelosMinuta } from '../modelos-minuta.queries.ts';
import { TextoDoModelo } from './texto-do-modelo.tsx';

const rascunhos = lugarDosRascunhos('modelo-minuta', Valores);

/** Enters or changes a template; what is typed is kept as a draft. */
export function FormularioDeModeloMinuta(props: PropsDoFormulario<ModeloMinuta>) {
  const { soLeitura } = props;
  return (
    <FormularioComRascunho
      {...props}
      recurso={modelosMinuta}
      rascunhos={rascunhos}
      rotulos={ROTULOS}
      valoresDe={valoresDe}
      errosDe={errosDe}
      novo={corpoDe}
      edicao={(valores, versao) => ({ ...corpoDe(valores), versao })}
      nomear={({ nome }) => nome.trim()}
      entradas={(form) => ({
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
      })}
    />
  );
}
