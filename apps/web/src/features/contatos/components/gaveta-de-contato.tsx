import { GavetaDeFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { contatos } from '../contatos.queries.ts';
import { EXCLUSAO, endereco } from '../contatos.registro.ts';
import { FormularioDeContato } from './formulario-de-contato.tsx';

/** The drawer of the page, opened by its address: `?contato=3`, or `?novo=1`. */
export default function GavetaDeContato() {
  return (
    <GavetaDeFormulario
      recurso={contatos}
      endereco={endereco}
      exclusao={EXCLUSAO}
      Formulario={FormularioDeContato}
    />
  );
}
