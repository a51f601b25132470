import { minhaContaEndpoints } from '@dominio/contrato/minha-conta';
import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { NENHUM, NENHUMA_SESSAO } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { formularioCom, PIXEL } from '../../../test/factories/imagens.ts';
import { criarTime, criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import type { Exemplos, Substantivos } from '../../platform/exemplos.ts';

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

export const substantivos: Substantivos = async ({ banco }) => {
  const [timeA, timeB] = [await criarTime(banco), await criarTime(banco)];
  const [cliente, segundo] = [await criarCliente(banco), await criarCliente(banco)];
  const pessoa = {
    email: ['nova.um@exemplo.demo', 'nova.dois@exemplo.demo'],
    data_nascimento: ['1990-03-02', '1991-04-06'],
    data_admissao: ['2020-03-02', '2021-04-06'],
  } as const;
  const dePessoas = {
    criar: cadastroDeUsuariosEndpoints.criar,
    editar: cadastroDeUsuariosEndpoints.atualizar,
    ler: cadastroDeUsuariosEndpoints.ler,
    auditada: 'usuario.alterado',
  };
  return {
    'pessoa da equipe': {
      ...dePessoas,
      exemplos: {
        ...pessoa,
        grupo_id: [GRUPO.consultor, GRUPO.gestor],
        time_id: [timeA.id, timeB.id],
      },
      fora: ['client_id', 'ativo', 'enviar_convite', 'versao'],
    },
    'pessoa de cliente': {
      ...dePessoas,
      exemplos: {
        ...pessoa,
        email: ['cliente.um@exemplo.demo', 'cliente.dois@exemplo.demo'],
        cpf: ['39053344705', '16899535009'],
        grupo_id: [GRUPO.cliente, GRUPO.cliente],
        client_id: [cliente.id, segundo.id],
      },
      fora: ['time_id', 'ativo', 'enviar_convite', 'versao'],
      fixos: ['grupo_id'],
    },
    perfil: {
      editar: minhaContaEndpoints.gravarPerfil,
      ler: minhaContaEndpoints.perfil,
      exemplos: { data_nascimento: pessoa.data_nascimento },
      fora: ['versao'],
      auditada: 'usuario.perfil_alterado',
    },
  };
};
