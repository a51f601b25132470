import { GavetaDeFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { modelosChecklist } from '../modelos-checklist.queries.ts';
import { EXCLUSAO, endereco } from '../modelos-checklist.registro.ts';
import { FormularioDeModeloChecklist } from './formulario-de-modelo-checklist.tsx';

/** The drawer of the page, opened by its address: `?item=3`, or `?novo=1`. */
export default function GavetaDeModeloChecklist() {
  return (
    <GavetaDeFormulario
      recurso={modelosChecklist}
      endereco={endereco}
      exclusao={EXCLUSAO}
      Formulario={FormularioDeModeloChecklist}
    />
  );
}
