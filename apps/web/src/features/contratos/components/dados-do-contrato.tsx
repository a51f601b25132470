import { mascararCnpj } from '@dominio/contrato/documentos';
import type { ReactNode } from 'react';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import { NumeroInteiro } from '../../../components/ui/numero-inteiro.tsx';
import { formatarDia } from '../../../lib/formato.ts';
import classes from './contratos.module.css';

interface Props {
  numero: string;
  cliente: string;
  empresa: { nome: string; cnpj: string | null } | null;
  servicos: readonly string[];
  /** Undefined for somebody who may not see amounts. */
  valor: number | null | undefined;
  inicio: string | null;
  fim: string | null;
  responsavel: string | null;
  time?: string | null;
  status?: string;
}

const NADA = 'Não informado';
const dia = (data: string | null) => (data ? formatarDia(data) : NADA);

/** All data of a contract, for the drawer and for the form's last step. */
export function DadosDoContrato({ numero, cliente, empresa, servicos, valor, ...resto }: Props) {
  const linhas: [string, ReactNode][] = [
    ['Número', numero || 'O próximo do ano'],
    ['Cliente', cliente],
    [
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
      ) : (
        NADA
      ),
    ],
    ...(resto.status ? [['Status', resto.status] as [string, string]] : []),
    ['Responsável', resto.responsavel ?? NADA],
    ...(resto.time === undefined ? [] : [['Time', resto.time ?? NADA] as [string, string]]),
    ['Serviços', servicos.join(', ') || NADA],
    ...(valor === undefined
      ? []
      : [['Valor mensal', valor === null ? NADA : mostrarDinheiro(valor)] as [string, string]]),
    ['Início', dia(resto.inicio)],
    ['Fim', resto.fim ? dia(resto.fim) : 'Prazo indeterminado'],
  ];
  return (
    <dl className={classes.dados}>
      {linhas.map(([nome, texto]) => (
        <div key={nome} style={{ display: 'contents' }}>
          <dt>{nome}</dt>
          <dd>{texto}</dd>
        </div>
      ))}
    </dl>
  );
}
