import { dataCivil, somarDias } from '@dominio/contrato/datas';
import { indicadoresDoTimeEndpoints as e } from '@dominio/contrato/times-indicadores';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarAgendamento } from '../../../test/factories/agendamentos.ts';
import { criarClientesDoTime } from '../../../test/factories/clientes.ts';
import { criarGrupo, criarQuemCuida } from '../../../test/factories/grupos.ts';
import { criarTime, criarUsuario, vincularCliente } from '../../../test/factories/usuarios.ts';
import { ausencias } from '../../modules/ausencias/ausencias.tables.ts';
import { clientes } from '../../modules/clientes/clientes.tables.ts';
import { contratos } from '../../modules/contratos/contratos.tables.ts';

const { banco, chamar, entrar, administrador, agora } = await montarApp();
const { token: admin } = await administrador();

const ler = async (id: number, token = admin) => {
  const { status, corpo } = await chamar(token, e.ler, { params: { id } });
  expect(status).toBe(200);
  return corpo;
};
/** An hour, so many days from now. */
const emDias = (dias: number) => {
  const inicio = agora().getTime() + dias * 86_400_000;
  return { data_hora_inicio: new Date(inicio), data_hora_termino: new Date(inicio + 3_600_000) };
};
const dia = (dias: number) => somarDias(dataCivil(agora()), dias);

describe('what is counted of a team', () => {
  test('clients by status, active contracts and what they bring', async () => {
    const time = await criarTime(banco);
    const dele = await criarClientesDoTime(banco, time.id, 3);
    const [um = 0] = dele.map(({ id }) => id);
    await banco.update(clientes).set({ situacao: 'implantacao' }).where(eq(clientes.id, um));
    await banco
      .update(contratos)
      .set({ status_contrato: 'ATIVO', valor_mensal_centavos: 150_000 })
      .where(
        inArray(
          contratos.cliente_id,
          dele.map(({ id }) => id),
        ),
      );
    await banco
      .update(contratos)
      .set({ status_contrato: 'ENCERRADO' })
      .where(eq(contratos.cliente_id, um));
    expect(await ler(time.id)).toMatchObject({
      clientes: [
        { situacao: 'implantacao', total: 1 },
        { situacao: 'ativo', total: 2 },
      ],
      contratos: { em_vigor: 2, valor_mensal_centavos: 300_000 },
    });
  });

  test('the agenda of its members, each appointment once, and who is away today', async () => {
    const time = await criarTime(banco);
    const membro = await criarUsuario(banco, { time_id: time.id, nome: 'Ana' });
    const outro = await criarUsuario(banco, { time_id: time.id, nome: 'Beto' });
    const de = (dias: number, status: 'AGENDADO' | 'FINALIZADO', participantes: number[]) =>
      criarAgendamento(banco, {
        criado_por: membro.id,
        participantes,
        status,
        ...emDias(dias),
      });
    await de(2, 'AGENDADO', [outro.id]);
    await de(-3, 'FINALIZADO', []);
    await de(-2, 'AGENDADO', []);
    await banco.insert(ausencias).values([
      { usuario_id: outro.id, tipo: 'ferias', inicio: dia(-1), fim: dia(9) },
      { usuario_id: membro.id, tipo: 'ferias', inicio: dia(3), fim: dia(9) },
    ]);
    const cargas = async (token = admin) => (await chamar(token, e.carga)).corpo.times;
    const daqui = (lidas: { id: number }[]) => lidas.find(({ id }) => id === time.id);
    expect(daqui(await cargas())).toEqual({ id: time.id, minutos_por_semana: 28, ausentes: 1 });
    const semAgenda = await entrar(
      (await criarUsuario(banco, { grupo_id: await criarGrupo(banco, ['times:acessar']) })).id,
    );
    expect(daqui(await cargas(semAgenda))).toMatchObject({ minutos_por_semana: null, ausentes: 1 });
    const { agenda, ausentes } = await ler(time.id);
    expect(agenda).toEqual({
      proximos: 1,
      minutos_por_semana: 28,
      realizados: 1,
      sem_desfecho: 1,
    });
    expect(ausentes).toEqual([{ id: outro.id, nome: 'Beto', ate: dia(9) }]);
  });

  test('is told by part to who may see that part, and of clients in reach alone', async () => {
    const time = await criarTime(banco);
    const [um, dois] = await criarClientesDoTime(banco, time.id, 2);
    await banco
      .update(contratos)
      .set({ status_contrato: 'ATIVO' })
      .where(inArray(contratos.cliente_id, [um?.id ?? 0, dois?.id ?? 0]));
    const quem = await criarQuemCuida(banco, [
      'times:acessar',
      'clientes:visualizar',
      'contratos:visualizar',
    ]);
    await vincularCliente(banco, quem.id, um?.id ?? 0);
    expect(await ler(time.id, await entrar(quem.id))).toEqual({
      clientes: [{ situacao: 'ativo', total: 1 }],
      contratos: { em_vigor: 1, valor_mensal_centavos: null },
      agenda: null,
      ausentes: [],
    });
    const soTimes = await criarUsuario(banco, {
      grupo_id: await criarGrupo(banco, ['times:acessar']),
    });
    expect(await ler(time.id, await entrar(soTimes.id))).toEqual({
      clientes: null,
      contratos: null,
      agenda: null,
      ausentes: [],
    });
  });
});
