import type { Semear } from '../../platform/sementes.ts';
import { semearRespostas } from './sementes.repository.ts';

/** What the firm has of its clients, and has asked them for. */
export const semear: Semear = ({ db, agora }) => semearRespostas(db, agora);
