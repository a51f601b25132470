import { useConfirmar } from '../ui/use-confirmar.tsx';
import { AvisoDeRascunho } from './aviso-de-rascunho.tsx';
import type { Guardado } from './fila-de-rascunhos.ts';
import type { Formulario } from './use-formulario.ts';
import type { useRascunho } from './use-rascunho.ts';

interface Props<V extends object> {
  formulario: Pick<Formulario<V>, 'form' | 'ilegivel'>;
  rascunho: ReturnType<typeof useRascunho<V>>;
  /** The values to take up, where they differ from the draft as it was kept. */
  recuperado?: { readonly valores: V; readonly ressalva?: string } | undefined;
  /** How an hour is written: '14:05'. */
  mostrarHora: (momento: Date) => string;
  /** Called when the draft was taken up, once the form has its values. */
  aoRecuperar?: (guardado: Guardado<V>) => void;
  aoDescartar?: () => void;
}

const TROCAR = {
  titulo: 'Recuperar o rascunho?',
  texto: 'O que você digitou agora neste formulário será trocado pelo rascunho.',
  confirmar: 'Recuperar',
};

/**
 * Offers the newest draft that was left. What is typed gives way to it only when the person says
 * so.
 */
export function OfertaDeRascunho<V extends object>(props: Props<V>) {
  const { formulario, rascunho, recuperado, mostrarHora } = props;
  const { form, ilegivel } = formulario;
  const { oferecido } = rascunho;
  const { confirmar, dialogo } = useConfirmar();
  const recuperar = async (guardado: Guardado<V>) => {
    const digitado = rascunho.temDigitado() || ilegivel() !== null;
    if (digitado && !(await confirmar(TROCAR))) return;
    const valores = recuperado?.valores ?? guardado.valores;
    form.setValues(valores);
    rascunho.aceitar(valores);
    props.aoRecuperar?.(guardado);
  };
  const descartar = () => {
    rascunho.recusar(form.getValues());
    props.aoDescartar?.();
  };
  return (
    <>
      {oferecido && (
        <AvisoDeRascunho
          hora={mostrarHora(new Date(oferecido.em))}
          ressalva={recuperado?.ressalva}
          aoRecuperar={() => void recuperar(oferecido)}
          aoDescartar={descartar}
        />
      )}
      {dialogo}
    </>
  );
}
