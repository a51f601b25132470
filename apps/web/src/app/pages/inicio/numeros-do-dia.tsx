import { useQuery } from '@tanstack/react-query';
import { usePode } from '../../../lib/permissoes.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import { numerosOptions } from './blocos.queries.ts';
import { CartaoDeNumero } from './cartao-de-numero.tsx';
import classes from './numeros.module.css';

/** The figures at the top of /inicio, each of what the person may see. */
export function NumerosDoDia() {
  const { data, isError, refetch } = useQuery(numerosOptions(useHoje()));
  const agenda = usePode('agenda:visualizar');
  const clientes = usePode('clientes:visualizar');
  const comum = { falhou: isError, aoTentar: () => void refetch() };
  return (
    <div className={classes.numeros}>
      {agenda && (
        <CartaoDeNumero
          rotulo="Agendamentos hoje"
          valor={data && (data.agendamentos_hoje ?? 0)}
          nota={data?.em_andamento ? `${data.em_andamento} em andamento` : undefined}
          {...comum}
        />
      )}
      {clientes && (
        <CartaoDeNumero rotulo="Seus clientes" valor={data && (data.clientes ?? 0)} {...comum} />
      )}
      {agenda && (
        <CartaoDeNumero
          rotulo="Agendamentos na semana"
          valor={data && (data.agendamentos_semana ?? 0)}
          {...comum}
        />
      )}
    </div>
  );
}
