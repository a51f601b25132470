import { MAXIMO_POR_LISTA } from '@dominio/contrato/meus-dados';
import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import type { Db } from '../../platform/db.ts';
import { agendamentoParticipantes, agendamentos } from '../agendamentos/agendamentos.tables.ts';
import { clientes } from '../clientes/clientes.tables.ts';
import { configuracoesDeUsuario } from '../configuracao-usuario/configuracao-usuario.tables.ts';
import { consentimentos } from '../consentimentos/consentimentos.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import { favoritos } from '../favoritos/favoritos.tables.ts';
import { grupos, permissoes } from '../grupos/grupos.tables.ts';
import { notificacoes, notificacoesArquivo } from '../notificacoes/notificacoes.tables.ts';
import {
  chavesDeAcesso,
  codigosDeRecuperacao,
  fatoresTotp,
} from '../segundo-fator/segundo-fator.tables.ts';
import { sessoes } from '../sessoes/sessoes.tables.ts';
import {
  sessoesSharepoint,
  usuarioSessoes,
} from '../sessoes-sharepoint/sessoes-sharepoint.tables.ts';
import { tiposAgendamento } from '../tipos-agendamento/tipos-agendamento.tables.ts';
import {
  usuarioClientes,
  usuarioGrupos,
  usuarioPermissoes,
  usuarios,
} from '../usuarios/usuarios.tables.ts';
import { visoesSalvas } from '../visoes-salvas/visoes-salvas.tables.ts';

/** Groups, rights, clients, contracts and documents that the person is tied to. */
export async function lerVinculos(db: Db, id: number) {
  const doGrupo = await db
    .select({ id: grupos.id, nome: grupos.nome })
    .from(grupos)
    .where(
      sql`${grupos.id} in (
        select ${usuarios.grupo_id} from ${usuarios} where ${usuarios.id} = ${id}
        union select ${usuarioGrupos.grupo_id} from ${usuarioGrupos}
        where ${usuarioGrupos.usuario_id} = ${id})`,
    )
    .orderBy(asc(grupos.id));
  const diretas = await db
    .select({ modulo: permissoes.modulo, acao: permissoes.acao })
    .from(usuarioPermissoes)
    .innerJoin(permissoes, eq(permissoes.id, usuarioPermissoes.permissao_id))
    .where(eq(usuarioPermissoes.usuario_id, id))
    .orderBy(asc(permissoes.modulo), asc(permissoes.acao));
  const dosClientes = await db
    .select({ id: clientes.id, nome: clientes.nome, papel: usuarioClientes.papel })
    .from(usuarioClientes)
    .innerJoin(clientes, eq(clientes.id, usuarioClientes.cliente_id))
    .where(eq(usuarioClientes.usuario_id, id))
    .orderBy(asc(clientes.id));
  const dosContratos = await db
    .select({ id: contratos.id, numero: contratos.numero_contrato })
    .from(contratos)
    .where(eq(contratos.responsavel_id, id))
    .orderBy(asc(contratos.id));
  const areas = await db
    .select({ id: sessoesSharepoint.id, nome: sessoesSharepoint.nome })
    .from(usuarioSessoes)
    .innerJoin(sessoesSharepoint, eq(sessoesSharepoint.id, usuarioSessoes.sessao_id))
    .where(eq(usuarioSessoes.usuario_id, id))
    .orderBy(asc(sessoesSharepoint.id));
  return { doGrupo, diretas, dosClientes, dosContratos, areas };
}

/** The person's sessions, those that are over too, and ways to sign in; nothing that opens one. */
export async function lerSeguranca(db: Db, id: number) {
  const [totp] = await db
    .select({ desde: fatoresTotp.confirmado_em })
    .from(fatoresTotp)
    .where(eq(fatoresTotp.usuario_id, id));
  const codigos = await db.$count(
    codigosDeRecuperacao,
    and(eq(codigosDeRecuperacao.usuario_id, id), isNull(codigosDeRecuperacao.usado_em)),
  );
  const chaves = await db
    .select({
      nome: chavesDeAcesso.nome,
      criada_em: chavesDeAcesso.criada_em,
      usada_em: chavesDeAcesso.usada_em,
    })
    .from(chavesDeAcesso)
    .where(eq(chavesDeAcesso.usuario_id, id))
    .orderBy(asc(chavesDeAcesso.id));
  const dasSessoes = eq(sessoes.usuario_id, id);
  const itens = await db
    .select({
      agente: sessoes.agente,
      ip: sessoes.ip,
      criada_em: sessoes.criada_em,
      ultimo_uso_em: sessoes.ultimo_uso_em,
      encerrada_em: sessoes.encerrada_em,
      motivo: sessoes.motivo,
    })
    .from(sessoes)
    .where(dasSessoes)
    .orderBy(desc(sessoes.criada_em))
    .limit(MAXIMO_POR_LISTA);
  return { totp, codigos, chaves, sessoes: { total: await db.$count(sessoes, dasSessoes), itens } };
}

/** What the person agreed to, revocations included. */
export function lerConsentimentos(db: Db, id: number) {
  return db
    .select({
      finalidade: consentimentos.finalidade,
      versao_do_texto: consentimentos.versao_do_texto,
      concedido_em: consentimentos.concedido_em,
      revogado_em: consentimentos.revogado_em,
    })
    .from(consentimentos)
    .where(eq(consentimentos.usuario_id, id))
    .orderBy(desc(consentimentos.id))
    .limit(MAXIMO_POR_LISTA);
}

/** The appointments that are the person's, created or shared. */
export async function lerAgendamentos(db: Db, id: number) {
  const meus = and(
    eq(agendamentoParticipantes.usuario_id, id),
    eq(agendamentoParticipantes.excluido, false),
  );
  const itens = await db
    .select({
      // Whole rows: the answer's schema lets out the fields that it names and no others.
      ...getTableColumns(agendamentos),
      tipo: tiposAgendamento.nome,
      cliente: clientes.nome,
      participo: agendamentoParticipantes.participa,
      resposta: agendamentoParticipantes.resposta,
    })
    .from(agendamentoParticipantes)
    .innerJoin(agendamentos, eq(agendamentos.id, agendamentoParticipantes.agendamento_id))
    .leftJoin(clientes, eq(clientes.id, agendamentos.cliente_id))
    .leftJoin(tiposAgendamento, eq(tiposAgendamento.id, agendamentos.tipo_agendamento_id))
    .where(meus)
    .orderBy(desc(agendamentoParticipantes.inicio))
    .limit(MAXIMO_POR_LISTA);
  return { total: await db.$count(agendamentoParticipantes, meus), itens };
}

/** What the person was told, the archive included. */
export async function lerNotificacoes(db: Db, id: number) {
  const colunas = (de: typeof notificacoes | typeof notificacoesArquivo) => ({
    id: de.id,
    categoria: de.categoria,
    titulo: de.titulo,
    mensagem: de.mensagem,
    lida: de.lida,
    importante: de.importante,
    criado_em: de.criado_em,
  });
  const recentes = await db
    .select(colunas(notificacoes))
    .from(notificacoes)
    .where(eq(notificacoes.usuario_id, id))
    .orderBy(desc(notificacoes.id))
    .limit(MAXIMO_POR_LISTA);
  const antigas = await db
    .select(colunas(notificacoesArquivo))
    .from(notificacoesArquivo)
    .where(eq(notificacoesArquivo.usuario_id, id))
    .orderBy(desc(notificacoesArquivo.id))
    .limit(MAXIMO_POR_LISTA - recentes.length);
  const total =
    (await db.$count(notificacoes, eq(notificacoes.usuario_id, id))) +
    (await db.$count(notificacoesArquivo, eq(notificacoesArquivo.usuario_id, id)));
  return { total, itens: [...recentes, ...antigas] };
}

export async function lerPreferencias(db: Db, id: number) {
  const [configuracao] = await db
    .select({ config: configuracoesDeUsuario.config })
    .from(configuracoesDeUsuario)
    .where(eq(configuracoesDeUsuario.usuario_id, id));
  const [favorito] = await db
    .select({ caminhos: favoritos.caminhos })
    .from(favoritos)
    .where(eq(favoritos.usuario_id, id));
  const visoes = await db
    .select()
    .from(visoesSalvas)
    .where(eq(visoesSalvas.usuario_id, id))
    .orderBy(asc(visoesSalvas.id));
  return {
    configuracao: configuracao?.config ?? null,
    favoritos: favorito?.caminhos ?? [],
    visoes,
  };
}

/** What the person did, as the log keeps it: not what was written, which may be about others. */
export async function lerAtividade(db: Db, id: number) {
  const minhas = eq(auditoriaEventos.usuario_id, id);
  const itens = await db
    .select({
      em: auditoriaEventos.criado_em,
      acao: auditoriaEventos.acao,
      objeto_tipo: auditoriaEventos.objeto_tipo,
      objeto_id: auditoriaEventos.objeto_id,
      ip: auditoriaEventos.ip,
    })
    .from(auditoriaEventos)
    .where(minhas)
    .orderBy(desc(auditoriaEventos.id))
    .limit(MAXIMO_POR_LISTA);
  return { total: await db.$count(auditoriaEventos, minhas), itens };
}
