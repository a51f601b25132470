import { feriados } from '../src/modules/feriados/feriados.tables.ts';
import { notificacoes } from '../src/modules/notificacoes/notificacoes.tables.ts';
import { temas } from '../src/modules/temas/temas.tables.ts';
import { auditoriaEventos } from '../src/platform/auditoria/auditoria.tables.ts';
import type { Banco } from '../src/platform/db.ts';
import { criarAgendamento } from './factories/agendamentos.ts';
import { criarCliente } from './factories/clientes.ts';
import { criarGrupo, criarPermissao, criarSessaoSharepoint } from './factories/grupos.ts';
import { criarChave } from './factories/segundo-fator.ts';
import {
  criarAdministrador,
  criarTime,
  criarUsuario,
  criarUsuarioDeCliente,
  proximo,
  vincularCliente,
} from './factories/usuarios.ts';
import { criarVisao } from './factories/visoes-salvas.ts';
import type { Cenario } from './rotas.exemplos.ts';

export interface Roteiro extends Cenario {
  readonly token: string;
  readonly tokenDoAdministrador: string;
}

interface Aplicacao {
  readonly banco: Banco;
  readonly entrar: (usuarioId: number) => Promise<string>;
}

async function notificar(banco: Banco, usuario_id: number) {
  const [linha] = await banco
    .insert(notificacoes)
    .values({
      usuario_id,
      categoria: 'agenda',
      tipo_evento: 'agendamento_criado',
      titulo: 'Novo agendamento criado',
      mensagem: 'da matriz',
      tracking_key: `matriz:${proximo()}`,
    })
    .returning();
  return linha?.id ?? 0;
}

async function umEvento(banco: Banco) {
  const [linha] = await banco
    .insert(auditoriaEventos)
    .values({ acao: 'matriz.criada', depois: { nome: 'da matriz' } })
    .returning();
  return linha?.id ?? 0;
}

/** The one theme of the firm: the firm's limit is not this file's claim. */
async function umTema(banco: Banco) {
  await banco.delete(temas);
  const [linha] = await banco
    .insert(temas)
    .values({ nome: 'Único', tema: { v: 1 } })
    .returning();
  return linha?.id ?? 0;
}

/** The one holiday that the firm entered. */
async function umFeriado(banco: Banco) {
  await banco.delete(feriados);
  const [linha] = await banco
    .insert(feriados)
    .values({ data: '2026-01-25', nome: 'Único', uf: 'SP', municipio: 'São Paulo' })
    .returning();
  return linha?.id ?? 0;
}

const idDe = async (linha: Promise<{ readonly id: number }>) => (await linha).id;

/** What is made at the same time: hundreds of scenarios are set up in a run. */
async function juntos<P extends Record<string, Promise<unknown>>>(partes: P) {
  const pares = Object.entries(partes).map(async ([nome, parte]) => [nome, await parte]);
  return Object.fromEntries(await Promise.all(pares)) as { [K in keyof P]: Awaited<P[K]> };
}

/**
 * Somebody (a new consultant unless given) with one appointment of the own, beside a colleague of
 * the same team with one the first must not see.
 */
export async function montarCenario(
  { banco, entrar }: Aplicacao,
  quem?: { readonly id: number; readonly time_id: number | null },
): Promise<Roteiro> {
  const eu = quem ?? (await criarUsuario(banco));
  const outro = await criarUsuario(banco, { time_id: eu.time_id });
  const amanha = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000);
  const agendamentoDe = (criado_por: number) =>
    idDe(criarAgendamento(banco, { criado_por, data_hora_inicio: amanha }));
  async function clienteDe(usuarioId: number) {
    const cliente = await criarCliente(banco, { status_contrato: 'RASCUNHO' });
    await vincularCliente(banco, usuarioId, cliente.id);
    return cliente;
  }
  const partes = await juntos({
    token: entrar(eu.id),
    cliente: clienteDe(eu.id),
    clienteAlheio: criarCliente(banco),
    meu: agendamentoDe(eu.id),
    alheio: agendamentoDe(outro.id),
    minhaNotificacao: notificar(banco, eu.id),
    notificacaoAlheia: notificar(banco, outro.id),
    tokenDoAdministrador: idDe(criarAdministrador(banco)).then<string>(entrar),
    tema: umTema(banco),
    feriado: umFeriado(banco),
    time: idDe(criarTime(banco)),
    grupo: criarGrupo(banco),
    permissao: criarPermissao(banco),
    eventoDeAuditoria: umEvento(banco),
    sessaoSharepoint: criarSessaoSharepoint(banco),
    minhaVisao: idDe(criarVisao(banco, eu.id)),
    visaoAlheia: idDe(criarVisao(banco, outro.id)),
    minhaChave: criarChave(banco, eu.id),
    chaveAlheia: criarChave(banco, outro.id),
    pessoaForaDoEscopo: idDe(criarUsuarioDeCliente(banco)),
  });
  return { ...partes, eu: eu.id, outro: outro.id, amanha: amanha.toISOString() };
}
