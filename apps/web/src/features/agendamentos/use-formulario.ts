import { useForm } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { avisar } from '../../lib/avisar.ts';
import type { ErroDaApi } from '../../lib/erro-da-api.ts';
import {
  type Campo,
  camposMudados,
  errosDosCampos,
  ORDEM_DOS_CAMPOS,
  type Valores,
  validar,
} from './formulario.ts';
import {
  type DonoDoRascunho,
  descartarRascunho,
  guardarRascunho,
  lerRascunho,
} from './rascunho.ts';

const GUARDAR_APOS_MS = 300;

interface Opcoes {
  dono: DonoDoRascunho;
  eu: number;
  iniciais: Valores;
}

/**
 * The form's values, its errors where they belong, and the draft that outlives an accidental close
 * (design/interface.md §2.8).
 */
export function useFormulario({ dono, eu, iniciais }: Opcoes) {
  const [base, setBase] = useState(iniciais);
  const [guardado] = useState(() => lerRascunho(dono, eu));
  const [rascunho, setRascunho] = useState(guardado?.pedido ? undefined : guardado);
  const [geral, setGeral] = useState<string[]>([]);

  const guardar = useDebouncedCallback(
    (valores: Valores) => {
      if (camposMudados(valores, base).length > 0) guardarRascunho(dono, eu, valores);
      else descartarRascunho(dono);
    },
    { delay: GUARDAR_APOS_MS, flushOnUnmount: true },
  );

  const form = useForm<Valores>({
    mode: 'controlled',
    initialValues: guardado?.pedido ? guardado.valores : iniciais,
    validate: (valores) => validar(valores, eu, dono === 'novo' ? undefined : base),
    onValuesChange: (valores) => {
      // An older draft stays until it is taken or refused: a letter does not replace it.
      if (!rascunho) guardar(valores);
    },
  });

  useEffect(() => {
    // Taken once; closed again it is a draft like any other.
    if (guardado?.pedido) guardarRascunho(dono, eu, guardado.valores);
  }, [dono, eu, guardado]);

  const focarPrimeiro = (campos: readonly Campo[]) => {
    const primeiro = ORDEM_DOS_CAMPOS.find((campo) => campos.includes(campo));
    // After the messages are drawn, so that the field is announced with its own.
    if (primeiro) requestAnimationFrame(() => form.getInputNode(primeiro)?.focus());
  };

  /** Forgets what was typed here; an older draft that nobody decided about is still offered. */
  const descartar = () => {
    guardar.cancel();
    if (!rascunho) descartarRascunho(dono);
  };

  return {
    form,
    base,
    geral,
    rascunho,
    recuperar: () => {
      if (rascunho) form.setValues(rascunho.valores);
      setRascunho(undefined);
      focarPrimeiro(['titulo']);
    },
    recusar: () => {
      descartarRascunho(dono);
      setRascunho(undefined);
      guardar(form.getValues());
      focarPrimeiro(['titulo']);
    },
    descartar,
    /** Gives up what was typed; for a while it can be had back, in the form that `reabrir` opens. */
    desistir: (reabrir: () => void) => {
      const valores = form.getValues();
      descartar();
      if (camposMudados(valores, base).length === 0) return;
      avisar.info({
        titulo: 'O que você digitou foi descartado',
        acao: {
          rotulo: 'Desfazer',
          aoEscolher: () => {
            guardarRascunho(dono, eu, valores, { pedido: true });
            reabrir();
          },
        },
      });
    },
    trocarBase: setBase,
    focarPrimeiro,
    /** Shows a refusal at its fields; what belongs to none stands above the form. */
    mostrarErro: (erro: ErroDaApi) => {
      const { erros, gerais } = errosDosCampos(erro.campos);
      form.setErrors(erros);
      setGeral(gerais.length > 0 || erro.campos.length === 0 ? [erro.detail, ...gerais] : []);
      focarPrimeiro(Object.keys(erros) as Campo[]);
    },
    limparGeral: () => setGeral([]),
  };
}

export type Formulario = ReturnType<typeof useFormulario>;
