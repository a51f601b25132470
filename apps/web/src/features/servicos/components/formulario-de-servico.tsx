import type { Servico } from '@dominio/contrato/servicos';
import { Checkbox, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import { FormularioComRascunho } from '../../../registros/formulario-com-rascunho.tsx';
import type { PropsDoFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { lugarDosRascunhos } from '../../../registros/rascunho.ts';
import { corpoDe, errosDe, ROTULOS, Valores, valoresDe } from '../servicos.formulario.ts';
import { servicos } from '../servicos.queries.ts';

const rascunhos = lugarDosRascunhos('servico', Valores);

/** Enters or changes a service; what is typed is kept as a draft. */
export function FormularioDeServico(props: PropsDoFormulario<Servico>) {
  return (
    <FormularioComRascunho
      {...props}
      recurso={servicos}
      rascunhos={rascunhos}
      rotulos={ROTULOS}
      valoresDe={valoresDe}
      errosDe={errosDe}
      novo={corpoDe}
      edicao={(valores, versao) => ({ ...corpoDe(valores), versao })}
      nomear={({ nome }) => nome.trim()}
      entradas={(form) => ({
        nome: <CampoNome label={ROTULOS.nome} {...form.getInputProps('nome')} />,
        unidade: (
          <TextInput
            label={ROTULOS.unidade}
            description="Em que se conta: funcionários, notas, lançamentos"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            {...form.getInputProps('unidade')}
          />
        ),
        descricao: (
          <Textarea
            label={ROTULOS.descricao}
            autosize
            minRows={3}
            {...form.getInputProps('descricao')}
          />
        ),
        ativo: (
          <Checkbox
            label={ROTULOS.ativo}
            disabled={props.soLeitura}
            {...form.getInputProps('ativo', { type: 'checkbox' })}
          />
        ),
      })}
    />
  );
}
