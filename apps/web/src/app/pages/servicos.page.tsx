import { ListaDeServicos } from '../../features/servicos/components/lista-de-servicos.tsx';
import { servicos } from '../../features/servicos/servicos.queries.ts';
import { endereco } from '../../features/servicos/servicos.registro.ts';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/** `/configuracoes/servicos`: the services that the firm offers, of which contracts have some. */
export default function Servicos() {
  return (
    <PaginaDeTabela
      titulo="Serviços"
      acoes={<BotaoDeNovo recurso={servicos} endereco={endereco} />}
    >
      <ListaDeServicos />
    </PaginaDeTabela>
  );
}
