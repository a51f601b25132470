import { NOME_DO_CANAL } from '@dominio/contrato/canais-do-contato';
import { NOME_DA_INFLUENCIA, NOME_DO_ENVIO, NOME_DO_PAPEL } from '@dominio/contrato/contatos';
import type { PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** What the audit log says of contacts. */
export const palavras: PalavrasDaAuditoria = {
  objetos: {
    contato: { artigo: 'o', nome: 'contato', comAlcance: true },
  },
  frases: {
    'contato.saiu': 'registrou a saída {de}',
    'contato.voltou': 'desfez a saída {de}',
    'contato.juntado': 'juntou outro contato {a}',
    'contato.separado': 'desfez uma junção {de}',
    'contato.convidado': 'convidou {o} para a área do cliente',
    'contato.papeis_mudados': 'mudou os papéis {de} na área do cliente',
    'contato.acesso_retirado': 'retirou o acesso {de} à área do cliente',
  },
  campos: {
    envios: { rotulo: 'o que recebe', palavras: NOME_DO_ENVIO },
    whatsapp: { rotulo: 'WhatsApp' },
    canal_preferido: { rotulo: 'canal preferido', palavras: NOME_DO_CANAL },
    influencia: { rotulo: 'influência', palavras: NOME_DA_INFLUENCIA },
    recebe_documentos: { rotulo: 'recebe documentos' },
    recebe_cobranca: { rotulo: 'recebe cobrança' },
    recebe_nps: { rotulo: 'recebe pesquisas' },
    recebe_relatorios: { rotulo: 'recebe relatórios' },
    saiu_em: { rotulo: 'saída' },
  },
  camposDe: {
    contato: {
      papeis: { rotulo: 'papéis', palavras: NOME_DO_PAPEL },
      cargo: { rotulo: 'cargo' },
      observacoes: { rotulo: 'observações' },
      aniversario: { rotulo: 'aniversário', oculto: true },
      substituto_id: { rotulo: 'substituto', referencia: 'contato' },
      juntado_id: { rotulo: 'o que foi juntado', referencia: 'contato' },
      usuario_id: { rotulo: 'acesso', referencia: 'usuario' },
    },
  },
  historico: [
    'contato.criado',
    'contato.alterado',
    'contato.saiu',
    'contato.voltou',
    'contato.convidado',
    'contato.papeis_mudados',
    'contato.acesso_retirado',
    'contato.juntado',
    'contato.separado',
  ],
};
