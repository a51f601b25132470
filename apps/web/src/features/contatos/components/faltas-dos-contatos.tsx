import { NOME_DA_FALTA } from '@dominio/contrato/contatos';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { faltasOptions } from '../contatos.queries.ts';
import classes from './faltas-dos-contatos.module.css';

/** What the contacts of a client lack together; nothing where nothing is missing. */
export function FaltasDosContatos({ clienteId }: { clienteId: number }) {
  const { data = [] } = useQuery(faltasOptions(clienteId));
  if (data.length === 0) return null;
  return (
    <ul className={classes.faltas} aria-label="O que falta">
      {data.map((falta) => (
        <li key={falta}>
          <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
          {NOME_DA_FALTA[falta]}
        </li>
      ))}
    </ul>
  );
}
