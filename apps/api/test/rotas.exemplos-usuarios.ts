/** The calls of the register of people, for the walk of every route. */
export const exemplosDoCadastroDeUsuarios = (
  c: { readonly eu: number; readonly outro: number },
  NENHUM: number,
) =>
  ({
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
    'PUT /usuarios/{id}': {
      quem: 'administrador',
      params: { id: c.outro },
      body: { nome: 'Da matriz' },
      alheio: { id: NENHUM },
    },
    'DELETE /usuarios/{id}': {
      quem: 'administrador',
      params: { id: c.outro },
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
