import { gruposEndpoints, permissoesEndpoints } from '@dominio/contrato/grupos';
import { NENHUM } from '../../../test/exemplos.apoio.ts';
import { criarGrupo, criarPermissao } from '../../../test/factories/grupos.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco, eu }) => {
  const quem = 'administrador' as const;
  const grupo = await criarGrupo(banco);
  const permissao = await criarPermissao(banco);
  const doGrupo = { quem, params: { id: grupo }, alheio: { id: NENHUM } };
  const daPermissao = { quem, params: { id: permissao }, alheio: { id: NENHUM } };
  return {
    'GET /grupos-completos': { quem },
    'GET /grupos-completos/{id}': doGrupo,
    'POST /grupos-completos': { quem, body: { nome: `Da matriz ${eu}` } },
    'PUT /grupos-completos/{id}': { ...doGrupo, body: { descricao: 'da matriz' } },
    'DELETE /grupos-completos/{id}': doGrupo,
    'GET /grupos-completos/{id}/permissoes': doGrupo,
    'POST /grupos-completos/{id}/permissoes': {
      ...doGrupo,
      body: { permissao_ids: [permissao] },
    },
    'GET /grupos-completos/{id}/configuracoes-clientes': doGrupo,
    'PUT /grupos-completos/{id}/configuracoes-clientes': {
      ...doGrupo,
      body: { can_see_team_clients: true },
    },
    'GET /permissoes-completas': { quem },
    'GET /permissoes-completas/{id}': daPermissao,
    'POST /permissoes-completas': {
      quem,
      body: { modulo: `matriz${eu}`, acao: 'ver', nome: `Da matriz ${eu}` },
    },
    'PUT /permissoes-completas/{id}': { ...daPermissao, body: { nome: `Mudada ${eu}` } },
    'DELETE /permissoes-completas/{id}': daPermissao,
    'POST /permissoes-completas/criar-padrao': { quem },
  };
};

export const substantivos: Substantivos = async () => ({
  grupo: {
    criar: gruposEndpoints.criar,
    editar: gruposEndpoints.atualizar,
    ler: gruposEndpoints.ler,
    fora: ['versao'],
    auditada: 'grupo.alterado',
  },
  permissão: {
    criar: permissoesEndpoints.criar,
    editar: permissoesEndpoints.atualizar,
    ler: permissoesEndpoints.ler,
    exemplos: { modulo: ['cofre', 'cofre'], acao: ['abrir', 'abrir'] },
    auditada: 'permissao.alterada',
  },
});
