import type { EventoDeAuditoria } from '@dominio/contrato/auditoria';
import { dataCivil } from '@dominio/contrato/datas';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatarDia } from '../../lib/formato.ts';
import classes from './historico.module.css';

interface Props<E extends EventoDeAuditoria> {
  eventos: readonly E[];
  /** Heading level of the days, one below the heading above them. */
  nivel?: 2 | 3;
  desenhar: (evento: E) => ReactNode;
  temMais: boolean;
  buscandoMais: boolean;
  aoPedirMais: () => void;
}

/** Entries of the log under the day on which they were made, newest first. */
export function LinhasPorDia<E extends EventoDeAuditoria>(props: Props<E>) {
  const { eventos, nivel = 2, desenhar, temMais, buscandoMais, aoPedirMais } = props;
  const dias = Map.groupBy(eventos, ({ em }) => dataCivil(new Date(em)));
  const Titulo = `h${nivel}` as const;
  return (
    <div className={classes.dias}>
      {[...dias].map(([dia, doDia]) => (
        <section key={dia}>
          <Titulo className={classes.dia}>{formatarDia(dia, 'diaDaSemana')}</Titulo>
          <ol className={classes.eventos}>
            {doDia.map((evento) => (
              <li key={evento.id}>{desenhar(evento)}</li>
            ))}
          </ol>
        </section>
      ))}
      {temMais && (
        <Button variant="default" loading={buscandoMais} onClick={aoPedirMais}>
          Mostrar mais antigos
        </Button>
      )}
    </div>
  );
}
