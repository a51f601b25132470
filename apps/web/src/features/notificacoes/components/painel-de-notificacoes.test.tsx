import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { montarNavegador } from '../../../../test/navegador-falso.ts';

beforeEach(() => void montarNavegador());

async function desenhar(lista: readonly unknown[], naoLidas: number): Promise<string> {
  const { PainelDeNotificacoes } = await import('./painel-de-notificacoes.tsx');
  const { chaves } = await import('../notificacoes.queries.ts');
  const { lerLista } = await import('../notificacoes.rules.ts');
  const queryClient = new QueryClient();
  queryClient.setQueryData(chaves.lista, lerLista(lista));
  return renderToStaticMarkup(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <PainelDeNotificacoes
            usuarioId={7}
            idDoTitulo="t"
            naoLidas={naoLidas}
            aoFechar={() => undefined}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it("an empty list says 'Nenhuma notificação', and has nothing to mark", async () => {
  const vazio = await desenhar([], 0);
  expect(vazio).toContain('>Nenhuma notificação<');
  expect(vazio).not.toContain('Marcar todas como lidas');
});

it('a list shows its rows, the unread ones by words too', async () => {
  const com = await desenhar([{ id: 1, timestamp: 5, titulo: 'Aviso', mensagem: 'Texto' }], 1);
  expect(com).toMatch(/Não lida: <\/span>Aviso.*Texto.*<time/);
  expect(com).toContain('Marcar todas como lidas');
  expect(com).not.toContain('Nenhuma notificação');
});
