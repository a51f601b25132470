/**
 * Keys of the open list, each with the `data-acao` of the button that it presses in the focused
 * row.
 */
export const TECLAS_DAS_ACOES: Readonly<Record<string, string>> = {
  i: 'importante',
  e: 'lida',
  s: 'adiar',
  Delete: 'remover',
  '#': 'remover',
};

/** Letters that move the focus as the arrow keys do. */
export const TECLAS_DE_ANDAR: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' };

export const TECLA_DE_DESFAZER = 'z';

/** The keys for the list of shortcuts, which only shows them. */
export const GRUPO_DAS_NOTIFICACOES = {
  titulo: 'Notificações abertas',
  atalhos: [
    { teclas: ['j', 'k'], oQueFaz: 'Próxima, anterior' },
    { teclas: ['i'], oQueFaz: 'Importante' },
    { teclas: ['e'], oQueFaz: 'Marcar como lida' },
    { teclas: ['s'], oQueFaz: 'Adiar' },
    { teclas: ['Delete'], oQueFaz: 'Remover' },
    { teclas: [TECLA_DE_DESFAZER], oQueFaz: 'Desfazer' },
  ],
};
