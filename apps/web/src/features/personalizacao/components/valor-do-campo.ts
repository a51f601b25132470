import { useConfiguracao } from '../../../lib/configuracao.ts';
import { lerCaminho } from '../caminho.ts';
import { useEditor } from '../editor.ts';

/** One value of the edited settings; the component is drawn again only when that value changes. */
export function useValor(caminho: string): unknown {
  const modo = useEditor((editor) => editor.modo);
  return useConfiguracao(({ config }) => lerCaminho(config?.theme[modo], caminho));
}
