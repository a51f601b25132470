import { agendamentos } from './modules/agendamentos/agendamentos.modulo.ts';
import { areaCliente } from './modules/area-cliente/area-cliente.modulo.ts';
import { auditoria } from './modules/auditoria/auditoria.modulo.ts';
import { ausencias } from './modules/ausencias/ausencias.modulo.ts';
import { busca } from './modules/busca/busca.modulo.ts';
import { camposPersonalizados } from './modules/campos-personalizados/campos-personalizados.modulo.ts';
import { checklist } from './modules/checklist/checklist.modulo.ts';
import { clientes } from './modules/clientes/clientes.modulo.ts';
import { configuracaoSistema } from './modules/configuracao-sistema/configuracao-sistema.modulo.ts';
import { configuracaoUsuario } from './modules/configuracao-usuario/configuracao-usuario.modulo.ts';
import { consentimentos } from './modules/consentimentos/consentimentos.modulo.ts';
import { consultas } from './modules/consultas/consultas.modulo.ts';
import { contasBancarias } from './modules/contas-bancarias/contas-bancarias.modulo.ts';
import { contatos } from './modules/contatos/contatos.modulo.ts';
import { contratos } from './modules/contratos/contratos.modulo.ts';
import { correcoes } from './modules/correcoes/correcoes.modulo.ts';
import { dispositivosPush } from './modules/dispositivos-push/dispositivos-push.modulo.ts';
import { empresas } from './modules/empresas/empresas.modulo.ts';
import { escritorio } from './modules/escritorio/escritorio.modulo.ts';
import { favoritos } from './modules/favoritos/favoritos.modulo.ts';
import { feriados } from './modules/feriados/feriados.modulo.ts';
import { ferramentas } from './modules/ferramentas/ferramentas.modulo.ts';
import { grupos } from './modules/grupos/grupos.modulo.ts';
import { inicio } from './modules/inicio/inicio.modulo.ts';
import { modelosChecklist } from './modules/modelos-checklist/modelos-checklist.modulo.ts';
import { modelosMinuta } from './modules/modelos-minuta/modelos-minuta.modulo.ts';
import { notas } from './modules/notas/notas.modulo.ts';
import { notificacoes } from './modules/notificacoes/notificacoes.modulo.ts';
import { oidc } from './modules/oidc/oidc.modulo.ts';
import { passagens } from './modules/passagens/passagens.modulo.ts';
import { pedidosDeAcesso } from './modules/pedidos-de-acesso/pedidos-de-acesso.modulo.ts';
import { segundoFator } from './modules/segundo-fator/segundo-fator.modulo.ts';
import { servicos } from './modules/servicos/servicos.modulo.ts';
import { sessoes } from './modules/sessoes/sessoes.modulo.ts';
import { sessoesSharepoint } from './modules/sessoes-sharepoint/sessoes-sharepoint.modulo.ts';
import { sistema } from './modules/sistema/sistema.modulo.ts';
import { temas } from './modules/temas/temas.modulo.ts';
import { times } from './modules/times/times.modulo.ts';
import { tiposAgendamento } from './modules/tipos-agendamento/tipos-agendamento.modulo.ts';
import { usuarios } from './modules/usuarios/usuarios.modulo.ts';
import { verComo } from './modules/ver-como/ver-como.modulo.ts';
import { visoesSalvas } from './modules/visoes-salvas/visoes-salvas.modulo.ts';
import type { Modulo } from './platform/modulo.ts';
import { carteira } from './processos/carteira/carteira.modulo.ts';
import { consultaPublica } from './processos/consulta-publica/consulta-publica.modulo.ts';
import { copia } from './processos/copia/copia.modulo.ts';
import { desligamento } from './processos/desligamento/desligamento.modulo.ts';
import { dossie } from './processos/dossie/dossie.modulo.ts';
import { entrada } from './processos/entrada/entrada.modulo.ts';
import { importacao } from './processos/importacao/importacao.modulo.ts';
import { indicadoresDoTime } from './processos/indicadores-do-time/indicadores-do-time.modulo.ts';
import { linhaDoTempo } from './processos/linha-do-tempo/linha-do-tempo.modulo.ts';
import { mesclarEmpresas } from './processos/mesclar-empresas/mesclar-empresas.modulo.ts';
import { meusDados } from './processos/meus-dados/meus-dados.modulo.ts';
import { moverEmpresas } from './processos/mover-empresas/mover-empresas.modulo.ts';
import { mudarEmpresas } from './processos/mudar-empresas/mudar-empresas.modulo.ts';
import { novoCliente } from './processos/novo-cliente/novo-cliente.modulo.ts';
import { quemAtende } from './processos/quem-atende/quem-atende.modulo.ts';
import { resumoDoDiaModulo } from './processos/resumo-do-dia/resumo-do-dia.modulo.ts';
import { vencimentos } from './processos/vencimentos/vencimentos.modulo.ts';

/**
 * Nouns and processes of the product. A new one is an import and a name here, and in no other
 * central file of the API; the guide of changes names those of the contract and the web.
 */
export const modulos: readonly Modulo[] = [
  agendamentos,
  areaCliente,
  auditoria,
  ausencias,
  busca,
  camposPersonalizados,
  checklist,
  clientes,
  configuracaoSistema,
  configuracaoUsuario,
  consentimentos,
  consultas,
  contasBancarias,
  contatos,
  contratos,
  correcoes,
  dispositivosPush,
  empresas,
  escritorio,
  favoritos,
  feriados,
  ferramentas,
  grupos,
  inicio,
  notas,
  notificacoes,
  oidc,
  passagens,
  pedidosDeAcesso,
  segundoFator,
  servicos,
  modelosChecklist,
  modelosMinuta,
  sessoes,
  sessoesSharepoint,
  sistema,
  temas,
  times,
  tiposAgendamento,
  usuarios,
  verComo,
  visoesSalvas,

  consultaPublica,
  copia,
  desligamento,
  entrada,
  importacao,
  dossie,
  linhaDoTempo,
  meusDados,
  mesclarEmpresas,
  moverEmpresas,
  mudarEmpresas,
  novoCliente,
  carteira,
  indicadoresDoTime,
  quemAtende,
  vencimentos,
  resumoDoDiaModulo,
];
