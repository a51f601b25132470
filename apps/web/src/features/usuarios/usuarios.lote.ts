import type { UsuarioDoCadastro } from '@dominio/contrato/usuarios-cadastro';
import {
  type AcaoDoLote,
  loteDeUsuariosEndpoints as e,
  MAXIMO_DE_PESSOAS,
} from '@dominio/contrato/usuarios-lote';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { emPartes, type Mudadas, type Recusa } from '../../registros/lote.ts';
import { usuarios } from './usuarios.queries.ts';

/** What is done with people, with its value where it has one. */
export interface Decidido {
  readonly acao: AcaoDoLote;
  readonly time_id?: number | null;
  readonly grupo_id?: number;
}

/** Every act in words: the choice, what it does, and what the toast says was done. */
export const ACOES = {
  suspender: {
    rotulo: 'Suspender',
    texto: 'Quem está no sistema sai agora e não entra até que o acesso seja reativado.',
    feito: 'Acesso suspenso',
  },
  reativar: {
    rotulo: 'Reativar',
    texto: 'O acesso volta agora. Quem nunca entrou recebe outro convite.',
    feito: 'Acesso reativado',
  },
  mudar_time: {
    rotulo: 'Mudar de time',
    texto: 'Cada um sai do time em que está. A troca é imediata.',
    feito: 'Time mudado',
  },
  entrar_no_grupo: {
    rotulo: 'Acrescentar a um grupo',
    texto: 'O grupo principal fica. O que o grupo dá vale agora.',
    feito: 'Acrescentado ao grupo',
  },
  sair_do_grupo: {
    rotulo: 'Tirar de um grupo',
    texto: 'O que só o grupo dava deixa de valer agora.',
    feito: 'Tirado do grupo',
  },
  encerrar_sessoes: {
    rotulo: 'Encerrar sessões',
    texto: 'Cada um sai de todos os dispositivos e entra de novo com a senha.',
    feito: 'Sessões encerradas',
  },
  reenviar_convite: {
    rotulo: 'Reenviar convites',
    texto: 'O convite anterior deixa de valer.',
    feito: 'Convite reenviado',
  },
} as const satisfies Readonly<Record<AcaoDoLote, { rotulo: string; texto: string; feito: string }>>;

const CONTRARIA: Partial<Record<AcaoDoLote, AcaoDoLote>> = {
  suspender: 'reativar',
  reativar: 'suspender',
  entrar_no_grupo: 'sair_do_grupo',
  sair_do_grupo: 'entrar_no_grupo',
  mudar_time: 'mudar_time',
};

/** Whether there is a way back: ended sessions and sent invitations have none. */
export const temVolta = ({ acao }: Decidido): boolean => acao in CONTRARIA;

/** Whether the choice is whole: its team or group is chosen. */
export const estaInteira = ({ acao, time_id, grupo_id }: Decidido): boolean =>
  (acao !== 'mudar_time' || time_id !== undefined) &&
  (!acao.endsWith('_grupo') || grupo_id !== undefined);

/** Query of whom it would be done to, and who is refused and why; not made before it is whole. */
export const simulacaoDoLoteOptions = (ids: readonly number[], decidido: Decidido | null) =>
  queryOptions({
    queryKey: usuarios.chaves.consulta('lote', ids, decidido),
    queryFn:
      decidido && estaInteira(decidido)
        ? async ({ signal }) => {
            const alterados: number[] = [];
            const recusas: { id: number; motivo: string }[] = [];
            for (const parte of emPartes(ids, MAXIMO_DE_PESSOAS)) {
              const body = { ...decidido, ids: parte, simular: true };
              const dita = await chamar(e.agir, { body }, { signal });
              alterados.push(...dita.alterados);
              recusas.push(...dita.recusas);
            }
            return { alterados, recusas };
          }
        : skipToken,
    gcTime: 0,
    staleTime: 0,
  });

/**
 * Does it to people, and takes it back; those who are refused are named with the reason. A call that
 * fails is of its own people, and keeps no other call back.
 */
export function useLoteDeUsuarios() {
  const agir = useEscrever(usuarios, e.agir);
  const fazer = async <L extends UsuarioDoCadastro>(
    linhas: readonly L[],
    decidido: Decidido,
  ): Promise<Mudadas<L>> => {
    const porId = new Map(linhas.map((linha) => [linha.id, linha]));
    const mudadas: L[] = [];
    const recusas: Recusa<L>[] = [];
    const deQuem = (id: number): L[] => {
      const linha = porId.get(id);
      return linha ? [linha] : [];
    };
    for (const parte of emPartes([...porId.keys()], MAXIMO_DE_PESSOAS)) {
      try {
        const feito = await agir.mutateAsync({ body: { ...decidido, ids: parte } });
        mudadas.push(...feito.alterados.flatMap(deQuem));
        for (const { id, motivo } of feito.recusas) {
          recusas.push(...deQuem(id).map((linha) => ({ linha, motivo })));
        }
      } catch (erro) {
        const motivo = mensagemDoErro(erro);
        recusas.push(...parte.flatMap(deQuem).map((linha) => ({ linha, motivo })));
      }
    }
    return { mudadas, recusas };
  };
  const desfazer = async (
    antes: ReadonlyMap<number, UsuarioDoCadastro>,
    mudadas: readonly UsuarioDoCadastro[],
    decidido: Decidido,
  ): Promise<Mudadas<UsuarioDoCadastro>> => {
    const acao = CONTRARIA[decidido.acao] ?? decidido.acao;
    if (acao !== 'mudar_time') return fazer(mudadas, { ...decidido, acao });
    const porTime = Map.groupBy(mudadas, ({ id }) => antes.get(id)?.time_id ?? null);
    const voltas: Mudadas<UsuarioDoCadastro>[] = [];
    for (const [time_id, deUm] of porTime) voltas.push(await fazer(deUm, { acao, time_id }));
    return {
      mudadas: voltas.flatMap((volta) => volta.mudadas),
      recusas: voltas.flatMap((volta) => volta.recusas),
    };
  };
  return { fazer, desfazer };
}
