import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react/pure';
import { tema } from '../../src/theme/tema.ts';

/** Draws one component with the theme and the query client, for a state that no page shows. */
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
