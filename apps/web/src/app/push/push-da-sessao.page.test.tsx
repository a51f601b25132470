import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { simularPush } from '../../../test/pagina/registros/push.ts';
import { comecarSessaoDe } from '../../../test/pagina/sessao.ts';
import { adotarSessao } from '../../lib/sessao.ts';
import { ATRASO_DO_PUSH, PushDaSessao } from './push-da-sessao.tsx';

it('NO-10: pushes are set up 500 ms after the first page of a session, and left with it', async () => {
  expect(ATRASO_DO_PUSH).toBe(500);
  vi.stubEnv('PROD', true);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  simularPush();
  const ouvir = vi.spyOn(navigator.serviceWorker, 'addEventListener');
  const calar = vi.spyOn(navigator.serviceWorker, 'removeEventListener');
  const aoChegar = () => ouvir.mock.calls.filter(([tipo]) => tipo === 'message').length;
  comecarSessaoDe(umaPessoa());
  adotarSessao();
  const { unmount } = await desenhar(
    <MemoryRouter>
      <PushDaSessao />
    </MemoryRouter>,
  );
  const antes = aoChegar();
  await vi.advanceTimersByTimeAsync(ATRASO_DO_PUSH - 1);
  expect(aoChegar()).toBe(antes);
  await vi.advanceTimersByTimeAsync(1);
  // Its code comes now.
  vi.useRealTimers();
  await expect.poll(aoChegar).toBe(antes + 1);
  await unmount();
  expect(calar.mock.calls.filter(([tipo]) => tipo === 'message')).toHaveLength(1);
});
