import type { Rota } from './rota.ts';

/** The pages that open without a session. */
export const entrada: readonly Rota[] = [
  { path: '/entrar', titulo: 'Entrar', guarda: 'public', pagina: 'entrar' },
  {
    path: '/reset-password',
    titulo: 'Redefinir senha',
    guarda: 'public',
    pagina: 'reset-password',
  },
  { path: '/', titulo: 'Domínio', guarda: 'public', pagina: 'raiz' },
];
