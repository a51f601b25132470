import * as repo from './ver-como.repository.ts';

/** The visit of a token, for the authenticator; undefined when there is none under way. */
export const lerVisita = repo.lerVisita;
