import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react/pure';
import { tema } from '../../src/theme/tema.ts';

/** Draws a component by itself, with the theme and what reads data: for what no page shows as it is. */
export function desenhar(componente: ReactNode) {
  const consultas = new QueryClient();
  return render(componente, {
    wrapper: ({ children }) => (
      <MantineProvider theme={tema} forceColorScheme="dark">
        <QueryClientProvider client={consultas}>{children}</QueryClientProvider>
      </MantineProvider>
    ),
  });
}
