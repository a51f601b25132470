import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const pedido = vi.hoisted(() => ({ props: {} as object }));
vi.mock('@mantine/notifications', () => ({
  notifications: { show: vi.fn(), hide: vi.fn() },
  Notifications: (props: object) => {
    pedido.props = props;
    return null;
  },
}));

it('toasts fade in and out over 300 ms, in their corner', async () => {
  const { default: Avisos } = await import('./avisos.tsx');
  renderToStaticMarkup(<Avisos />);
  expect(pedido.props).toMatchObject({ transitionDuration: 300, position: 'bottom-right' });
});
