import { type ItemDoChecklist, NOME_DO_ESTADO_DO_ITEM } from '@dominio/contrato/checklist';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { ValorAtual } from '../../../components/formulario/propriedades.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import { recarregarConsulta } from '../../../lib/use-recarga.ts';
import {
  CAMPOS_DE,
  ditoDe,
  type EstadoComForma,
  errosDoItem,
  ROTULOS,
  type Valores,
  valoresDoItem,
} from '../checklist.formulario.ts';
import { detalheDoItem } from '../checklist.palavras.ts';
import { checklistOptions } from '../checklist.queries.ts';
import { useDizerDoItem } from '../use-dizer-do-item.ts';
import classes from './checklist.module.css';

const TITULO: Readonly<Record<EstadoComForma, string>> = {
  ok: 'Marcar como em dia',
  nao_se_aplica: 'Não se aplica',
};

interface Props {
  clienteId: number;
  item: ItemDoChecklist;
  estado: EstadoComForma;
  aoFechar: () => void;
}

/** Asks by what somebody saw that an item is there, or why it does not apply. */
export function DialogoDoItem({ clienteId, item, estado, aoFechar }: Props) {
  const hoje = useHoje();
  const [base, setBase] = useState(item);
  const { refetch } = useQuery({ ...checklistOptions(clienteId), enabled: false });
  const { dizer, enviando } = useDizerDoItem(clienteId);
  const formulario = useFormulario<Valores>({
    iniciais: valoresDoItem(item),
    ordem: CAMPOS_DE[estado],
    validar: (valores) => errosDoItem(estado, valores),
  });
  const { form } = formulario;
  const texto = (campo: 'evidencia' | 'justificativa', descricao?: string) => (
    <Textarea
      label={ROTULOS[campo]}
      description={descricao}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      withAsterisk
      aria-required
      data-autofocus
      autosize
      minRows={2}
      {...form.getInputProps(campo)}
    />
  );
  return (
    <Dialogo titulo={`${TITULO[estado]}: ${item.titulo}`} aoFechar={() => sairSePuder(aoFechar)}>
      <FormularioDoRegistro
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro="Erro ao salvar o item"
        rotuloDoEnvio="Salvar item"
        enviando={enviando}
        gravar={(valores) => dizer(base, ditoDe(estado, valores))}
        // It was told, with the way back.
        avisar={() => undefined}
        aoTerminar={aoFechar}
        aoCancelar={() => sairSePuder(aoFechar)}
        aoRecarregar={() =>
          recarregarConsulta(refetch, ({ itens }) =>
            setBase(itens.find(({ id }) => id === item.id) ?? base),
          )
        }
      >
        {base !== item && (
          <ValorAtual>
            {NOME_DO_ESTADO_DO_ITEM[base.estado]} · {detalheDoItem(base)}
          </ValorAtual>
        )}
        <div className={classes.formulario}>
          {estado === 'ok' ? (
            <>
              {texto('evidencia', 'O documento, a pasta onde está ou quem conferiu')}
              <CampoData
                {...form.getInputProps('validade')}
                label={ROTULOS.validade}
                hoje={hoje}
                value={form.values.validade}
                onChange={(dia) => form.setFieldValue('validade', dia)}
              />
            </>
          ) : (
            texto('justificativa')
          )}
        </div>
      </FormularioDoRegistro>
    </Dialogo>
  );
}
