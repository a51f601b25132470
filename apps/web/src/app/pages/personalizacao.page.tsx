import { Personalizacao } from '../../features/personalizacao/components/personalizacao.tsx';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';

/** `/personalizacao`: the person's own colours and shapes (specification part 1 §2.6). */
export default function PaginaDePersonalizacao() {
  return (
    <>
      <TituloDaPagina titulo="Personalização" />
      <Personalizacao />
    </>
  );
}
