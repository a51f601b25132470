import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { type Formulario, useFormulario } from '../../components/formulario/use-formulario.ts';
import { avisar } from '../../lib/avisar.ts';
import {
  camposMudados,
  NOMES_DOS_CAMPOS,
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

/** The form, and the draft that outlives an accidental close (design/interface.md §2.8). */
export function useFormularioDeAgendamento({ dono, eu, iniciais }: Opcoes) {
  const [base, setBase] = useState(iniciais);
  const [guardado] = useState(() => lerRascunho(dono, eu));
  const [rascunho, setRascunho] = useState(guardado?.pedido ? undefined : guardado);

  const guardar = useDebouncedCallback(
    (valores: Valores) => {
      if (camposMudados(valores, base).length > 0) guardarRascunho(dono, eu, valores);
      else descartarRascunho(dono);
    },
    { delay: GUARDAR_APOS_MS, flushOnUnmount: true },
  );

  const formulario: Formulario<Valores> = useFormulario({
    iniciais: guardado?.pedido ? guardado.valores : iniciais,
    ordem: ORDEM_DOS_CAMPOS,
    nomes: NOMES_DOS_CAMPOS,
    validar: (valores) => validar(valores, eu, dono === 'novo' ? undefined : base),
    aoMudar: (valores) => {
      // An older draft stays until it is taken or refused: a letter does not replace it.
      if (!rascunho) guardar(valores);
    },
  });
  const { form, focarPrimeiro } = formulario;

  useEffect(() => {
    // Taken once; closed again it is a draft like any other.
    if (guardado?.pedido) guardarRascunho(dono, eu, guardado.valores);
  }, [dono, eu, guardado]);

  /** Forgets what was typed here; an older draft that nobody decided about is still offered. */
  const descartar = () => {
    guardar.cancel();
    if (!rascunho) descartarRascunho(dono);
  };

  return {
    ...formulario,
    base,
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
  };
}

export type FormularioDoAgendamento = ReturnType<typeof useFormularioDeAgendamento>;
