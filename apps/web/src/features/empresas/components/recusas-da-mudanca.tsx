import type { EmpresaRecusada } from '@dominio/contrato/empresas-mover';
import { Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { contar } from '../../../lib/formato.ts';
import { RecusasDoLote } from '../../../registros/recusas-do-lote.tsx';
import classes from './empresa.module.css';

interface Props {
  /** What these companies cannot do: 'Não podem ir'. */
  titulo: string;
  recusas: readonly EmpresaRecusada[];
  /** Whether there are others, which may. */
  algumaPode: boolean;
  semElas: boolean;
  aoDeixar: (semElas: boolean) => void;
}

/** The companies that a change of many refuses, under their reasons; they are left out by leave alone. */
export function RecusasDaMudanca({ titulo, recusas, algumaPode, semElas, aoDeixar }: Props) {
  if (recusas.length === 0) return null;
  const ficam = recusas.map(({ motivo, ...linha }) => ({ linha, motivo }));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <section aria-label={titulo} className={classes.recusas} tabIndex={0}>
        <RecusasDoLote recusas={ficam} nome={({ razao_social }) => razao_social} />
      </section>
      {algumaPode && (
        <Checkbox
          label={`Deixar ${contar(recusas.length, 'empresa', 'empresas')} de fora`}
          checked={semElas}
          onChange={({ currentTarget }) => aoDeixar(currentTarget.checked)}
        />
      )}
    </>
  );
}
