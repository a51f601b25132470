import { somarDias } from '@dominio/contrato/datas';
import {
  bandeira,
  identificador,
  type Parametros,
  texto,
} from '../../components/endereco/codec.ts';
import { diaNoEndereco } from '../../lib/dia-no-endereco.ts';

/** State of the log in its address: its filters, and the entry in the drawer. */
export interface EstadoDaAuditoria {
  termo: string;
  /** Civil days, both inclusive; blank for an open end. */
  de: string;
  ate: string;
  pessoa: number | null;
  acao: string;
  tipo: string;
  registro: number | null;
  cliente: number | null;
  requisicao: string;
  /** Whether entries about reading are shown too. */
  leituras: boolean;
  evento: number | null;
}

export const PARAMETROS: Parametros<EstadoDaAuditoria> = {
  termo: texto(),
  de: diaNoEndereco,
  ate: diaNoEndereco,
  pessoa: identificador,
  acao: texto(80),
  tipo: texto(80),
  registro: identificador,
  cliente: identificador,
  requisicao: texto(80),
  leituras: bandeira(),
  evento: identificador,
};

export const FECHADA = { evento: null } as const;

export const SEM_FILTROS = {
  termo: '',
  de: '',
  ate: '',
  pessoa: null,
  acao: '',
  tipo: '',
  registro: null,
  cliente: null,
  requisicao: '',
  leituras: false,
} as const;

/**
 * Whether a filter by one action, record or request is on, under which entries about reading are
 * always shown.
 */
export const mostraSempreLeituras = ({ acao, registro, requisicao }: EstadoDaAuditoria) =>
  acao !== '' || registro !== null || requisicao !== '';

/**
 * Whether entries about reading are left out, which is the default: every look of an administrator
 * at the agenda is one, and they would bury the changes.
 */
export const escondeLeituras = (estado: EstadoDaAuditoria) =>
  !estado.leituras && !mostraSempreLeituras(estado);

/** What the export dialog says is missing from the file, because it may be kept as proof. */
export const avisoDaExportacao = (estado: EstadoDaAuditoria) =>
  [
    'O arquivo traz dados pessoais de quem aparece nesta busca. Guarde-o em lugar seguro.',
    ...(escondeLeituras(estado)
      ? ['As leituras ficam de fora: para incluí-las, escolha ‘Mostradas’ no filtro ‘Leituras’.']
      : []),
  ].join(' ');

/** The filters as the call takes them. */
export const consultaDe = (estado: EstadoDaAuditoria) => ({
  termo: estado.termo.trim() || undefined,
  de: estado.de || undefined,
  ate: estado.ate || undefined,
  usuario_id: estado.pessoa ?? undefined,
  acao: estado.acao || undefined,
  objeto_tipo: estado.tipo || undefined,
  objeto_id: estado.registro ?? undefined,
  cliente_id: estado.cliente ?? undefined,
  request_id: estado.requisicao || undefined,
  sem_leituras: escondeLeituras(estado) || undefined,
});
export type ConsultaDeAuditoria = ReturnType<typeof consultaDe>;

/** Periods that one click chooses, in days up to today. */
const PERIODOS = [
  { valor: '', rotulo: 'Todo o período', dias: null },
  { valor: '1', rotulo: 'Hoje', dias: 1 },
  { valor: '7', rotulo: 'Últimos 7 dias', dias: 7 },
  { valor: '30', rotulo: 'Últimos 30 dias', dias: 30 },
  { valor: '90', rotulo: 'Últimos 90 dias', dias: 90 },
] as const;

export const opcoesDePeriodo = PERIODOS.map(({ valor, rotulo }) => ({ valor, rotulo }));

/** First and last day of a chosen period. */
export function periodoDe(valor: string, hoje: string): Pick<EstadoDaAuditoria, 'de' | 'ate'> {
  const dias = PERIODOS.find((periodo) => periodo.valor === valor)?.dias ?? null;
  return dias === null ? { de: '', ate: '' } : { de: somarDias(hoje, 1 - dias), ate: '' };
}

/** Which offered period these two days are; undefined for any other days. */
export const periodoAtual = ({ de, ate }: Pick<EstadoDaAuditoria, 'de' | 'ate'>, hoje: string) =>
  PERIODOS.find(({ valor }) => {
    const dias = periodoDe(valor, hoje);
    return dias.de === de && dias.ate === ate;
  });

/** Address that opens the record of an entry; null for a record without a page. */
export function enderecoDoRegistro({ tipo, id }: { tipo: string; id: number }): string | null {
  const paginas: Readonly<Record<string, string>> = {
    usuario: `/gerenciar-usuarios?usuario=${id}`,
    grupo: `/gerenciar-usuarios?aba=grupos&grupo=${id}`,
    time: `/times?time=${id}`,
    contrato: `/contratos?contrato=${id}`,
    empresa: `/gerenciar-empresas?empresa=${id}`,
    cliente: `/dados-cliente?cliente_id=${id}`,
    agendamento: `/agenda?agendamento=${id}`,
  };
  return paginas[tipo] ?? null;
}
