import { Estrela } from '../../../components/ui/estrela.tsx';
import { favoritar, useFavoritos } from '../favoritos.ts';

interface Props {
  /** Path of the page. */
  id: string;
  /** Name of the page, which the star's label has. */
  nome: string;
  className?: string | undefined;
}

/** Switch that makes a page a favourite. */
export function EstrelaDaPagina({ id, nome, className }: Props) {
  const favorito = useFavoritos(({ ids }) => ids.includes(id));
  return (
    <Estrela
      nome={nome}
      favorito={favorito}
      className={className}
      aoMudar={(novo) => favoritar(id, novo)}
    />
  );
}
