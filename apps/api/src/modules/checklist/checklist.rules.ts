import {
  type Checklist,
  DEPOIS_DAS_ETAPAS,
  type EstadoDoItem,
  ETAPAS_DO_CHECKLIST,
  type EtapaDoChecklist,
  FALTA_DO_ITEM,
  type MudancaDoItem,
  NOME_DA_ETAPA,
  type RegraDoChecklist,
} from '@dominio/contrato/checklist';
import type { PapelDoContato } from '@dominio/contrato/contatos';

type CampoDaEmpresa = 'ativa' | 'regime' | 'cnae' | 'endereco' | 'socios' | 'certificado';

/** What of a client's record the rules look at. */
export type Cadastro = {
  readonly pessoa: boolean;
  readonly empresas: readonly Readonly<
    Record<CampoDaEmpresa, boolean | null> & { id: number; filial: boolean }
  >[];
  readonly contatos: readonly { readonly papeis: readonly string[]; readonly pesquisas: boolean }[];
  readonly contas: readonly {
    readonly id: number;
    readonly extrato: boolean;
    readonly saldo: boolean;
  }[];
  /** Those in force or in implementation. */
  readonly contratos: readonly { readonly id: number; readonly assinado: boolean }[];
};

export type Achado = 'cumprida' | 'falta' | 'nao_se_aplica';

/** What a rule found in the record, and in which company, account or contract it is to be mended. */
export interface Avaliacao {
  readonly achado: Achado;
  readonly registro_id: number | null;
}

const sim = (cumprida: boolean): Avaliacao => ({
  achado: cumprida ? 'cumprida' : 'falta',
  registro_id: null,
});

/** Fulfilled by all of them, of which there is one at least. */
function porTodos<R extends { readonly id: number }>(
  registros: readonly R[],
  tem: (registro: R) => boolean | null,
): Avaliacao {
  const falho = registros.find((um) => !tem(um));
  return { ...sim(registros.length > 0 && !falho), registro_id: falho?.id ?? null };
}

/** What is told once for a head office and its branches. */
const DA_MATRIZ: readonly CampoDaEmpresa[] = ['regime', 'socios', 'certificado'];

type Regra = (cadastro: Cadastro) => Avaliacao;

const daEmpresa =
  (campo: CampoDaEmpresa): Regra =>
  ({ pessoa, empresas }) =>
    // A person without a company lacks none.
    pessoa && empresas.length === 0
      ? { achado: 'nao_se_aplica', registro_id: null }
      : porTodos(
          DA_MATRIZ.includes(campo) ? empresas.filter(({ filial }) => !filial) : empresas,
          (uma) => uma[campo],
        );

const comPapel =
  (papel: PapelDoContato): Regra =>
  ({ contatos }) =>
    sim(contatos.some(({ papeis }) => papeis.includes(papel)));

const REGRAS: Readonly<Record<RegraDoChecklist, Regra>> = {
  empresa_ativa: daEmpresa('ativa'),
  empresa_regime: daEmpresa('regime'),
  empresa_cnae: daEmpresa('cnae'),
  empresa_endereco: daEmpresa('endereco'),
  empresa_socios: daEmpresa('socios'),
  empresa_certificado: daEmpresa('certificado'),
  contato_decisor: comPapel('decisor'),
  contato_financeiro: comPapel('financeiro'),
  contato_contador: comPapel('contador_externo'),
  contato_pesquisas: ({ contatos }) => sim(contatos.some(({ pesquisas }) => pesquisas)),
  conta_em_uso: ({ contas }) => sim(contas.length > 0),
  conta_extrato: ({ contas }) => porTodos(contas, ({ extrato }) => extrato),
  conta_saldo: ({ contas }) => porTodos(contas, ({ saldo }) => saldo),
  contrato_assinado: ({ contratos }) => {
    const semAssinatura = contratos.find(({ assinado }) => !assinado);
    const assinado = contratos.some((um) => um.assinado);
    return { ...sim(assinado), registro_id: assinado ? null : (semAssinatura?.id ?? null) };
  },
};

/** What the record answers to a rule (page book §8.8). */
export const avaliar = (regra: RegraDoChecklist, cadastro: Cadastro): Avaliacao =>
  REGRAS[regra](cadastro);

interface Resposta {
  readonly estado: MudancaDoItem['estado'];
  readonly validade: string | null;
}

/**
 * The state of an item (page book #25): the record answers before anybody does, but for what somebody
 * said not to apply. What was ticked counts to the end of its validity.
 *
 * @param achado what the item's rule found; absent for an item that somebody ticks.
 * @param hoje `AAAA-MM-DD`
 */
export function estadoDoItem(
  achado: Achado | undefined,
  resposta: Resposta | undefined,
  hoje: string,
): EstadoDoItem {
  const dito = resposta?.estado ?? 'pendente';
  if (dito === 'nao_se_aplica' || achado === 'nao_se_aplica') return 'nao_se_aplica';
  if (achado === 'cumprida') return 'ok';
  // What the record had once, and has no more.
  if (achado === 'falta' && dito === 'ok') return 'pendente';
  const venceu = dito === 'ok' && resposta?.validade != null && resposta.validade < hoje;
  return venceu ? 'vencido' : dito;
}

interface ItemAvaliado {
  readonly estado: EstadoDoItem;
  readonly obrigatorio_em: EtapaDoChecklist;
}

/**
 * How much of a checklist is done, of the items that apply, and what holds the client back: an item is
 * due in its stage, so one that is missing there keeps the next from beginning.
 */
export function resumoDoChecklist(
  itens: readonly ItemAvaliado[],
): Pick<Checklist, 'percentual' | 'bloqueio'> {
  const aplicaveis = itens.filter(({ estado }) => estado !== 'nao_se_aplica');
  const faltam = aplicaveis.filter(({ estado }) => estado !== 'ok');
  const emDia = aplicaveis.length - faltam.length;
  const percentual =
    faltam.length === 0 ? 100 : Math.min(99, Math.round((100 * emDia) / aplicaveis.length));
  const etapa = ETAPAS_DO_CHECKLIST.find((uma) =>
    faltam.some(({ obrigatorio_em }) => obrigatorio_em === uma),
  );
  if (etapa === undefined) return { percentual, bloqueio: null };
  const depois = ETAPAS_DO_CHECKLIST[ETAPAS_DO_CHECKLIST.indexOf(etapa) + 1];
  return {
    percentual,
    bloqueio: {
      quantos: faltam.filter(({ obrigatorio_em }) => obrigatorio_em === etapa).length,
      proxima: depois ? NOME_DA_ETAPA[depois] : DEPOIS_DAS_ETAPAS,
    },
  };
}

interface Contra {
  readonly campo: 'estado' | 'evidencia' | 'justificativa';
  readonly mensagem: string;
}

/** Why an item may not be said to be so; undefined where it may. */
export function contraMudar(
  regra: RegraDoChecklist | null,
  { estado, evidencia, justificativa }: MudancaDoItem,
): Contra | undefined {
  if (estado === 'ok' && regra !== null) {
    return {
      campo: 'estado',
      mensagem: 'Este item fica em dia sozinho, quando o cadastro tem o que ele pede.',
    };
  }
  const falta =
    (estado === 'ok' && !evidencia && 'evidencia') ||
    (estado === 'nao_se_aplica' && !justificativa && 'justificativa');
  return falta ? { campo: falta, mensagem: FALTA_DO_ITEM[falta] } : undefined;
}

/** What an item becomes by what the client says of it. */
export const ESTADO_DA_RESPOSTA = { enviado: 'recebido', nao_tem: 'pendente' } as const;

/** Whether the client still owes an item that it was asked for, or the firm to look at its answer. */
export const ehPendencia = ({
  estado,
  resposta,
}: {
  readonly estado: EstadoDoItem;
  readonly resposta: { readonly tipo: keyof typeof ESTADO_DA_RESPOSTA } | null;
}): boolean =>
  resposta === null ? estado === 'solicitado' : estado === ESTADO_DA_RESPOSTA[resposta.tipo];
