import type { Contrato } from '@dominio/contrato/contratos';
import { NOME_DO_MOTIVO } from '@dominio/contrato/contratos-encerramento';
import { formatarDia } from '../../../lib/formato.ts';
import { temFimMarcado } from '../contratos.encerramento.ts';
import classes from './contratos.module.css';

/** When and why a contract ended or is to end; nothing where neither was told. */
export function FimDoContrato({ contrato }: { contrato: Contrato }) {
  const { motivo_encerramento: daLista, motivo, aviso_em, encerra_em } = contrato;
  const quando = temFimMarcado(contrato) ? 'Encerra em' : 'Terminou em';
  const linhas = [
    [quando, encerra_em && formatarDia(encerra_em)],
    ['Aviso prévio dado em', aviso_em && formatarDia(aviso_em)],
    ['Motivo do encerramento', daLista && NOME_DO_MOTIVO[daLista]],
    ['Nas palavras do cliente', motivo],
  ].filter(([, valor]) => valor);
  if (linhas.length === 0) return null;
  return (
    <dl className={classes.dados}>
      {linhas.map(([nome, valor]) => (
        <div key={nome} style={{ display: 'contents' }}>
          <dt>{nome}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
