import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import { VisuallyHidden } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useId } from 'react';
import { BotaoDeIcone } from '../../../components/ui/botao-de-icone.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar } from '../../../lib/formato.ts';
import { useCriarPadrao } from '../matriz.queries.ts';

const GRUPOS_DO_PADRAO = GRUPOS_INICIAIS.map(({ nome }) => nome).join(', ');

const O_QUE_FAZ =
  'Criar padrão recria as permissões e os grupos que vêm com o sistema e que foram excluídos.';
const ALEM_DISSO =
  'São criados só os que faltam. O que existe fica como está, e um grupo do padrão recebe apenas as permissões que forem criadas agora.';

/** Adds the permissions and groups of the starting matrix that are missing, and says which. */
export function BotaoDoPadrao() {
  const criarPadrao = useCriarPadrao();
  const { confirmar, dialogo } = useConfirmar();
  const explicacao = useId();
  const criar = async () => {
    const sim = await confirmar({
      titulo: 'Criar o padrão?',
      texto: `${ALEM_DISSO} Os grupos do padrão são: ${GRUPOS_DO_PADRAO}.`,
      confirmar: 'Criar padrão',
    });
    if (!sim) return;
    try {
      const { criadas, existentes } = await criarPadrao.mutateAsync();
      avisar.sucesso({
        titulo: 'Padrão conferido',
        mensagem: `${contar(criadas, 'permissão criada', 'permissões criadas')}, ${contar(existentes, 'já existia', 'já existiam')}.`,
      });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao criar o padrão', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <>
      <BotaoDeIcone
        rotulo="Criar padrão"
        dica={O_QUE_FAZ}
        icone={IconRestore}
        aria-describedby={explicacao}
        loading={criarPadrao.isPending}
        onClick={() => void criar()}
      />
      <VisuallyHidden id={explicacao}>{O_QUE_FAZ}</VisuallyHidden>
      {dialogo}
    </>
  );
}
