/** Whether this browser knows passkeys: not over plain http, save on this very machine. */
export const temChavesDeAcesso = (): boolean => typeof window.PublicKeyCredential === 'function';
