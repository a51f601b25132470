import { GavetaDeFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { servicos } from '../servicos.queries.ts';
import { EXCLUSAO, endereco } from '../servicos.registro.ts';
import { FormularioDeServico } from './formulario-de-servico.tsx';

/** The drawer of the page, opened by its address: `?servico=3`, or `?novo=1`. */
export default function GavetaDeServico() {
  return (
    <GavetaDeFormulario
      recurso={servicos}
      endereco={endereco}
      exclusao={EXCLUSAO}
      Formulario={FormularioDeServico}
    />
  );
}
