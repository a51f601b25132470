import { temasEndpoints } from '@dominio/contrato/temas';
import { expect, it, onTestFinished } from 'vitest';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { responder } from '../../../test/pagina/rede.ts';
import { useResolvido } from './resolvido.ts';

it('the sample is drawn in one frame with the themes below, and pushes nothing down', async () => {
  responder(temasEndpoints.listar, { temas: [] });
  // As in a document in which the editor has not been open yet.
  useResolvido.setState({ tema: null });
  const { promise: comAmostra, resolve: anotar } = Promise.withResolvers<boolean>();
  // An observer of mutations runs before the browser paints them.
  const olheiro = new MutationObserver(() => {
    const abaixo = document.getElementById('temas-do-escritorio');
    if (abaixo) anotar(document.querySelector('figure figcaption') !== null);
  });
  onTestFinished(() => olheiro.disconnect());
  olheiro.observe(document.body, { childList: true, subtree: true });
  await abrirPagina('/personalizacao');
  expect(await comAmostra).toBe(true);
});
