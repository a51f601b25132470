import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { montarNavegador } from '../../../../test/navegador-falso.ts';

beforeEach(() => void montarNavegador());

async function desenhar(
  lista: readonly unknown[],
  naoLidas: number,
  soLeitura: string | null = null,
): Promise<string> {
  const { SoLeituraProvider } = await import('../../../components/ui/so-leitura.ts');
  const { default: PainelDeNotificacoes } = await import('./painel-de-notificacoes.tsx');
  const { chaves } = await import('../notificacoes.queries.ts');
  const { lerLista } = await import('../notificacoes.rules.ts');
  const queryClient = new QueryClient();
  queryClient.setQueryData(chaves.lista, lerLista(lista));
  return renderToStaticMarkup(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <SoLeituraProvider value={soLeitura}>
            <PainelDeNotificacoes
              usuarioId={7}
              naoLidas={naoLidas}
              aoFechar={() => undefined}
              aoPerguntar={() => undefined}
            />
          </SoLeituraProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it("an empty list says 'Nenhuma notificação', and has nothing to mark", async () => {
  const vazio = await desenhar([], 0);
  expect(vazio).toContain('>Nenhuma notificação<');
  expect(vazio).not.toContain('Marcar todas como lidas');
  expect(vazio).not.toContain('Limpar todas');
});

it('a list shows its rows, the unread ones by words too', async () => {
  const com = await desenhar([{ id: 1, timestamp: 5, titulo: 'Aviso', mensagem: 'Texto' }], 1);
  expect(com).toMatch(/Não lida: <\/span>Aviso.*Texto.*<time/);
  expect(com).toContain('Marcar todas como lidas');
  expect(com).not.toContain('Nenhuma notificação');
});

const DONOS = { minha: 7, 'de outra pessoa': 8 };

it.each([
  ['minha', false, ['lida', 'importante', 'remover']],
  ['minha', true, ['importante', 'remover']],
  ['de outra pessoa', false, ['importante']],
  ['de outra pessoa', true, ['importante', 'remover']],
] as const)('%s, read %s: the row offers %j', async (dono, lida, esperado) => {
  const dados = { criado_por: DONOS[dono] };
  const html = await desenhar([{ id: 1, timestamp: 5, titulo: 'Aviso', lida, dados }], 0);
  expect([...html.matchAll(/data-acao="(\w+)"/g)].map(([, acao]) => acao)).toEqual(esperado);
  expect(html).toContain('Limpar todas');
});

it('where nothing may be written there is nothing to mark or clear', async () => {
  const html = await desenhar([{ id: 1, timestamp: 5, titulo: 'Aviso' }], 1, 'Somente leitura.');
  expect(html).toContain('Aviso');
  expect(html).not.toMatch(/data-acao|Marcar todas|Limpar todas/);
});
