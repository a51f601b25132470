import { useConfiguracao } from '../../../lib/configuracao.ts';
import { lerCaminho } from '../caminho.ts';
import { useEditor } from '../editor.ts';

/** One value of the settings being edited: its reader is drawn again when that value changes alone. */
export function useValor(caminho: string): unknown {
  const modo = useEditor((editor) => editor.modo);
  return useConfiguracao(({ config }) => lerCaminho(config?.theme[modo], caminho));
}
