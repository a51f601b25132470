import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { COR_PADRAO } from '@dominio/contrato/tipos-agendamento';
import { IconTagOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { tiposAtivosOptions } from '../agendamentos.queries.ts';
import { SEM_TIPO } from '../agendamentos.rotulos.ts';
import type { EstadoDaAgenda } from '../estado-da-agenda.ts';
import classes from './legenda-da-agenda.module.css';
import { semTipo } from './marcas-do-agendamento.tsx';

interface Props {
  tipos: EstadoDaAgenda['tipos'];
  agendamentos: readonly Agendamento[];
  aoMudar: (parcial: Pick<EstadoDaAgenda, 'tipos'>) => void;
}

/** What the colours stand for; a type that is clicked is shown alone, or beside those chosen before. */
export default function LegendaDaAgenda({ tipos: escolhidos, agendamentos, aoMudar }: Props) {
  const { data: tipos = [] } = useQuery(tiposAtivosOptions);
  const alternar = (id: number) =>
    aoMudar({
      tipos: escolhidos.includes(id)
        ? escolhidos.filter((outro) => outro !== id)
        : [...escolhidos, id],
    });
  return (
    <ul className={classes.legenda} aria-label="Legenda: filtrar por tipo">
      {tipos.map(({ id, nome, cor }) => (
        <li key={id}>
          <label className={classes.tipo}>
            <input
              type="checkbox"
              className={classes.caixa}
              checked={escolhidos.includes(id)}
              onChange={() => alternar(id)}
            />
            <i style={{ background: cor || COR_PADRAO }} />
            {nome}
          </label>
        </li>
      ))}
      {agendamentos.some(semTipo) && (
        <li className={classes.tipo}>
          <i style={{ background: COR_PADRAO }} />
          <IconTagOff size={12} aria-hidden />
          {SEM_TIPO}
        </li>
      )}
    </ul>
  );
}
