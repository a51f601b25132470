import { useRef, useState } from 'react';
import { z } from 'zod';
import { criarRascunhos } from '../../lib/rascunhos.ts';
import { useSessao } from '../../lib/sessao.ts';

/** What is typed and not kept: a new note by its client, a written one by itself. */
const RASCUNHOS = {
  nova: criarRascunhos('nota-nova', z.string()),
  escrita: criarRascunhos('nota', z.string()),
};

/** Which field of notes it is: `{ tipo: 'nova', id: 7 }` writes one of client 7. */
export interface DonoDoTexto {
  tipo: keyof typeof RASCUNHOS;
  id: number;
}

/**
 * The text of a field of notes, which stays in this tab until it is kept or given up. What was typed
 * over a note that has changed since is not taken up again.
 */
export function useTextoDaNota({ tipo, id }: DonoDoTexto, daNota: string) {
  const eu = useSessao((sessao) => sessao.usuario?.id) ?? 0;
  const rascunhos = RASCUNHOS[tipo];
  const [inicial] = useState(daNota);
  const [texto, setTexto] = useState(() => {
    const guardado = rascunhos.ler(id, eu);
    return guardado?.base === inicial ? guardado.valores : inicial;
  });
  const ultimo = useRef(texto);
  const escrever = (novo: string) => {
    ultimo.current = novo;
    setTexto(novo);
    if (novo === inicial) rascunhos.descartar(id);
    else rascunhos.guardar(id, eu, novo, { base: inicial });
  };
  return {
    texto,
    escrever,
    desistir: () => rascunhos.descartar(id),
    /**
     * What was sent has been kept. What was typed after that stays.
     *
     * @returns whether nothing was.
     */
    foiGuardado: (enviado: string): boolean => {
      if (ultimo.current !== enviado) return false;
      escrever(inicial);
      return true;
    },
  };
}
