import { ListaDeModelosChecklist } from '../../features/modelos-checklist/components/lista-de-modelos-checklist.tsx';
import { modelosChecklist } from '../../features/modelos-checklist/modelos-checklist.queries.ts';
import { endereco } from '../../features/modelos-checklist/modelos-checklist.registro.ts';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/configuracoes/checklist`: what every client's record is asked for (page book #25). */
export default function ModelosChecklist() {
  return (
    <PaginaDeTabela
      titulo="Itens do checklist"
      acoes={<BotaoDeNovo recurso={modelosChecklist} endereco={endereco} />}
    >
      <ListaDeModelosChecklist />
    </PaginaDeTabela>
  );
}
