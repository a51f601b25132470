interface Permissao {
  readonly modulo: string;
  readonly nome: string;
}

const SEPARADOR = ': ';

/** What the module is called. Names come as `Agenda: visualizar`; one given by hand may have no such head. */
export const nomeDoModulo = ({ nome, modulo }: Permissao): string =>
  nome.includes(SEPARADOR) ? nome.slice(0, nome.indexOf(SEPARADOR)) : modulo;

/** What an action is called beside the name of its module. */
export const nomeDaAcao = ({ nome }: Pick<Permissao, 'nome'>): string =>
  nome.includes(SEPARADOR) ? nome.slice(nome.indexOf(SEPARADOR) + SEPARADOR.length) : nome;
