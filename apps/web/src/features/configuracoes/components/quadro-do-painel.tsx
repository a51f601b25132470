import { type ReactNode, useEffect } from 'react';
import { QuadroDoFormulario } from '../../../components/formulario/quadro-do-formulario.tsx';
import type { Formulario } from '../../../components/formulario/use-formulario.ts';
import type { useSalvamento } from '../../../components/formulario/use-salvamento.tsx';
import { focarPrimeiroCampo } from '../../../components/ui/foco-dos-dialogos.ts';

/** What the drawer of the settings gives to the form in it. */
export interface DoPainel {
  podeEditar: boolean;
  aoTerminar: () => void;
  /** Reads the record again, after somebody else changed it. */
  aoRecarregar: () => void;
}

interface Props<V extends object> {
  formulario: Formulario<V>;
  rotulos: Readonly<Partial<Record<keyof V & string, string>>>;
  salvamento: ReturnType<typeof useSalvamento>;
  /** Read-only, the fields stand alone: there is nothing to save. */
  editavel: boolean;
  enviando: boolean;
  aoCancelar: () => void;
  children: ReactNode;
}

/** The frame of a form of the settings. It is drawn once the record is read: the focus was waiting. */
export function QuadroDoPainel<V extends object>(props: Props<V>) {
  const { formulario, rotulos, salvamento, editavel, enviando, aoCancelar, children } = props;
  useEffect(() => void focarPrimeiroCampo(), []);
  if (!editavel) return children;
  return (
    <>
      <QuadroDoFormulario
        formulario={formulario}
        rotulos={rotulos}
        tituloDoErro="Erro ao salvar configurações"
        rotuloDoEnvio="Salvar"
        enviando={enviando}
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
