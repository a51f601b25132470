import {
  type Destinatarios,
  type Envio,
  notificacoesEnvioEndpoints as e,
} from '@dominio/contrato/notificacoes-envio';
import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints as usuarios } from '@dominio/contrato/usuarios-cadastro';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useChaveDeRepeticao } from '../../lib/chave-de-repeticao.ts';
import { ErroDaApi } from '../../lib/erro-da-api.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { corpoDe, type Valores } from './envio.formulario.ts';

const raiz = ['envios-de-notificacao'] as const;
const POR_PAGINA = 20;
/** How often the list is read again while something of it is leaving. */
const RELER_MS = 2_000;

/** Whether it is on its way: its time has come, and a job tells those whom it is for. */
export const saindo = ({ estado, agendado_para }: Envio): boolean =>
  estado === 'agendado' && (agendado_para === null || Date.parse(agendado_para) <= Date.now());

/** Query of what was sent by hand, a page at a time. */
export const enviosOptions = (page: number) =>
  queryOptions({
    queryKey: [...raiz, 'lista', page],
    queryFn: ({ signal }) => chamar(e.listar, { query: { page, limit: POR_PAGINA } }, { signal }),
    placeholderData: keepPreviousData,
    // How many have read it changes by itself.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.envios.some(saindo) ? RELER_MS : false),
  });

/** Query of how many people a sending would tell. */
export const contagemOptions = (quem: Destinatarios) =>
  queryOptions({
    queryKey: [...raiz, 'contagem', quem],
    queryFn: async ({ signal }) => (await chamar(e.contar, { body: quem }, { signal })).total,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** The few active people of the staff whom a term names. */
export const pessoasOptions = (termo: string) => ({
  queryKey: [...CHAVES.usuarios, 'a-avisar', termo],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { termo: termo || undefined, equipe: true, ativo: true, limit: 20 };
    return (await chamar(usuarios.buscar, { query }, { signal })).usuarios;
  },
});

const opcoes = (linhas: readonly { id: number; nome: string }[]) =>
  linhas.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }));

export const gruposOptions = () =>
  queryOptions({
    queryKey: [...CHAVES.grupos, 'a-avisar'],
    queryFn: async ({ signal }) => {
      const grupos = await chamar(usuarios.grupos, { query: {} }, { signal });
      // That of clients has nobody of the staff.
      return opcoes(grupos.filter(({ id }) => id !== GRUPO.cliente));
    },
  });

export const timesOptions = () =>
  queryOptions({
    queryKey: ['times', 'a-avisar'],
    queryFn: async ({ signal }) => opcoes(await chamar(usuarios.times, undefined, { signal })),
  });

const SEM_FRASE = 'Erro desconhecido ao enviar notificação';

/** What a failed send says: the server's sentence, or the specified ones (specification part 2 §8). */
function explicada(erro: unknown): never {
  if (!(erro instanceof ErroDaApi)) throw erro;
  const { message } = erro.corpo as { message?: unknown };
  if (!erro.soStatus) throw erro;
  throw erro.comDetalhe(typeof message === 'string' && message !== '' ? message : SEM_FRASE);
}

/** Mutation that sends what the form says: once, though it is sent again for want of an answer. */
export function useEnviar() {
  const cliente = useQueryClient();
  const chave = useChaveDeRepeticao();
  return useGravacao({
    mutationFn: async (valores: Valores) => {
      const body = corpoDe(valores);
      const opcoes = { chaveDeRepeticao: chave.de(body) };
      const feito = await chamar(e.enviar, { body }, opcoes).catch((erro: unknown) => {
        if (erro instanceof ErroDaApi && erro.status > 0 && erro.status < 500) chave.respondida();
        return explicada(erro);
      });
      chave.respondida();
      // A server between may answer 200 with a refusal.
      if (!(feito.success as boolean)) {
        const detail = feito.message || 'Erro desconhecido';
        throw new ErroDaApi({ status: 200, codigo: 'SEM_CODIGO', detail });
      }
      return feito;
    },
    onSuccess: () => cliente.invalidateQueries({ queryKey: [...raiz, 'lista'] }),
  });
}

/** Mutation that calls off a scheduled sending. */
export function useCancelarEnvio() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (id: number) => chamar(e.cancelar, { params: { id } }),
    // Whatever came of it, it may have left meanwhile.
    onSettled: () => cliente.invalidateQueries({ queryKey: [...raiz, 'lista'] }),
  });
}
