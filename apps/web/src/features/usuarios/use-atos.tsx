import { useQueryClient } from '@tanstack/react-query';
import { useConfirmar } from '../../components/ui/use-confirmar.tsx';
import { useReautenticar } from '../../components/ui/use-reautenticar.tsx';
import { meiosDeProva, meuSegundoFatorOptions } from '../../consultas/meu-segundo-fator.ts';
import { avisar } from '../../lib/avisar.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { type Ato, useAgir } from './usuarios.queries.ts';

interface Descricao {
  rotulo: string;
  feito: string;
  erro: string;
  perigo?: true;
  /** Question before the action. */
  pergunta?: (nome: string) => { titulo: string; texto: string };
}

export const DESCRICAO_DO_ATO: Readonly<Record<Ato, Descricao>> = {
  reenviar_convite: {
    rotulo: 'Reenviar convite',
    feito: 'Convite reenviado',
    erro: 'Erro ao reenviar o convite',
  },
  cancelar_convite: {
    rotulo: 'Cancelar convite',
    feito: 'Convite cancelado',
    erro: 'Erro ao cancelar o convite',
    perigo: true,
    pergunta: (nome) => ({
      titulo: 'Cancelar o convite?',
      texto: `O link enviado a ${nome} deixa de valer agora. O cadastro fica, e outro convite pode ser enviado depois.`,
    }),
  },
  reativar: { rotulo: 'Reativar', feito: 'Acesso reativado', erro: 'Erro ao reativar' },
  suspender: {
    rotulo: 'Suspender',
    feito: 'Acesso suspenso',
    erro: 'Erro ao suspender',
    perigo: true,
    pergunta: (nome) => ({
      titulo: 'Suspender o acesso?',
      texto: `${nome} sai do sistema agora e não entra até que o acesso seja reativado.`,
    }),
  },
  remover_segundo_fator: {
    rotulo: 'Remover segundo fator',
    feito: 'Segundo fator removido',
    erro: 'Erro ao remover o segundo fator',
    perigo: true,
  },
};

const textoDaRemocao = (nome: string) =>
  `O aplicativo, as chaves de acesso e os códigos de recuperação de ${nome} deixam de valer, e as sessões abertas terminam agora. A pessoa entra só com a senha e é avisada por e-mail.`;

/**
 * Suspends and reactivates people and invites them again, with a question before what takes
 * something away.
 */
export function useAtos() {
  const agir = useAgir();
  const { confirmar, dialogo: pergunta } = useConfirmar();
  const { reautenticar, dialogo: prova } = useReautenticar();
  const cliente = useQueryClient();
  const removerSegundoFator = async ({ id, nome }: { id: number; nome: string }) => {
    const ato = 'remover_segundo_fator';
    const { rotulo, feito } = DESCRICAO_DO_ATO[ato];
    const meu = await cliente.ensureQueryData(meuSegundoFatorOptions()).catch(() => null);
    const removido = await reautenticar({
      texto: textoDaRemocao(nome),
      confirmar: rotulo,
      perigo: true,
      ...meiosDeProva(meu),
      executar: (informada) => agir.mutateAsync({ ato, id, prova: informada }),
      descreverErro: (erro) => mensagemDoErro(erro),
    });
    if (removido) avisar.sucesso({ titulo: feito, mensagem: nome });
  };
  const fazer = async (ato: Ato, { id, nome }: { id: number; nome: string }) => {
    if (ato === 'remover_segundo_fator') return removerSegundoFator({ id, nome });
    const { rotulo, feito, erro: titulo, perigo, pergunta: perguntar } = DESCRICAO_DO_ATO[ato];
    if (perguntar) {
      const sim = await confirmar({
        ...perguntar(nome),
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
  const dialogo = (
    <>
      {pergunta}
      {prova}
    </>
  );
  return { fazer, dialogo, fazendo: agir.isPending };
}
