import type { MouseEvent } from 'react';

interface Props {
  rotulo: string;
  marcada: boolean;
  /** Some of what it stands for is chosen. */
  parcial?: boolean;
  tabIndex?: number;
  aoMudar: (comShift: boolean) => void;
}

/** The box that chooses a row, or a page of them. */
export function Caixa({ rotulo, marcada, parcial = false, tabIndex, aoMudar }: Props) {
  return (
    <input
      type="checkbox"
      aria-label={rotulo}
      checked={marcada}
      tabIndex={tabIndex}
      ref={(caixa) => {
        if (caixa) caixa.indeterminate = parcial;
      }}
      onChange={({ nativeEvent }) =>
        aoMudar((nativeEvent as unknown as MouseEvent).shiftKey === true)
      }
    />
  );
}
