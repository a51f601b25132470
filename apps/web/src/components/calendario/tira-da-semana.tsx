import { VisuallyHidden } from '@mantine/core';
import { diaPorExtenso, numeroDoDia, semanaCurta } from './dias.ts';
import { trechosPorDia } from './geometria.ts';
import type { EventoDoCalendario } from './tipos.ts';
import classes from './tira-da-semana.module.css';

interface Props {
  /** The seven days of a week. */
  dias: readonly string[];
  escolhido: string;
  hoje: string;
  eventos: readonly EventoDoCalendario[];
  aoEscolher: (data: string) => void;
}

/** A week as seven buttons, for narrow screens: a dot says that a day has something. */
export function TiraDaSemana({ dias, escolhido, hoje, eventos, aoEscolher }: Props) {
  const porDia = trechosPorDia(eventos, dias);
  return (
    <div className={classes.tira}>
      {dias.map((data) => {
        const ocupado = porDia.get(data)?.some(({ evento }) => !evento.riscado) ?? false;
        return (
          <button
            key={data}
            type="button"
            aria-pressed={data === escolhido}
            aria-current={data === hoje ? 'date' : undefined}
            onClick={() => aoEscolher(data)}
          >
            <span aria-hidden="true">{semanaCurta(data).slice(0, 3)}</span>
            <strong aria-hidden="true">{numeroDoDia(data)}</strong>
            <i data-ocupado={ocupado || undefined} />
            <VisuallyHidden>
              {diaPorExtenso(data)}
              {ocupado && ', com itens'}
            </VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
}
