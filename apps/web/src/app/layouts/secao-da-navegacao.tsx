import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useFavoritos } from '../../features/favoritos/favoritos.ts';
import { iconeDaSecao } from '../icones.ts';
import type { Secao } from '../menus.ts';
import { EntradaComEstrela } from './entrada-com-estrela.tsx';
import { ItemDeNavegacao } from './item-de-navegacao.tsx';
import type { Origem } from './limpar-cliente.ts';
import classes from './secao-da-navegacao.module.css';
import { secaoAberta, secaoAtual, useSubmenus } from './submenus.ts';
import { Suspenso } from './suspenso.tsx';

interface Props {
  secao: Secao;
  origem: Origem;
  /** The class that entries of the sidebar have. */
  className: string | undefined;
  /** The sidebar shows icons only: the entries stand in a panel beside it. */
  recolhida: boolean;
}

/** A section of the sidebar, its entries under it or, where only icons fit, beside it. */
export function SecaoDaNavegacao({ secao, origem, className, recolhida }: Props) {
  const { pathname } = useLocation();
  const submenus = useSubmenus();
  const favoritos = useFavoritos(({ ids }) => ids);
  const id = useId();
  const Icone = iconeDaSecao(secao.lugar);
  const icone = <Icone size={18} stroke={1.7} aria-hidden />;
  const entradas = (aoAgir?: () => void) =>
    secao.entradas.map((item) => (
      <li key={item.path}>
        <EntradaComEstrela item={item}>
          <ItemDeNavegacao item={item} origem={origem} className={className} onClick={aoAgir} />
        </EntradaComEstrela>
      </li>
    ));

  if (recolhida) {
    return (
      <Suspenso
        rotulo={secao.rotulo}
        dica={secao.rotulo}
        atual={secaoAtual(secao, pathname)}
        largura={210}
        lado="right-start"
        porPassagem
        classeDoBotao={className}
        botao={icone}
      >
        {(fechar) => (
          <nav aria-label={secao.rotulo} className={classes.painel}>
            <p>{secao.rotulo}</p>
            <ul className={classes.lista}>{entradas(fechar)}</ul>
          </nav>
        )}
      </Suspenso>
    );
  }
  const aberta = secaoAberta(secao, submenus, pathname, favoritos);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-expanded={aberta}
        aria-controls={id}
        onClick={() => submenus.definir(secao.lugar, !aberta)}
      >
        {icone}
        <span>{secao.rotulo}</span>
        <IconChevronDown size={16} aria-hidden className={classes.seta} />
      </button>
      <ul id={id} className={`${classes.lista} ${classes.recuada}`} hidden={!aberta}>
        {entradas()}
      </ul>
    </>
  );
}
