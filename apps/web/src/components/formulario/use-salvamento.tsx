import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ehRecusa, type Recusa } from './erros.ts';
import classes from './formulario.module.css';
import { outroEndereco } from './saida.ts';
import type { Formulario } from './use-formulario.ts';
import { type SaidaQueSalva, useGuardaDeSaida } from './use-guarda-de-saida.tsx';

/** What saving answers where the person gave up when asked, as about a conflict: nothing was saved. */
export const DESISTIU = Symbol('desistiu');

export interface OpcoesDoSalvamento<V extends object, R> {
  formulario: Formulario<V>;
  gravar: (valores: V) => Promise<R | typeof DESISTIU>;
  /** Says that the record was saved. */
  avisar: (gravado: R) => void;
  /** Called once nothing is left to lose. */
  aoTerminar: (gravado: R) => void;
  /**
   * Reads the record again, after somebody else changed it. A new record has no one else who could.
   * Resolves with true where the same form goes on, with what was typed.
   */
  aoRecarregar?: ((recusa: Recusa) => unknown) | undefined;
  /**
   * Called before a refusal is shown at its fields, for a form in steps to go back to the step that
   * has them.
   */
  aoRecusar?: (recusa: Recusa) => void;
  /** Whether something would be lost that the form does not know of. */
  sujo?: boolean;
  /** A draft keeps what is typed, so leaving asks only about a date that cannot be read. */
  temRascunho?: boolean;
  /** For a form that is saved by leaving it. */
  queSalva?: SaidaQueSalva;
}

/**
 * Saves the record of a form: refusals stand at their fields, a stale version is told, and nothing
 * is lost unasked.
 */
export function useSalvamento<V extends object, R>(opcoes: OpcoesDoSalvamento<V, R>) {
  const { formulario, gravar, aoRecarregar, sujo = false, temRascunho = false } = opcoes;
  const { form } = formulario;
  // The values that were saved: what is typed after them can be lost again.
  const [salvo, setSalvo] = useState<V>();
  const [alterado, setAlterado] = useState<Recusa | null>(null);
  const pergunta = useGuardaDeSaida(
    !temRascunho && (form.isDirty() || sujo) && salvo !== form.values,
    outroEndereco,
    () => formulario.ilegivel() !== null,
    opcoes.queSalva,
  );

  /** Answers whether it was saved. */
  const enviar = async (): Promise<boolean> => {
    formulario.limparGeral();
    const enviados = form.getValues();
    let gravado: R | typeof DESISTIU;
    try {
      gravado = await gravar(enviados);
    } catch (erro) {
      if (!ehRecusa(erro)) throw erro;
      if (erro.codigo === 'REGISTRO_ALTERADO') setAlterado(erro);
      else {
        opcoes.aoRecusar?.(erro);
        formulario.mostrarErro(erro);
      }
      return false;
    }
    if (gravado === DESISTIU) return false;
    const resposta: R = gravado;
    setAlterado(null);
    setSalvo(enviados);
    opcoes.avisar(resposta);
    // In the next task, when the guard of the form knows that there is nothing left to lose.
    setTimeout(() => {
      if (!opcoes.queSalva?.detem.current) opcoes.aoTerminar(resposta);
    });
    return true;
  };

  const recarregar = async (recusa: Recusa) => {
    if ((await aoRecarregar?.(recusa)) === true) setAlterado(null);
  };
  const aviso: ReactNode = alterado && (
    <div className={classes.aviso} role="alert">
      <p>{alterado.detail}</p>
      {aoRecarregar && (
        <Button variant="default" onClick={() => void recarregar(alterado)}>
          Recarregar
        </Button>
      )}
    </div>
  );
  return { enviar, aviso, pergunta };
}
