import type { Envio } from '@dominio/contrato/endpoint';
import type { Reautenticacao } from '@dominio/contrato/reautenticacao';
import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { convitesEndpoints } from '@dominio/contrato/usuarios-convites';
import { senhaDoUsuarioEndpoints } from '@dominio/contrato/usuarios-senha';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { recurso } from '../../registros/recurso.ts';
import { CAMPOS } from './usuarios.registro.tsx';

/**
 * The register of people. The server audits each reading of a record, so one is read once per
 * opening.
 */
export const usuarios = recurso(
  CHAVES.usuarios,
  { listar: e.buscar, ler: e.ler, criar: e.criar, atualizar: e.atualizar },
  {
    nome: { um: 'usuário', varios: 'usuários', genero: 'm' },
    linhas: 'usuarios',
    porPagina: 50,
    exportacao: { permissao: 'usuarios:exportar', campos: CAMPOS },
    leituraAuditada: true,
  },
);
const { chaves } = usuarios;

/** Open invitations; each opens the record of its person. Newest first by default. */
export const convites = recurso(
  [...CHAVES.usuarios, 'convites'],
  { listar: convitesEndpoints.listar, ler: e.ler },
  {
    nome: { um: 'convite', varios: 'convites', genero: 'm' },
    linhas: 'convites',
    porPagina: 50,
    exportacao: 'an invitation has no data of its own: its person is exported among the users',
  },
);

type Filtros = NonNullable<Envio<typeof e.buscar>['query']>;

const ACHADOS = 20;

/** Query of the first people whom a term finds, as a `CampoProcurado` takes it. */
const procurar = (nome: string, filtros: Filtros) => (termo: string) => ({
  queryKey: chaves.consulta(nome, termo),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { ...filtros, limit: ACHADOS, ...(termo && { termo }) };
    const { usuarios } = await chamar(e.buscar, { query }, { signal });
    return usuarios;
  },
});

/** Searches everybody in the register. */
export const pessoasOptions = procurar('pessoas', {});
/** Searches active staff. */
export const colegasOptions = procurar('colegas', { ativo: true, equipe: true });

/** Query of every group, and of whether the caller may put somebody of this team into it. */
export const gruposOptions = (timeId: number | null = null) =>
  queryOptions({
    queryKey: chaves.consulta('grupos', timeId),
    queryFn: ({ signal }) => {
      const query = timeId === null ? {} : { time_id: timeId };
      return chamar(e.grupos, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

export const timesOptions = () =>
  queryOptions({
    queryKey: chaves.consulta('times'),
    queryFn: ({ signal }) => chamar(e.times, undefined, { signal }),
  });

/** Asks whether an e-mail or CPF is free; `usuario_id` is the person whose own does not count. */
export const validarCampo = (campo: 'email' | 'cpf', valor: string, usuario_id: number | null) =>
  campo === 'email'
    ? chamar(e.validarEmail, { body: { email: valor, usuario_id } })
    : chamar(e.validarCpf, { body: { cpf: valor, usuario_id } });

/** Actions on a person besides editing the record. */
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

/** Mutation that runs one of those actions; every query that shows people is read again. */
export function useAgir() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: ({ id, ...feito }: Feito) =>
      feito.ato === 'remover_segundo_fator'
        ? chamar(segundoFatorEndpoints.remover, { params: { id }, body: feito.prova })
        : chamar(ATOS[feito.ato], { params: { id } }),
    gcTime: 0,
    onSettled: () => cliente.invalidateQueries({ queryKey: CHAVES.usuarios }),
  });
}

/** Mutation that gives a temporary password. The answer stays with the caller alone. */
export function useResetDeSenha() {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (id: number) => chamar(senhaDoUsuarioEndpoints.resetar, { params: { id } }),
    gcTime: 0,
    onSettled: () => cliente.invalidateQueries({ queryKey: CHAVES.usuarios }),
  });
}
