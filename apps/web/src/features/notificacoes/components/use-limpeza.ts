import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limpar, quantasImportantes } from '../acoes-da-lista.ts';

/** 'Limpar todas', with its question when there are important notifications. */
export function useLimpeza(usuarioId: number, aoPerguntar?: (perguntando: boolean) => void) {
  const queryClient = useQueryClient();
  const [contando, setContando] = useState(false);
  const [importantes, setImportantes] = useState(0);
  const perguntar = (quantas: number) => {
    setImportantes(quantas);
    aoPerguntar?.(quantas > 0);
  };
  const pedir = async () => {
    setContando(true);
    const quantas = await quantasImportantes(usuarioId);
    setContando(false);
    if (quantas === 0) await limpar(queryClient, false);
    else if (quantas !== undefined) perguntar(quantas);
  };
  const responder = (manterImportantes: boolean | undefined) => {
    perguntar(0);
    if (manterImportantes !== undefined) void limpar(queryClient, manterImportantes);
  };
  return { contando, importantes, pedir, responder };
}
