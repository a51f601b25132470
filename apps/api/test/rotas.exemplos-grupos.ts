import { type Exemplo, NENHUM } from './rotas.exemplos-comum.ts';

/** Groups and permissions are the firm's: administrators change them, and no id of theirs is foreign. */
export function exemplosDeGrupos(c: {
  readonly eu: number;
  readonly grupo: number;
  readonly permissao: number;
  readonly time: number;
  readonly sessaoSharepoint: number;
}): Record<string, Exemplo> {
  const quem = 'administrador' as const;
  const doGrupo = { quem, params: { id: c.grupo }, alheio: { id: NENHUM } };
  const daPermissao = { quem, params: { id: c.permissao }, alheio: { id: NENHUM } };
  const daSessao = { quem, params: { id: c.sessaoSharepoint }, alheio: { id: NENHUM } };
  return {
    'GET /grupos-completos': { quem },
    'GET /grupos-completos/{id}': doGrupo,
    'POST /grupos-completos': { quem, body: { nome: `Da matriz ${c.eu}` } },
    'PUT /grupos-completos/{id}': { ...doGrupo, body: { descricao: 'da matriz' } },
    'DELETE /grupos-completos/{id}': doGrupo,
    'GET /grupos-completos/{id}/permissoes': doGrupo,
    'POST /grupos-completos/{id}/permissoes': {
      ...doGrupo,
      body: { permissao_ids: [c.permissao] },
    },
    'GET /grupos-completos/{id}/configuracoes-clientes': doGrupo,
    'PUT /grupos-completos/{id}/configuracoes-clientes': {
      ...doGrupo,
      body: { can_see_team_clients: true },
    },
    'GET /usuarios/me/sessoes-sharepoint': {},
    'PUT /grupos-completos/{id}/sessoes-sharepoint': {
      ...doGrupo,
      body: { sessoes_ids: [c.sessaoSharepoint] },
    },
    'PUT /times-completos/{id}/sessoes-sharepoint': {
      ...{ quem, params: { id: c.time }, alheio: { id: NENHUM } },
      body: { sessoes_ids: [c.sessaoSharepoint] },
    },
    'GET /sessoes-sharepoint/{id}/grupos': daSessao,
    'GET /sessoes-sharepoint/{id}/times': daSessao,
    'GET /permissoes-completas': { quem },
    'GET /permissoes-completas/{id}': daPermissao,
    'POST /permissoes-completas': {
      quem,
      body: { modulo: `matriz${c.eu}`, acao: 'ver', nome: `Da matriz ${c.eu}` },
    },
    'PUT /permissoes-completas/{id}': { ...daPermissao, body: { nome: `Mudada ${c.eu}` } },
    'DELETE /permissoes-completas/{id}': daPermissao,
    'POST /permissoes-completas/criar-padrao': { quem },
  };
}
