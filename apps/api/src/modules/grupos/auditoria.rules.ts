import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of grupos. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    grupo: { artigo: 'o', nome: 'grupo' },
    permissao: { artigo: 'a', nome: 'permissão' },
  },
  assuntos: {
    permissoes: 'permissões',
  },
  feitos: {
    permissoes: 'permissões',
    padrao: 'padrão recriado',
  },
  frases: {
    'grupo.permissoes': 'alterou as permissões {de}',
    'grupo.clientes': 'alterou o alcance de clientes {de}',
    'permissoes.padrao': 'recriou as permissões padrão',
  },
  campos: {
    grupo_id: { rotulo: 'grupo', referencia: 'grupo' },
    permissoes: { rotulo: 'permissões', referencia: 'permissao' },
    grupos: { rotulo: 'grupos', referencia: 'grupo' },
    permissao_ids: { rotulo: 'permissões', referencia: 'permissao' },
    can_see_all_clients: { rotulo: 'vê todos os clientes' },
    can_see_team_clients: { rotulo: 'vê os clientes do time' },
    only_see_linked_clients: { rotulo: 'vê só os vinculados' },
    exige_segundo_fator: { rotulo: 'exige segundo fator' },
    modulo: { rotulo: 'módulo' },
    acao: { rotulo: 'ação' },
    critica: { rotulo: 'crítica' },
  },
  ligados: {
    'grupo.permissoes': 'permissao',
    'grupo.clientes': 'cliente',
  },
  historico: [
    'grupo.criado',
    'grupo.alterado',
    'grupo.permissoes',
    'grupo.clientes',
    'permissao.criada',
    'permissao.alterada',
  ],
};
