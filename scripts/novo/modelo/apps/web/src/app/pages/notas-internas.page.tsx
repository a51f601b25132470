import { ListaDeNotasInternas } from '../../features/notas-internas/components/lista-de-notas-internas.tsx';
import { endereco } from '../../features/notas-internas/notas-internas.registro.ts';
import { BotaoDeNovo } from '../../registros/botao-de-novo.tsx';
import classes from './comum/pagina-de-tabela.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** `/notas-internas`: notas internas of every client in reach. */
export default function NotasInternas() {
  return (
    <div className={classes.pagina}>
      <div className={classes.topo}>
        <TituloDaPagina titulo="Notas internas" />
        <BotaoDeNovo endereco={endereco} pede={{ permissao: 'notas_internas:criar' }}>
          Nov«o|a» nota interna
        </BotaoDeNovo>
      </div>
      <ListaDeNotasInternas />
    </div>
  );
}
