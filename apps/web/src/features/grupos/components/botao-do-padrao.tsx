import { Button } from '@mantine/core';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar } from '../../../lib/formato.ts';
import { useAcoesDasPermissoes } from '../permissoes.queries.ts';

/** Completes the permissions and groups of the standard, and says what it did. */
export function BotaoDoPadrao() {
  const { criarPadrao } = useAcoesDasPermissoes();
  const { confirmar, dialogo } = useConfirmar();
  const criar = async () => {
    const sim = await confirmar({
      titulo: 'Criar o padrão?',
      texto: 'São criados as permissões e os grupos do padrão que faltam. O que existe fica.',
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
      <Button variant="default" loading={criarPadrao.isPending} onClick={() => void criar()}>
        Criar padrão
      </Button>
      {dialogo}
    </>
  );
}
