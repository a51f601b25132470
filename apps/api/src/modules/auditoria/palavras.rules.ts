import { NOME_DA_PERMISSAO } from '@dominio/contrato/permissoes-catalogo';
import type { LinhaDita, PalavrasDaAuditoria } from '../../platform/auditoria/palavras.ts';

/** One refusal, told at once, or the number of those in the hour after it. */
function acessoRecusado({ depois }: LinhaDita): string {
  const { chamada, vezes } = depois ?? {};
  const quantos =
    typeof vezes !== 'number'
      ? 'um acesso recusado'
      : vezes === 1
        ? 'mais um acesso recusado'
        : `mais ${vezes} acessos recusados`;
  return `teve ${quantos} por falta de permissão${chamada ? ` (${chamada})` : ''}`;
}

/** The words of the log itself, and of the fields that many nouns have. */
export const palavras: PalavrasDaAuditoria = {
  feitos: {
    excluido: 'excluído',
    excluida: 'excluída',
  },
  frases: {
    'auditoria.exportada': 'exportou a auditoria',
    'acesso.recusado': acessoRecusado,
  },
  campos: {
    nome: { rotulo: 'nome' },
    email: { rotulo: 'e-mail' },
    telefone: { rotulo: 'telefone' },
    token: { rotulo: 'token', oculto: true },
    segredo: { rotulo: 'segredo', oculto: true },
    ativo: { rotulo: 'ativo' },
    usuario_id: { rotulo: 'pessoa', referencia: 'usuario' },
    usuario_ids: { rotulo: 'pessoas', referencia: 'usuario' },
    usuarios: { rotulo: 'pessoas', referencia: 'usuario' },
    adicionados: { rotulo: 'adicionados' },
    removidos: { rotulo: 'removidos' },
    adicionadas: { rotulo: 'adicionadas' },
    removidas: { rotulo: 'removidas' },
    ids: { rotulo: 'pessoas', referencia: 'usuario' },
    de: { rotulo: 'de', referencia: 'usuario' },
    para: { rotulo: 'para', referencia: 'usuario' },
    descricao: { rotulo: 'descrição' },
    cor: { rotulo: 'cor' },
    logo: { rotulo: 'logo', formato: 'arquivo' },
    cnpj: { rotulo: 'CNPJ' },
    tipo: { rotulo: 'tipo' },
    municipio: { rotulo: 'município' },
    uf: { rotulo: 'UF' },
    motivo: { rotulo: 'motivo' },
    data: { rotulo: 'data' },
    data_inicio: { rotulo: 'início' },
    data_fim: { rotulo: 'fim' },
    inicio: { rotulo: 'primeiro dia' },
    fim: { rotulo: 'último dia' },
    campos: { rotulo: 'campos lidos' },
    linhas: { rotulo: 'linhas' },
    filtros: { rotulo: 'filtros' },
    formato: { rotulo: 'formato' },
    expira_em: { rotulo: 'até' },
    chamada: { rotulo: 'chamada' },
    rota: { rotulo: 'endereço' },
    permissao: { rotulo: 'permissão', palavras: NOME_DA_PERMISSAO },
    vezes: { rotulo: 'vezes' },
    desde: { rotulo: 'desde' },
    ate: { rotulo: 'até' },
  },
};
