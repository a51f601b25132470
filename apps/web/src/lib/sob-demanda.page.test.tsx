import { Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import { segurarRecargas } from '../../test/pagina/recarga.ts';
import { permitir } from '../../test/pagina/vigia.ts';
import { LimiteDeErro } from '../components/ui/limite-de-erro.tsx';
import { type SobDemanda, sobDemanda } from './sob-demanda.tsx';

/** Counts how often it was pressed, so that its state is seen. */
function Contador() {
  const [vezes, definirVezes] = useState(0);
  return (
    <button type="button" onClick={() => definirVezes(vezes + 1)}>
      Vezes: {vezes}
    </button>
  );
}

/** Code that arrives when the test says so. */
function codigoAGuardo() {
  const { promise, resolve: chegar, reject: faltar } = Promise.withResolvers<void>();
  const buscar = vi.fn(async () => {
    await promise;
    return { default: Contador };
  });
  return { buscar, chegar, faltar };
}

const espera = page.getByText('Aguarde');
const botao = page.getByRole('button', { name: /^Vezes/ });

const emSeuLugar = (Componente: SobDemanda<object>) => (
  <LimiteDeErro desenhar={() => <p>Quebrou</p>}>
    <Suspense fallback={<p>Aguarde</p>}>
      <Componente />
    </Suspense>
  </LimiteDeErro>
);

it('something stands in the place of code that is on its way, until the code is there', async () => {
  const { buscar, chegar } = codigoAGuardo();
  await desenhar(emSeuLugar(sobDemanda(buscar)));
  await expect.element(espera).toBeVisible();
  chegar();
  await expect.element(botao).toBeVisible();
  await expect.element(espera).not.toBeInTheDocument();
});

it('code that was fetched ahead is drawn at once, and nothing stands in its place before', async () => {
  const { buscar, chegar } = codigoAGuardo();
  const Componente = sobDemanda(buscar);
  Componente.adiantar();
  chegar();
  await expect.poll(() => buscar.mock.settledResults[0]?.type).toBe('fulfilled');
  const vistos: string[] = [];
  const olhar = new MutationObserver(() => vistos.push(document.body.innerText));
  olhar.observe(document.body, { childList: true, subtree: true });
  await desenhar(emSeuLugar(Componente));
  await expect.element(botao).toBeVisible();
  olhar.disconnect();
  expect(vistos.join()).not.toContain('Aguarde');
  expect(buscar).toHaveBeenCalledOnce();
});

it('what is drawn keeps its state when its code is fetched ahead once more', async () => {
  const { buscar, chegar } = codigoAGuardo();
  chegar();
  const Componente = sobDemanda(buscar);
  const { rerender } = await desenhar(emSeuLugar(Componente));
  await botao.click();
  Componente.adiantar();
  await expect.poll(() => buscar.mock.settledResults[1]?.type).toBe('fulfilled');
  await rerender(emSeuLugar(Componente));
  await expect.element(page.getByText('Vezes: 1')).toBeVisible();
});

it('code that could not be fetched ahead is no error until it is to be drawn', async () => {
  permitir(/o código falta/);
  const recargas = segurarRecargas();
  const { buscar, faltar } = codigoAGuardo();
  const Componente = sobDemanda(buscar);
  Componente.adiantar();
  faltar(new Error('o código falta'));
  await expect.poll(() => buscar.mock.settledResults[0]?.type).toBe('rejected');
  expect(recargas.feitas).toBe(0);
  await desenhar(emSeuLugar(Componente));
  await expect.poll(() => recargas.feitas).toBe(1);
  await expect.element(espera).toBeVisible();
});

it('without a network nothing is fetched ahead: a browser would remember the failure', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { buscar } = codigoAGuardo();
  sobDemanda(buscar).adiantar();
  expect(buscar).not.toHaveBeenCalled();
});
