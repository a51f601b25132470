import { SegmentedControl } from '@mantine/core';
// The mark under what is chosen is a component of its own, which is misplaced without these styles.
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';

interface Props<V extends string> {
  /** Names the choice for screen readers. */
  rotulo: string;
  opcoes: readonly { readonly value: V; readonly label: string }[];
  valor: V;
  aoMudar: (valor: V) => void;
  /** As wide as the place it is in. */
  inteira?: boolean;
}

/** One of a few, all in sight, side by side. */
export function Segmentos<V extends string>(props: Props<V>) {
  const { rotulo, opcoes, valor, aoMudar, inteira = false } = props;
  return (
    <SegmentedControl
      aria-label={rotulo}
      data={[...opcoes]}
      value={valor}
      onChange={(novo) => aoMudar(novo as V)}
      fullWidth={inteira}
    />
  );
}
