import { BotaoDeExcluir } from '../../../components/formulario/botao-de-excluir.tsx';
import { useEndereco } from '../../../registros/endereco.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { permissoes } from '../permissoes.queries.ts';
import { EXCLUSAO, ehDoSistema, endereco } from '../permissoes.registro.ts';
import { FormularioDaPermissao } from './formulario-da-permissao.tsx';
import classes from './grupos.module.css';

/**
 * The drawer of the catalogue, opened by the address: `?aba=permissoes&permissao=3`, or `&nova=1`.
 */
export default function GavetaDaPermissao() {
  const { fechar } = useEndereco(endereco);
  const { excluir, dialogo } = useExclusao(permissoes, endereco, EXCLUSAO);
  const saidas = { aoTerminar: fechar, aoCancelar: fechar };
  return (
    <>
      <GavetaDoRegistro
        recurso={permissoes}
        endereco={endereco}
        titulos={{ novo: 'Nova permissão', registro: 'Permissão' }}
        nome={({ nome }) => nome}
        oQue="a permissão"
        novo={<FormularioDaPermissao permissao={null} {...saidas} />}
      >
        {({ registro: permissao }) => (
          <FormularioDaPermissao
            permissao={permissao}
            {...saidas}
            excluir={
              ehDoSistema(permissao) ? (
                <p className={classes.nota}>Permissão do sistema não pode ser excluída.</p>
              ) : (
                <BotaoDeExcluir rotulo="Excluir permissão" aoExcluir={() => excluir(permissao)} />
              )
            }
          />
        )}
      </GavetaDoRegistro>
      {dialogo}
    </>
  );
}
