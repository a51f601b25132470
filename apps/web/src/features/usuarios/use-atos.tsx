import { useConfirmar } from '../../components/ui/use-confirmar.tsx';
import { avisar } from '../../lib/avisar.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { type Ato, useAcoesDeUsuarios } from './usuarios.queries.ts';

interface Descricao {
  rotulo: string;
  feito: string;
  erro: string;
  perigo?: true;
  /** Asked first. */
  pergunta?: (nome: string) => { titulo: string; texto: string };
}

export const DESCRICAO_DO_ATO: Readonly<Record<Ato, Descricao>> = {
  reenviar_convite: {
    rotulo: 'Reenviar convite',
    feito: 'Convite reenviado',
    erro: 'Erro ao reenviar o convite',
  },
  reativar: { rotulo: 'Reativar', feito: 'Acesso reativado', erro: 'Erro ao reativar' },
  suspender: {
    rotulo: 'Suspender',
    feito: 'Acesso suspenso',
    erro: 'Erro ao suspender',
    perigo: true,
    pergunta: (nome) => ({
      titulo: 'Suspender o acesso?',
      texto: `${nome} sai do sistema agora e não entra até ser reativado.`,
    }),
  },
  excluir: {
    rotulo: 'Desligar',
    feito: 'Usuário desligado',
    erro: 'Erro ao desligar',
    perigo: true,
    pergunta: (nome) => ({
      titulo: 'Desligar o usuário?',
      texto: `${nome} sai do sistema agora. O cadastro e o histórico ficam.`,
    }),
  },
};

/** Suspends, gives back, ends, invites again; asks first where something is taken away. */
export function useAtos() {
  const { agir } = useAcoesDeUsuarios();
  const { confirmar, dialogo } = useConfirmar();
  const fazer = async (ato: Ato, { id, nome }: { id: number; nome: string }) => {
    const { rotulo, feito, erro: titulo, perigo, pergunta } = DESCRICAO_DO_ATO[ato];
    if (pergunta) {
      const sim = await confirmar({
        ...pergunta(nome),
        confirmar: rotulo,
        ...(perigo && { perigo }),
      });
      if (!sim) return;
    }
    try {
      await agir.mutateAsync({ ato, id });
      avisar.sucesso({ titulo: feito, mensagem: nome });
    } catch (erro) {
      avisar.erro({ titulo, mensagem: mensagemDoErro(erro) });
    }
  };
  return { fazer, dialogo, fazendo: agir.isPending };
}
