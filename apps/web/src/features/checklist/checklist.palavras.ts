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
  readonly endereco: (
    item: Pick<ItemDoChecklist, 'registro_id' | 'estado'>,
    clienteId: number,
  ) => string;
}

/** The address of a page that lists records, and how it opens one, or the form of a new one. */
interface Pagina {
  readonly permissao: Permissao;
  readonly caminho: string;
  readonly nome: string;
  /** What opens the form of a new one; left out where one item asks for no new record. */
  readonly novo?: string;
}

const EMPRESAS: Pagina = {
  permissao: 'empresas:visualizar',
  caminho: '/empresas',
  nome: 'empresa',
  novo: 'nova=1',
};
const CONTAS: Pagina = {
  permissao: 'contas_bancarias:visualizar',
  caminho: '/contas-bancarias',
  nome: 'conta',
  novo: 'nova=1',
};
const CONTRATOS: Pagina = {
  permissao: 'contratos:visualizar',
  caminho: '/contratos',
  nome: 'contrato',
};

/** Nothing is missing: there is only something to be read. */
const emDia = ({ estado }: Pick<ItemDoChecklist, 'estado'>) =>
  estado === 'ok' || estado === 'nao_se_aplica';

/** Leads to a field of the record in which it is missing; where there is none yet, to a new one. */
const campo = ({ permissao, caminho, nome, novo }: Pagina, qual: string): Lugar => ({
  permissao,
  endereco: (item) => {
    if (item.registro_id !== null) return `${caminho}?${nome}=${item.registro_id}&campo=${qual}`;
    return novo && !emDia(item) ? `${caminho}?${novo}` : caminho;
  },
});

/** Leads to a contract, or to those of the client: their list is of every client. */
const doContrato = (qual: string): Lugar => ({
  ...campo(CONTRATOS, qual),
  endereco: (item, clienteId) =>
    item.registro_id === null
      ? `${CONTRATOS.caminho}?cliente_id=${clienteId}`
      : campo(CONTRATOS, qual).endereco(item, clienteId),
});

/** Leads to a new contact who is what is missing. */
const contato = (com: string): Lugar => ({
  permissao: 'contatos_importantes:visualizar',
  endereco: (item) => `/contatos-importantes${emDia(item) ? '' : `?novo=1&com=${com}`}`,
});

/** Where what a rule asks for is entered, down to the field (page book #25). */
export const LUGAR_DA_REGRA: Readonly<Record<RegraDoChecklist, Lugar>> = {
  empresa_ativa: campo(EMPRESAS, 'situacao_cadastral'),
  empresa_regime: campo(EMPRESAS, 'regime'),
  empresa_cnae: campo(EMPRESAS, 'cnae_principal'),
  empresa_endereco: campo(EMPRESAS, 'cep'),
  empresa_socios: campo(EMPRESAS, 'socios'),
  empresa_certificado: campo(EMPRESAS, 'certificado_tipo'),
  contato_decisor: contato('decisor'),
  contato_financeiro: contato('financeiro'),
  contato_contador: contato('contador_externo'),
  contato_pesquisas: contato('pesquisas'),
  conta_em_uso: campo(CONTAS, 'forma_extrato'),
  conta_extrato: campo(CONTAS, 'forma_extrato'),
  conta_saldo: campo(CONTAS, 'saldo_inicial_centavos'),
  contrato_assinado: doContrato('data_assinatura'),
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
