import { inArray } from 'drizzle-orm';
import type { Nomear } from '../../platform/auditoria/palavras.ts';
import { grupos, permissoes } from './grupos.tables.ts';

export const nomearGrupos: Nomear = (db, _ator, ids) =>
  db
    .select({ id: grupos.id, nome: grupos.nome })
    .from(grupos)
    .where(inArray(grupos.id, [...ids]));

export const nomearPermissoes: Nomear = (db, _ator, ids) =>
  db
    .select({ id: permissoes.id, nome: permissoes.nome })
    .from(permissoes)
    .where(inArray(permissoes.id, [...ids]));
