import { permissoesEndpoints } from '@dominio/contrato/grupos';
import { CHAVES } from '../../consultas/chaves.ts';
import { recurso } from '../../registros/recurso.ts';

/** Its key begins with the groups', so that a change of groups makes the catalogue stale. */
export const permissoes = recurso([...CHAVES.grupos, 'permissoes'], permissoesEndpoints, {
  nome: { um: 'permissão', varios: 'permissões', genero: 'f' },
  linhas: 'permissoes',
  porPagina: 100,
  exportacao: 'the catalogue has no permission to export permissions',
  tambem: [CHAVES.grupos, CHAVES.usuarios],
});
