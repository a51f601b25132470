/** Event of `document`: the colours in the page are other ones now. */
export const EVENTO_DAS_CORES = 'dominio:cores';
