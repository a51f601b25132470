import { NENHUM, NENHUMA_SESSAO } from '../../../test/exemplos.apoio.ts';
import { formularioCom, PIXEL } from '../../../test/factories/imagens.ts';
import { criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async ({ banco, eu, outro }) => {
  const foraDoEscopo = await criarUsuarioDeCliente(banco);
  const deOutro = {
    quem: 'administrador',
    params: { id: outro },
    alheio: { id: NENHUM },
  } as const;
  return {
    'GET /usuarios/{id}/avatar': {
      params: { id: eu },
      aceita: [404],
      alheio: { id: foraDoEscopo.id },
    },
    'GET /usuarios/me/clientes-filtrados': {},
    'GET /usuarios/me/permissoes-clientes': {},
    'GET /grupos': {},
    'GET /times': {},
    'GET /clientes-para-vinculacao': {},
    // The people who call these examples have no password.
    'POST /usuarios/{id}/2fa/remover': {
      ...deOutro,
      body: { senha: 'qualquer senha' },
      aceita: [422],
    },
    'GET /usuarios/me/perfil': {},
    'PUT /usuarios/me/avatar': { body: formularioCom('avatar', PIXEL) },
    'DELETE /usuarios/me/avatar': {},
    'GET /usuarios/me/sessoes': {},
    'DELETE /usuarios/me/sessoes': {},
    'DELETE /usuarios/me/sessoes/{sid}': { params: { sid: NENHUMA_SESSAO }, aceita: [404] },
    'GET /usuarios/{id}/sessoes': deOutro,
    'DELETE /usuarios/{id}/sessoes': deOutro,
    'DELETE /usuarios/{id}/sessoes/{sid}': {
      quem: 'administrador',
      params: { id: outro, sid: NENHUMA_SESSAO },
      aceita: [404],
      alheio: { id: NENHUM, sid: NENHUMA_SESSAO },
    },
    'PUT /usuarios/me/perfil': { body: { telefone: '(11) 98888-7777' } },
    'GET /usuarios': { quem: 'administrador' },
    'GET /usuarios/buscar': { quem: 'administrador', query: { termo: 'pe', ativo: true } },
    'GET /usuarios/{id}': deOutro,
    'POST /usuarios': {
      quem: 'administrador',
      body: { nome: 'Da matriz', email: `matriz${eu}@teste.demo`, grupo_id: 4 },
    },
    'PUT /usuarios/{id}': {
      ...deOutro,
      body: { nome: 'Da matriz' },
    },
    'POST /usuarios/{id}/suspender': deOutro,
    // The person is active, and has no open invitation.
    'POST /usuarios/{id}/reativar': {
      ...deOutro,
      aceita: [409],
    },
    'POST /usuarios/{id}/convite': {
      ...deOutro,
      aceita: [409],
    },
    'DELETE /usuarios/{id}/convite': {
      ...deOutro,
      aceita: [409],
    },
    'GET /usuarios/convites': { quem: 'administrador', query: { termo: 'pe', estado: 'valido' } },
    'GET /usuarios/{id}/grupos': deOutro,
    'POST /usuarios/{id}/grupos': {
      ...deOutro,
      body: { grupo_ids: [4] },
    },
    'GET /usuarios/{id}/permissoes': deOutro,
    'POST /usuarios/{id}/permissoes': {
      ...deOutro,
      body: { permissao_ids: [] },
    },
    'GET /usuarios/{id}/clientes': deOutro,
    'POST /usuarios/{id}/clientes': {
      ...deOutro,
      body: { cliente_ids: [] },
    },
    'GET /usuarios/{id}/acesso-efetivo': {
      params: { id: eu },
      query: { permissao: 'agenda:visualizar' },
      alheio: { id: outro },
    },
    'GET /usuarios/{id}/permissoes-efetivas': { params: { id: eu }, alheio: { id: outro } },
    'GET /usuarios/{id}/clientes-efetivos': { params: { id: eu }, alheio: { id: outro } },
    'GET /usuarios/{id}/equipe-cliente': { params: { id: eu }, alheio: { id: outro } },
    'POST /usuarios/cache/clientes/limpar': {},
    'GET /usuarios/com-acesso': {
      quem: 'administrador',
      query: { permissao: 'agenda:visualizar' },
    },
    'POST /usuarios/{id}/alterar-senha': {
      params: { id: eu },
      body: { senha_atual: 'nenhuma', nova_senha: 'girafa lê jornal velho' },
      alheio: { id: outro },
      // The people who call these examples have no password.
      aceita: [422],
    },
    'POST /usuarios/{id}/resetar-senha': deOutro,
    'POST /usuarios/validar-email': { quem: 'administrador', body: { email: 'a@b.demo' } },
    'POST /usuarios/validar-cpf': { quem: 'administrador', body: { cpf: '1' } },
  };
};
