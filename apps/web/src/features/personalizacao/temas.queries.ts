import type { ParDeTemas } from '@dominio/contrato/tema/configuracao';
import { temasEndpoints } from '@dominio/contrato/temas';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { chamar } from '../../lib/api-client.ts';
import { avisar } from '../../lib/avisar.ts';
import { mensagemDoErro } from '../../lib/erro-da-api.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';
import { mudarNoServidorComoPasso } from './editor.ts';

const chave = ['temas-do-escritorio'] as const;

/** Query of the firm's named themes, by name. */
export const temasDoEscritorio = () =>
  queryOptions({
    queryKey: chave,
    queryFn: async ({ signal }) =>
      (await chamar(temasEndpoints.listar, undefined, { signal })).temas,
  });

/** Mutations on the firm's themes; a failure shows the server's message. */
export function useAcoesDosTemas() {
  const cliente = useQueryClient();
  const comum = {
    onError: (erro: unknown) => {
      avisar.erro({ titulo: 'Tema não alterado', mensagem: mensagemDoErro(erro) });
    },
    onSettled: () => cliente.invalidateQueries({ queryKey: chave }),
  };
  const aplicar = useGravacao({
    ...comum,
    mutationFn: (id: number) =>
      mudarNoServidorComoPasso('cores', 'tema', () =>
        chamar(temasEndpoints.aplicar, { params: { id } }),
      ),
    onSuccess: ({ message }) => avisar.sucesso({ titulo: message }),
  });
  const criar = useGravacao({
    ...comum,
    mutationFn: ({ nome, tema }: { nome: string; tema: ParDeTemas }) =>
      chamar(temasEndpoints.criar, { body: { nome, tema } }),
    onSuccess: ({ nome }) => avisar.sucesso({ titulo: `Tema ${nome} criado.` }),
  });
  const renomear = useGravacao({
    ...comum,
    mutationFn: ({ id, ...body }: { id: number; nome: string; versao: number }) =>
      chamar(temasEndpoints.atualizar, { params: { id }, body }),
    onSuccess: ({ nome }) => avisar.sucesso({ titulo: `O tema agora se chama ${nome}.` }),
  });
  const excluir = useGravacao({
    ...comum,
    mutationFn: (id: number) => chamar(temasEndpoints.excluir, { params: { id } }),
    onSuccess: ({ message }) => avisar.sucesso({ titulo: message }),
  });
  return { aplicar, criar, renomear, excluir };
}
