import type { Envio, Resposta } from '@dominio/contrato/endpoint';
import type { Reautenticacao } from '@dominio/contrato/reautenticacao';
import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { convitesEndpoints } from '@dominio/contrato/usuarios-convites';
import { senhaDoUsuarioEndpoints } from '@dominio/contrato/usuarios-senha';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

const raiz = ['usuarios'] as const;

export type FiltrosDaTela = NonNullable<Envio<typeof e.buscar>['query']>;

/** One page of the register; the one before stays while it is read. */
export const usuariosOptions = (query: FiltrosDaTela) =>
  queryOptions({
    queryKey: [...raiz, 'lista', query],
    queryFn: ({ signal }) => chamar(e.buscar, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

const ACHADOS = 20;

/** The first few people whom a term finds, as a `CampoProcurado` asks for them. */
const procurar = (nome: string, filtros: FiltrosDaTela) => (termo: string) => ({
  queryKey: [...raiz, nome, termo],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { ...filtros, limit: ACHADOS, ...(termo && { termo }) };
    const { usuarios } = await chamar(e.buscar, { query }, { signal });
    return usuarios;
  },
});

/** Anybody in the register. */
export const pessoasOptions = procurar('pessoas', {});
/** Of the firm, and active. */
export const colegasOptions = procurar('colegas', { ativo: true, equipe: true });

export type FiltrosDosConvites = NonNullable<Envio<typeof convitesEndpoints.listar>['query']>;

/** One page of the invitations that wait; the one before stays while it is read. */
export const convitesOptions = (query: FiltrosDosConvites) =>
  queryOptions({
    queryKey: [...raiz, 'convites', query],
    queryFn: ({ signal }) => chamar(convitesEndpoints.listar, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One record, read anew whenever it is opened: it is edited by its version. */
export const usuarioOptions = (id: number) =>
  queryOptions({
    queryKey: [...raiz, 'registro', id],
    queryFn: ({ signal }) => chamar(e.ler, { params: { id } }, { signal }),
    staleTime: 0,
    // The reading of personal data is written down: once per opening.
    refetchOnWindowFocus: false,
  });

/** Every group, and whether the caller may put somebody of this team into it. */
export const gruposOptions = (timeId: number | null = null) =>
  queryOptions({
    queryKey: [...raiz, 'consulta', 'grupos', timeId],
    queryFn: ({ signal }) => {
      const query = timeId === null ? {} : { time_id: timeId };
      return chamar(e.grupos, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const timesOptions = () =>
  queryOptions({
    queryKey: [...raiz, 'consulta', 'times'],
    queryFn: ({ signal }) => chamar(e.times, undefined, { signal }),
  });

/** Whether an e-mail or a CPF is free; the person in hand does not count. */
export const validarCampo = (campo: 'email' | 'cpf', valor: string, usuario_id: number | null) =>
  campo === 'email'
    ? chamar(e.validarEmail, { body: { email: valor, usuario_id } })
    : chamar(e.validarCpf, { body: { cpf: valor, usuario_id } });

/** What may be done with a person besides editing the record. */
export const ATOS = {
  suspender: e.suspender,
  reativar: e.reativar,
  reenviar_convite: convitesEndpoints.reenviar,
  cancelar_convite: convitesEndpoints.cancelar,
} as const;
export type Ato = keyof typeof ATOS | 'remover_segundo_fator';

type Feito = { id: number } & (
  | { ato: keyof typeof ATOS }
  | { ato: 'remover_segundo_fator'; prova: Reautenticacao }
);

type Cadastro =
  | { id: null; body: Envio<typeof e.criar>['body'] }
  | { id: number; body: Envio<typeof e.atualizar>['body'] };

type SenhaUnica = Pick<Resposta<typeof e.criar>, 'nova_senha' | 'expira_em'>;

/** Registers, changes, and moves people between states; whatever shows them reads again. */
export function useAcoesDeUsuarios() {
  const cliente = useQueryClient();
  const reler = () => cliente.invalidateQueries({ queryKey: raiz });
  const salvar = useGravacao({
    mutationFn: async (envio: Cadastro): Promise<Partial<SenhaUnica>> =>
      envio.id === null
        ? chamar(e.criar, { body: envio.body })
        : chamar(e.atualizar, { params: { id: envio.id }, body: envio.body }).then(() => ({})),
    // The answer may hold a password: nothing keeps it but who asked.
    gcTime: 0,
    onSuccess: reler,
  });
  const agir = useGravacao({
    mutationFn: ({ id, ...feito }: Feito) =>
      feito.ato === 'remover_segundo_fator'
        ? chamar(segundoFatorEndpoints.remover, { params: { id }, body: feito.prova })
        : chamar(ATOS[feito.ato], { params: { id } }),
    gcTime: 0,
    onSettled: reler,
  });
  return { salvar, agir, reler };
}

/** Gives a temporary password. Nothing keeps the answer but who asked. */
export function useResetDeSenha() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (id: number) => chamar(senhaDoUsuarioEndpoints.resetar, { params: { id } }),
    gcTime: 0,
    onSettled: () => cliente.invalidateQueries({ queryKey: raiz }),
  });
}
