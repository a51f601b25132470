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
import { chaves, durante, mudar } from './notificacoes.queries.ts';
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
  };
  await agir(queryClient, {
    erro: erroAoAlterar,
    id,
    mostrar: () => mostrar(!importante),
    recuar: () => mostrar(importante),
    pedir: () => chamar(endpoints.alternarImportante, { params: { id } }),
  });
}

/** The last removal, while it can be undone, and the toast that offers it. */
let ultima: { removida_em: string; aviso: string } | undefined;
aoSair(() => {
  ultima = undefined;
});

/** Undoes a removal. Rejects when the server refuses. */
async function desfazer(queryClient: QueryClient, removida_em: string): Promise<void> {
  if (ultima?.removida_em === removida_em) ultima = undefined;
  await durante(queryClient, async () =>
    exigirSucesso(await chamar(endpoints.restaurar, { body: { removida_em } })),
  );
}

/** Undoes the last removal by keyboard, which cannot reach its toast while the list is open. */
export async function desfazerUltima(queryClient: QueryClient): Promise<void> {
  if (!ultima) return;
  retirarAviso(ultima.aviso);
  await desfazer(queryClient, ultima.removida_em).catch((erro: unknown) =>
    explicar(FALHA_AO_DESFAZER, erro),
  );
}

function oferecerVolta(queryClient: QueryClient, { removidas, removida_em }: Remocao): void {
  if (ultima) retirarAviso(ultima.aviso);
  ultima = undefined;
  if (removidas === 0) {
    avisar.info({ titulo: 'Nenhuma notificação a remover' });
    return;
  }
  const aviso = avisarComDesfazer({
    titulo: contar(removidas, 'notificação removida', 'notificações removidas'),
    registros: [],
    desfazer: () => desfazer(queryClient, removida_em),
    falha: FALHA_AO_DESFAZER,
  });
  ultima = { removida_em, aviso };
}

async function tirar(
  queryClient: QueryClient,
  {
    sobram,
    ...acao
  }: Pick<Acao<Remocao>, 'erro' | 'id' | 'pedir'> & {
    sobram: (lista: Notificacao[]) => Notificacao[];
  },
): Promise<void> {
  const tiradasDe = (chave: readonly string[]) => {
    const antes = queryClient.getQueryData<Notificacao[]>(chave) ?? [];
    const ficam = new Set(sobram(antes));
    return antes.filter((item) => !ficam.has(item));
  };
  const [naoLidas, lista] = [tiradasDe(chaves.naoLidas), tiradasDe(chaves.lista)];
  const feita = await agir(queryClient, {
    ...acao,
    mostrar: () => mudar(queryClient, sobram, sobram),
    recuar: () =>
      mudar(
        queryClient,
        (dados) => devolverAsNaoLidas(dados, naoLidas),
        (dados) => devolverALista(dados, lista),
      ),
  });
  if (feita) oferecerVolta(queryClient, feita);
}

/** Removes a notification; 'Desfazer' is offered for 8 s. */
export const remover = (queryClient: QueryClient, { id }: Notificacao): Promise<void> =>
  tirar(queryClient, {
    erro: erroAoRemover,
    id,
    sobram: (lista) => semUma(lista, id),
    pedir: () => chamar(endpoints.remover, { params: { id } }),
  });

/**
 * 'Limpar todas': removes all notifications, or all but important ones; 'Desfazer' is offered for 8
 * s.
 */
export const limpar = (queryClient: QueryClient, manterImportantes: boolean): Promise<void> =>
  tirar(queryClient, {
    erro: erroAoLimpar,
    sobram: (lista) => aposLimpeza(lista, manterImportantes),
    pedir: () => chamar(endpoints.limpar, { query: { manter_importantes: manterImportantes } }),
  });

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
