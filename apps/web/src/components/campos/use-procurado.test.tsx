import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useProcurado } from './use-procurado.ts';

const perguntar = (enabled: boolean) => (termo: string) => ({
  queryKey: ['procurado', termo],
  queryFn: async () => [],
  enabled,
});

function Lista({ enabled }: { enabled: boolean }) {
  return useProcurado('', perguntar(enabled)).aviso('Nada encontrado.');
}

const desenhar = (enabled: boolean) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Lista enabled={enabled} />
    </QueryClientProvider>,
  );

afterEach(() => onlineManager.setOnline(true));

it('says that nothing was found only once the term was asked and answered', () => {
  expect(desenhar(true)).toBe('Buscando…');
  onlineManager.setOnline(false);
  expect(desenhar(true)).toBe('Buscando…');
  // What may not be asked is not waited for.
  expect(desenhar(false)).toBe('Nada encontrado.');
});
