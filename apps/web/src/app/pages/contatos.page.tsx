import { ListaDeContatos } from '../../features/contatos/components/lista-de-contatos.tsx';
import { contatos } from '../../features/contatos/contatos.queries.ts';
import { endereco } from '../../features/contatos/contatos.registro.ts';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/contatos`: contatos of every client in reach. */
export default function Contatos() {
  return (
    <PaginaDeTabela
      titulo="Contatos"
      acoes={<BotaoDeNovo recurso={contatos} endereco={endereco} />}
    >
      <ListaDeContatos />
    </PaginaDeTabela>
  );
}
