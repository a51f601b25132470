import type { Semear } from '../../platform/sementes.ts';
import { semearServicos } from './sementes.repository.ts';

/** The services that the firm offers, and some of them under every contract. */
export const semear: Semear = ({ db }) => semearServicos(db);
