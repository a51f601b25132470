import { useCallback, useMemo } from 'react';
import { fimDeSemana } from '../../components/calendario/dias.ts';
import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';
import { useCelular } from '../../lib/use-celular.ts';
import { useHoje } from '../../lib/use-hoje.ts';
import { FECHADA, parametrosDaAgenda } from './estado-da-agenda.ts';

/** State of the agenda in its address. Every change is a step that the Back button undoes. */
export function useEstadoDaAgenda() {
  const hoje = useHoje();
  const compacto = useCelular();
  const parametros = useMemo(
    () =>
      parametrosDaAgenda({
        visao: compacto ? 'dia' : 'semana',
        data: hoje,
        fimDeSemana: fimDeSemana(hoje),
      }),
    [compacto, hoje],
  );
  const { voltar, params, ...endereco } = useEstadoNoEndereco(parametros, FECHADA);
  return {
    ...endereco,
    /** Goes from the form back to the details from which it was opened. */
    voltar: useCallback(() => voltar({ editando: false }), [voltar]),
    dataNoEndereco: params.has('data'),
    hoje,
    compacto,
  };
}

export type Agenda = ReturnType<typeof useEstadoDaAgenda>;
