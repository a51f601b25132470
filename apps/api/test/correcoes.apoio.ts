import {
  correcoesDoClienteEndpoints as doCliente,
  correcoesEndpoints as e,
} from '@dominio/contrato/correcoes';
import type { montarApp } from './build-app.ts';
import { criarCliente } from './factories/clientes.ts';
import { criarGestor, criarUsuarioDeCliente, vincularCliente } from './factories/usuarios.ts';

type App = Pick<Awaited<ReturnType<typeof montarApp>>, 'banco' | 'entrar' | 'chamar'>;

/** A client with a person of its own, and a manager who serves it. */
export async function cenaDeCorrecoes({ banco, entrar, chamar }: App) {
  const cliente = await criarCliente(banco);
  const joana = await criarUsuarioDeCliente(banco, { nome: 'Joana', client_id: cliente.id });
  const gestor = await criarGestor(banco);
  await vincularCliente(banco, gestor.id, cliente.id);
  const [daJoana, doGestor] = [await entrar(joana.id), await entrar(gestor.id)];
  const propor = (body: object, token = daJoana) =>
    chamar(token, doCliente.propor, { body: body as never });
  const decidir = (id: number, body: object, token = doGestor) =>
    chamar(token, e.decidir, { params: { id }, body: body as never });
  const desfazer = (id: number, resposta_id: number, token = doGestor) =>
    chamar(token, e.desfazer, { params: { id }, body: { resposta_id } });
  return {
    cliente,
    joana,
    gestor,
    daJoana,
    doGestor,
    propor,
    decidir,
    desfazer,
    /** Accepts fields of a proposal, and takes that back. */
    aceitarEDesfazer: async (id: number, aceitar: readonly string[]) => {
      const { corpo } = await decidir(id, { aceitar });
      return desfazer(id, corpo.resposta_id);
    },
    site: (site = 'https://aurora.com.br') =>
      propor({ alvo: 'cliente', alvo_id: cliente.id, campos: { site } }),
    daEmpresa: (campos: object) => propor({ alvo: 'empresa', alvo_id: cliente.empresa_id, campos }),
    minhas: async () => (await chamar(daJoana, doCliente.listar)).corpo.correcoes,
    aRever: async (token = doGestor) =>
      (await chamar(token, e.listar, { query: { cliente_id: cliente.id } })).corpo.correcoes,
  };
}
