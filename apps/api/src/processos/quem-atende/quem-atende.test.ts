import {
  atendimentoDeClientesEndpoints as e,
  TEXTOS_DO_ATENDIMENTO as T,
} from '@dominio/contrato/clientes-atendimento';
import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarCliente } from '../../../test/factories/clientes.ts';
import { criarGrupo, criarQuemCuida } from '../../../test/factories/grupos.ts';
import { criarTime, criarUsuario } from '../../../test/factories/usuarios.ts';
import { ausencias } from '../../modules/ausencias/ausencias.tables.ts';
import { timeClientes } from '../../modules/times/times.tables.ts';
import { usuarioClientes, usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import { auditoriaEventos as auditoria } from '../../platform/auditoria/auditoria.tables.ts';

const { banco, chamar, pessoa, administrador, entrar, agora } = await montarApp();
const { token } = await administrador();

type Papel = (typeof usuarioClientes.$inferInsert)['papel'] & string;
const ligar = (usuario_id: number, cliente_id: number, papel: Papel) =>
  banco.insert(usuarioClientes).values({ usuario_id, cliente_id, papel });
const ligados = async (cliente_id: number) =>
  Object.fromEntries(
    (
      await banco.select().from(usuarioClientes).where(eq(usuarioClientes.cliente_id, cliente_id))
    ).map(({ usuario_id, papel }) => [usuario_id, papel]),
  );
const gravarPessoas = (
  id: number,
  antes: { id: number; papel: Papel }[],
  depois: { id: number; papel: Papel }[],
  quem = token,
) => chamar(quem, e.gravar, { params: { id }, body: { pessoas: { antes, depois } } });
const gravarTimes = (id: number, antes: number[], depois: number[], quem = token) =>
  chamar(quem, e.gravar, { params: { id }, body: { times: { antes, depois } } });
const versaoDe = async (id: number) =>
  (await banco.select().from(usuarios).where(eq(usuarios.id, id)))[0]?.versao;
const ditoDe = async (tipo: string, id: number) => {
  const [linha] = await banco
    .select()
    .from(auditoria)
    .where(and(eq(auditoria.objeto_tipo, tipo), eq(auditoria.objeto_id, id)))
    .orderBy(desc(auditoria.id))
    .limit(1);
  return linha && { acao: linha.acao, antes: linha.antes, depois: linha.depois };
};

test('who answers and who helps change at once, each is told, and all is given back exactly', async () => {
  const { id } = await criarCliente(banco);
  const [ana, bia, caio] = [
    (await criarUsuario(banco)).id,
    (await criarUsuario(banco)).id,
    (await criarUsuario(banco)).id,
  ];
  await ligar(ana, id, 'responsavel');
  await ligar(bia, id, 'revisor');
  const antes = [
    { id: ana, papel: 'responsavel' as const },
    { id: bia, papel: 'revisor' as const },
  ];
  const depois = [
    { id: bia, papel: 'responsavel' as const },
    { id: caio, papel: 'apoio' as const },
  ];
  const versao = await versaoDe(caio);
  const { status, corpo } = await gravarPessoas(id, antes, depois);
  expect(status).toBe(200);
  expect(corpo.pessoas.map((um) => [um.id, um.papel])).toEqual([
    [bia, 'responsavel'],
    [caio, 'apoio'],
  ]);
  expect(await ligados(id)).toEqual({ [bia]: 'responsavel', [caio]: 'apoio' });
  expect(await versaoDe(caio)).toBe((versao ?? 0) + 1);
  expect(await ditoDe('usuario', ana)).toMatchObject({
    acao: 'usuario.clientes_alterados',
    antes: { removidos: [id] },
  });
  expect(await ditoDe('usuario', caio)).toMatchObject({
    depois: { adicionados: [id], papeis: [{ cliente_id: id, papel: 'apoio' }] },
  });
  expect(await ditoDe('cliente', id)).toEqual({
    acao: 'cliente.atendimento_alterado',
    antes: { quem_responde: [ana], quem_apoia: [], quem_revisa: [bia] },
    depois: { quem_responde: [bia], quem_apoia: [caio], quem_revisa: [] },
  });
  await gravarPessoas(id, depois, antes);
  expect(await ligados(id)).toEqual({ [ana]: 'responsavel', [bia]: 'revisor' });
});

test('what was read must still be so, of people and of teams', async () => {
  const { id } = await criarCliente(banco);
  const { id: ana } = await criarUsuario(banco);
  const { id: time_id } = await criarTime(banco);
  await ligar(ana, id, 'apoio');
  const lido = [{ id: ana, papel: 'responsavel' as const }];
  const pessoas = await gravarPessoas(id, lido, []);
  expect(pessoas).toMatchObject({
    status: 409,
    corpo: { codigo: 'REGISTRO_ALTERADO', detail: T.mudou, atual: { pessoas: [{ id: ana }] } },
  });
  await banco.insert(timeClientes).values({ time_id, cliente_id: id });
  expect(await gravarTimes(id, [], [])).toMatchObject({ status: 409 });
  expect(await ligados(id)).toEqual({ [ana]: 'apoio' });
});

test('of two who change it at the same time, one does', async () => {
  const { id } = await criarCliente(banco);
  const novos = [(await criarUsuario(banco)).id, (await criarUsuario(banco)).id];
  const respostas = await Promise.all(
    novos.map((um) => gravarPessoas(id, [], [{ id: um, papel: 'responsavel' }])),
  );
  expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(Object.keys(await ligados(id))).toHaveLength(1);
});

test('neither who left nor who sees no clients is set, and the field is named', async () => {
  const { id } = await criarCliente(banco);
  const semClientes = await criarUsuario(banco, {
    grupo_id: await criarGrupo(banco, ['dashboard:visualizar']),
  });
  const saiu = await criarUsuario(banco, { situacao: 'desligado' });
  for (const [quem, frase] of [
    [semClientes, T.semAcesso],
    [saiu, 'Escolha uma pessoa ativa da equipe.'],
  ] as const) {
    expect(await gravarPessoas(id, [], [{ id: quem.id, papel: 'apoio' }])).toMatchObject({
      status: 422,
      corpo: { campos: [{ campo: 'pessoas', mensagem: frase }] },
    });
  }
  const fechado = await criarTime(banco, { ativo: false });
  expect(await gravarTimes(id, [], [fechado.id])).toMatchObject({
    status: 422,
    corpo: { campos: [{ campo: 'times', mensagem: 'Escolha um time ativo.' }] },
  });
});

test('teams get and lose the client, whose members are told', async () => {
  const { id } = await criarCliente(banco);
  const [de, para] = [(await criarTime(banco)).id, (await criarTime(banco)).id];
  const membro = await criarUsuario(banco, { time_id: para });
  await banco.insert(timeClientes).values({ time_id: de, cliente_id: id });
  const antes = await banco.select().from(usuarios).where(eq(usuarios.id, membro.id));
  const { status, corpo } = await gravarTimes(id, [de], [para]);
  expect([status, corpo.times.map((um) => [um.id, um.vinculado])]).toEqual([200, [[para, true]]]);
  const [depois] = await banco.select().from(usuarios).where(eq(usuarios.id, membro.id));
  expect(depois?.versao_permissoes).toBe((antes[0]?.versao_permissoes ?? 0) + 1);
  expect(await ditoDe('time', de)).toMatchObject({
    acao: 'time.clientes',
    antes: { removidos: [id] },
  });
  expect(await ditoDe('cliente', id)).toMatchObject({
    antes: { times_que_atendem: [de] },
    depois: { times_que_atendem: [para] },
  });
});

test('it takes the permission of each part, and a client that the caller sees and keeps', async () => {
  const { id } = await criarCliente(banco);
  const quem = await pessoa({
    grupo_id: await criarGrupo(banco, [
      'clientes:visualizar',
      'clientes:editar',
      'painel_cliente:visualizar',
    ]),
  });
  const eu = { id: quem.id, papel: 'responsavel' as const };
  expect((await gravarPessoas(id, [], [eu], quem.token)).status).toBe(404);
  await ligar(quem.id, id, 'responsavel');
  const { corpo } = await chamar(quem.token, e.ler, { params: { id } });
  expect(corpo.acoes).toEqual({ mudar_pessoas: true, mudar_times: false });
  expect((await gravarTimes(id, [], [1], quem.token)).status).toBe(403);
  expect(await gravarPessoas(id, [eu], [], quem.token)).toMatchObject({
    status: 422,
    corpo: { campos: [{ campo: 'pessoas', mensagem: T.semVoce }] },
  });
  expect(await ligados(id)).toEqual({ [quem.id]: 'responsavel' });
});

test('who has the client as a substitute neither gives it nor takes it from anybody', async () => {
  const { id } = await criarCliente(banco);
  const [fora, colega] = [await criarUsuario(banco), await criarUsuario(banco)];
  await ligar(fora.id, id, 'responsavel');
  const cuida = await criarQuemCuida(banco, ['clientes:editar', 'painel_cliente:visualizar']);
  const hoje = dataCivil(agora());
  await banco.insert(ausencias).values({
    tipo: 'ferias',
    inicio: hoje,
    fim: somarDias(hoje, 9),
    usuario_id: fora.id,
    substituto_id: cuida.id,
  });
  const quem = await entrar(cuida.id);
  const lida = { id: fora.id, papel: 'responsavel' as const };
  const { corpo } = await chamar(quem, e.ler, { params: { id } });
  expect(corpo.acoes).toEqual({ mudar_pessoas: false, mudar_times: false });
  for (const depois of [[], [lida, { id: colega.id, papel: 'apoio' as const }]]) {
    expect(await gravarPessoas(id, [lida], depois, quem)).toMatchObject({
      status: 422,
      corpo: { campos: [{ campo: 'pessoas', mensagem: TEXTOS_DO_USUARIO.foraDaAlcada }] },
    });
  }
  expect(await ligados(id)).toEqual({ [fora.id]: 'responsavel' });
});

test('nobody changes what somebody with more rights sees, and is told who that is', async () => {
  const { id } = await criarCliente(banco);
  const cuida = await criarQuemCuida(banco, ['clientes:editar', 'painel_cliente:visualizar']);
  const { id: diretora, nome } = await administrador();
  await ligar(cuida.id, id, 'responsavel');
  await ligar(diretora, id, 'cs');
  const quem = await entrar(cuida.id);
  const eu = { id: cuida.id, papel: 'responsavel' as const };
  const ela = { id: diretora, papel: 'cs' as const };
  const { corpo } = await chamar(quem, e.ler, { params: { id } });
  expect(corpo.acima).toEqual([diretora]);
  for (const depois of [[eu], [eu, { ...ela, papel: 'apoio' as const }]]) {
    expect(await gravarPessoas(id, [eu, ela], depois, quem)).toMatchObject({
      status: 422,
      corpo: { campos: [{ campo: 'pessoas', mensagem: T.acima(nome) }] },
    });
  }
  expect(await ligados(id)).toEqual({ [cuida.id]: 'responsavel', [diretora]: 'cs' });
});

test('a team gets a client while one of its members gets it too: neither waits for the other for ever', async () => {
  const { id } = await criarCliente(banco);
  const { id: time } = await criarTime(banco);
  const membros = await Promise.all(
    Array.from({ length: 3 }, () => criarUsuario(banco, { time_id: time })),
  );
  for (const { id: membro } of membros) {
    const [daPessoa, doTime] = await Promise.all([
      gravarPessoas(id, [], [{ id: membro, papel: 'apoio' }]),
      gravarTimes(id, [], [time]),
    ]);
    expect([daPessoa.status, doTime.status]).toEqual([200, 200]);
    await gravarPessoas(id, [{ id: membro, papel: 'apoio' }], []);
    await gravarTimes(id, [time], []);
  }
});
