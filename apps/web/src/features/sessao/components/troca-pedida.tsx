import { TEXTOS_DA_TROCA } from '@dominio/contrato/usuarios-senha';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { CHAVES } from '../../../consultas/chaves.ts';
import { avisar } from '../../../lib/avisar.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { FormularioDaTroca } from './formulario-da-troca.tsx';

/** The dialog in which the person changes the own password. */
export default function TrocaPedida() {
  const usuario = useSessao((sessao) => sessao.usuario);
  const fechar = () => useSessao.setState({ troca: null });
  if (usuario === null) return null;
  return (
    <Dialogo titulo="Alterar senha" aoFechar={fechar}>
      <FormularioDaTroca
        usuarioId={usuario.id}
        rotuloDaAtual="Senha atual"
        aoTrocar={() => {
          fechar();
          void queryClient.invalidateQueries({ queryKey: CHAVES.minhasSessoes });
          avisar.sucesso({ titulo: 'Senha alterada', mensagem: TEXTOS_DA_TROCA.alterada });
        }}
      />
    </Dialogo>
  );
}
