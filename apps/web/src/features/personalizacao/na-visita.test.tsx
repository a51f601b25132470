import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { montarNavegador } from '../../../test/navegador-falso.ts';

beforeEach(() => {
  vi.resetModules();
  montarNavegador();
});

/** The page with one theme of the firm, as it is drawn where `motivo` is why nothing may be written. */
async function desenhar(motivo: string | null) {
  const [
    { Personalizacao },
    { useConfiguracao },
    { temasDoEscritorio },
    { SoLeituraProvider },
    { ProvedorDePermissoes },
  ] = await Promise.all([
    import('./components/personalizacao.tsx'),
    import('../../lib/configuracao.ts'),
    import('./temas.queries.ts'),
    import('../../components/ui/so-leitura.ts'),
    import('../../lib/permissoes.tsx'),
  ]);
  const config = configuracaoPadrao();
  Object.assign(useConfiguracao.getInitialState(), { config });
  const client = new QueryClient();
  const { dark, light } = config.theme;
  client.setQueryData(temasDoEscritorio().queryKey, [
    { id: 1, nome: 'Firma', descricao: null, tema: { dark, light }, versao: 1 },
  ] as never);
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <SoLeituraProvider value={motivo}>
          <ProvedorDePermissoes>
            <Personalizacao />
          </ProvedorDePermissoes>
        </SoLeituraProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const ESCREVEM = [
  'Corrigir contraste',
  'Copiar do ',
  'Importar',
  'Restaurar',
  'Desfazer',
  'Fundo em movimento',
  'Tudo salvo.',
  'Aplicar Firma',
];
const LEEM = ['Modo editado', 'Exportar', 'Experimentar Firma', 'Botões'];

it('in a visit the colours are seen, and nothing that writes is offered', async () => {
  const tela = await desenhar('Somente leitura: você está vendo como Bruno Lima.');
  for (const texto of ESCREVEM) expect(tela).not.toContain(texto);
  for (const texto of LEEM) expect(tela).toContain(texto);
  expect(tela).toContain('Somente leitura: você está vendo como Bruno Lima.');
  // Every control of the sections is shut; which mode is seen is still chosen.
  const [antes, editor] = tela.split('<fieldset disabled');
  expect(antes).toContain('modo-editado');
  expect(editor).toContain('type="range"');
  expect(antes).not.toContain('type="range"');
});

it('of one’s own everything is offered, and no control is shut', async () => {
  const tela = await desenhar(null);
  for (const texto of [...ESCREVEM, ...LEEM]) expect(tela).toContain(texto);
  expect(tela).not.toContain('<fieldset disabled');
});
