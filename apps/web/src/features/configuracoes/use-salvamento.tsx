import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from '../../components/formulario/formulario.module.css';
import type { Formulario } from '../../components/formulario/use-formulario.ts';
import { useGuardaDeSaida } from '../../components/formulario/use-guarda-de-saida.tsx';
import { avisar } from '../../lib/avisar.ts';
import { ErroDaApi } from '../../lib/erro-da-api.ts';

interface Opcoes<V extends object> {
  formulario: Formulario<V>;
  gravar: () => Promise<unknown>;
  /** Said once it is saved. */
  titulo: string;
  aoTerminar: () => void;
  /** Reads the record again, after somebody else changed it. */
  aoRecarregar: () => void;
  /** Something to lose that the form does not know of. */
  sujo?: boolean;
}

/** Saving a record from a drawer: refusals at their fields, a stale version told, nothing lost unasked. */
export function useSalvamento<V extends object>(opcoes: Opcoes<V>) {
  const { formulario, gravar, titulo, aoTerminar, aoRecarregar, sujo = false } = opcoes;
  const [salvo, setSalvo] = useState(false);
  const [alterado, setAlterado] = useState<string | null>(null);
  const pergunta = useGuardaDeSaida(
    (formulario.form.isDirty() || sujo) && !salvo,
    (de, para) => de.pathname !== para.pathname || de.search !== para.search,
  );

  const enviar = async () => {
    formulario.limparGeral();
    try {
      await gravar();
    } catch (erro) {
      if (!(erro instanceof ErroDaApi)) throw erro;
      if (erro.codigo === 'REGISTRO_ALTERADO') setAlterado(erro.detail);
      else formulario.mostrarErro(erro);
      return;
    }
    setSalvo(true);
    avisar.sucesso({ titulo });
    // After the guard has heard that there is nothing left to lose.
    setTimeout(aoTerminar);
  };

  const aviso: ReactNode = alterado && (
    <div className={classes.aviso} role="alert">
      <p>{alterado}</p>
      <Button variant="default" onClick={aoRecarregar}>
        Recarregar
      </Button>
    </div>
  );
  return { enviar, aviso, pergunta };
}
