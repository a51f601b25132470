import { ListaDeModelosMinuta } from '../../features/modelos-minuta/components/lista-de-modelos-minuta.tsx';
import { modelosMinuta } from '../../features/modelos-minuta/modelos-minuta.queries.ts';
import { endereco } from '../../features/modelos-minuta/modelos-minuta.registro.ts';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/configuracoes/minutas`: the templates by which the minutes of contracts are made. */
export default function ModelosMinuta() {
  return (
    <PaginaDeTabela
      titulo="Modelos de minuta"
      acoes={<BotaoDeNovo recurso={modelosMinuta} endereco={endereco} />}
    >
      <ListaDeModelosMinuta />
    </PaginaDeTabela>
  );
}
