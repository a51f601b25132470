import { SENHA_MAXIMA, SENHA_MINIMA } from '@dominio/contrato/senhas';
import { avisar } from '../../../lib/avisar.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { prepararSessao } from '../../../lib/sessao-ciclo.ts';
import { esquecerSenhaProvisoria } from '../../../lib/sessao-usuario.ts';
import { usuarioDoToken } from '../../../lib/usuario.ts';
import classes from './cartao-de-entrada.module.css';
import { CartaoDeEntrada } from './cartao-de-entrada.tsx';
import { FormularioDaTroca } from './formulario-da-troca.tsx';

/** Takes the place of every page until a temporary password was changed. */
export default function TrocaObrigatoria() {
  const { token, usuario, sair } = useSessao();
  const usuarioId = usuario?.id ?? (token === null ? null : usuarioDoToken(token));
  const aoTrocar = () => {
    esquecerSenhaProvisoria();
    useSessao.setState({ troca: null });
    avisar.sucesso({ titulo: 'Senha alterada' });
    void prepararSessao();
  };
  return (
    <CartaoDeEntrada
      titulo="Escolha a sua senha"
      subtitulo={`A senha com que você entrou é temporária. Use de ${SENHA_MINIMA} a ${SENHA_MAXIMA} caracteres na nova; uma frase é mais fácil de lembrar.`}
    >
      {usuarioId !== null && (
        <FormularioDaTroca
          usuarioId={usuarioId}
          rotuloDaAtual="Senha temporária"
          aoTrocar={aoTrocar}
        />
      )}
      <button type="button" className={classes.ligacao} onClick={sair}>
        Sair
      </button>
    </CartaoDeEntrada>
  );
}
