import { GavetaDeFormulario } from '../../../registros/gaveta-de-formulario.tsx';
import { permissoes } from '../permissoes.queries.ts';
import { EXCLUSAO, endereco } from '../permissoes.registro.ts';
import { FormularioDaPermissao } from './formulario-da-permissao.tsx';
import classes from './grupos.module.css';

/**
 * The drawer of the catalogue, opened by the address: `?aba=permissoes&permissao=3`, or `&nova=1`.
 */
export default function GavetaDaPermissao() {
  return (
    <GavetaDeFormulario
      recurso={permissoes}
      endereco={endereco}
      exclusao={EXCLUSAO}
      Formulario={FormularioDaPermissao}
      historico="permissao"
      semExclusao={<p className={classes.nota}>Permissão do sistema não pode ser excluída.</p>}
    />
  );
}
