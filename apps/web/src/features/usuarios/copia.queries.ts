import { NOME_DO_PAPEL } from '@dominio/contrato/usuarios-acesso';
import { copiaDeAcessoEndpoints as e, type ItemDaCopia } from '@dominio/contrato/usuarios-copia';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { CHAVES } from '../../consultas/chaves.ts';
import { chamar } from '../../lib/api-client.ts';
import { contar } from '../../lib/formato.ts';
import { useGravacao } from '../../lib/use-gravacao.ts';

interface Pedido {
  de: number;
  versao: number;
  versao_de: number;
}

/** Begins the key of every preview of a copy to a person. */
const chaveDaCopia = (id: number) => [...CHAVES.usuarios, 'copia', id] as const;

/** Query of what a copy would do. It is read again for each opening and never cached. */
export const previaDaCopia = (id: number, de: number) =>
  queryOptions({
    queryKey: [...chaveDaCopia(id), de],
    queryFn: ({ signal }) =>
      chamar(e.copiar, { params: { id }, body: { de, simular: true } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });

/** Mutation that copies the access shown; every query that shows people is read again. */
export function useCopiarAcesso(id: number) {
  const cliente = useQueryClient();
  return useGravacao({
    mutationFn: (body: Pedido) => chamar(e.copiar, { params: { id }, body }),
    onSuccess: () => cliente.invalidateQueries({ queryKey: CHAVES.usuarios }),
    onError: () => cliente.invalidateQueries({ queryKey: chaveDaCopia(id) }),
  });
}

const NOME_DO_TIPO = {
  grupo: 'Grupo',
  time: 'Time',
  permissao: 'Permissão',
  cliente: 'Cliente',
} as const;

/** Kind of an item, in words: 'Cliente, como revisor'. */
export const tipoEmPalavras = ({ tipo, papel }: Pick<ItemDaCopia, 'tipo' | 'papel'>): string =>
  papel ? `${NOME_DO_TIPO[tipo]}, como ${NOME_DO_PAPEL[papel].toLowerCase()}` : NOME_DO_TIPO[tipo];

/** What a copy did, in words. */
export function copiaEmPalavras(itens: readonly Pick<ItemDaCopia, 'motivo'>[]): string {
  const entram = itens.filter(({ motivo }) => motivo === null).length;
  const fora = itens.length - entram;
  const feito = contar(entram, 'item acrescentado', 'itens acrescentados');
  return fora === 0 ? `${feito}.` : `${feito}; ${contar(fora, 'ficou', 'ficaram')} de fora.`;
}
