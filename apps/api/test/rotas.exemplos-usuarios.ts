import { formularioCom, PIXEL } from './factories/imagens.ts';

/** Nobody's: the sessions of the walk go on. */
const NENHUMA_SESSAO = '00000000-0000-4000-8000-000000000000';

/** The calls of the register of people, for the walk of every route. */
export const exemplosDoCadastroDeUsuarios = (
  c: { readonly eu: number; readonly outro: number },
  NENHUM: number,
) =>
  ({
    'GET /usuarios/me/perfil': {},
    // The people of the walk have no password.
    'POST /usuarios/me/exportar': { body: { senha: 'nenhuma' }, aceita: [422] },
    'PUT /usuarios/me/avatar': { body: formularioCom('avatar', PIXEL) },
    'DELETE /usuarios/me/avatar': {},
    'GET /usuarios/me/consentimentos': {},
    // The people of the walk have no picture.
    'POST /usuarios/me/consentimentos/{finalidade}': {
      params: { finalidade: 'foto' },
      body: { versao_do_texto: 1 },
      aceita: [409],
    },
    'DELETE /usuarios/me/consentimentos/{finalidade}': { params: { finalidade: 'foto' } },
    'GET /usuarios/me/pedidos-de-acesso': {},
    'POST /usuarios/me/pedidos-de-acesso': {
      body: { permissao: 'rh:editar', motivo: 'Vou cuidar da folha em dezembro.' },
    },
    'GET /usuarios/me/sessoes': {},
    'DELETE /usuarios/me/sessoes': {},
    'DELETE /usuarios/me/sessoes/{sid}': { params: { sid: NENHUMA_SESSAO }, aceita: [404] },
    'GET /usuarios/{id}/sessoes': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
    },
    'DELETE /usuarios/{id}/sessoes': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
    },
    'DELETE /usuarios/{id}/sessoes/{sid}': {
      quem: 'administrador',
      params: { id: c.outro, sid: NENHUMA_SESSAO },
      aceita: [404],
      alheio: { id: NENHUM, sid: NENHUMA_SESSAO },
    },
    'PUT /usuarios/me/perfil': { body: { telefone: '(11) 98888-7777' } },
    'GET /usuarios': { quem: 'administrador' },
    'GET /usuarios/buscar': { quem: 'administrador', query: { termo: 'pe', ativo: true } },
    'GET /usuarios/{id}': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
    },
    'POST /usuarios': {
      quem: 'administrador',
      body: { nome: 'Da matriz', email: `matriz${c.eu}@teste.demo`, grupo_id: 4 },
    },
    'POST /usuarios/importar': {
      quem: 'administrador',
      query: { simular: true },
      body: formularioCom('arquivo', Buffer.from('nome;email;grupo\nAna;ana@matriz.demo;4\n')),
    },
    'PUT /usuarios/{id}': {
      quem: 'administrador',
      params: { id: c.outro },
      body: { nome: 'Da matriz' },
      alheio: { id: NENHUM },
    },
    'DELETE /usuarios/{id}': {
      quem: 'administrador',
      params: { id: c.outro },
      query: { transferir_para: c.eu },
      alheio: { id: NENHUM },
    },
    'POST /usuarios/{id}/desligar': {
      quem: 'administrador',
      params: { id: c.outro },
      body: { transferir_para: c.eu },
      alheio: { id: NENHUM },
    },
    'POST /usuarios/{id}/suspender': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
    },
    // The person is active, and not waiting for an invitation.
    'POST /usuarios/{id}/reativar': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
      aceita: [409],
    },
    'POST /usuarios/{id}/convite': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
      aceita: [409],
    },
    'DELETE /usuarios/{id}/convite': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
      aceita: [409],
    },
    'GET /usuarios/convites': { quem: 'administrador', query: { termo: 'pe', estado: 'valido' } },
    'GET /usuarios/{id}/grupos': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
    },
    'POST /usuarios/{id}/grupos': {
      quem: 'administrador',
      params: { id: c.outro },
      body: { grupo_ids: [4] },
      alheio: { id: NENHUM },
    },
    'GET /usuarios/{id}/permissoes': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
    },
    'POST /usuarios/{id}/permissoes': {
      quem: 'administrador',
      params: { id: c.outro },
      body: { permissao_ids: [] },
      alheio: { id: NENHUM },
    },
    'GET /usuarios/{id}/clientes': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
    },
    'POST /usuarios/{id}/clientes': {
      quem: 'administrador',
      params: { id: c.outro },
      body: { cliente_ids: [] },
      alheio: { id: NENHUM },
    },
    'POST /usuarios/{id}/copiar-acesso': {
      quem: 'administrador',
      params: { id: c.outro },
      body: { de: c.eu },
      alheio: { id: NENHUM },
    },
    'GET /usuarios/{id}/acesso-efetivo': {
      params: { id: c.eu },
      query: { permissao: 'agenda:visualizar' },
      alheio: { id: c.outro },
    },
    'GET /usuarios/{id}/permissoes-efetivas': { params: { id: c.eu }, alheio: { id: c.outro } },
    'GET /usuarios/{id}/clientes-efetivos': { params: { id: c.eu }, alheio: { id: c.outro } },
    'GET /usuarios/{id}/equipe-cliente': { params: { id: c.eu }, alheio: { id: c.outro } },
    'POST /usuarios/cache/clientes/limpar': {},
    'GET /usuarios/com-acesso': {
      quem: 'administrador',
      query: { permissao: 'agenda:visualizar' },
    },
    // The people of the walk have no password to prove themselves with, and are seeing as nobody.
    'POST /usuarios/{id}/ver-como': {
      quem: 'administrador',
      params: { id: c.outro },
      body: { motivo: 'da matriz de rotas', senha: 'nenhuma' },
      alheio: { id: NENHUM },
      aceita: [422],
    },
    'POST /auth/ver-como/encerrar': { aceita: [409] },
    'POST /usuarios/{id}/alterar-senha': {
      params: { id: c.eu },
      body: { senha_atual: 'nenhuma', nova_senha: 'girafa lê jornal velho' },
      alheio: { id: c.outro },
      // The people of the walk have no password.
      aceita: [422],
    },
    'POST /usuarios/{id}/resetar-senha': {
      quem: 'administrador',
      params: { id: c.outro },
      alheio: { id: NENHUM },
    },
    'POST /usuarios/validar-email': { quem: 'administrador', body: { email: 'a@b.demo' } },
    'POST /usuarios/validar-cpf': { quem: 'administrador', body: { cpf: '1' } },
  }) as const;
