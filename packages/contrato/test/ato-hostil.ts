/** What a hostile message tries to set, where anything of it runs. */
export const ALARME = 'top.alarmeDoHtml';
export const ATO = `${ALARME}=1`;
/** The host that it tries to reach. */
export const FORA = 'fora.invalid';
