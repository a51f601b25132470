import { gruposEndpoints, permissoesEndpoints } from '@dominio/contrato/grupos';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarGrupo, criarPermissao } from '../../../test/factories/grupos.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco, eu }) => {
  const quem = 'administrador' as const;
  const grupo = await criarGrupo(banco);
  const permissao = await criarPermissao(banco);
  const doGrupo = { quem, params: { id: grupo }, alheio: { id: NENHUM } };
  const daPermissao = { quem, params: { id: permissao }, alheio: { id: NENHUM } };
  return {
    'GET /grupos-completos': { quem, papeis: [200, 200, 403, 403] },
    'GET /grupos-completos/{id}': { ...doGrupo, papeis: [200, 200, 403, 403] },
    'POST /grupos-completos': {
      quem,
      body: { nome: `Da matriz ${eu}` },
      papeis: [201, 403, 403, 403],
    },
    'PUT /grupos-completos/{id}': {
      ...doGrupo,
      body: { descricao: 'da matriz' },
      papeis: [200, 403, 403, 403],
    },
    'DELETE /grupos-completos/{id}': { ...doGrupo, papeis: [200, 403, 403, 403] },
    'GET /grupos-completos/{id}/permissoes': { ...doGrupo, papeis: [200, 200, 403, 403] },
    'POST /grupos-completos/{id}/permissoes': {
      ...doGrupo,
      body: { permissao_ids: [permissao] },
      papeis: [200, 403, 403, 403],
    },
    'GET /grupos-completos/{id}/configuracoes-clientes': {
      ...doGrupo,
      papeis: [200, 200, 403, 403],
    },
    'PUT /grupos-completos/{id}/configuracoes-clientes': {
      ...doGrupo,
      body: { can_see_team_clients: true },
      papeis: [200, 403, 403, 403],
    },
    'GET /permissoes-completas': { quem, papeis: [200, 200, 403, 403] },
    'GET /permissoes-completas/{id}': { ...daPermissao, papeis: [200, 200, 403, 403] },
    'POST /permissoes-completas': {
      quem,
      body: { modulo: `matriz${eu}`, acao: 'ver', nome: `Da matriz ${eu}` },
      papeis: [201, 403, 403, 403],
    },
    'PUT /permissoes-completas/{id}': {
      ...daPermissao,
      body: { nome: `Mudada ${eu}` },
      papeis: [200, 403, 403, 403],
    },
    'DELETE /permissoes-completas/{id}': { ...daPermissao, papeis: [200, 403, 403, 403] },
    'POST /permissoes-completas/criar-padrao': { quem, papeis: [200, 403, 403, 403] },
  };
};

export const substantivos: Substantivos = async () => ({
  grupo: {
    criar: gruposEndpoints.criar,
    editar: gruposEndpoints.atualizar,
    ler: gruposEndpoints.ler,
    fora: ['versao'],
    entregue: 'groups are not exported; people are handed out the names of theirs',
    auditada: 'grupo.alterado',
  },
  permissão: {
    criar: permissoesEndpoints.criar,
    editar: permissoesEndpoints.atualizar,
    ler: permissoesEndpoints.ler,
    exemplos: { modulo: ['cofre', 'cofre'], acao: ['abrir', 'abrir'] },
    entregue: 'permissions are not exported; people are handed out the names of theirs',
    auditada: 'permissao.alterada',
  },
});

export const foraDoPercurso: ForaDoPercurso = {
  'who and what belongs to a record: links, told as added and removed': [
    'POST /grupos-completos/{id}/permissoes',
    'PUT /grupos-completos/{id}/configuracoes-clientes',
  ],
};
