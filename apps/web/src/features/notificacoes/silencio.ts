import {
  notificacoesSilenciadosEndpoints as e,
  NOME_DO_ITEM,
  type TipoDeItem,
} from '@dominio/contrato/notificacoes-silenciados';
import { useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { mudarSilenciado } from '../../consultas/silenciados.ts';
import { caminhoDe, chamar } from '../../lib/api-client.ts';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { CHAVE_DO_PORQUE } from './pagina.queries.ts';

interface Ato {
  /** The notification by whose item. */
  readonly id: number;
  readonly tipo: TipoDeItem;
  readonly silenciado: boolean;
}

/** Mutes what a notification is about, or has the person told of it again; undone for 8 s. */
export function useSilenciar() {
  const cliente = useQueryClient();
  const lerDeNovo = () =>
    Promise.all([
      cliente.invalidateQueries({ queryKey: CHAVES.silenciados }),
      cliente.invalidateQueries({ queryKey: CHAVE_DO_PORQUE }),
    ]);
  const gravar = useGravacao({
    mutationFn: ({ id, silenciado }: Ato) =>
      chamar(e.silenciar, { params: { id }, body: { silenciado } }),
    onSettled: lerDeNovo,
  });
  const desfazer = useGravacao({
    mutationFn: ({ id, silenciado }: Pick<Ato, 'id' | 'silenciado'>) =>
      mudarSilenciado(id, silenciado),
    onSettled: lerDeNovo,
  });
  const silenciar = async (ato: Ato) => {
    const { este, deste } = NOME_DO_ITEM[ato.tipo];
    try {
      const { id } = await gravar.mutateAsync(ato);
      avisarComDesfazer({
        titulo: ato.silenciado
          ? `Você não é mais avisado ${deste}`
          : `Você volta a ser avisado ${deste}`,
        registros: [caminhoDe(e.mudar, { id })],
        desfazer: () => desfazer.mutateAsync({ id, silenciado: !ato.silenciado }),
        falha: 'Erro ao desfazer',
      });
    } catch (erro) {
      avisar.erro({ titulo: `Erro ao silenciar ${este}`, mensagem: mensagemDoErro(erro) });
    }
  };
  return { silenciar, gravando: gravar.isPending };
}
