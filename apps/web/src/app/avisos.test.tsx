import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { AvisoPedido } from '../lib/avisar.ts';

const pedido = vi.hoisted(() => ({
  props: {} as object,
  emPe: [] as { id: string; onClose?: (um: { id: string }) => void }[],
}));
vi.mock('@mantine/notifications', () => ({
  notifications: {
    show: (um: (typeof pedido.emPe)[number]) => void pedido.emPe.push(um),
    hide: (id: string) => {
      const um = pedido.emPe.find((outro) => outro.id === id);
      pedido.emPe = pedido.emPe.filter((outro) => outro !== um);
      um?.onClose?.(um);
    },
  },
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

it('a new toast is shown at once: the oldest that offers nothing gives way to it', async () => {
  const { mostrar } = await import('./avisos.tsx');
  const { notifications } = await import('@mantine/notifications');
  const ids = () => pedido.emPe.map(({ id }) => id);
  const novo = (id: string, resto: Partial<AvisoPedido> = {}) =>
    mostrar({ id, titulo: id, tipo: 'sucesso', ...resto });
  novo('desfazer', { acao: { rotulo: 'Desfazer', aoEscolher: () => undefined } });
  novo('fica', { duracao: false });
  novo('c');
  novo('d');
  expect(ids()).toEqual(['desfazer', 'fica', 'c', 'd']);
  novo('e');
  expect(ids()).toEqual(['desfazer', 'fica', 'd', 'e']);
  // One that went by itself has left its place.
  notifications.hide('d');
  novo('f');
  expect(ids()).toEqual(['desfazer', 'fica', 'e', 'f']);
  // News are in the bell as well: they go before a way back, and that before an offer that stays.
  const abrir = { rotulo: 'Abrir', aoEscolher: () => undefined, noAvisoInteiro: true };
  for (const id of ['g', 'h', 'i']) novo(id, { acao: abrir });
  expect(ids()).toEqual(['desfazer', 'fica', 'h', 'i']);
  for (const id of ['h', 'i']) notifications.hide(id);
  novo('j', { duracao: false });
  novo('k', { duracao: false });
  novo('l');
  expect(ids()).toEqual(['fica', 'j', 'k', 'l']);
});
