import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';

/** The name of an icon, its `data-dica`, beside the icon. */
export default function DicaDaLateral({ alvo }: { alvo: HTMLElement }) {
  return <Tooltip target={alvo} label={alvo.dataset.dica} position="right" opened />;
}
