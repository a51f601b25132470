import {
  type Checklist,
  type EstadoDoItem,
  type ItemDoChecklist,
  NOME_DA_ETAPA,
  type RegraDoChecklist,
} from '@dominio/contrato/checklist';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { Tom } from '../../components/ui/situacao.tsx';
import { formatarData, formatarDia } from '../../lib/formato.ts';

/** How each state of an item is drawn (`Situacao`). */
export const TOM_DO_ESTADO: Readonly<Record<EstadoDoItem, Tom>> = {
  pendente: 'perigo',
  solicitado: 'aviso',
  recebido: 'aviso',
  ok: 'sucesso',
  nao_se_aplica: 'neutro',
  vencido: 'perigo',
};

interface Lugar {
  readonly permissao: Permissao;
  /** @param id of the record that has to be mended, where one is. */
  readonly endereco: (id: number | null) => string;
}

const pagina = (caminho: string, nome: string, permissao: Permissao): Lugar => ({
  permissao,
  endereco: (id) => (id === null ? caminho : `${caminho}?${nome}=${id}`),
});
const EMPRESAS = pagina('/empresas', 'empresa', 'empresas:visualizar');
const CONTATOS = pagina('/contatos-importantes', 'contato', 'contatos_importantes:visualizar');
const CONTAS = pagina('/contas-bancarias', 'conta', 'contas_bancarias:visualizar');
const CONTRATOS = pagina('/contratos', 'contrato', 'contratos:visualizar');

/** Where what a rule asks for is entered. */
export const LUGAR_DA_REGRA: Readonly<Record<RegraDoChecklist, Lugar>> = {
  empresa_ativa: EMPRESAS,
  empresa_regime: EMPRESAS,
  empresa_cnae: EMPRESAS,
  empresa_endereco: EMPRESAS,
  empresa_socios: EMPRESAS,
  empresa_certificado: EMPRESAS,
  contato_decisor: CONTATOS,
  contato_financeiro: CONTATOS,
  contato_contador: CONTATOS,
  contato_pesquisas: CONTATOS,
  conta_em_uso: CONTAS,
  conta_extrato: CONTAS,
  conta_saldo: CONTAS,
  contrato_assinado: CONTRATOS,
};

function respostaDoCliente({ tipo, texto, em, por }: NonNullable<ItemDoChecklist['resposta']>) {
  const quem = por ?? 'o cliente';
  return `${quem} ${tipo === 'enviado' ? 'enviou' : 'não tem'} (${formatarData(em)}): ${texto}`;
}

/** What is known of an item besides its state, in one line. */
export function detalheDoItem(item: ItemDoChecklist): string {
  const { estado, validade, solicitado_em, evidencia, justificativa, alterado_por_nome } = item;
  const { resposta } = item;
  return [
    `Até ${NOME_DA_ETAPA[item.obrigatorio_em]}`,
    item.responsavel === 'cliente' && 'o cliente traz',
    estado === 'solicitado' && solicitado_em && `pedido em ${formatarData(solicitado_em)}`,
    validade && `${estado === 'vencido' ? 'venceu em' : 'válido até'} ${formatarDia(validade)}`,
    resposta && respostaDoCliente(resposta),
    evidencia,
    justificativa,
    (evidencia || justificativa) && alterado_por_nome && `por ${alterado_por_nome}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What holds a client back from the next stage (page book #25, Estados). */
export const faltaParaAvancar = ({
  quantos,
  proxima,
}: NonNullable<Checklist['bloqueio']>): string =>
  `${quantos === 1 ? 'Falta 1 item' : `Faltam ${quantos} itens`} para avançar para ${proxima}.`;
