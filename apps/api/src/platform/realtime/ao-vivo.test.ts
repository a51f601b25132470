import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import type { MensagemAoVivo } from '@dominio/contrato/eventos';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BancoDeTeste } from '../../../test/bancos.ts';
import { abrirLeitor } from '../../../test/leitor-sse.ts';
import { criarBancoDeTeste } from '../../../test/postgres.ts';
import { abrirBanco, type Banco } from '../db.ts';
import { criarAoVivo } from './ao-vivo.ts';
import { encerrarFluxos } from './sinais.ts';
import { abrirSse, ultimoEvento } from './sse.ts';

type Notificacao = Extract<MensagemAoVivo, { type: 'notification' }>;

let bancoDeTeste: BancoDeTeste;
let banco: Banco;
const fechar: (() => Promise<unknown>)[] = [];

const notificacao = (usuarioId: number, id: number, mensagem = 'Olá'): Notificacao => ({
  type: 'notification',
  id,
  timestamp: 1,
  data: {
    id,
    usuario_id: usuarioId,
    categoria: 'agenda',
    tipo: 'agendamento_criado',
    tipo_evento: 'agendamento_criado',
    titulo: 'Novo agendamento criado',
    mensagem,
    timestamp: 1,
    criado_em: '1970-01-01T00:00:01.000Z',
    tracking_key: `t:${id}`,
    lida: false,
    importante: false,
    contagem: 1,
    message: null,
    event_data: null,
    canal_envio: 'push',
    status_envio: 'enviado',
    url: null,
    dados: { criado_por: null, agendamento_id: null },
  },
});
const atualizada = (id: number): MensagemAoVivo => ({
  type: 'notification_updated',
  timestamp: 1,
  data: { id, lida: true },
});
const ehComando = (action: string) => (m: MensagemAoVivo) =>
  m.type === 'command' && m.action === action;
const ehAtualizada = (id: number) => (m: MensagemAoVivo) =>
  m.type === 'notification_updated' && m.data.id === id;

/** A process with the live feed alone, whose streams open at `/:usuario/:sessao`. */
async function subir({ batimento = 30_000 } = {}) {
  const aoVivo = criarAoVivo({
    conexao: bancoDeTeste.conexao,
    agora: () => new Date(),
    log: pino({ level: 'silent' }),
    batimento,
  });
  const mortas = new Set<string>();
  const guardadas: Notificacao[] = [];
  const daPessoa = (id: number) => guardadas.filter(({ data }) => data.usuario_id === id);
  aoVivo.ligar({
    sessoesVivas: async (ids) => new Set(ids.filter((id) => !mortas.has(id))),
    ultimaNotificacao: async (usuario) => daPessoa(usuario).at(-1)?.id ?? 0,
    notificacoesDepoisDe: async (usuario, desde) => {
      const depois = daPessoa(usuario).filter(({ id }) => id > desde);
      await esperar(20);
      return depois;
    },
  });
  const app = Fastify();
  app.get('/:usuario/:sessao', (req, reply) => {
    const { usuario, sessao } = req.params as { usuario: string; sessao: string };
    return aoVivo.acompanhar(
      { usuarioId: Number(usuario), sessaoId: sessao, desde: ultimoEvento(req) },
      () => abrirSse(reply),
    );
  });
  await aoVivo.iniciar();
  const endereco = await app.listen({ host: '127.0.0.1', port: 0 });
  const parar = async () => {
    await aoVivo.parar();
    await app.close();
  };
  fechar.push(parar);
  return {
    aoVivo,
    mortas,
    guardadas,
    parar,
    ler: (usuario: number, sessao: string = randomUUID(), headers = {}) =>
      abrirLeitor(`${endereco}/${usuario}/${sessao}`, headers),
  };
}

beforeAll(async () => {
  bancoDeTeste = await criarBancoDeTeste();
  banco = abrirBanco(bancoDeTeste.conexao);
});
afterAll(async () => {
  await Promise.all(fechar.map((parar) => parar()));
  await banco.$client.end();
  await bancoDeTeste.descartar();
});

/** For what must arrive, where the claim is not how soon. */
const ESPERA = { timeout: 5_000 };

describe('the live feed', () => {
  it('sends a message within a second of the commit, and none of a rollback', async () => {
    const { aoVivo, ler } = await subir();
    const leitor = await ler(1);
    const outro = await ler(2);
    await banco
      .transaction(async (tx) => {
        await aoVivo.em(tx).publicar([1], atualizada(1));
        throw new Error('desfeita');
      })
      .catch(() => undefined);
    await banco.transaction((tx) => aoVivo.em(tx).publicar([1, 3], atualizada(2)));
    await leitor.esperar(ehAtualizada(2), 1_000);
    expect(leitor.eventos().some(({ mensagem }) => ehAtualizada(1)(mensagem))).toBe(false);
    expect(outro.eventos().some(({ mensagem }) => ehAtualizada(2)(mensagem))).toBe(false);
  });

  it('reaches readers of every process', async () => {
    const [a, b] = [await subir(), await subir()];
    const leitores = [await a.ler(1), await b.ler(1)];
    await a.aoVivo.em(banco).publicar([1], atualizada(5));
    await Promise.all(leitores.map((leitor) => leitor.esperar(ehAtualizada(5), 1_000)));
  });

  it('opens with the retry time, a heartbeat and headers that forbid caching', async () => {
    const { ler } = await subir();
    const leitor = await ler(1);
    await leitor.esperar((m) => m.type === 'heartbeat');
    expect(leitor.texto()).toMatch(/^retry: 5000\n\n: heartbeat\ndata: \{"type":"heartbeat"/);
    expect(leitor.resposta.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
    });
  });

  it('sends a reader that reconnects the messages it missed, once and in order, then new ones', async () => {
    const { aoVivo, guardadas, ler } = await subir();
    guardadas.push(notificacao(1, 10), notificacao(1, 11), notificacao(2, 12), notificacao(1, 13));
    const leitor = await ler(1, randomUUID(), { 'last-event-id': '10' });
    // While the missed messages are read: a new one that is among them, and one that is not.
    await aoVivo.em(banco).publicar([1], notificacao(1, 13));
    await aoVivo.em(banco).publicar([1], notificacao(1, 14));
    await leitor.esperar((m) => m.type === 'notification' && m.id === 14);
    const ids = leitor.eventos().flatMap(({ id, mensagem }) => {
      return mensagem.type === 'notification' ? [[id, mensagem.id]] : [];
    });
    expect(ids).toEqual([
      ['11', 11],
      ['13', 13],
      ['14', 14],
    ]);
  });

  it('sends a reader without messages its position, so that it can reconnect from there', async () => {
    const { guardadas, ler } = await subir();
    guardadas.push(notificacao(1, 40));
    const leitor = await ler(1);
    const { id } = await leitor.esperar((m) => m.type === 'heartbeat');
    expect(id).toBe('40');
    expect(leitor.eventos().some(({ mensagem }) => mensagem.type === 'notification')).toBe(false);
  });

  it('carries a message larger than PostgreSQL’s notices, to many people', async () => {
    const { aoVivo, ler } = await subir();
    const leitor = await ler(5_000);
    const todos = Array.from({ length: 10_000 }, (_, i) => i);
    const longa = 'ação '.repeat(2_000);
    await aoVivo.em(banco).publicar(todos, notificacao(5_000, 1, longa));
    const { mensagem } = await leitor.esperar((m) => m.type === 'notification');
    expect(mensagem).toEqual(notificacao(5_000, 1, longa));
  });

  it('drops a reader with more than 1 MB unread; the others get messages within a second', async () => {
    const { aoVivo, ler } = await subir();
    const lento = await ler(1);
    const atento = await ler(1);
    lento.resposta.pause();
    lento.resposta.socket.pause();
    const grande = 'x'.repeat(500_000);
    await vi.waitFor(
      async () => {
        await aoVivo.em(banco).publicar([1], notificacao(1, Date.now() * 1_000, grande));
        expect(aoVivo.abertos()).toBe(1);
      },
      { timeout: 10_000, interval: 20 },
    );
    await aoVivo.em(banco).publicar([1], atualizada(77));
    await atento.esperar(ehAtualizada(77), 1_000);
    expect(atento.fechado()).toBe(false);
  });

  it('forgets a reader that disconnects', async () => {
    const { aoVivo, ler } = await subir();
    const leitor = await ler(1);
    expect(aoVivo.abertos()).toBe(1);
    leitor.sair();
    await vi.waitFor(() => expect(aoVivo.abertos()).toBe(0), ESPERA);
  });

  it('closes the streams of an ended session at once in every process, and no others', async () => {
    const [a, b] = [await subir(), await subir()];
    const [fim, fica] = [randomUUID(), randomUUID()];
    const encerrados = [await a.ler(1, fim), await b.ler(1, fim)];
    const intacto = await b.ler(1, fica);
    await banco.transaction((tx) => encerrarFluxos(tx, [fim]));
    for (const leitor of encerrados) {
      await leitor.esperarFim(1_000);
      expect(ehComando('session_ended')(leitor.eventos().at(-1)?.mensagem as MensagemAoVivo)).toBe(
        true,
      );
    }
    expect(intacto.fechado()).toBe(false);
  });

  it('closes at the next heartbeat the streams of a session that ended without notice', async () => {
    const { mortas, ler } = await subir({ batimento: 150 });
    const [fim, fica] = [randomUUID(), randomUUID()];
    const leitor = await ler(1, fim);
    const intacto = await ler(1, fica);
    mortas.add(fim);
    await leitor.esperar(ehComando('session_ended'));
    await leitor.esperarFim();
    await vi.waitFor(
      () => expect(intacto.texto().split(': heartbeat\n').length).toBeGreaterThan(3),
      ESPERA,
    );
    expect(intacto.fechado()).toBe(false);
  });

  it('closes the stream of a session that ended while it was opening', async () => {
    const { mortas, ler } = await subir();
    const sessao = randomUUID();
    mortas.add(sessao);
    await (await ler(1, sessao)).esperarFim();
  });

  it('closes a person’s oldest stream when the twenty-first opens', async () => {
    const { aoVivo, ler } = await subir();
    const leitores = [];
    for (let i = 0; i < 21; i += 1) leitores.push(await ler(1));
    await leitores[0]?.esperarFim();
    expect(aoVivo.abertos()).toBe(20);
    expect(leitores.slice(1).some((leitor) => leitor.fechado())).toBe(false);
  });

  it('reconnects to the database: sends missed messages, asks for reading again, and goes on', async () => {
    const { aoVivo, guardadas, ler } = await subir();
    guardadas.push(notificacao(1, 1));
    const leitor = await ler(1);
    await leitor.esperar((m) => m.type === 'heartbeat');
    await banco.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'dominio-ao-vivo' and datname = current_database()`);
    // Inserted while the process does not listen.
    guardadas.push(notificacao(1, 2));
    await leitor.esperar((m) => m.type === 'notification' && m.id === 2, 5_000);
    await leitor.esperar((m) => ehComando('refresh')(m), 5_000);
    await aoVivo.em(banco).publicar([1], atualizada(9));
    await leitor.esperar(ehAtualizada(9), 1_000);
    expect(leitor.fechado()).toBe(false);
  });

  it('stops by telling every reader to reconnect, and takes no new ones', async () => {
    const { aoVivo, parar, ler } = await subir();
    const leitor = await ler(1);
    const inicio = performance.now();
    aoVivo.despedir();
    expect((await ler(2)).status).toBe(503);
    await parar();
    expect(performance.now() - inicio).toBeLessThan(2_000);
    await leitor.esperarFim();
    expect(ehComando('reconnect')(leitor.eventos().at(-1)?.mensagem as MensagemAoVivo)).toBe(true);
  });
});
