/** Keys of the open list: each presses the button of the row under the focus, where there is one. */
export const TECLAS_DAS_ACOES: Readonly<Record<string, string>> = {
  i: 'importante',
  e: 'lida',
  Delete: 'remover',
};

/** Letters that move, beside the arrows. */
export const TECLAS_DE_ANDAR: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' };

export const TECLA_DE_DESFAZER = 'z';

/** The same for the list of shortcuts, where they are only told: the open list hears them. */
export const GRUPO_DAS_NOTIFICACOES = {
  titulo: 'Notificações abertas',
  atalhos: [
    { teclas: ['j', 'k'], oQueFaz: 'Próxima, anterior' },
    { teclas: ['i'], oQueFaz: 'Importante' },
    { teclas: ['e'], oQueFaz: 'Marcar como lida' },
    { teclas: ['Delete'], oQueFaz: 'Remover' },
    { teclas: [TECLA_DE_DESFAZER], oQueFaz: 'Desfazer a remoção' },
  ],
};
