import { mascararCnpj } from '@dominio/contrato/documentos';
import type { ReactNode } from 'react';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import { NADA } from '../../../components/formulario/propriedades.tsx';
import { NumeroInteiro } from '../../../components/ui/numero-inteiro.tsx';
import { formatarDia } from '../../../lib/formato.ts';
import type { ValoresDoContrato } from '../contratos.formulario.ts';
import classes from './contratos.module.css';

interface DadosDoContrato {
  numero: string;
  cliente: ReactNode;
  empresa: { nome: string; cnpj: string | null } | null;
  servicos: readonly string[];
  /** Undefined for somebody who may not see amounts. */
  valor: number | null | undefined;
  inicio: string | null;
  fim: string | null;
  responsavel: string | null;
  /** Undefined where it is not told. */
  time?: string | null;
}

/** Each field of a contract with its name and what it is, in words, in their order; blank where it is nothing. */
export function linhasDoContrato(
  dados: DadosDoContrato,
): readonly (readonly [campo: keyof ValoresDoContrato, nome: string, texto: ReactNode])[] {
  const { numero, cliente, empresa, servicos, valor, inicio, fim, responsavel, time } = dados;
  return [
    ['numero_contrato', 'Número', numero || 'O próximo do ano'],
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
    ['data_inicio', 'Início', inicio && formatarDia(inicio)],
    ['data_fim', 'Fim', fim ? formatarDia(fim) : 'Prazo indeterminado'],
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
