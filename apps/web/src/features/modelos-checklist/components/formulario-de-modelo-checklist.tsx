import {
  NOME_DA_ETAPA,
  NOME_DA_REGRA,
  NOME_DO_GRUPO_DO_CHECKLIST,
  NOME_DO_RESPONSAVEL_DO_ITEM,
} from '@dominio/contrato/checklist';
import { NOME_DA_NATUREZA } from '@dominio/contrato/clientes-campos';
import type { ModeloChecklist } from '@dominio/contrato/modelos-checklist';
import { Checkbox, NativeSelect, NumberInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/NumberInput.css';
import { CampoNome } from '../../../components/campos/campo-nome.tsx';
import { FormularioComRascunho } from '../../../registros/formulario-com-rascunho.tsx';
import type { PropsDoFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { lugarDosRascunhos } from '../../../registros/rascunho.ts';
import { corpoDe, errosDe, ROTULOS, Valores, valoresDe } from '../modelos-checklist.formulario.ts';
import { modelosChecklist } from '../modelos-checklist.queries.ts';

const rascunhos = lugarDosRascunhos('modelo-checklist', Valores);
const opcoes = (nomes: Readonly<Record<string, string>>, nenhuma?: string) => [
  ...(nenhuma ? [{ value: '', label: nenhuma }] : []),
  ...Object.entries(nomes).map(([value, label]) => ({ value, label })),
];
/** The hint stands below its field, as everywhere. */
const PARTES = ['label', 'input', 'description', 'error'] as const;

/** Enters or changes an item that clients' records are asked for; what is typed is kept as a draft. */
export function FormularioDeModeloChecklist(props: PropsDoFormulario<ModeloChecklist>) {
  return (
    <FormularioComRascunho
      {...props}
      recurso={modelosChecklist}
      rascunhos={rascunhos}
      rotulos={ROTULOS}
      valoresDe={valoresDe}
      errosDe={errosDe}
      novo={corpoDe}
      edicao={(valores, versao) => ({ ...corpoDe(valores), versao })}
      nomear={({ titulo }) => titulo.trim()}
      entradas={(form) => ({
        titulo: <CampoNome label={ROTULOS.titulo} {...form.getInputProps('titulo')} />,
        grupo: (
          <NativeSelect
            label={ROTULOS.grupo}
            data={opcoes(NOME_DO_GRUPO_DO_CHECKLIST)}
            {...form.getInputProps('grupo')}
          />
        ),
        obrigatorio_em: (
          <NativeSelect
            label={ROTULOS.obrigatorio_em}
            data={opcoes(NOME_DA_ETAPA)}
            {...form.getInputProps('obrigatorio_em')}
          />
        ),
        responsavel: (
          <NativeSelect
            label={ROTULOS.responsavel}
            data={opcoes(NOME_DO_RESPONSAVEL_DO_ITEM)}
            {...form.getInputProps('responsavel')}
          />
        ),
        regra: (
          <NativeSelect
            label={ROTULOS.regra}
            description="Com uma regra, o cadastro responde e ninguém marca o item à mão"
            inputWrapperOrder={[...PARTES]}
            data={opcoes(NOME_DA_REGRA, 'Nenhuma regra: alguém marca')}
            {...form.getInputProps('regra')}
          />
        ),
        natureza: (
          <NativeSelect
            label={ROTULOS.natureza}
            data={opcoes(NOME_DA_NATUREZA, 'Todos os clientes')}
            {...form.getInputProps('natureza')}
          />
        ),
        orientacao: (
          <Textarea
            label={ROTULOS.orientacao}
            description="Vai no pedido e aparece na área do cliente"
            inputWrapperOrder={[...PARTES]}
            autosize
            minRows={2}
            {...form.getInputProps('orientacao')}
          />
        ),
        ordem: (
          <NumberInput
            label={ROTULOS.ordem}
            description="O menor número vem antes"
            inputWrapperOrder={[...PARTES]}
            allowDecimal={false}
            allowNegative={false}
            {...form.getInputProps('ordem')}
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
