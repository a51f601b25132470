import { GavetaDeFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { notasInternas } from '../notas-internas.queries.ts';
import { EXCLUSAO, endereco } from '../notas-internas.registro.ts';
import { FormularioDeNotaInterna } from './formulario-de-nota-interna.tsx';

/** The drawer of the page, opened by its address: `?nota-interna=3`, or `?nov«o|a»=1`. */
export default function GavetaDeNotaInterna() {
  return (
    <GavetaDeFormulario
      recurso={notasInternas}
      endereco={endereco}
      exclusao={EXCLUSAO}
      Formulario={FormularioDeNotaInterna}
    />
  );
}
