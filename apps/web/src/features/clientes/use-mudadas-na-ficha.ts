import { useQuery } from '@tanstack/react-query';
import { camposPersonalizadosOptions } from '../../consultas/campos-personalizados.ts';
import { mudadasNaFicha } from './ficha.formulario.ts';

/** Names what two versions of a client's record do not have in common, the firm's own fields too. */
export function useMudadasNaFicha() {
  const { data: campos = [] } = useQuery(camposPersonalizadosOptions());
  return mudadasNaFicha(campos);
}
