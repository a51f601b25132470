import { SECOES, type SecaoDoDossie } from '@dominio/contrato/dossie';
import { lista, type Parametros } from '../../components/endereco/codec.ts';
import { diaNoEndereco } from '../../lib/dia-no-endereco.ts';

/** The page of a client's dossier. */
export const DOSSIE = '/pagina-cliente-antiga';

/** What of a dossier is shown. */
export interface RecorteNoEndereco {
  /** Those chosen; none chosen is all of them. */
  readonly secoes: readonly SecaoDoDossie[];
  /** `AAAA-MM-DD`; blank without a bound. */
  readonly de: string;
  readonly ate: string;
}

export const NO_ENDERECO: Parametros<{ secoes: SecaoDoDossie[]; de: string; ate: string }> = {
  secoes: lista((texto) => SECOES.find((secao) => secao === texto)),
  de: diaNoEndereco,
  ate: diaNoEndereco,
};
