import type { Empresa } from '@dominio/contrato/empresas';
import type { ComparacaoComAReceita } from '@dominio/contrato/empresas-receita';
import type { InicioDeRegime } from '@dominio/contrato/empresas-regimes';
import { useLocation, useNavigate } from 'react-router';
import { CAMPO_CHAMADO } from '../../components/endereco/campo-chamado.ts';
import { COM_VOLTA } from '../../components/endereco/use-estado-no-endereco.ts';

export type SocioNaReceita = ComparacaoComAReceita['socios'][number];

/** What the Receita says, filled in where it belongs, for the person to look at, complete and save. */
export interface PropostaDaReceita {
  /** Its day is blank where the Receita does not tell it. */
  readonly regime?: InicioDeRegime;
  readonly socios?: readonly SocioNaReceita[];
}

interface EstadoComProposta {
  readonly proposta?: PropostaDaReceita;
}

/** What was proposed where a link led; it goes with the address's `campo`. */
export const usePropostaDaReceita = (): PropostaDaReceita =>
  (useLocation().state as EstadoComProposta | null)?.proposta ?? {};

/** Leads to a section of a company's panel, which is opened where it is not, with what is proposed for it. */
export function useLevarAoCadastro({ id, cliente_id }: Pick<Empresa, 'id' | 'cliente_id'>) {
  const navegar = useNavigate();
  const { pathname, state } = useLocation();
  return (campo: 'regime' | 'socios', proposta: PropostaDaReceita): void => {
    const aqui = new URLSearchParams(window.location.search);
    if (aqui.get('empresa') === String(id)) {
      aqui.set(CAMPO_CHAMADO, campo);
      void navegar(
        { pathname, search: `?${aqui}` },
        { replace: true, preventScrollReset: true, state: { ...state, proposta } },
      );
      return;
    }
    const search = `?cliente_id=${cliente_id}&empresa=${id}&${CAMPO_CHAMADO}=${campo}`;
    void navegar({ pathname: '/empresas', search }, { state: { ...COM_VOLTA, proposta } });
  };
}
