import { IconStar, IconStarFilled } from '@tabler/icons-react';
import pequeno from '../../../components/ui/icone-pequeno.module.css';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { favoritar, useFavoritos } from '../favoritos.ts';
import classes from './estrela.module.css';

interface Props {
  /** Path of the page. */
  id: string;
  /** Name of the page, which the star's label has. */
  nome: string;
  className?: string | undefined;
}

/** Switch that makes a page a favourite. */
export function Estrela({ id, nome, className = '' }: Props) {
  const favorito = useFavoritos(({ ids }) => ids.includes(id));
  const soLeitura = useSoLeitura() !== null;
  const Icone = favorito ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={`${pequeno.icone} ${classes.estrela} ${className}`}
      aria-label={`Favoritar ${nome}`}
      aria-pressed={favorito}
      disabled={soLeitura}
      title={favorito ? 'Remover dos favoritos' : 'Adicionar aos favoritos'}
      onClick={() => favoritar(id, !favorito)}
    >
      <Icone size={16} aria-hidden />
    </button>
  );
}
