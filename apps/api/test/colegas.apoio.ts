import {
  usuariosDoClienteEndpoints as e,
  type NovoUsuarioDoCliente,
} from '@dominio/contrato/area-cliente-usuarios';
import type { PapelDoContato } from '@dominio/contrato/contatos';
import type { montarApp } from './build-app.ts';
import { criarCliente } from './factories/clientes.ts';
import { criarColega } from './factories/colegas.ts';

type App = Pick<Awaited<ReturnType<typeof montarApp>>, 'banco' | 'entrar' | 'chamar'>;

/** A client with an administrator, a partner and somebody without a say, each with a session. */
export async function cenaDosUsuarios({ banco, entrar, chamar }: App) {
  const cliente = await criarCliente(banco);
  const pessoa = async (nome: string, papeis: PapelDoContato[], dados: object = {}) => {
    const colega = await criarColega(banco, cliente.id, papeis, { nome, ...dados });
    return { ...colega, token: await entrar(colega.id) };
  };
  const ana = await pessoa('Ana', ['administrador_cliente']);
  const rui = await pessoa('Rui', ['socio']);
  const lia = await pessoa('Lia', ['financeiro']);
  return {
    cliente,
    pessoa,
    ana,
    rui,
    lia,
    listar: async (token = ana.token) => (await chamar(token, e.listar)).corpo,
    convidar: (body: Partial<NovoUsuarioDoCliente> & { email: string }, token = ana.token) =>
      chamar(token, e.convidar, { body: { nome: 'Caio Prado', papeis: [], ...body } }),
    papeis: (id: number, papeis: PapelDoContato[], token = ana.token) =>
      chamar(token, e.mudarPapeis, { params: { id }, body: { papeis } }),
    retirar: (id: number, token = ana.token) => chamar(token, e.retirar, { params: { id } }),
    reenviar: (id: number, token = ana.token) => chamar(token, e.reenviar, { params: { id } }),
    confirmar: (id: number, token = rui.token) => chamar(token, e.confirmar, { params: { id } }),
    descartar: (id: number, token = rui.token) => chamar(token, e.descartar, { params: { id } }),
  };
}
