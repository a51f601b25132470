import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { inicioEndpoints as e } from '@dominio/contrato/inicio';
import { cadastroDeUsuariosEndpoints as cadastro } from '@dominio/contrato/usuarios-cadastro';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarGrupo } from '../../../test/factories/grupos.ts';
import {
  criarGestor,
  criarUsuario,
  criarUsuarioDeCliente,
} from '../../../test/factories/usuarios.ts';
import { auditoriaEventos as eventos } from '../../platform/auditoria/auditoria.tables.ts';
import { ausencias } from '../ausencias/ausencias.tables.ts';

const { agora, avancar, banco, chamar, entrar } = await montarApp();
const daqui = (dias: number) => somarDias(dataCivil(agora()), dias);

const lido = async (quem: number) =>
  (await chamar(await entrar(quem), e.ler, { query: { widgets: ['aniversariantes-e-ferias'] } }))
    .corpo.widgets['aniversariantes-e-ferias'];
async function equipe(quem: number) {
  const bloco = await lido(quem);
  if (bloco?.estado !== 'ok') throw new Error(`o bloco não veio: ${JSON.stringify(bloco)}`);
  return bloco.dados;
}
const doRh = async () =>
  criarUsuario(banco, { grupo_id: await criarGrupo(banco, ['rh:visualizar']) });
const nascido = (dia: string, nome: string, mais = {}) =>
  criarUsuario(banco, { nome, data_nascimento: `1988${dia.slice(4)}`, ...mais });

describe('birthdays', () => {
  test('are told to human resources by day and month, of who is active, soonest first', async () => {
    await nascido(daqui(7), 'Em uma semana');
    await nascido(daqui(0), 'Hoje');
    await nascido(daqui(-1), 'Ontem');
    await nascido(daqui(60), 'Longe');
    await nascido(daqui(3), 'Desligado', { situacao: 'desligado' });
    const { aniversarios, aniversarios_de_todos } = await equipe((await doRh()).id);
    expect(aniversarios_de_todos).toBe(true);
    expect(aniversarios.itens.map(({ pessoa, dia, hoje }) => [pessoa.nome, dia, hoje])).toEqual([
      ['Hoje', daqui(0).slice(5), true],
      ['Em uma semana', daqui(7).slice(5), false],
    ]);
    for (const item of aniversarios.itens) expect(JSON.stringify(item.dia)).not.toMatch(/1988/);
  });

  test('of others are audited once an hour, the own one never', async () => {
    const dia = daqui(20);
    const { id: lido_id } = await nascido(dia, 'Lida', { genero: 'feminino' });
    const { id } = await criarUsuario(banco, {
      data_nascimento: `1990${daqui(1).slice(4)}`,
      grupo_id: await criarGrupo(banco, ['rh:visualizar', 'usuarios:visualizar']),
    });
    const token = await entrar(id);
    const lerMostrados = async () => {
      const query = { widgets: ['aniversariantes-e-ferias' as const] };
      const bloco = (await chamar(token, e.ler, { query })).corpo.widgets[
        'aniversariantes-e-ferias'
      ];
      return bloco?.estado === 'ok'
        ? bloco.dados.aniversarios.itens.map(({ pessoa }) => pessoa.id)
        : [];
    };
    const entradas = () =>
      banco
        .select({ de: eventos.objeto_id, depois: eventos.depois })
        .from(eventos)
        .where(and(eq(eventos.usuario_id, id), eq(eventos.acao, 'usuario.dados_lidos')))
        .orderBy(eventos.id);
    const mostrados = await lerMostrados();
    expect(mostrados).toEqual(expect.arrayContaining([id, lido_id]));
    await lerMostrados();
    const doDia = { depois: { campos: ['data_nascimento'] } };
    expect(await entradas()).toEqual(
      mostrados.filter((de) => de !== id).map((de) => ({ de, ...doDia })),
    );
    await chamar(token, cadastro.ler, { params: { id: lido_id } });
    const comRegistro = await entradas();
    expect(comRegistro.at(-1)?.depois, 'the record tells more than the day').not.toEqual(
      doDia.depois,
    );
    avancar(3_600_001);
    // By then the day may be another, and who had their birthday on it is shown no more.
    const outraVez = await lerMostrados();
    expect(outraVez).toContain(lido_id);
    expect(await entradas()).toHaveLength(comRegistro.length + outraVez.length - 1);
  });

  test('are otherwise only one’s own', async () => {
    const gestora = await criarGestor(banco, {
      nome: 'Eu',
      data_nascimento: `1992${daqui(2).slice(4)}`,
    });
    const { aniversarios, aniversarios_de_todos } = await equipe(gestora.id);
    expect(aniversarios_de_todos).toBe(false);
    expect(aniversarios.itens.map(({ pessoa }) => pessoa.nome)).toEqual(['Eu']);
  });
});

test('absences are those of today and of the next thirty days, a leave without its type', async () => {
  const substituto = await criarUsuario(banco, { nome: 'Substituta' });
  const ausente = async (de: number, ate: number, tipo: 'ferias' | 'licenca', quem = {}) => {
    const { id } = await criarUsuario(banco, quem);
    await banco.insert(ausencias).values({
      usuario_id: id,
      substituto_id: substituto.id,
      tipo,
      inicio: daqui(de),
      fim: daqui(ate),
    });
    return id;
  };
  await ausente(-9, -1, 'ferias');
  const fora = await ausente(-9, 0, 'licenca');
  const logo = await ausente(30, 40, 'ferias');
  await ausente(31, 40, 'ferias');
  await ausente(0, 5, 'ferias', { situacao: 'desligado' });
  const gestora = await criarGestor(banco);
  const { ausencias: ditas } = await equipe(gestora.id);
  expect(ditas?.itens.map(({ pessoa, ferias }) => [pessoa.id, ferias])).toEqual([
    [fora, false],
    [logo, true],
  ]);
  expect(ditas?.total, 'who left is not awaited').toBe(2);
  expect(ditas?.itens[0]).toMatchObject({ fim: daqui(0), substituto: 'Substituta' });
  expect(JSON.stringify(ditas)).not.toContain('licenca');
  expect((await equipe((await doRh()).id)).ausencias, 'without teams').toBeNull();
});

test('neither is told to who may see neither, nor to people of clients', async () => {
  for (const { id } of [await criarUsuario(banco), await criarUsuarioDeCliente(banco)]) {
    expect(await lido(id)).toEqual({ estado: 'sem_permissao' });
  }
});

test('the first steps are for a new account, and know whether an appointment was made', async () => {
  const passos = async (quem: number) =>
    (await chamar(await entrar(quem), e.ler, { query: { widgets: ['primeiros-passos'] } })).corpo
      .widgets['primeiros-passos'];
  const { id } = await criarUsuario(banco, { criado_em: agora() });
  const dados = (novo: boolean, agendou: boolean) => ({ estado: 'ok', dados: { novo, agendou } });
  expect(await passos(id)).toEqual(dados(true, false));
  await criarAgendamento(banco, { criado_por: id });
  expect(await passos(id)).toEqual(dados(true, true));
  avancar(31 * 86_400_000);
  expect(await passos(id)).toEqual(dados(false, false));
  expect(await passos((await criarUsuarioDeCliente(banco)).id)).toEqual({
    estado: 'sem_permissao',
  });
});
