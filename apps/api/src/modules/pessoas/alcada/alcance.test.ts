import { buscaEndpoints } from '@dominio/contrato/busca';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { empresasEndpoints } from '@dominio/contrato/empresas';
import { gruposEndpoints } from '@dominio/contrato/grupos';
import { timesEndpoints } from '@dominio/contrato/times';
import { usuariosEndpoints } from '@dominio/contrato/usuarios';
import { cadastroDeUsuariosEndpoints as cadastro } from '@dominio/contrato/usuarios-cadastro';
import { vinculosDoUsuarioEndpoints } from '@dominio/contrato/usuarios-vinculos';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarCliente } from '../../../../test/factories/clientes.ts';
import { criarGrupo } from '../../../../test/factories/grupos.ts';
import { criarTime, criarUsuario } from '../../../../test/factories/usuarios.ts';
import { timeClientes } from '../../times/times.tables.ts';

const { banco, chamar, entrar, administrador } = await montarApp();
const { token: admin } = await administrador();

interface Mundo {
  readonly pessoa: number;
  readonly grupo: number;
  readonly time: number;
  readonly cliente: number;
}

/** How an administrator's calls make and undo each kind of link. */
const VINCULOS: Record<string, (m: Mundo, ligar: boolean) => Promise<{ status: number }>> = {
  'a link of the person': ({ pessoa, cliente }, ligar) =>
    chamar(admin, vinculosDoUsuarioEndpoints.gravarClientes, {
      params: { id: pessoa },
      body: { cliente_ids: ligar ? [cliente] : [] },
    }),
  'a client of the group': ({ grupo, cliente }, ligar) =>
    chamar(admin, gruposEndpoints.gravarClientes, {
      params: { id: grupo },
      body: { can_see_team_clients: true, cliente_ids: ligar ? [cliente] : [] },
    }),
  'the scope of the group': ({ grupo }, ligar) =>
    chamar(admin, gruposEndpoints.gravarClientes, {
      params: { id: grupo },
      body: { [ligar ? 'can_see_all_clients' : 'can_see_team_clients']: true, cliente_ids: [] },
    }),
  'a client of the team': async ({ pessoa, time, cliente }, ligar) => {
    const params = { id: time };
    await chamar(admin, timesEndpoints.gravarUsuarios, { params, body: { usuario_ids: [pessoa] } });
    return chamar(admin, timesEndpoints.gravarClientes, {
      params,
      body: { cliente_ids: ligar ? [cliente] : [] },
    });
  },
  'the team’s member': async ({ pessoa, time, cliente }, ligar) => {
    await banco
      .insert(timeClientes)
      .values({ time_id: time, cliente_id: cliente })
      .onConflictDoNothing();
    return chamar(admin, timesEndpoints.gravarUsuarios, {
      params: { id: time },
      body: { usuario_ids: ligar ? [pessoa] : [] },
    });
  },
  'the person’s team': async ({ pessoa, time, cliente }, ligar) => {
    await banco
      .insert(timeClientes)
      .values({ time_id: time, cliente_id: cliente })
      .onConflictDoNothing();
    return chamar(admin, cadastro.atualizar, {
      params: { id: pessoa },
      body: { time_id: ligar ? time : null },
    });
  },
};

/** Where a client is shown, by the person's own calls. Exports are made of the lists. */
async function ondeAparece(token: string, { cliente }: Mundo, nome: string) {
  const tem = (itens: readonly { id: number }[]) => itens.some(({ id }) => id === cliente);
  const termo = { query: { termo: nome } };
  const lista = await chamar(token, clientesEndpoints.listar, { query: { limit: 200 } });
  const filtrados = await chamar(token, clientesEndpoints.filtrados, termo);
  const busca = await chamar(token, buscaEndpoints.buscar, termo);
  const menu = (await chamar(token, usuariosEndpoints.clientesFiltrados)).corpo;
  const alcance = (await chamar(token, usuariosEndpoints.permissoesDeClientes)).corpo;
  const empresas = await chamar(token, empresasEndpoints.listar, {
    query: { cliente_id: cliente },
  });
  const contratos = await chamar(token, contratosEndpoints.listar, termo);
  const escolha = await chamar(token, contratosEndpoints.buscarClientes, termo);
  const vinculacao = (await chamar(token, cadastro.clientesParaVinculacao)).corpo;
  const ficha = await chamar(token, clientesEndpoints.ler, { params: { id: cliente } });
  return {
    lista: tem(lista.corpo.clientes),
    'lista filtrada': tem(filtrados.corpo.clientes),
    busca: tem(busca.corpo.clientes),
    menu: tem(menu.clientes),
    contadores: menu.total > 0 && alcance.total > 0 && lista.corpo.total > 0,
    empresas: empresas.status === 200 && empresas.corpo.total > 0,
    contratos: contratos.corpo.total > 0,
    'escolha no contrato': JSON.stringify(escolha.corpo).includes(nome),
    'escolha no vínculo': tem(vinculacao),
    ficha: ficha.status === 200,
  };
}

describe('a client shows in the next request of every list, search, counter, picker and record once linked by', () => {
  test.each(Object.entries(VINCULOS))('%s', async (caso, mudar) => {
    const nome = `Alcance ${Object.keys(VINCULOS).indexOf(caso)} Têxteis`;
    const grupo = await criarGrupo(
      banco,
      [
        ...['clientes:visualizar', 'contratos:visualizar', 'empresas:visualizar'],
        'usuarios:visualizar',
      ],
      { can_see_team_clients: true, only_see_linked_clients: false },
    );
    const pessoa = (await criarUsuario(banco, { grupo_id: grupo })).id;
    const time = (await criarTime(banco)).id;
    const cliente = (await criarCliente(banco, { nome })).id;
    const mundo = { pessoa, grupo, time, cliente };
    const dela = await entrar(pessoa);
    const todos = (valor: boolean) =>
      Object.fromEntries(Object.keys(antes).map((onde) => [onde, valor]));
    const antes = await ondeAparece(dela, mundo, nome);
    expect(antes, 'before').toEqual(todos(false));
    expect((await mudar(mundo, true)).status).toBe(200);
    expect(await ondeAparece(dela, mundo, nome), 'linked').toEqual(todos(true));
    expect((await mudar(mundo, false)).status).toBe(200);
    expect(await ondeAparece(dela, mundo, nome), 'unlinked').toEqual(todos(false));
  });
});

test('a group counts the people that the reader sees', async () => {
  const empresa = await criarCliente(banco);
  await criarUsuario(banco, { grupo_id: 2, client_id: empresa.id });
  const total = async (token: string) =>
    (await chamar(token, gruposEndpoints.ler, { params: { id: 2 } })).corpo.usuarios_total;
  const grupo = await criarGrupo(banco, ['usuarios:visualizar']);
  const leitor = await criarUsuario(banco, { grupo_id: grupo });
  const dele = await entrar(leitor.id);
  expect(await total(admin)).toBe(1);
  expect(await total(dele)).toBe(0);
  await chamar(admin, vinculosDoUsuarioEndpoints.gravarClientes, {
    params: { id: leitor.id },
    body: { cliente_ids: [empresa.id] },
  });
  expect(await total(dele)).toBe(1);
});
