import { ausenciasEndpoints } from '@dominio/contrato/ausencias';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { contratosEndpoints } from '@dominio/contrato/contratos';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { gruposEndpoints } from '@dominio/contrato/grupos';
import { passagensEndpoints } from '@dominio/contrato/passagens';
import { GRUPO } from '@dominio/contrato/permissoes';
import { timesEndpoints } from '@dominio/contrato/times';
import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { copiaDeAcessoEndpoints, TEXTOS_DA_COPIA } from '@dominio/contrato/usuarios-copia';
import { desligamentoEndpoints } from '@dominio/contrato/usuarios-desligamento';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { vinculosDoUsuarioEndpoints } from '@dominio/contrato/usuarios-vinculos';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo, criarQuemCuida } from '../../../test/factories/grupos.ts';
import { criarTime, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { grupoClientes } from '../grupos/grupos.tables.ts';
import { timeClientes } from '../times/times.tables.ts';
import { usuarioClientes, usuarios } from '../usuarios/usuarios.tables.ts';
import { ausencias } from './ausencias.tables.ts';

const { banco, chamar, entrar, agora } = await montarApp();

const TUDO_O_QUE_LIGA = [
  ...['times:acessar', 'times:editar', 'clientes:visualizar', 'clientes:editar'],
  ...['contratos:visualizar', 'contratos:criar', 'contratos:editar'],
];

/** A person away, whom somebody who may link anything substitutes today, and a colleague. */
async function cena() {
  const grupo_id = await criarGrupo(banco);
  const [fora, colega] = [
    await criarUsuario(banco, { grupo_id }),
    await criarUsuario(banco, { grupo_id }),
  ];
  const cuida = await criarQuemCuida(banco, TUDO_O_QUE_LIGA);
  const cliente = await criarCliente(banco);
  await vincularCliente(banco, fora.id, cliente.id);
  const hoje = dataCivil(agora());
  const ferias = { tipo: 'ferias', inicio: hoje, fim: somarDias(hoje, 9) } as const;
  const [ausencia] = await banco
    .insert(ausencias)
    .values({ ...ferias, usuario_id: fora.id, substituto_id: cuida.id })
    .returning();
  const token = await entrar(cuida.id);
  return { fora, colega, cuida, cliente, ferias, ausencia: ausencia?.id ?? 0, token };
}

type Cena = Awaited<ReturnType<typeof cena>>;

/** Everybody and everything that holds the client, other than as a substitute. */
async function quemTem({ cliente }: Cena) {
  const cada = [usuarioClientes, timeClientes, grupoClientes] as const;
  const linhas = await Promise.all(
    cada.map((tabela) => banco.select().from(tabela).where(eq(tabela.cliente_id, cliente.id))),
  );
  const dela = await banco.select().from(usuarios).where(eq(usuarios.client_id, cliente.id));
  return [...linhas.flat(), ...dela];
}

describe('a client that somebody has as a substitute alone', () => {
  test.each<[string, string, (cena: Cena) => Promise<{ status: number; erro: unknown }>]>([
    [
      'to oneself',
      'cliente_ids',
      ({ token, cuida, cliente }) =>
        chamar(token, vinculosDoUsuarioEndpoints.gravarClientes, {
          params: { id: cuida.id },
          body: { cliente_ids: [cliente.id] },
        }),
    ],
    [
      'to a colleague',
      'cliente_ids',
      ({ token, colega, cliente }) =>
        chamar(token, vinculosDoUsuarioEndpoints.gravarClientes, {
          params: { id: colega.id },
          body: { cliente_ids: [cliente.id] },
        }),
    ],
    [
      'to somebody who is invited',
      'cliente_ids',
      ({ token, colega, cliente }) =>
        chamar(token, cadastroDeUsuariosEndpoints.criar, {
          body: {
            nome: 'Convidada',
            email: `convidada.${cliente.id}@teste.demo`,
            grupo_id: colega.grupo_id,
            cliente_ids: [cliente.id],
          },
        }),
    ],
    [
      'to a team',
      'cliente_ids',
      async ({ token, cliente }) =>
        chamar(token, timesEndpoints.gravarClientes, {
          params: { id: (await criarTime(banco)).id },
          body: { cliente_ids: [cliente.id] },
        }),
    ],
    [
      'to a group',
      'cliente_ids',
      async ({ token, cliente }) =>
        chamar(token, gruposEndpoints.gravarClientes, {
          params: { id: await criarGrupo(banco) },
          body: {
            can_see_all_clients: false,
            can_see_team_clients: false,
            only_see_linked_clients: true,
            cliente_ids: [cliente.id],
          },
        }),
    ],
    [
      'as the person responsible for a new contract',
      'responsavel_id',
      ({ token, cuida, cliente }) =>
        chamar(token, contratosEndpoints.criar, {
          body: { cliente_id: cliente.id, responsavel_id: cuida.id },
        }),
    ],
    [
      'as the person responsible for a contract that exists',
      'responsavel_id',
      ({ token, colega, cliente }) =>
        chamar(token, contratosEndpoints.atualizar, {
          params: { id: cliente.contrato_id },
          body: { responsavel_id: colega.id },
        }),
    ],
    [
      'as the successor of the absent person',
      'clientes_para',
      ({ token, fora, colega }) =>
        chamar(token, desligamentoEndpoints.desligar, {
          params: { id: fora.id },
          body: { clientes_para: colega.id },
        }),
    ],
    [
      'as another substitute, for longer',
      'substituto_id',
      ({ token, fora, colega, ausencia, ferias }) =>
        chamar(token, ausenciasEndpoints.atualizar, {
          params: { id: ausencia },
          body: {
            ...ferias,
            usuario_id: fora.id,
            substituto_id: colega.id,
            fim: somarDias(ferias.fim, 90),
          },
        }),
    ],
    [
      'to a new person of the client',
      'client_id',
      ({ token, cliente }) =>
        chamar(token, cadastroDeUsuariosEndpoints.criar, {
          body: {
            nome: 'De Fora',
            email: `de.fora.${cliente.id}@teste.demo`,
            grupo_id: GRUPO.cliente,
            client_id: cliente.id,
          },
        }),
    ],
  ])('cannot be given %s', async (_, campo, dar) => {
    const aqui = await cena();
    const antes = await quemTem(aqui);
    const { status, erro } = await dar(aqui);
    expect({ status, erro }).toMatchObject({
      status: 422,
      erro: { campos: [{ campo, mensagem: TEXTOS_DO_USUARIO.foraDaAlcada }] },
    });
    expect(await quemTem(aqui)).toEqual(antes);
  });

  test('cannot be handed over, not even to whoever has a part in it', async () => {
    const aqui = await cena();
    const { token, fora, colega, cliente } = aqui;
    await vincularCliente(banco, colega.id, cliente.id);
    const { status, erro } = await chamar(token, passagensEndpoints.gerar, {
      params: { id: cliente.id },
      body: { quem_passa_id: fora.id, quem_recebe_id: colega.id },
    });
    expect({ status, erro }).toMatchObject({
      status: 422,
      erro: { campos: [{ campo: 'quem_recebe_id', mensagem: TEXTOS_DO_USUARIO.foraDaAlcada }] },
    });
  });

  test('cannot be reached through a team or a group that has it, nor given by them', async () => {
    const aqui = await cena();
    const { token, cuida, colega, cliente } = aqui;
    const time = await criarTime(banco);
    await banco.insert(timeClientes).values({ time_id: time.id, cliente_id: cliente.id });
    const grupo = await criarGrupo(banco);
    await banco.insert(grupoClientes).values({ grupo_id: grupo, cliente_id: cliente.id });
    const noTime = await chamar(token, timesEndpoints.gravarUsuarios, {
      params: { id: time.id },
      body: { usuario_ids: [cuida.id] },
    });
    const peloCadastro = await chamar(token, cadastroDeUsuariosEndpoints.atualizar, {
      params: { id: colega.id },
      body: { time_id: time.id },
    });
    const noGrupo = await chamar(token, vinculosDoUsuarioEndpoints.gravarGrupos, {
      params: { id: colega.id },
      body: { grupo_ids: [colega.grupo_id, grupo] },
    });
    const campos = [noTime, peloCadastro, noGrupo].map(({ status, erro }) => [
      status,
      erro.campos?.[0]?.campo,
    ]);
    expect(campos).toEqual([
      [422, 'usuario_ids'],
      [422, 'time_id'],
      [422, 'grupo_ids'],
    ]);
  });

  test('is left out where the absent person’s access is copied, with the reason', async () => {
    const { token, fora, colega, cliente, ...resto } = await cena();
    const { corpo } = await chamar(token, copiaDeAcessoEndpoints.copiar, {
      params: { id: colega.id },
      body: { de: fora.id },
    });
    expect(corpo.itens).toMatchObject([
      { tipo: 'cliente', id: cliente.id, motivo: TEXTOS_DA_COPIA.clienteDeOutro },
    ]);
    expect(await quemTem({ token, fora, colega, cliente, ...resto })).toHaveLength(1);
  });

  test('is worked on as before: its record, contracts, and the links that it has', async () => {
    const { token, fora, cliente } = await cena();
    const editada = await chamar(token, clientesEndpoints.atualizar, {
      params: { id: cliente.id },
      body: { nome: 'Padaria Nova' },
    });
    const novo = await chamar(token, contratosEndpoints.criar, {
      body: { cliente_id: cliente.id, responsavel_id: fora.id },
    });
    const iguais = await chamar(token, vinculosDoUsuarioEndpoints.gravarClientes, {
      params: { id: fora.id },
      body: { cliente_ids: [cliente.id] },
    });
    expect([editada.status, novo.status, iguais.status]).toEqual([200, 201, 200]);
  });

  test('may be given by a substitute who has it besides', async () => {
    const { token, cuida, colega, cliente } = await cena();
    await vincularCliente(banco, cuida.id, cliente.id);
    const { status } = await chamar(token, vinculosDoUsuarioEndpoints.gravarClientes, {
      params: { id: colega.id },
      body: { cliente_ids: [cliente.id] },
    });
    expect(status).toBe(200);
  });

  test('does not go on to the substitute’s own substitute', async () => {
    const { cuida, cliente, ferias } = await cena();
    const terceira = await criarUsuario(banco);
    await banco
      .insert(ausencias)
      .values({ ...ferias, usuario_id: cuida.id, substituto_id: terceira.id });
    const { status } = await chamar(await entrar(terceira.id), clientesEndpoints.ler, {
      params: { id: cliente.id },
    });
    expect(status).toBe(404);
  });
});
