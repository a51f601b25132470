import { type ReactNode, useEffect } from 'react';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import type { useSalvamento } from '../../../components/formulario/use-salvamento.tsx';
import { focarPrimeiroCampo } from '../../../components/ui/foco-dos-dialogos.ts';

/** What the settings' drawer passes to the form in it. */
export interface DoPainel {
  podeEditar: boolean;
  aoTerminar: () => void;
  /** Reads the record again, after somebody else has changed it. */
  aoRecarregar: () => void;
}

interface Props<V extends object> {
  formulario: Formulario<V>;
  rotulos: Readonly<Partial<Record<keyof V & string, string>>>;
  salvamento: ReturnType<typeof useSalvamento>;
  /** False shows the fields alone, without a button to save. */
  editavel: boolean;
  enviando: boolean;
  aoCancelar: () => void;
  /** Every field may stay blank. */
  tudoOpcional?: boolean;
  children: ReactNode;
}

/**
 * Frame of a form of the settings. The drawer opens before the record has been read, so the form
 * takes the focus itself.
 */
export function QuadroDoPainel<V extends object>(props: Props<V>) {
  const { formulario, rotulos, salvamento, editavel, enviando, aoCancelar, children } = props;
  const { tudoOpcional = false } = props;
  useEffect(() => void focarPrimeiroCampo(), []);
  if (!editavel) return <div className="campos-da-gaveta">{children}</div>;
  return (
    <>
      <QuadroDoFormulario
        formulario={formulario}
        rotulos={rotulos}
        tituloDoErro="Erro ao salvar configurações"
        rotuloDoEnvio="Salvar"
        enviando={enviando}
        tudoOpcional={tudoOpcional}
        aviso={salvamento.aviso}
        aoEnviar={salvamento.enviar}
        aoCancelar={aoCancelar}
      >
        {children}
      </QuadroDoFormulario>
      {salvamento.pergunta}
    </>
  );
}
