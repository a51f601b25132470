import * as repo from './ver-como.repository.ts';

/** The visit behind a token, for the authenticator; undefined when there is none or it is over. */
export const lerVisita = repo.lerVisita;
