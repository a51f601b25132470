import { NOME_DO_PAPEL } from '@dominio/contrato/usuarios-acesso';
import type { SituacaoDoUsuario } from '@dominio/contrato/usuarios-entrada';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

const NOME_DA_SITUACAO: Readonly<Record<SituacaoDoUsuario, string>> = {
  convidado: 'Convidado',
  ativo: 'Ativo',
  suspenso: 'Suspenso',
  desligado: 'Desligado',
};

/** What the audit log says of usuarios. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    usuario: { artigo: 'o', nome: 'usuário' },
  },
  feitos: {
    permissoes_alterados: 'permissões alteradas',
  },
  frases: {
    'senha.resetada': 'deu uma senha temporária {a}',
    'usuario.convidado': 'enviou um convite {a}',
    'usuario.convite_cancelado': 'cancelou o convite {de}',
    'usuario.dados_lidos': 'leu os dados pessoais {de}',
    'usuario.perfil_alterado': 'corrigiu os próprios dados',
    'usuario.avatar_alterado': 'trocou a própria foto',
    'usuario.avatar_removido': 'tirou a própria foto',
    'usuario.desligado': 'desligou {o}',
    'usuario.suspenso': 'suspendeu {o}',
    'usuario.reativado': 'reativou {o}',
    'usuario.grupos_alterados': 'alterou os grupos {de}',
    'usuario.clientes_alterados': 'alterou os clientes {de}',
    'usuario.permissoes_alterados': 'alterou as permissões {de}',
  },
  campos: {
    cpf: { rotulo: 'CPF', oculto: true },
    data_nascimento: { rotulo: 'data de nascimento', oculto: true },
    genero: { rotulo: 'gênero', oculto: true },
    tem_filhos: { rotulo: 'filhos', oculto: true },
    data_admissao: { rotulo: 'data de admissão', oculto: true },
    senha: { rotulo: 'senha', oculto: true },
    nova_senha: { rotulo: 'senha', oculto: true },
    senha_provisoria_ate: { rotulo: 'validade da senha temporária' },
    situacao: { rotulo: 'situação', palavras: NOME_DA_SITUACAO },
    papeis: { rotulo: 'papéis' },
    papel: { rotulo: 'papel', palavras: NOME_DO_PAPEL },
    sucessores: { rotulo: 'quem assume', referencia: 'usuario' },
    assinatura_email: { rotulo: 'assinatura de e-mail' },
    avatar: { rotulo: 'foto', formato: 'arquivo' },
  },
  ligados: {
    'usuario.grupos_alterados': 'grupo',
    'usuario.clientes_alterados': 'cliente',
    'usuario.permissoes_alterados': 'permissao',
  },
  soAuditores: {
    'usuario.desligado': ['motivo'],
  },
  historico: [
    'usuario.criado',
    'usuario.convidado',
    'usuario.convite_cancelado',
    'usuario.alterado',
    'usuario.perfil_alterado',
    'usuario.avatar_alterado',
    'usuario.avatar_removido',
    'usuario.suspenso',
    'usuario.reativado',
    'usuario.desligado',
    'usuario.grupos_alterados',
    'usuario.clientes_alterados',
    'usuario.permissoes_alterados',
  ],
};
