import type { Criacao } from '../components/campos/campo-com-lista.tsx';

/**
 * The `criacao` of a field that chooses a record: the form of a new one, in a tab of its own. The form
 * that asks for the record stays as it is, and its list is read again once there is one.
 *
 * @param oRegistro with its article: 'o time'
 * @param endereco where that form is, for the text that nothing has
 */
export const criarEmOutraAba =
  (oRegistro: string, endereco: (nome: string) => string) =>
  (nome: string): Criacao => ({
    rotulo: `Criar ${oRegistro} “${nome}” em outra aba`,
    criar: () => void window.open(endereco(nome)),
  });
