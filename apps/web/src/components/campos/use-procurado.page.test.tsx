import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { useProcurado } from './use-procurado.ts';

const perguntar = (enabled: boolean) => (termo: string) => ({
  queryKey: ['procurado', termo],
  queryFn: async () => [],
  enabled,
});

function Lista({ enabled }: { enabled: boolean }) {
  return <output>{useProcurado('', perguntar(enabled)).aviso('Nada encontrado.')}</output>;
}

const dito = page.getByRole('status');

afterEach(() => onlineManager.setOnline(true));

it('says that nothing was found once it was asked and answered', async () => {
  await desenhar(<Lista enabled />);
  await expect.element(dito).toHaveTextContent('Nada encontrado.');
});

it('says that it searches for as long as there is no network to ask', async () => {
  onlineManager.setOnline(false);
  await desenhar(<Lista enabled />);
  await expect.element(dito).toHaveTextContent('Buscando…');
});

it('waits for nothing that may not be asked', async () => {
  await desenhar(<Lista enabled={false} />);
  await expect.element(dito).toHaveTextContent('Nada encontrado.');
});
