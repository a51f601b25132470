import { VARIAVEIS } from '@dominio/contrato/modelos-minuta';
import { Stack, Textarea, type TextareaProps } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { useRef } from 'react';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';

const OPCOES = Object.entries(VARIAVEIS).map(([nome, descricao]) => ({
  valor: nome,
  rotulo: descricao,
  detalhe: `{${nome}}`,
}));

interface Props extends Pick<TextareaProps, 'label' | 'onChange' | 'onBlur' | 'error'> {
  value?: string;
  soLeitura: boolean;
  /** The text with a variable in it, where the cursor was last. */
  aoInserir: (texto: string) => void;
}

/** The text of a template, and a list of variables to put into it. */
export function TextoDoModelo({ value = '', soLeitura, aoInserir, ...campo }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const inserir = (nome: string | null) => {
    if (nome === null || !area.current) return;
    const { selectionStart, selectionEnd } = area.current;
    const variavel = `{${nome}}`;
    aoInserir(value.slice(0, selectionStart) + variavel + value.slice(selectionEnd));
    const depois = selectionStart + variavel.length;
    // The text is drawn first: the cursor would go to its end with it.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(depois, depois);
    });
  };
  return (
    <Stack gap="xs">
      {!soLeitura && (
        <CampoDeEscolha
          label="Inserir variável"
          opcoes={OPCOES}
          value={null}
          onChange={inserir}
          vazio="Nenhuma variável com este nome."
        />
      )}
      <Textarea
        {...campo}
        ref={area}
        value={value}
        withAsterisk={!soLeitura}
        autosize
        minRows={12}
        maxRows={24}
        description="# título, ## seção, **negrito**, - item de lista, --- linha para assinar. As variáveis ficam entre chaves."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
    </Stack>
  );
}
