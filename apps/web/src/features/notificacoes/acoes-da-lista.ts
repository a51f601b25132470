import { TEXTOS_DE_NOTIFICACAO } from '@dominio/contrato/notificacoes';
import {
  notificacoesAcoesEndpoints as endpoints,
  type Remocao,
  TEXTOS_DAS_ACOES,
} from '@dominio/contrato/notificacoes-acoes';
import type { QueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { avisar, retirarAviso } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { contar } from '../../lib/formato.ts';
import { aoSair } from '../../lib/sessao-storage.ts';
import {
  aposLimpeza,
  comImportancia,
  devolverALista,
  devolverAsNaoLidas,
  semUma,
} from './acoes.rules.ts';
import { exigirSucesso, explicar, type Resultado } from './falha-da-acao.ts';
import { chaves, durante, mudar, mudarPaginas, type Paginas } from './notificacoes.queries.ts';
import { idValido, type Notificacao } from './notificacoes.rules.ts';

const { erroAoAlterar, erroAoLimpar, erroAoRemover } = TEXTOS_DAS_ACOES;
const FALHA_AO_DESFAZER = 'Não foi possível desfazer';

interface Acao<R extends Resultado> {
  /** Title of the toast when the action failed (specification part 1 §8). */
  erro: string;
  /** Id of the notification; left out for an action on all. */
  id?: number;
  mostrar: () => void;
  recuar: () => void;
  pedir: () => Promise<R>;
}

/**
 * Runs an action: shown at once, then sent; when the server refuses it is taken back and a toast
 * says why. Never rejects.
 */
async function agir<R extends Resultado>(
  queryClient: QueryClient,
  { erro: titulo, id, mostrar, recuar, pedir }: Acao<R>,
): Promise<R | undefined> {
  if (id !== undefined && !idValido(id)) {
    avisar.erro({ titulo, mensagem: TEXTOS_DE_NOTIFICACAO.idInvalido });
    return undefined;
  }
  return durante(queryClient, async () => {
    mostrar();
    try {
      return exigirSucesso(await pedir());
    } catch (erro) {
      recuar();
      explicar(titulo, erro);
      return undefined;
    }
  });
}

/** Switches the importance of a notification. */
export async function alternarImportante(
  queryClient: QueryClient,
  { id, importante }: Notificacao,
): Promise<void> {
  const mostrar = (valor: boolean) => {
    const mudanca = (lista: Notificacao[]) => comImportancia(lista, id, valor);
    mudar(queryClient, mudanca, mudanca);
    mudarPaginas(queryClient, mudanca);
  };
  await agir(queryClient, {
    erro: erroAoAlterar,
    id,
    mostrar: () => mostrar(!importante),
    recuar: () => mostrar(importante),
    pedir: () => chamar(endpoints.alternarImportante, { params: { id } }),
  });
}

/** The last removal or snooze, while it can be undone, and the toast that offers it. */
let ultima: { desfazer: () => Promise<void>; aviso: string } | undefined;
aoSair(() => {
  ultima = undefined;
});

/** Undoes the last removal by keyboard, which cannot reach its toast while the list is open. */
export async function desfazerUltima(): Promise<void> {
  if (!ultima) return;
  retirarAviso(ultima.aviso);
  await ultima.desfazer().catch((erro: unknown) => explicar(FALHA_AO_DESFAZER, erro));
}

/**
 * Says what was done, and offers to undo it for 8 s, by the toast or by keyboard.
 *
 * @param pedir asks the server to undo it.
 */
export function oferecerVolta(
  queryClient: QueryClient,
  titulo: string,
  pedir: () => Promise<Resultado>,
): void {
  esquecerVolta();
  const desfazer = async () => {
    if (ultima?.desfazer === desfazer) ultima = undefined;
    await durante(queryClient, async () => exigirSucesso(await pedir()));
  };
  const aviso = avisarComDesfazer({ titulo, registros: [], desfazer, falha: FALHA_AO_DESFAZER });
  ultima = { desfazer, aviso };
}

function esquecerVolta(): void {
  if (ultima) retirarAviso(ultima.aviso);
  ultima = undefined;
}

function dizerRemocao(queryClient: QueryClient, { removidas, removida_em }: Remocao): void {
  if (removidas === 0) {
    esquecerVolta();
    avisar.info({ titulo: 'Nenhuma notificação a remover' });
    return;
  }
  oferecerVolta(
    queryClient,
    contar(removidas, 'notificação removida', 'notificações removidas'),
    () => chamar(endpoints.restaurar, { body: { removida_em } }),
  );
}

/**
 * Takes notifications out of the lists, and back into them when the server refuses. Answers what it
 * said, if it did not.
 *
 * @param sobram what is left of a list.
 */
export async function tirar<R extends Resultado>(
  queryClient: QueryClient,
  {
    sobram,
    ...acao
  }: Pick<Acao<R>, 'erro' | 'id' | 'pedir'> & {
    sobram: (lista: Notificacao[]) => Notificacao[];
  },
): Promise<R | undefined> {
  const paginas = queryClient.getQueriesData<Paginas>({ queryKey: chaves.paginas });
  const tiradasDe = (chave: readonly string[]) => {
    const antes = queryClient.getQueryData<Notificacao[]>(chave) ?? [];
    const ficam = new Set(sobram(antes));
    return antes.filter((item) => !ficam.has(item));
  };
  const [naoLidas, lista] = [tiradasDe(chaves.naoLidas), tiradasDe(chaves.lista)];
  return agir(queryClient, {
    ...acao,
    mostrar: () => {
      mudar(queryClient, sobram, sobram);
      mudarPaginas(queryClient, sobram);
    },
    recuar: () => {
      mudar(
        queryClient,
        (dados) => devolverAsNaoLidas(dados, naoLidas),
        (dados) => devolverALista(dados, lista),
      );
      for (const [chave, antes] of paginas) queryClient.setQueryData(chave, antes);
    },
  });
}

/** Removes a notification; 'Desfazer' is offered for 8 s. */
export async function remover(queryClient: QueryClient, { id }: Notificacao): Promise<void> {
  const feita = await tirar(queryClient, {
    erro: erroAoRemover,
    id,
    sobram: (lista) => semUma(lista, id),
    pedir: () => chamar(endpoints.remover, { params: { id } }),
  });
  if (feita) dizerRemocao(queryClient, feita);
}

/**
 * 'Limpar todas': removes all notifications, or all but important ones; 'Desfazer' is offered for 8
 * s.
 */
export async function limpar(queryClient: QueryClient, manterImportantes: boolean): Promise<void> {
  const feita = await tirar(queryClient, {
    erro: erroAoLimpar,
    sobram: (lista) => aposLimpeza(lista, manterImportantes),
    pedir: () => chamar(endpoints.limpar, { query: { manter_importantes: manterImportantes } }),
  });
  if (feita) dizerRemocao(queryClient, feita);
}

/**
 * How many important notifications there are, also beyond the list; undefined when that could not
 * be read.
 */
export async function quantasImportantes(usuarioId: number): Promise<number | undefined> {
  try {
    const envio = { params: { id: usuarioId }, query: { limit: 1 } };
    return (await chamar(endpoints.importantes, envio)).total;
  } catch (erro) {
    explicar(erroAoLimpar, erro);
    return undefined;
  }
}
