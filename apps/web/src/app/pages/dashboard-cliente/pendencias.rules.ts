import type { ItemDoChecklist } from '@dominio/contrato/checklist';
import type { Contrato } from '@dominio/contrato/contratos';
import { diasEntre, somarDias } from '@dominio/contrato/datas';
import type { Empresa } from '@dominio/contrato/empresas';
import { formatarDia, haQuanto } from '../../../lib/formato.ts';

/** A row of a card: what it is, since or until when, and where one goes to see to it. */
export interface Pendencia {
  readonly chave: string;
  readonly titulo: string;
  readonly detalhe: string;
  readonly para: string;
}

type UmItem = Pick<
  ItemDoChecklist,
  'id' | 'titulo' | 'estado' | 'solicitado_em' | 'alterado_em' | 'resposta'
>;
type UmContrato = Pick<
  Contrato,
  | 'id'
  | 'numero_contrato'
  | 'status_contrato'
  | 'data_inicio'
  | 'data_fim'
  | 'encerra_em'
  | 'data_assinatura'
  | 'renovacao_automatica'
>;
type UmaEmpresa = Pick<Empresa, 'id' | 'razao_social' | 'certificado_ate' | 'status'>;

const CHECKLIST = '/checklist-cadastro';
const MINUTO_DEPOIS = 'agora mesmo';
const quando = (momento: string | null, agora: Date) =>
  momento === null ? null : (haQuanto(momento, agora) ?? MINUTO_DEPOIS);
const idade = (feito: string, momento: string | null, agora: Date) =>
  [feito, quando(momento, agora)].filter(Boolean).join(' ');

const doContrato = (id: number) => `/contratos?contrato=${id}`;
const vivo = ({ status_contrato: status }: UmContrato) =>
  status === 'EM_IMPLANTACAO' || status === 'ATIVO' || status === 'SUSPENSO';

/** Asked of the client and not answered, what was asked first first (page book #16). */
export const comOCliente = (itens: readonly UmItem[], agora: Date): Pendencia[] =>
  itens
    .filter(({ estado, resposta }) => estado === 'solicitado' && resposta === null)
    .toSorted((a, b) => (a.solicitado_em ?? '').localeCompare(b.solicitado_em ?? ''))
    .map(({ id, titulo, solicitado_em }) => ({
      chave: `item-${id}`,
      titulo,
      detalhe: idade('Pedido', solicitado_em, agora),
      para: CHECKLIST,
    }));

/** What the client brought or proposed and the firm has not looked at, and what it has to sign. */
export function conosco(
  {
    itens,
    correcoes,
    contratos,
  }: {
    itens: readonly UmItem[];
    correcoes: readonly { criado_em: string }[];
    contratos: readonly UmContrato[];
  },
  agora: Date,
): Pendencia[] {
  const primeira = correcoes.map(({ criado_em }) => criado_em).toSorted()[0];
  return [
    ...itens
      .filter(
        ({ estado, resposta }) => estado === 'recebido' || (estado === 'solicitado' && resposta),
      )
      .map(({ id, titulo, resposta, alterado_em }) => ({
        chave: `item-${id}`,
        titulo: `Conferir: ${titulo}`,
        detalhe: idade(
          resposta?.tipo === 'nao_tem' ? 'O cliente não tem, disse' : 'Recebido',
          resposta?.em ?? alterado_em,
          agora,
        ),
        para: CHECKLIST,
      })),
    ...(primeira === undefined
      ? []
      : [
          {
            chave: 'correcoes',
            titulo:
              correcoes.length === 1
                ? 'Revisar 1 correção'
                : `Revisar ${correcoes.length} correções`,
            detalhe: idade(
              correcoes.length === 1 ? 'Proposta' : 'A mais antiga, proposta',
              primeira,
              agora,
            ),
            para: '/dados-cliente',
          },
        ]),
    ...contratos
      .filter((contrato) => vivo(contrato) && contrato.data_assinatura === null)
      .map(({ id, numero_contrato, data_inicio }) => ({
        chave: `contrato-${id}`,
        titulo: `Colher a assinatura do contrato ${numero_contrato}`,
        detalhe:
          data_inicio === null ? 'Sem data de início' : `Início em ${formatarDia(data_inicio)}`,
        para: doContrato(id),
      })),
  ];
}

/** Days before its end on which a contract is looked after, as its list says (page book #58). */
const DIAS_DO_CONTRATO = 90;
/** The first warning of a certificate (page book #23: 60, 30, 15, 7 and 1 days). */
const DIAS_DO_CERTIFICADO = 60;

const relativo = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' });
const prazo = (dia: string, hoje: string) =>
  `${relativo.format(diasEntre(hoje, dia), 'day')} · ${formatarDia(dia)}`;

const verboDoFim = ({ renovacao_automatica, encerra_em }: UmContrato, passou: boolean) => {
  if (passou) return 'terminou';
  return renovacao_automatica && encerra_em === null ? 'renova-se' : 'termina';
};

/**
 * What ends or is due, the nearest first: contracts, certificates, and adjustments of this month.
 *
 * @param fatos.reajustes contracts that are to be adjusted this month.
 * @param hoje today on the firm's calendar, `AAAA-MM-DD`.
 */
export function vencimentosDe(
  {
    contratos,
    reajustes,
    empresas,
  }: {
    contratos: readonly UmContrato[];
    reajustes: readonly UmContrato[];
    empresas: readonly UmaEmpresa[];
  },
  hoje: string,
): Pendencia[] {
  const ate = (dias: number) => somarDias(hoje, dias);
  const comDia = [
    ...contratos.flatMap((contrato) => {
      const { id, numero_contrato, data_fim, encerra_em } = contrato;
      const dia = encerra_em ?? data_fim;
      if (!vivo(contrato) || dia === null || dia > ate(DIAS_DO_CONTRATO)) return [];
      const titulo = `Contrato ${numero_contrato} ${verboDoFim(contrato, dia < hoje)}`;
      return [{ chave: `contrato-${id}`, titulo, dia, para: doContrato(id) }];
    }),
    ...empresas.flatMap(({ id, razao_social, certificado_ate: dia, status }) => {
      if (dia === null || dia > ate(DIAS_DO_CERTIFICADO) || status === 'baixada') return [];
      const titulo = `Certificado de ${razao_social} ${dia < hoje ? 'venceu' : 'vence'}`;
      return [{ chave: `certificado-${id}`, titulo, dia, para: `/empresas?empresa=${id}` }];
    }),
  ].toSorted((a, b) => a.dia.localeCompare(b.dia));
  return [
    ...comDia.map(({ dia, ...resto }) => ({ ...resto, detalhe: prazo(dia, hoje) })),
    ...reajustes.map(({ id, numero_contrato }) => ({
      chave: `reajuste-${id}`,
      titulo: `Reajuste do contrato ${numero_contrato}`,
      detalhe: 'Neste mês',
      para: doContrato(id),
    })),
  ];
}
