import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NADA, Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import { umOptions } from '../../../registros/recurso.ts';
import { empresas } from '../empresas.queries.ts';
import { regimesEscritos } from '../regimes.palavras.ts';

/** The regime of the company that is shown for a client, with the way to where it is changed. */
export function RegimeDoCliente({ empresaId }: { empresaId: number }) {
  const { data } = useQuery(umOptions(empresas, empresaId));
  if (!data) return null;
  return (
    <Propriedades>
      <Propriedade nome="Regime tributário">
        <Link to={`/empresas?empresa=${empresaId}`}>{regimesEscritos(data) ?? NADA}</Link>
      </Propriedade>
    </Propriedades>
  );
}
