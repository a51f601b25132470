import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { BotaoDeIcone } from '../ui/botao-de-icone.tsx';
import { FiltrosEmPilulas } from '../ui/filtros-em-pilulas.tsx';
import classes from './tabela.module.css';

interface Props {
  /** Search and filters. */
  filtros: ReactNode;
  /** On a phone the menus wait behind one button, so that the search has room. */
  compacto: boolean;
  /** Menus of the table: views, columns, export. */
  children: ReactNode;
}

/** The one row above a table. */
export function Barra({ filtros, compacto, children }: Props) {
  const [aberta, setAberta] = useState(false);
  const opcoes = useId();
  return (
    <div className={classes.barra}>
      <search className={classes.ferramentas}>
        <FiltrosEmPilulas>{filtros}</FiltrosEmPilulas>
      </search>
      {compacto && (
        <BotaoDeIcone
          rotulo="Opções da lista"
          icone={IconDots}
          aria-expanded={aberta}
          aria-controls={opcoes}
          onClick={() => setAberta(!aberta)}
        />
      )}
      {(!compacto || aberta) && (
        <div id={opcoes} className={classes.acoes}>
          {children}
        </div>
      )}
    </div>
  );
}
