import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Formulario, useFormulario } from '../../components/formulario/use-formulario.ts';
import { useRascunho } from '../../components/formulario/use-rascunho.ts';
import { avisar } from '../../lib/avisar.ts';
import {
  camposMudados,
  NOMES_DOS_CAMPOS,
  ORDEM_DOS_CAMPOS,
  type Valores,
  validar,
} from './formulario.ts';
import { type DonoDoRascunho, desistidos, rascunhosDeAgendamentos, recuperar } from './rascunho.ts';

interface Opcoes {
  dono: DonoDoRascunho;
  eu: number;
  iniciais: Valores;
}

/**
 * The form of an appointment, with a draft that survives closing it by mistake (design/interface.md
 * §2.8).
 */
export function useFormularioDeAgendamento({ dono, eu, iniciais }: Opcoes) {
  const [base, setBase] = useState(iniciais);
  const baseAtual = useRef(iniciais);
  const [desistido] = useState(() => {
    const lido = desistidos.ler(dono, eu);
    return lido && recuperar(lido, iniciais).valores;
  });
  const mudou = (valores: Valores) => camposMudados(valores, base).length > 0;
  const rascunhos = rascunhosDeAgendamentos(dono, eu, () => baseAtual.current);
  const rascunho = useRascunho(rascunhos, base, { mudou });

  const formulario: Formulario<Valores> = useFormulario({
    iniciais: desistido ?? iniciais,
    ordem: ORDEM_DOS_CAMPOS,
    nomes: NOMES_DOS_CAMPOS,
    validar: (valores) => validar(valores, eu, dono === 'novo' ? undefined : base),
    aoMudar: rascunho.aoMudar,
  });

  const retomar = useEffectEvent(() => {
    if (!desistido) return;
    // The form has taken it over: from now on it is stored as an ordinary draft.
    desistidos.descartar(dono);
    rascunho.aoMudar(desistido);
  });
  useEffect(() => retomar(), []);

  return {
    ...formulario,
    base,
    rascunho,
    recuperado: rascunho.oferecido && recuperar(rascunho.oferecido, base),
    /** Discards what was typed, with a toast whose 'Desfazer' opens it again by `reabrir`. */
    desistir: (reabrir: () => void) => {
      const valores = formulario.form.getValues();
      rascunho.esquecer();
      if (!mudou(valores)) return;
      avisar.info({
        titulo: 'O que você digitou foi descartado',
        acao: {
          rotulo: 'Desfazer',
          aoEscolher: () => {
            desistidos.guardar(dono, eu, valores, { base });
            reabrir();
          },
        },
      });
    },
    trocarBase: (nova: Valores) => {
      baseAtual.current = nova;
      setBase(nova);
    },
  };
}

export type FormularioDoAgendamento = ReturnType<typeof useFormularioDeAgendamento>;
