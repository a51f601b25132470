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

/** Of every preview of what a person would be given. */
const chaveDaCopia = (id: number) => [...CHAVES.usuarios, 'copia', id] as const;

/** What copying would do. Each answer is of its moment: none is kept. */
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

/** Copies the access that was shown; whatever shows people has read again when it is done. */
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

/** What an item is: 'Cliente, como revisor'. */
export const tipoEmPalavras = ({ tipo, papel }: Pick<ItemDaCopia, 'tipo' | 'papel'>): string =>
  papel ? `${NOME_DO_TIPO[tipo]}, como ${NOME_DO_PAPEL[papel].toLowerCase()}` : NOME_DO_TIPO[tipo];

/** What copying did. */
export function copiaEmPalavras(itens: readonly Pick<ItemDaCopia, 'motivo'>[]): string {
  const entram = itens.filter(({ motivo }) => motivo === null).length;
  const fora = itens.length - entram;
  const feito = contar(entram, 'item acrescentado', 'itens acrescentados');
  return fora === 0 ? `${feito}.` : `${feito}; ${contar(fora, 'ficou', 'ficaram')} de fora.`;
}
