import type { NotaInterna } from '@dominio/contrato/notas-internas';
import { Checkbox, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import { CampoDoCliente } from '../../../registros/campo-do-cliente.tsx';
import { FormularioComRascunho } from '../../../registros/formulario-com-rascunho.tsx';
import type { PropsDoFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { lugarDosRascunhos } from '../../../registros/rascunho.ts';
import { corpoDe, errosDe, ROTULOS, Valores, valoresDe } from '../notas-internas.formulario.ts';
import { notasInternas } from '../notas-internas.queries.ts';

const rascunhos = lugarDosRascunhos('nota-interna', Valores);

/** Enters or changes «um|uma» nota interna; what is typed is kept as a draft. */
export function FormularioDeNotaInterna(props: PropsDoFormulario<NotaInterna>) {
  const { registro, soLeitura } = props;
  return (
    <FormularioComRascunho
      {...props}
      recurso={notasInternas}
      rascunhos={rascunhos}
      rotulos={ROTULOS}
      valoresDe={valoresDe}
      errosDe={errosDe}
      nomes={{ cliente_id: 'cliente' }}
      novo={corpoDe}
      edicao={(valores, versao) => {
        const { cliente_id: _, ...corpo } = corpoDe(valores);
        return { ...corpo, versao };
      }}
      nomear={({ nome }) => nome.trim()}
      entradas={(form) => ({
        cliente: (
          <CampoDoCliente
            {...form.getInputProps('cliente')}
            label={ROTULOS.cliente}
            value={form.values.cliente}
            disabled={soLeitura || registro !== null}
            onChange={(escolhido) => form.setFieldValue('cliente', escolhido)}
          />
        ),
        nome: <CampoNome label={ROTULOS.nome} {...form.getInputProps('nome')} />,
        observacoes: (
          <Textarea
            label={ROTULOS.observacoes}
            autosize
            minRows={3}
            {...form.getInputProps('observacoes')}
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
