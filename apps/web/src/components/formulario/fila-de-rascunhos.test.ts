import { describe, expect, it } from 'vitest';
import { criarFila, type Guardado, type Rascunhos } from './fila-de-rascunhos.ts';

interface Nota {
  texto: string;
}

const nota = (texto: string, em = 1): Guardado<Nota> => ({ em, passo: 0, valores: { texto } });

/** Drafts kept in memory, which a test may read as often as it likes. */
function naMemoria(guardado?: Guardado<Nota>): Rascunhos<Nota> {
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

const oferecidos = (rascunhos: Rascunhos<Nota>) => {
  const fila = criarFila(rascunhos);
  const textos: string[] = [];
  for (let um = fila.oferecido(); um; um = fila.oferecido()) {
    textos.push(um.valores.texto);
    fila.decidir();
  }
  return textos;
};

describe('drafts on offer', () => {
  it('keeps what is typed meanwhile and the draft that nobody decided on, the newer first', () => {
    const rascunhos = naMemoria(nota('antigo'));
    criarFila(rascunhos).guardar({ texto: 'novo' }, 2, true);
    expect(rascunhos.ler()).toMatchObject({ passo: 2, valores: { texto: 'novo' } });
    expect(oferecidos(rascunhos)).toEqual(['novo', 'antigo']);
  });

  it('keeps the draft on offer when what was typed is taken back, and when the form is saved', () => {
    const rascunhos = naMemoria(nota('antigo'));
    const fila = criarFila(rascunhos);
    fila.guardar({ texto: 'n' }, 0, true);
    expect(oferecidos(rascunhos)).toEqual(['n', 'antigo']);
    fila.guardar({ texto: '' }, 0, false);
    expect(oferecidos(rascunhos)).toEqual(['antigo']);
    fila.esquecer();
    expect(oferecidos(rascunhos)).toEqual(['antigo']);
  });

  it('forgets a draft once it was taken up or refused', () => {
    const rascunhos = naMemoria(nota('antigo'));
    const fila = criarFila(rascunhos);
    fila.decidir();
    expect(fila.oferecido()).toBeUndefined();
    fila.guardar({ texto: 'antigo e mais' }, 0, true);
    expect(oferecidos(rascunhos)).toEqual(['antigo e mais']);
    fila.esquecer();
    expect(oferecidos(rascunhos)).toEqual([]);
  });
});
