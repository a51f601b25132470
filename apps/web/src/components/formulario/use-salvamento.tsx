import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ehRecusa, type Recusa } from './erros.ts';
import classes from './formulario.module.css';
import { outroEndereco } from './saida.ts';
import type { Formulario } from './use-formulario.ts';
import { useGuardaDeSaida } from './use-guarda-de-saida.tsx';

export interface OpcoesDoSalvamento<V extends object, R> {
  formulario: Formulario<V>;
  gravar: (valores: V) => Promise<R>;
  /** Tells that it was saved. */
  avisar: (gravado: R) => void;
  /** What comes next, when nothing is left to lose. */
  aoTerminar: (gravado: R) => void;
  /** Reads the record again, after somebody else changed it; a new one has nobody else. */
  aoRecarregar?: ((recusa: Recusa) => void) | undefined;
  /** Before a refusal is shown at its fields: the way back to the step that has them. */
  aoRecusar?: (recusa: Recusa) => void;
  /** Something to lose that the form does not know of. */
  sujo?: boolean;
  /** What is typed outlives the form: leaving asks nothing but of a date that cannot be read. */
  temRascunho?: boolean;
}

/** Saving a record: refusals at their fields, a stale version told, nothing lost unasked. */
export function useSalvamento<V extends object, R>(opcoes: OpcoesDoSalvamento<V, R>) {
  const { formulario, gravar, aoRecarregar, sujo = false, temRascunho = false } = opcoes;
  const { form } = formulario;
  // The values that were saved: whatever is typed after them is to be lost again.
  const [salvo, setSalvo] = useState<V>();
  const [alterado, setAlterado] = useState<Recusa | null>(null);
  const pergunta = useGuardaDeSaida(
    !temRascunho && (form.isDirty() || sujo) && salvo !== form.values,
    outroEndereco,
    () => formulario.ilegivel() !== null,
  );

  const enviar = async () => {
    formulario.limparGeral();
    const enviados = form.getValues();
    let gravado: R;
    try {
      gravado = await gravar(enviados);
    } catch (erro) {
      if (!ehRecusa(erro)) throw erro;
      if (erro.codigo === 'REGISTRO_ALTERADO') setAlterado(erro);
      else {
        opcoes.aoRecusar?.(erro);
        formulario.mostrarErro(erro);
      }
      return;
    }
    setAlterado(null);
    setSalvo(enviados);
    opcoes.avisar(gravado);
    // After the guard has heard that there is nothing left to lose.
    setTimeout(() => opcoes.aoTerminar(gravado));
  };

  const aviso: ReactNode = alterado && (
    <div className={classes.aviso} role="alert">
      <p>{alterado.detail}</p>
      {aoRecarregar && (
        <Button variant="default" onClick={() => aoRecarregar(alterado)}>
          Recarregar
        </Button>
      )}
    </div>
  );
  return { enviar, aviso, pergunta };
}
