import type { Contrato } from '@dominio/contrato/contratos';
import { NOME_DO_INDICE, NOME_DO_MES } from '@dominio/contrato/contratos-termos';
import { mascararCnpj } from '@dominio/contrato/documentos';
import type { ReactNode } from 'react';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import { NADA } from '../../../components/formulario/propriedades.tsx';
import { NumeroInteiro } from '../../../components/ui/numero-inteiro.tsx';
import { formatarDia } from '../../../lib/formato.ts';
import { ROTULOS, type ValoresDoContrato } from '../contratos.formulario.ts';
import classes from './contratos.module.css';

type CondicoesDoContrato = Pick<
  Contrato,
  | 'dia_vencimento'
  | 'indice_reajuste'
  | 'mes_reajuste'
  | 'data_assinatura'
  | 'aviso_previo_dias'
  | 'renovacao_automatica'
>;

interface DadosDoContrato {
  numero: string;
  cliente: ReactNode;
  empresa: { nome: string; cnpj: string | null } | null;
  servicos: readonly string[];
  /** Undefined for somebody who may not see amounts. */
  valor: number | null | undefined;
  inicio: string | null;
  fim: string | null;
  /** The day on which it is to end, where one is marked: it ends then, whatever its term. */
  fimMarcado?: string | null;
  condicoes: CondicoesDoContrato;
  responsavel: string | null;
  /** Undefined where it is not told. */
  time?: string | null;
}

/** A number in words, unless what was typed is none. */
const numero = (valor: number | null) => (Number.isInteger(valor) ? String(valor) : null);

/** The end of a term, or that it has none; either way the day on which it is marked to end. */
function fimEscrito(fim: string | null, marcado: string | null): string {
  if (marcado === null) return fim ? formatarDia(fim) : 'Prazo indeterminado';
  const dia = formatarDia(marcado);
  return fim ? `${formatarDia(fim)} · Fim marcado para ${dia}` : `Fim marcado para ${dia}`;
}

/** Each field of a contract with its name and what it is, in words, in their order; blank where it is nothing. */
export function linhasDoContrato(
  dados: DadosDoContrato,
): readonly (readonly [campo: keyof ValoresDoContrato, nome: string, texto: ReactNode])[] {
  const { cliente, empresa, servicos, valor, inicio, fim, responsavel, time, condicoes: c } = dados;
  return [
    ['numero_contrato', 'Número', dados.numero || 'O próximo do ano'],
    ['cliente', 'Cliente', cliente],
    [
      'empresa_id',
      'Empresa',
      empresa ? (
        <>
          {empresa.nome}
          {empresa.cnpj && (
            <>
              {' · '}
              <NumeroInteiro>{mascararCnpj(empresa.cnpj)}</NumeroInteiro>
            </>
          )}
        </>
      ) : null,
    ],
    ['responsavel', 'Responsável', responsavel],
    ...(time === undefined ? [] : [['time_id', 'Time', time] as const]),
    [
      'servicos',
      'Serviços',
      servicos.length > 0 &&
        servicos.map((servico) => (
          <span key={servico} className={classes.servico}>
            {servico}
          </span>
        )),
    ],
    ...(valor === undefined
      ? []
      : [['valor', 'Valor mensal', valor === null ? null : mostrarDinheiro(valor)] as const]),
    ['dia_vencimento', ROTULOS.dia_vencimento, numero(c.dia_vencimento)],
    [
      'indice_reajuste',
      ROTULOS.indice_reajuste,
      c.indice_reajuste && NOME_DO_INDICE[c.indice_reajuste],
    ],
    ['mes_reajuste', ROTULOS.mes_reajuste, c.mes_reajuste && NOME_DO_MES[c.mes_reajuste]],
    ['data_inicio', ROTULOS.data_inicio, inicio && formatarDia(inicio)],
    ['data_fim', ROTULOS.data_fim, fimEscrito(fim, dados.fimMarcado ?? null)],
    [
      'data_assinatura',
      ROTULOS.data_assinatura,
      c.data_assinatura && formatarDia(c.data_assinatura),
    ],
    ['aviso_previo_dias', ROTULOS.aviso_previo_dias, numero(c.aviso_previo_dias)],
    ['renovacao_automatica', ROTULOS.renovacao_automatica, c.renovacao_automatica ? 'Sim' : 'Não'],
  ];
}

/** All data of a contract, for the form's last step. */
export const DadosDoContrato = (dados: DadosDoContrato) => (
  <dl className={classes.dados}>
    {linhasDoContrato(dados).map(([campo, nome, texto]) => (
      <div key={campo} style={{ display: 'contents' }}>
        <dt>{nome}</dt>
        <dd>{texto || NADA}</dd>
      </div>
    ))}
  </dl>
);
