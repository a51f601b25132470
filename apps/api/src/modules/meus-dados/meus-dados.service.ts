import { autorizacao } from '@dominio/contrato/consentimentos';
import type { MeusDados } from '@dominio/contrato/meus-dados';
import type { Contexto } from '../../platform/contexto.ts';
import { lerPedidosFeitos } from '../pedidos-de-acesso/pedidos-de-acesso.service.ts';
import { nomeDoDispositivo } from '../sessoes/sessoes-abertas.service.ts';
import { lerPerfil } from '../usuarios/perfil.service.ts';
import * as repo from './meus-dados.repository.ts';

const iso = (momento: Date) => momento.toISOString();
const isoOuNulo = (momento: Date | null | undefined) => momento?.toISOString() ?? null;

async function vinculosDe({ db, ator }: Contexto): Promise<MeusDados['vinculos']> {
  const { doGrupo, diretas, dosClientes, dosContratos, areas } = await repo.lerVinculos(
    db,
    ator.usuarioId,
  );
  return {
    grupos: doGrupo,
    permissoes_diretas: diretas.map(({ modulo, acao }) => `${modulo}:${acao}`),
    clientes: dosClientes,
    contratos_sob_responsabilidade: dosContratos,
    areas_de_documentos: areas,
  };
}

async function segurancaDe({ db, ator }: Contexto): Promise<MeusDados['seguranca']> {
  const { totp, codigos, chaves, sessoes } = await repo.lerSeguranca(db, ator.usuarioId);
  return {
    aplicativo_autenticador_desde: isoOuNulo(totp?.desde),
    codigos_de_recuperacao_restantes: codigos,
    chaves_de_acesso: chaves.map(({ nome, criada_em, usada_em }) => ({
      nome,
      criada_em: iso(criada_em),
      usada_em: isoOuNulo(usada_em),
    })),
    sessoes: {
      total: sessoes.total,
      itens: sessoes.itens.map(({ criada_em, ultimo_uso_em, encerrada_em, ...sessao }) => ({
        ...sessao,
        dispositivo: nomeDoDispositivo(sessao.agente),
        criada_em: iso(criada_em),
        ultimo_uso_em: iso(ultimo_uso_em),
        encerrada_em: isoOuNulo(encerrada_em),
      })),
    },
  };
}

async function consentimentosDe({ db, ator }: Contexto): Promise<MeusDados['consentimentos']> {
  const linhas = await repo.lerConsentimentos(db, ator.usuarioId);
  return linhas.map(({ concedido_em, revogado_em, ...um }) => ({
    ...um,
    texto: autorizacao(um.finalidade, um.versao_do_texto),
    concedido_em: iso(concedido_em),
    revogado_em: isoOuNulo(revogado_em),
  }));
}

/**
 * Everything that is kept about the caller (LGPD art. 18). Who calls has had the person prove who
 * they are. That it was handed out is written down.
 */
export async function exportarMeusDados(ctx: Contexto): Promise<MeusDados> {
  const { db, ator, agora } = ctx;
  const id = ator.usuarioId;
  const agendamentos = await repo.lerAgendamentos(db, id);
  const notificacoes = await repo.lerNotificacoes(db, id);
  const { configuracao, favoritos, visoes } = await repo.lerPreferencias(db, id);
  const atividade = await repo.lerAtividade(db, id);
  const dados: MeusDados = {
    gerado_em: iso(agora()),
    cadastro: await lerPerfil(ctx),
    vinculos: await vinculosDe(ctx),
    seguranca: await segurancaDe(ctx),
    consentimentos: await consentimentosDe(ctx),
    pedidos_de_acesso: await lerPedidosFeitos(ctx),
    agendamentos: {
      total: agendamentos.total,
      itens: agendamentos.itens.map(({ criado_por, ...um }) => ({
        ...um,
        data_hora_inicio: iso(um.data_hora_inicio),
        data_hora_termino: iso(um.data_hora_termino),
        criado_por_mim: criado_por === id,
      })),
    },
    notificacoes: {
      total: notificacoes.total,
      itens: notificacoes.itens.map((uma) => ({ ...uma, criado_em: iso(uma.criado_em) })),
    },
    preferencias: { configuracao, favoritos, visoes_salvas: visoes },
    atividade: {
      total: atividade.total,
      itens: atividade.itens.map((uma) => ({ ...uma, em: iso(uma.em) })),
    },
  };
  await ctx.transacao((tx) =>
    tx.auditar({ acao: 'usuario.dados_exportados', objeto: { tipo: 'usuario', id } }),
  );
  return dados;
}
