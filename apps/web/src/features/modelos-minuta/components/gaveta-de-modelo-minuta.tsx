import { GavetaDeFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { modelosMinuta } from '../modelos-minuta.queries.ts';
import { EXCLUSAO, endereco } from '../modelos-minuta.registro.ts';
import { FormularioDeModeloMinuta } from './formulario-de-modelo-minuta.tsx';

/** The drawer of the page, opened by its address: `?modelo=3`, or `?novo=1`. */
export default function GavetaDeModeloMinuta() {
  return (
    <GavetaDeFormulario
      recurso={modelosMinuta}
      endereco={endereco}
      exclusao={EXCLUSAO}
      Formulario={FormularioDeModeloMinuta}
    />
  );
}
