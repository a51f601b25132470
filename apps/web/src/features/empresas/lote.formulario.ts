import {
  MudancaEmLote,
  PERMISSAO_DA_MUDANCA_EM_LOTE,
  TIPOS_DE_MUDANCA_EM_LOTE,
  type TipoDeMudancaEmLote,
} from '@dominio/contrato/empresas-lote';
import type { RegimeTributario } from '@dominio/contrato/empresas-regimes';
import type { StatusDaEmpresa } from '@dominio/contrato/empresas-status';
import type { z } from 'zod';
import type { Achado } from '../../components/campos/campo-procurado.tsx';
import { linhasDe } from '../../components/campos/linhas.ts';
import { contar } from '../../lib/formato.ts';
import { errosDoCorpo } from '../../lib/validar.ts';

/** What the form of a change of many companies holds. */
export interface ValoresDoLote {
  tipo: TipoDeMudancaEmLote | '';
  adicionar: string;
  remover: string;
  responsavel_id: Achado | null;
  time_id: string;
  regime: RegimeTributario | '';
  desde: string;
  status: StatusDaEmpresa | '';
  status_desde: string;
  status_motivo: string;
}

export const EM_BRANCO: ValoresDoLote = {
  tipo: '',
  adicionar: '',
  remover: '',
  responsavel_id: null,
  time_id: '',
  regime: '',
  desde: '',
  status: '',
  status_desde: '',
  status_motivo: '',
};

/** The fields in the order in which they are read. */
export const CAMPOS_DO_LOTE = Object.keys(EM_BRANCO) as (keyof ValoresDoLote)[];

/** Those of them that are filled in for each kind. */
export const CAMPOS_DO_TIPO: Readonly<
  Record<TipoDeMudancaEmLote, readonly Exclude<keyof ValoresDoLote, 'tipo'>[]>
> = {
  tags: ['adicionar', 'remover'],
  responsavel: ['responsavel_id'],
  time: ['time_id'],
  regime: ['regime', 'desde'],
  status: ['status', 'status_desde', 'status_motivo'],
};

const preenchido = (valor: string) => valor || undefined;

/** The change that the form asks for, which the contract may refuse. */
export function mudancaDe(v: ValoresDoLote): z.input<typeof MudancaEmLote> {
  const corpo = {
    tags: { adicionar: linhasDe(v.adicionar), remover: linhasDe(v.remover) },
    responsavel: { responsavel_id: v.responsavel_id?.id },
    time: { time_id: preenchido(v.time_id) },
    regime: { regime: preenchido(v.regime), desde: preenchido(v.desde) },
    status: {
      status: preenchido(v.status),
      status_desde: preenchido(v.status_desde),
      status_motivo: preenchido(v.status_motivo),
    },
  } satisfies Record<TipoDeMudancaEmLote, object>;
  const tipo = preenchido(v.tipo) as TipoDeMudancaEmLote | undefined;
  // What is missing is refused by the contract, by name, before anything is sent.
  return { tipo, ...(tipo && corpo[tipo]) } as z.input<typeof MudancaEmLote>;
}

export const errosDoLote = (valores: ValoresDoLote) =>
  errosDoCorpo(MudancaEmLote)(mudancaDe(valores));

/** The kinds that somebody may change. */
export const tiposDe = (pode: (permissao: string) => boolean) =>
  TIPOS_DE_MUDANCA_EM_LOTE.filter((tipo) => pode(PERMISSAO_DA_MUDANCA_EM_LOTE[tipo]));

const deClientes = (clientes: number) => contar(clientes, 'cliente', 'clientes');

/** What the simulation says will change: 'Mudam as tags de 3 clientes.' */
export function oQueMuda(
  tipo: TipoDeMudancaEmLote,
  { registros, clientes }: { readonly registros: number; readonly clientes: number },
): string {
  if (registros === 0) return 'Nada muda.';
  if (tipo === 'tags') {
    return `Mudam as tags de ${deClientes(clientes)}. Elas valem para todas as empresas do cliente.`;
  }
  if (tipo === 'responsavel' || tipo === 'time') {
    const oQue = tipo === 'time' ? 'o time' : 'o responsável';
    const seus = contar(registros, 'contrato em andamento', 'contratos em andamento');
    return `Muda ${oQue} de ${seus}, de ${deClientes(clientes)}.`;
  }
  const delas = contar(registros, 'empresa', 'empresas');
  const oQue = tipo === 'regime' ? 'o regime tributário' : 'o status';
  return `Muda ${oQue} de ${delas}, de ${deClientes(clientes)}.`;
}
