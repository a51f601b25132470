import { COR_PADRAO } from '@dominio/contrato/tipos-agendamento';
import { IconTagOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { tiposAtivosOptions } from '../agendamentos.queries.ts';
import { SEM_TIPO } from '../agendamentos.rotulos.ts';
import { type EstadoDaAgenda, type FiltroDeTipo, SEM_TIPO_NO_FILTRO } from '../estado-da-agenda.ts';
import classes from './legenda-da-agenda.module.css';

interface Props {
  tipos: EstadoDaAgenda['tipos'];
  aoMudar: (parcial: Pick<EstadoDaAgenda, 'tipos'>) => void;
}

/** What the colours stand for; a type that is clicked is shown alone, or beside those chosen before. */
export default function LegendaDaAgenda({ tipos: escolhidos, aoMudar }: Props) {
  const { data: tipos = [] } = useQuery(tiposAtivosOptions);
  const alternar = (tipo: FiltroDeTipo) =>
    aoMudar({
      tipos: escolhidos.includes(tipo)
        ? escolhidos.filter((outro) => outro !== tipo)
        : [...escolhidos, tipo],
    });
  const entradas: { tipo: FiltroDeTipo; nome: string; cor: string }[] = [
    ...tipos.map(({ id, nome, cor }) => ({ tipo: id, nome, cor: cor || COR_PADRAO })),
    { tipo: SEM_TIPO_NO_FILTRO, nome: SEM_TIPO, cor: COR_PADRAO },
  ];
  return (
    <ul className={classes.legenda} aria-label="Legenda: filtrar por tipo">
      {entradas.map(({ tipo, nome, cor }) => (
        <li key={tipo}>
          <label className={classes.tipo}>
            <input
              type="checkbox"
              className={classes.caixa}
              checked={escolhidos.includes(tipo)}
              onChange={() => alternar(tipo)}
            />
            <i style={{ background: cor }} />
            {tipo === SEM_TIPO_NO_FILTRO && <IconTagOff size={12} aria-hidden />}
            {nome}
          </label>
        </li>
      ))}
    </ul>
  );
}
