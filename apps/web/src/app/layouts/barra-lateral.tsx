import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Suspense } from 'react';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { useClienteSelecionado } from '../../lib/cliente-store.ts';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { useAdiantar } from '../../lib/use-adiantar.ts';
import { ehSecao, type ItemDoMenu } from '../menus.ts';
import classes from './barra-lateral.module.css';
import { BlocoDoCliente } from './bloco-do-cliente.tsx';
import { EntradaComEstrela } from './entrada-com-estrela.tsx';
import { ItemDeNavegacao } from './item-de-navegacao.tsx';
import type { Origem } from './limpar-cliente.ts';
import { usePreferenciaDaLateral } from './preferencia-da-lateral.ts';
import { SecaoDaNavegacao } from './secao-da-navegacao.tsx';
import { useDica } from './use-dica.ts';
import { useMenu } from './use-menu.ts';

/** Code of its own: fetched at the first gesture on the page. */
const Dica = sobDemanda(() => import('./dica-da-lateral.tsx'));

const ID = 'barra-lateral';

interface PropsDaLista {
  itens: readonly ItemDoMenu[];
  origem: Origem;
  recolhida: boolean;
}

/** Entries and sections of one menu of the sidebar. */
function Lista({ itens, origem, recolhida }: PropsDaLista) {
  return (
    <ul className={classes.lista}>
      {itens.map((item) => (
        <li key={item.rotulo}>
          {ehSecao(item) ? (
            <SecaoDaNavegacao
              secao={item}
              origem={origem}
              className={classes.item}
              recolhida={recolhida}
            />
          ) : recolhida ? (
            <ItemDeNavegacao
              item={item}
              origem={origem}
              className={classes.item}
              data-dica={item.rotulo}
            />
          ) : (
            <EntradaComEstrela item={item}>
              <ItemDeNavegacao item={item} origem={origem} className={classes.item} />
            </EntradaComEstrela>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The sidebar: 210 px with words, 70 px with tooltips (specification part 1 §9). */
export function BarraLateral() {
  const { expandida, alternar } = usePreferenciaDaLateral();
  const cliente = useClienteSelecionado((estado) => estado.cliente);
  const { alvo, ouvintes } = useDica();
  useAdiantar(Dica);
  const itens = useMenu('lateral');
  const doCliente = useMenu('cliente');
  const acao = expandida ? 'Recolher menu' : 'Expandir menu';
  const Icone = expandida ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;

  return (
    <div id={ID} className={classes.barra} data-recolhida={!expandida || undefined} {...ouvintes}>
      <nav aria-label="Principal">
        <Lista itens={itens} origem="barra-lateral" recolhida={!expandida} />
      </nav>
      {cliente && (
        <div className={classes.cliente}>
          <BlocoDoCliente recolhido={!expandida}>
            {doCliente.length > 0 && (
              <nav aria-label="Páginas do cliente">
                <Lista itens={doCliente} origem="secao-do-cliente" recolhida={!expandida} />
              </nav>
            )}
          </BlocoDoCliente>
        </div>
      )}
      <button
        type="button"
        className={classes.alternar}
        aria-label={acao}
        aria-expanded={expandida}
        aria-controls={ID}
        data-dica={acao}
        onClick={alternar}
      >
        <Icone size={18} stroke={1.7} aria-hidden />
        <span className={classes.palavra}>Recolher menu</span>
      </button>
      {!expandida && alvo && (
        <LimiteDeErro desenhar={() => null}>
          <Suspense>
            <Dica alvo={alvo} />
          </Suspense>
        </LimiteDeErro>
      )}
    </div>
  );
}
