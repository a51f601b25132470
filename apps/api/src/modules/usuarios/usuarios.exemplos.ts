import { minhaContaEndpoints } from '@dominio/contrato/minha-conta';
import { GRUPO } from '@dominio/contrato/permissoes';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { NENHUM, NENHUMA_SESSAO } from '../../../test/exemplos.apoio.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { formularioCom, PIXEL } from '../../../test/factories/imagens.ts';
import { criarTime, criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';
import type { Exemplos, ForaDoPercurso, Substantivos } from '../../platform/exemplos.ts';

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
      papeis: [404, 200, 200, 404],
    },
    'GET /usuarios/me/clientes-filtrados': { papeis: [200, 200, 200, 200] },
    'GET /usuarios/me/permissoes-clientes': { papeis: [200, 200, 200, 200] },
    'GET /grupos': { papeis: [200, 200, 200, 200] },
    'GET /times': { papeis: [200, 200, 200, 200] },
    'GET /clientes-para-vinculacao': { papeis: [200, 200, 200, 200] },
    // The people who call these examples have no password.
    'POST /usuarios/{id}/2fa/remover': {
      ...deOutro,
      body: { senha: 'qualquer senha' },
      aceita: [422],
      papeis: [422, 403, 403, 403],
    },
    'GET /usuarios/me/perfil': {
      papeis: [200, 200, 200, 200],
      aoCliente: 'the name of their own group',
    },
    'PUT /usuarios/me/avatar': {
      body: formularioCom('avatar', PIXEL),
      papeis: [200, 200, 200, 200],
    },
    'DELETE /usuarios/me/avatar': { papeis: [200, 200, 200, 200] },
    'GET /usuarios/me/sessoes': { papeis: [200, 200, 200, 200], aoCliente: 'their own sessions' },
    'DELETE /usuarios/me/sessoes': { papeis: [200, 200, 200, 200] },
    'DELETE /usuarios/me/sessoes/{sid}': {
      params: { sid: NENHUMA_SESSAO },
      aceita: [404],
      papeis: [404, 404, 404, 404],
    },
    'GET /usuarios/{id}/sessoes': { ...deOutro, papeis: [200, 403, 403, 403] },
    'DELETE /usuarios/{id}/sessoes': { ...deOutro, papeis: [200, 403, 403, 403] },
    'DELETE /usuarios/{id}/sessoes/{sid}': {
      quem: 'administrador',
      params: { id: outro, sid: NENHUMA_SESSAO },
      aceita: [404],
      alheio: { id: NENHUM, sid: NENHUMA_SESSAO },
      papeis: [404, 403, 403, 403],
    },
    'PUT /usuarios/me/perfil': {
      body: { telefone: '(11) 98888-7777' },
      papeis: [200, 200, 200, 200],
      aoCliente: 'the name of their own group',
    },
    'GET /usuarios': { quem: 'administrador', papeis: [200, 200, 403, 403] },
    'GET /usuarios/buscar': {
      quem: 'administrador',
      query: { termo: 'pe', ativo: true },
      papeis: [200, 200, 403, 403],
    },
    'GET /usuarios/{id}': { ...deOutro, papeis: [200, 200, 403, 403] },
    'POST /usuarios': {
      quem: 'administrador',
      body: { nome: 'Da matriz', email: `matriz${eu}@teste.demo`, grupo_id: 4 },
      papeis: [201, 403, 403, 403],
    },
    'PUT /usuarios/{id}': {
      ...deOutro,
      body: { nome: 'Da matriz' },
      papeis: [200, 403, 403, 403],
    },
    'POST /usuarios/lote': {
      quem: 'administrador',
      body: { ids: [outro], acao: 'mudar_time', time_id: null },
      papeis: [200, 403, 403, 403],
    },
    'POST /usuarios/{id}/suspender': { ...deOutro, papeis: [200, 403, 403, 403] },
    // The person is active, and has no open invitation.
    'POST /usuarios/{id}/reativar': {
      ...deOutro,
      aceita: [409],
      papeis: [409, 403, 403, 403],
    },
    'POST /usuarios/{id}/convite': {
      ...deOutro,
      aceita: [409],
      papeis: [409, 403, 403, 403],
    },
    'DELETE /usuarios/{id}/convite': {
      ...deOutro,
      aceita: [409],
      papeis: [409, 403, 403, 403],
    },
    'GET /usuarios/convites': {
      quem: 'administrador',
      query: { termo: 'pe', estado: 'valido' },
      papeis: [200, 200, 403, 403],
    },
    'GET /usuarios/{id}/grupos': { ...deOutro, papeis: [200, 200, 403, 403] },
    'POST /usuarios/{id}/grupos': {
      ...deOutro,
      body: { grupo_ids: [4] },
      papeis: [200, 403, 403, 403],
    },
    'GET /usuarios/{id}/permissoes': { ...deOutro, papeis: [200, 200, 403, 403] },
    'POST /usuarios/{id}/permissoes': {
      ...deOutro,
      body: { permissao_ids: [] },
      papeis: [200, 403, 403, 403],
    },
    'GET /usuarios/{id}/clientes': { ...deOutro, papeis: [200, 200, 403, 403] },
    'POST /usuarios/{id}/clientes': {
      ...deOutro,
      body: { cliente_ids: [] },
      papeis: [200, 403, 403, 403],
    },
    'GET /usuarios/{id}/acesso-efetivo': {
      params: { id: eu },
      query: { permissao: 'agenda:visualizar' },
      alheio: { id: outro },
      papeis: [200, 200, 200, 200],
    },
    'GET /usuarios/{id}/permissoes-efetivas': {
      params: { id: eu },
      alheio: { id: outro },
      papeis: [200, 200, 200, 200],
    },
    'GET /usuarios/{id}/clientes-efetivos': {
      params: { id: eu },
      alheio: { id: outro },
      papeis: [200, 200, 200, 200],
    },
    'GET /usuarios/{id}/equipe-cliente': {
      params: { id: eu },
      alheio: { id: outro },
      papeis: [200, 200, 200, 200],
    },
    'POST /usuarios/cache/clientes/limpar': { papeis: [200, 200, 200, 200] },
    'GET /usuarios/com-acesso': {
      quem: 'administrador',
      query: { permissao: 'agenda:visualizar' },
      papeis: [200, 200, 403, 403],
    },
    'POST /usuarios/{id}/alterar-senha': {
      params: { id: eu },
      body: { senha_atual: 'nenhuma', nova_senha: 'girafa lê jornal velho' },
      alheio: { id: outro },
      // The people who call these examples have no password.
      aceita: [422],
      papeis: [422, 422, 422, 422],
    },
    'POST /usuarios/{id}/resetar-senha': { ...deOutro, papeis: [200, 403, 403, 403] },
    'POST /usuarios/validar-email': {
      quem: 'administrador',
      body: { email: 'a@b.demo' },
      papeis: [200, 403, 403, 403],
    },
    'POST /usuarios/validar-cpf': {
      quem: 'administrador',
      body: { cpf: '1' },
      papeis: [200, 403, 403, 403],
    },
  };
};

const SO_NO_CADASTRO = 'null in lists, and read in the record of one person';

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
    entregue: {
      por: cadastroDeUsuariosEndpoints.buscar,
      fora: {
        cpf: 'masked in lists',
        data_nascimento: SO_NO_CADASTRO,
        genero: SO_NO_CADASTRO,
        data_admissao: SO_NO_CADASTRO,
        tem_filhos: SO_NO_CADASTRO,
      },
    },
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
      fora: ['client_id', 'ativo', 'enviar_convite', 'cliente_ids', 'versao'],
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
      fora: ['time_id', 'ativo', 'enviar_convite', 'cliente_ids', 'versao'],
      fixos: ['grupo_id'],
    },
    perfil: {
      editar: minhaContaEndpoints.gravarPerfil,
      ler: minhaContaEndpoints.perfil,
      exemplos: { data_nascimento: pessoa.data_nascimento },
      fora: ['versao'],
      entregue: { por: ({ cadastro }) => cadastro },
      auditada: 'usuario.perfil_alterado',
    },
  };
};

export const foraDoPercurso: ForaDoPercurso = {
  'proves who somebody is, and changes with what they do so': [
    'POST /usuarios/{id}/2fa/remover',
    'POST /usuarios/{id}/alterar-senha',
  ],
  'a file: the picture of a record, or a sheet with many of them': ['PUT /usuarios/me/avatar'],
  'who and what belongs to a record: links, told as added and removed': [
    'POST /usuarios/{id}/grupos',
    'POST /usuarios/{id}/permissoes',
    'POST /usuarios/{id}/clientes',
  ],
  'answers a question and keeps nothing': [
    'POST /usuarios/validar-email',
    'POST /usuarios/validar-cpf',
  ],
};
