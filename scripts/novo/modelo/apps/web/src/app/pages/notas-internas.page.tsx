import { ListaDeNotasInternas } from '../../features/notas-internas/components/lista-de-notas-internas.tsx';
import { notasInternas } from '../../features/notas-internas/notas-internas.queries.ts';
import { endereco } from '../../features/notas-internas/notas-internas.registro.ts';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/notas-internas`: notas internas of every client in reach. */
export default function NotasInternas() {
  return (
    <PaginaDeTabela
      titulo="Notas internas"
      acoes={<BotaoDeNovo recurso={notasInternas} endereco={endereco} />}
    >
      <ListaDeNotasInternas />
    </PaginaDeTabela>
  );
}
