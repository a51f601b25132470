import type { Desligamento } from '@dominio/contrato/usuarios-desligamento';
import { contar, formatarData, formatarIntervalo } from '../../../lib/formato.ts';
import classes from './desligamento.module.css';

/** How many appointments, clients, contracts, statements and teams the leaving person has. */
export function ContasDoDesligamento({ previa }: { previa: Desligamento }) {
  const { agenda, clientes, contratos, extratos, times, sessoes } = previa;
  const contas = [
    ['Agendamentos', agenda.total],
    ['Clientes', clientes.total],
    ['Contratos', contratos.total],
    ['Extratos de contas', extratos.total],
    ['Times que lidera', times.total],
    ['Sessões abertas', sessoes],
  ] as const;
  return (
    <dl className={classes.contas}>
      {contas.map(([nome, total]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>{total}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Appointments that are not simply transferred: private ones, and those that conflict with one of
 * the successor.
 */
export function RessalvasDaAgenda({ agenda }: Pick<Desligamento, 'agenda'>) {
  const { cancelar, sair, com_conflito, itens } = agenda;
  const emConflito = itens.filter(({ conflitos }) => conflitos.length > 0);
  return (
    <>
      {cancelar > 0 && (
        <p>
          {contar(
            cancelar,
            'agendamento particular é cancelado',
            'agendamentos particulares são cancelados',
          )}
          : o que é particular não passa a outra pessoa.
        </p>
      )}
      {sair > 0 && (
        <p>
          A pessoa sai de{' '}
          {contar(sair, 'agendamento particular de outra', 'agendamentos particulares de outras')},
          sem substituição.
        </p>
      )}
      {com_conflito > 0 && (
        <>
          <p>
            {contar(com_conflito, 'agendamento coincide', 'agendamentos coincidem')} com o que quem
            assume já tem. Passam assim mesmo, e quem participa recebe um aviso.
          </p>
          {/* It scrolls: the keyboard must reach it. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
          <ul className={classes.lista} aria-label="Agendamentos que coincidem" tabIndex={0}>
            {emConflito.map(({ id, titulo, data_hora_inicio, data_hora_termino, conflitos }) => (
              <li key={id}>
                {titulo}
                <small>
                  {formatarData(data_hora_inicio)},{' '}
                  {formatarIntervalo(data_hora_inicio, data_hora_termino)}, com{' '}
                  {conflitos.map((outro) => outro.titulo).join(', ')}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
