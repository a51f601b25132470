import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './estrela.module.css';
import pequeno from './icone-pequeno.module.css';
import { useSoLeitura } from './so-leitura.ts';

interface Props {
  /** What it is of, which the star's label has. */
  nome: string;
  favorito: boolean;
  aoMudar: (favorito: boolean) => void;
  className?: string | undefined;
  /** Where it stands in a row that the keyboard walks: that of the row. */
  tabIndex?: number | undefined;
}

/** Switch that makes something a favourite. */
export function Estrela({ nome, favorito, aoMudar, className = '', tabIndex }: Props) {
  const soLeitura = useSoLeitura() !== null;
  const Icone = favorito ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={`${pequeno.icone} ${classes.estrela} ${className}`}
      aria-label={`Favoritar ${nome}`}
      aria-pressed={favorito}
      disabled={soLeitura}
      tabIndex={tabIndex}
      title={favorito ? 'Remover dos favoritos' : 'Adicionar aos favoritos'}
      onClick={() => aoMudar(!favorito)}
    >
      <Icone size={16} aria-hidden />
    </button>
  );
}
