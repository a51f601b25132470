import { describe, expect, it } from 'vitest';
import { criarFila, type Gaveta, type Guardado } from './fila-de-rascunhos.ts';

interface Nota {
  texto: string;
}

const nota = (texto: string, em = 1): Guardado<Nota> => ({ em, passo: 0, valores: { texto } });

/** A drawer in memory, opened as often as a test likes. */
function armario(guardado?: Guardado<Nota>): Gaveta<Nota> {
  let atual = guardado;
  let anteriores: readonly Guardado<Nota>[] = [];
  return {
    ler: () => atual,
    guardar: ({ texto }, passo) => {
      atual = { ...nota(texto, 2), passo };
    },
    descartar: () => {
      atual = undefined;
    },
    anteriores: {
      ler: () => anteriores,
      guardar: (lista) => {
        anteriores = lista;
      },
    },
  };
}

const oferecidos = (gaveta: Gaveta<Nota>) => {
  const fila = criarFila(gaveta);
  const textos: string[] = [];
  for (let um = fila.oferecido(); um; um = fila.oferecido()) {
    textos.push(um.valores.texto);
    fila.decidir();
  }
  return textos;
};

describe('drafts on offer', () => {
  it('keeps what is typed meanwhile and the draft that nobody decided on, the newer first', () => {
    const gaveta = armario(nota('antigo'));
    criarFila(gaveta).guardar({ texto: 'novo' }, 2, true);
    expect(gaveta.ler()).toMatchObject({ passo: 2, valores: { texto: 'novo' } });
    expect(oferecidos(gaveta)).toEqual(['novo', 'antigo']);
  });

  it('keeps the draft on offer when what was typed is taken back, and when the form is saved', () => {
    const gaveta = armario(nota('antigo'));
    const fila = criarFila(gaveta);
    fila.guardar({ texto: 'n' }, 0, true);
    expect(oferecidos(gaveta)).toEqual(['n', 'antigo']);
    fila.guardar({ texto: '' }, 0, false);
    expect(oferecidos(gaveta)).toEqual(['antigo']);
    fila.esquecer();
    expect(oferecidos(gaveta)).toEqual(['antigo']);
  });

  it('forgets a draft once it was taken up or refused', () => {
    const gaveta = armario(nota('antigo'));
    const fila = criarFila(gaveta);
    fila.decidir();
    expect(fila.oferecido()).toBeUndefined();
    fila.guardar({ texto: 'antigo e mais' }, 0, true);
    expect(oferecidos(gaveta)).toEqual(['antigo e mais']);
    fila.esquecer();
    expect(oferecidos(gaveta)).toEqual([]);
  });
});
