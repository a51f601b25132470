/** A noun as people say it. */
export interface Substantivo {
  /** 'time' */
  readonly um: string;
  /** 'times' */
  readonly varios: string;
  readonly genero: 'm' | 'f';
}

export type Palavras = ReturnType<typeof palavrasDe>;

/**
 * What every registry says of its noun, in the noun's gender: the same sentences on every screen.
 * What one screen alone says it writes itself.
 */
export function palavrasDe({ um, varios, genero }: Substantivo) {
  const o = genero === 'f' ? 'a' : 'o';
  const nenhum = genero === 'f' ? 'Nenhuma' : 'Nenhum';
  const Um = um.charAt(0).toUpperCase() + um.slice(1);
  return {
    um,
    varios,
    titulo: varios.charAt(0).toUpperCase() + varios.slice(1),
    registro: Um,
    /** With their article, for messages: 'o time', 'os times'. */
    oRegistro: `${o} ${um}`,
    osRegistros: `${o}s ${varios}`,
    novo: `Nov${o} ${um}`,
    buscar: `Buscar ${um}`,
    criar: `Criar ${um}`,
    criado: `${Um} criad${o}`,
    salvar: `Salvar ${um}`,
    salvo: `${Um} salv${o}`,
    erroAoSalvar: `Erro ao salvar ${o} ${um}`,
    excluir: `Excluir ${um}`,
    excluido: `${Um} excluíd${o}`,
    erroAoExcluir: `Erro ao excluir ${o} ${um}`,
    erroAoMudar: `Erro ao mudar ${o}s ${varios}`,
    /** There is no record at all, or none under the filters. */
    nada: `${nenhum} ${um} cadastrad${o}.`,
    nenhum: `${nenhum} ${um} com estes filtros.`,
  };
}
