import { responsaveisOptions } from '../../lib/responsaveis.ts';
import { CampoDeProcura, type Escolhido } from './campo-de-procura.tsx';

interface Props {
  label: string;
  podeProcurar: boolean;
  value: Escolhido | null;
  onChange: (escolhido: Escolhido | null) => void;
  error?: string | undefined;
  'data-path'?: string;
}

/** Who of the staff answers for something. */
export const CampoDoResponsavel = (props: Props) => (
  <CampoDeProcura
    {...props}
    placeholder="Buscar por nome ou e-mail"
    procurar={responsaveisOptions}
    nada="Ninguém encontrado."
  />
);
