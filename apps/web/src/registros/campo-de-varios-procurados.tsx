import { type ComponentProps, useRef } from 'react';
import { type Achado, CampoProcurado } from '../components/campos/campo-procurado.tsx';
import classes from './campo-de-varios.module.css';
import { Escolhidos } from './escolhidos.tsx';

interface Props extends Omit<ComponentProps<typeof CampoProcurado>, 'value' | 'onChange'> {
  /** In the order in which they were chosen. */
  value: readonly Achado[];
  onChange: (achados: Achado[]) => void;
  /** Ids of the chosen who stay: they are shown without a button that takes them out. */
  fixos?: readonly number[];
}

/**
 * Chooses several of many that the server searches, one after the other. Those that are chosen stand
 * below, each with a button that takes it out.
 */
export function CampoDeVariosProcurados({
  value,
  onChange,
  fora = [],
  fixos = [],
  ...campo
}: Props) {
  const lugar = useRef<HTMLDivElement>(null);
  return (
    <div ref={lugar} className={classes.campo}>
      <CampoProcurado
        // Empty for the next one, once one was chosen.
        key={value.length}
        {...campo}
        fora={[...fora, ...value.map(({ id }) => id)]}
        value={null}
        onChange={(achado) => {
          if (!achado) return;
          onChange([...value, achado]);
          setTimeout(() => lugar.current?.querySelector('input')?.focus());
        }}
      />
      <Escolhidos
        label={campo.label}
        lugar={lugar}
        escolhidos={value.map(({ id, nome }) => ({
          valor: `${id}`,
          rotulo: nome,
          fixo: fixos.includes(id),
        }))}
        aoTirar={(valor) => onChange(value.filter(({ id }) => `${id}` !== valor))}
      />
    </div>
  );
}
