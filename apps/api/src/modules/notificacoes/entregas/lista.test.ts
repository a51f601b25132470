import {
  notificacoesEntregasEndpoints as e,
  type FiltrosDasEntregas,
} from '@dominio/contrato/notificacoes-entregas';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarNotificacao } from '../../../../test/factories/notificacoes.ts';
import { adiantarTrabalhos } from '../../../../test/trabalhos.ts';
import { agendamentoCancelado } from '../../agendamentos/avisos/agendamento-cancelado.aviso.ts';
import { notificacoesEntregas } from './entregas.tables.ts';
import * as repo from './lista.repository.ts';

const { banco, plataforma, chamar, pessoa, administrador, agora } = await montarApp({
  completa: true,
});
const chefe = await administrador();
const MINUTO = 60_000;

/** Tells somebody once by each way; its deliveries stand so many minutes back. */
async function avisar(id: number, haMinutos: number, titulo?: string) {
  await criarNotificacao(
    { ...plataforma, agora },
    { usuarioIds: [id], mensagem: 'Ana cancelou.', url: null, ...(titulo && { titulo }) },
    agendamentoCancelado,
  );
  // What is to be sent is sent before: that moves a delivery too.
  await adiantarTrabalhos(banco);
  const em = new Date(agora().getTime() - haMinutos * MINUTO);
  await banco
    .update(notificacoesEntregas)
    .set({ atualizado_em: em })
    .where(sql`usuario_id = ${id} and atualizado_em > ${em.toISOString()}::timestamptz
      and notificacao_id = (select max(notificacao_id) from notificacoes_entregas
        where usuario_id = ${id})`);
}
const ler = async (token: string, query: object = {}) =>
  (await chamar(token, e.listar, { query: query as never })).corpo;

describe('NO-11: the list of deliveries', () => {
  it('has the own ones of everybody, whomever they ask for, the newest first', async () => {
    const [bia, caio] = [await pessoa({ nome: 'Bia Ramos' }), await pessoa()];
    await avisar(caio.id, 1);
    await avisar(bia.id, 30, 'Primeira');
    await avisar(bia.id, 20, 'Segunda');
    const { entregas } = await ler(bia.token, { usuario_id: caio.id });
    expect(new Set(entregas.map(({ pessoa: dela }) => dela.id))).toEqual(new Set([bia.id]));
    expect(entregas.map(({ titulo }) => titulo)).toEqual([
      ...Array.from({ length: 3 }, () => 'Segunda'),
      ...Array.from({ length: 3 }, () => 'Primeira'),
    ]);
    expect(entregas.find(({ canal }) => canal === 'sistema')).toMatchObject({
      pessoa: { id: bia.id, nome: 'Bia Ramos' },
      evento: 'Compromisso cancelado',
      estado: 'enviado',
      motivo: null,
      lida: false,
    });
  });

  it('has to an administrator everybody’s, without the words of what others are told', async () => {
    const bia = await pessoa();
    await avisar(bia.id, 10, 'Segredo');
    const { entregas } = await ler(chefe.token, { usuario_id: bia.id });
    expect(entregas.map(({ titulo, evento }) => [titulo, evento])).toEqual(
      Array.from({ length: 3 }, () => [null, 'Compromisso cancelado']),
    );
    const todas = (await ler(chefe.token, { limit: 100 })).entregas;
    expect(todas.some(({ pessoa: dela }) => dela.id === bia.id)).toBe(true);
  });

  it('is narrowed by way, state and day, and read in pages', async () => {
    const bia = await pessoa();
    for (const haMinutos of [10, 20, 30]) await avisar(bia.id, haMinutos);
    const [uma] = await banco
      .select()
      .from(notificacoesEntregas)
      .where(eq(notificacoesEntregas.usuario_id, bia.id))
      .orderBy(notificacoesEntregas.id);
    await banco
      .update(notificacoesEntregas)
      .set({ estado: 'falhou', motivo: 'recusado' })
      .where(eq(notificacoesEntregas.id, uma?.id ?? 0));
    for (const token of [bia.token, chefe.token]) {
      const falhas = await ler(token, { estado: 'falhou', usuario_id: bia.id });
      expect(falhas.entregas.map(({ id, motivo }) => [id, motivo])).toEqual([
        [uma?.id, 'recusado'],
      ]);
      const noSino = { canal: 'sistema', usuario_id: bia.id, limit: 1 };
      const ids: number[] = [];
      let antes_de: string | undefined;
      do {
        const { entregas, proximo } = await ler(token, { ...noSino, antes_de });
        ids.push(...entregas.map(({ id }) => id));
        antes_de = proximo ?? undefined;
      } while (antes_de !== undefined);
      expect(ids).toHaveLength(3);
      expect(new Set(ids).size).toBe(3);
      expect((await ler(token, { ...noSino, ate: '2020-01-01' })).entregas).toEqual([]);
    }
  });

  it('of everybody is that of each way and state, in one order, page after page', async () => {
    const bia = await pessoa();
    for (const haMinutos of [1, 2, 3]) await avisar(bia.id, haMinutos);
    const filtros: FiltrosDasEntregas = { limit: 100 };
    const todas = await repo.listar(banco, filtros, { usuarioId: null, quantas: 100 });
    const chaves = todas.map(({ atualizado_em, id }) => [new Date(atualizado_em).getTime(), +id]);
    expect(chaves).toEqual(chaves.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b));
    const lidas: string[] = [];
    let antes_de: FiltrosDasEntregas['antes_de'];
    for (const _ of todas) {
      const [uma] = await repo.listar(
        banco,
        { ...filtros, ...(antes_de && { antes_de }) },
        { usuarioId: null, quantas: 1 },
      );
      if (!uma) break;
      lidas.push(uma.id);
      antes_de = { em: new Date(uma.atualizado_em), id: Number(uma.id) };
    }
    expect(lidas).toEqual(todas.map(({ id }) => id));
  });
});
