import { Nota } from '@dominio/contrato/notas';
import { useState } from 'react';
import { ErroDaApi } from '../../../lib/erro-da-api.ts';
import { useMudarNota } from '../notas.queries.ts';
import { CampoDaNota } from './campo-da-nota.tsx';

/** The note as it is now, of a refusal because somebody else changed it. */
const atualDe = (erro: unknown): Nota | undefined =>
  erro instanceof ErroDaApi && erro.codigo === 'REGISTRO_ALTERADO'
    ? Nota.safeParse(erro.corpo.atual).data
    : undefined;

/**
 * Changes the text of a note where it stands, as it was when the field opened. Text that somebody
 * else wrote meanwhile is shown, and gives way only when this one is saved once more.
 */
export function EdicaoDaNota({ nota, aoFechar }: { nota: Nota; aoFechar: () => void }) {
  const [lida, setLida] = useState(nota);
  const mudar = useMudarNota();
  const gravar = async (texto: string, sobre = lida): Promise<void> => {
    try {
      setLida(await mudar.mutateAsync({ nota: sobre, texto }));
    } catch (erro) {
      const atual = atualDe(erro);
      if (!(erro instanceof ErroDaApi) || !atual) throw erro;
      setLida(atual);
      // It was pinned, or put back: the text is still the one that was read.
      if (atual.texto === sobre.texto) return gravar(texto, atual);
      throw erro.comDetalhe(
        `${erro.detail} Agora ela diz: “${atual.texto}” Salvar de novo grava o seu texto no lugar.`,
      );
    }
  };
  return (
    <CampoDaNota
      dono={{ tipo: 'escrita', id: nota.id }}
      rotulo="Texto da nota"
      inicial={nota.texto}
      gravar={{ rotulo: 'Salvar', fazer: (texto) => gravar(texto) }}
      aoFechar={aoFechar}
    />
  );
}
