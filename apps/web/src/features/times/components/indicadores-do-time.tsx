import { NOME_DA_SITUACAO_DO_CLIENTE } from '@dominio/contrato/clientes-situacao';
import type { Time } from '@dominio/contrato/times';
import { DIAS_DOS_INDICADORES, type IndicadoresDoTime } from '@dominio/contrato/times-indicadores';
import { useQuery } from '@tanstack/react-query';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import { Lido } from '../../../components/ui/lido.tsx';
import { formatarDia, formatarNumero } from '../../../lib/formato.ts';
import { useVeTodosOsClientes } from '../../../lib/permissoes.tsx';
import { clientesContados, horas } from '../times.palavras.ts';
import { indicadoresOptions } from '../times.queries.ts';
import classes from './indicadores.module.css';

type Linha = readonly [rotulo: string, valor: string];

/** The parts that the reader may see, in their order, each with its lines. */
function partesDe({ clientes, contratos, agenda }: IndicadoresDoTime, veTodos: boolean) {
  const partes: (false | null | readonly [titulo: string, linhas: readonly Linha[]])[] = [
    clientes && [
      clientesContados(veTodos),
      [
        ['Total', formatarNumero(clientes.reduce((soma, { total }) => soma + total, 0))],
        ...clientes.map(
          ({ situacao, total }): Linha => [
            NOME_DA_SITUACAO_DO_CLIENTE[situacao],
            formatarNumero(total),
          ],
        ),
      ],
    ],
    contratos && [
      veTodos ? 'Contratos' : 'Contratos dos clientes que vê',
      [
        ['Ativos', formatarNumero(contratos.em_vigor)],
        ...(contratos.valor_mensal_centavos === null
          ? []
          : [['Valor por mês', mostrarDinheiro(contratos.valor_mensal_centavos)] as const]),
      ],
    ],
    agenda && [
      `Agenda dos próximos ${DIAS_DOS_INDICADORES} dias`,
      [
        ['Agendamentos', formatarNumero(agenda.proximos)],
        ['Horas por semana', horas(agenda.minutos_por_semana)],
      ],
    ],
    agenda && [
      `Agenda dos últimos ${DIAS_DOS_INDICADORES} dias`,
      [
        ['Realizados', formatarNumero(agenda.realizados)],
        ['Sem desfecho', formatarNumero(agenda.sem_desfecho)],
      ],
    ],
  ];
  return partes.filter((parte) => !!parte);
}

/** What a team has: its load, and who of it is away. */
export function IndicadoresDeTime({ time }: { time: Time }) {
  const veTodos = useVeTodosOsClientes();
  return (
    <Lido consulta={useQuery(indicadoresOptions(time.id))} oQue="os indicadores do time">
      {(lidos) => (
        <div className={classes.partes}>
          <section aria-label="Condução">
            <h3>Condução</h3>
            <dl className={classes.linhas}>
              <dt>Líder</dt>
              <dd>{time.lider_nome ?? 'Time sem líder.'}</dd>
              <dt>Substituto</dt>
              <dd>{time.substituto_nome ?? '—'}</dd>
              <dt>Membros</dt>
              <dd>{formatarNumero(time.usuarios_total)}</dd>
            </dl>
          </section>
          {partesDe(lidos, veTodos).map(([titulo, linhas]) => (
            <section key={titulo} aria-label={titulo}>
              <h3>{titulo}</h3>
              <dl className={classes.linhas}>
                {linhas.map(([rotulo, valor]) => (
                  <div key={rotulo} className={classes.linha}>
                    <dt>{rotulo}</dt>
                    <dd>{valor}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <section aria-label="Ausentes hoje">
            <h3>Ausentes hoje</h3>
            {lidos.ausentes.length === 0 ? (
              <p>Ninguém está ausente hoje.</p>
            ) : (
              <ul className={classes.pessoas}>
                {lidos.ausentes.map(({ id, nome, ate }) => (
                  <li key={id}>
                    {nome} <small>até {formatarDia(ate)}</small>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      )}
    </Lido>
  );
}
