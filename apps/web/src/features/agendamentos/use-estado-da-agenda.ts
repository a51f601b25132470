import { useCallback, useMemo } from 'react';
import { fimDeSemana } from '../../components/calendario/dias.ts';
import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';
import { useCelular } from '../../lib/use-celular.ts';
import { useHoje } from '../../lib/use-hoje.ts';
import { FECHADA, parametrosDaAgenda } from './estado-da-agenda.ts';

/** The agenda's state, kept in its address. Every change is a step that Back undoes. */
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
    /** Goes one step back, from the form to the details it was opened from. */
    voltar: useCallback(() => voltar({ editando: false }), [voltar]),
    dataNoEndereco: params.has('data'),
    hoje,
    compacto,
  };
}

export type Agenda = ReturnType<typeof useEstadoDaAgenda>;
