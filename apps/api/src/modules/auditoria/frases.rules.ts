import { FINALIDADES, type Finalidade, TERMOS } from '@dominio/contrato/consentimentos';
import { campoDe, camposMudados } from './campos.rules.ts';

/** Kinds of record, with their article. */
const OBJETOS: Readonly<Record<string, readonly [artigo: 'o' | 'a', nome: string]>> = {
  usuario: ['o', 'usuário'],
  cliente: ['o', 'cliente'],
  contrato: ['o', 'contrato'],
  empresa: ['a', 'empresa'],
  grupo: ['o', 'grupo'],
  permissao: ['a', 'permissão'],
  time: ['o', 'time'],
  tema: ['o', 'tema'],
  feriado: ['o', 'feriado'],
  agendamento: ['o', 'agendamento'],
  ausencia: ['a', 'ausência'],
};

/** Actions that are said in words of their own. `{o}` is the record: 'o grupo Fiscal'; `{de}`: 'do grupo Fiscal'; `{para}` the new status; `{finalidade}` what was agreed to. */
const FRASES: Readonly<Record<string, string>> = {
  'sessao.aberta': 'entrou',
  'sessao.encerrada': 'saiu',
  'sessao.recusada': 'tentou entrar e não conseguiu{em}',
  'sessao.revogada': 'encerrou sessões {de}',
  'sessao.segundo_fator_pedido': 'acertou a senha, e foi pedido o segundo fator',
  'sessao.segundo_fator_recusado': 'tentou entrar e errou o segundo fator{em}',
  'reautenticacao.feita': 'confirmou a própria identidade',
  'reautenticacao.recusada': 'tentou confirmar a própria identidade e não conseguiu',
  'segundo_fator.iniciado': 'começou a cadastrar o aplicativo autenticador',
  'segundo_fator.ativado': 'ativou o aplicativo autenticador',
  'segundo_fator.desativado': 'desativou o aplicativo autenticador',
  'segundo_fator.codigos_gerados': 'gerou novos códigos de recuperação',
  'segundo_fator.removido': 'removeu o segundo fator {de}',
  'chave_de_acesso.criada': 'cadastrou uma chave de acesso',
  'chave_de_acesso.renomeada': 'renomeou uma chave de acesso',
  'chave_de_acesso.removida': 'removeu uma chave de acesso',
  'senha.alterada': 'alterou a própria senha',
  'senha.redefinida': 'redefiniu a própria senha pelo link',
  'senha.resetada': 'deu uma senha temporária {a}',
  'convite.aceito': 'aceitou o convite e escolheu a senha',
  'usuario.convidado': 'enviou um convite {a}',
  'usuario.convite_cancelado': 'cancelou o convite {de}',
  'usuario.dados_lidos': 'leu os dados pessoais {de}',
  'usuario.perfil_alterado': 'corrigiu os próprios dados',
  'usuario.avatar_alterado': 'trocou a própria foto',
  'usuario.avatar_removido': 'tirou a própria foto',
  'consentimento.concedido': 'autorizou {finalidade}',
  'consentimento.revogado': 'revogou a autorização para {finalidade}',
  'acesso.pedido': 'pediu um acesso',
  'usuario.dados_exportados': 'exportou os próprios dados',
  'usuario.importados': 'importou usuários',
  'usuario.desligado': 'desligou {o}',
  'usuario.suspenso': 'suspendeu {o}',
  'usuario.reativado': 'reativou {o}',
  'usuario.grupos_alterados': 'alterou os grupos {de}',
  'usuario.clientes_alterados': 'alterou os clientes {de}',
  'usuario.acesso_copiado': 'copiou o acesso de outra pessoa para {o}',
  'usuario.permissoes_alterados': 'alterou as permissões {de}',
  'grupo.sessoes_sharepoint': 'alterou as sessões do SharePoint {de}',
  'time.sessoes_sharepoint': 'alterou as sessões do SharePoint {de}',
  'agenda.transferida': 'passou adiante a agenda {de}',
  'ver_como.iniciado': 'passou a ver o Domínio como {o}',
  'ver_como.encerrado': 'deixou de ver o Domínio como {o}',
  'grupo.permissoes': 'alterou as permissões {de}',
  'grupo.clientes': 'alterou o alcance de clientes {de}',
  'permissoes.padrao': 'recriou as permissões padrão',
  'time.membros': 'alterou os membros {de}',
  'time.clientes': 'alterou os clientes {de}',
  'contrato.status_alterado': 'alterou o status {de}{para}',
  'escritorio.alterado': 'alterou os dados do escritório',
  'escritorio.logo_alterado': 'trocou o logo do escritório',
  'escritorio.logo_removido': 'removeu o logo do escritório',
  'integracao.alterada': 'alterou uma integração',
  'integracao.testada': 'testou uma integração',
  'agendamento.status': 'alterou o status {de}{para}',
  'agendamento.atualizado': 'alterou {o}',
  'agendamento.restaurado': 'restaurou {o}',
  'agendamentos.lidos_como_administrador': 'leu agendamentos como administrador{em}',
  'notificacoes.removidas_por_administrador': 'removeu notificações {de}',
  'auditoria.exportada': 'exportou a auditoria',
};

/** How an action ends → what was done: 'time.criado', 'empresa.criada'. */
const VERBOS: readonly (readonly [RegExp, string])[] = [
  [/^criad[oa]s?$/, 'criou'],
  [/^(alterad|atualizad|mudad|editad)[oa]s?$/, 'alterou'],
  [/^(excluid|removid|apagad)[oa]s?$/, 'excluiu'],
  [/^(lid)[oa]s?$/, 'leu'],
  [/^exportad[oa]s?$/, 'exportou'],
  [/^importad[oa]s?$/, 'importou'],
  [/^logo_alterado$/, 'trocou o logo de'],
  [/^logo_removido$/, 'removeu o logo de'],
];

/** Fields named in a sentence; more are counted. */
const MAXIMO_DE_CAMPOS = 3;

interface Alvo {
  readonly tipo: string;
  readonly nome: string;
}

const CONTRAIDO = { o: 'do', a: 'da' } as const;
const DATIVO = { o: 'ao', a: 'à' } as const;

function formas(alvo: Alvo | null) {
  if (!alvo) return { o: '', de: '', a: '', em: '' };
  const [artigo, tipo] = OBJETOS[alvo.tipo] ?? ['o', alvo.tipo.replaceAll('_', ' ')];
  const nome = `${tipo} ${alvo.nome}`;
  return {
    o: `${artigo} ${nome}`,
    de: `${CONTRAIDO[artigo]} ${nome}`,
    a: `${DATIVO[artigo]} ${nome}`,
    em: ` (${nome})`,
  };
}

const enumerar = (itens: readonly string[]) =>
  itens.length < 2 ? itens.join('') : `${itens.slice(0, -1).join(', ')} e ${itens.at(-1)}`;

interface Linha {
  readonly acao: string;
  readonly antes: Record<string, unknown> | null;
  readonly depois: Record<string, unknown> | null;
}

/** An edit names what it changed: 'alterou grupo e time do usuário Bruno Lima'. */
function fraseDaEdicao({ acao, antes, depois }: Linha, alvo: Alvo): string {
  const campos = camposMudados(antes, depois);
  const { o, de } = formas(alvo);
  if (campos.length === 0) return `alterou ${o}`;
  if (campos.length > MAXIMO_DE_CAMPOS) return `alterou ${campos.length} campos ${de}`;
  return `alterou ${enumerar(campos.map((campo) => campoDe(acao, campo).rotulo))} ${de}`;
}

/** The status that a change of it led to: ' para Ativo'. */
function novoStatus({ acao, depois }: Linha): string {
  const campo = depois && 'status_contrato' in depois ? 'status_contrato' : 'status';
  const status = depois?.[campo];
  return typeof status === 'string'
    ? ` para ${campoDe(acao, campo).palavras?.[status] ?? status}`
    : '';
}

/** What was agreed to, or no longer is: 'mostrar a própria foto a quem usa o Domínio'. */
function finalidadeDe({ antes, depois }: Linha): string {
  const finalidade = (depois ?? antes)?.finalidade;
  return FINALIDADES.find((uma) => uma === finalidade) ? TERMOS[finalidade as Finalidade].ato : '';
}

/** What was done, without who did it: 'alterou grupo do usuário Bruno Lima'. */
export function predicado(linha: Linha, alvo: Alvo | null): string {
  const { acao } = linha;
  const [tipo = '', fim = ''] = acao.split('.');
  const com = {
    ...formas(alvo ?? (OBJETOS[tipo] ? { tipo, nome: '' } : null)),
    para: novoStatus(linha),
    finalidade: finalidadeDe(linha),
  };
  const propria = FRASES[acao];
  if (propria) {
    return propria
      .replaceAll(/\{(o|de|a|em|para|finalidade)\}/g, (_, forma: keyof typeof com) => com[forma])
      .trim();
  }
  // 'chave_de_acesso.criada' of a person did not create the person.
  const doAlvo = !alvo || alvo.tipo === tipo;
  const verbo = doAlvo ? VERBOS.find(([padrao]) => padrao.test(fim))?.[1] : undefined;
  if (!verbo) return `${rotuloDaAcao(acao).toLowerCase()}${formas(alvo).em}`;
  if (verbo === 'alterou' && alvo) return fraseDaEdicao(linha, alvo);
  if (verbo.endsWith(' de')) return `${verbo.slice(0, -2)}${com.de}`.trim();
  return `${verbo} ${com.o || tipo.replaceAll('_', ' ')}`.trim();
}

/** An action in the choice of filters: 'Usuário: dados lidos'. */
export function rotuloDaAcao(acao: string): string {
  const [tipo = '', fim = ''] = acao.split('.');
  const assunto = (OBJETOS[tipo]?.[1] ?? ASSUNTOS[tipo] ?? tipo).replaceAll('_', ' ');
  const feito = (FEITOS[fim] ?? fim).replaceAll('_', ' ');
  return `${assunto.charAt(0).toUpperCase()}${assunto.slice(1)}${feito && `: ${feito}`}`;
}

/** A kind of record in the choice of filters. */
export function rotuloDoObjeto(tipo: string): string {
  const nome = OBJETOS[tipo]?.[1] ?? tipo.replaceAll('_', ' ');
  return nome.charAt(0).toUpperCase() + nome.slice(1);
}

const ASSUNTOS: Readonly<Record<string, string>> = {
  sessao: 'sessão',
  permissoes: 'permissões',
  integracao: 'integração',
  notificacoes: 'notificações',
  escritorio: 'escritório',
};

const FEITOS: Readonly<Record<string, string>> = {
  excluido: 'excluído',
  excluida: 'excluída',
  permissoes: 'permissões',
  permissoes_alterados: 'permissões alteradas',
  padrao: 'padrão recriado',
};
