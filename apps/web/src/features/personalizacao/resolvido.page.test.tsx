import { temasEndpoints } from '@dominio/contrato/temas';
import { expect, it, onTestFinished } from 'vitest';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { responder } from '../../../test/pagina/rede.ts';
import { useResolvido } from './resolvido.ts';

it('the sample is drawn together with what stands below it, which has nothing to make room for', async () => {
  responder(temasEndpoints.listar, { temas: [] });
  // As in a document in which the editor was not open yet.
  useResolvido.setState({ tema: null });
  const { promise: comAmostra, resolve: anotar } = Promise.withResolvers<boolean>();
  // Told of what was drawn before it is painted.
  const olheiro = new MutationObserver(() => {
    const abaixo = document.getElementById('temas-do-escritorio');
    if (abaixo) anotar(document.querySelector('figure figcaption') !== null);
  });
  onTestFinished(() => olheiro.disconnect());
  olheiro.observe(document.body, { childList: true, subtree: true });
  await abrirPagina('/personalizacao');
  expect(await comAmostra).toBe(true);
});
