import { BrowserRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { identificador, type Parametros, pagina, texto } from './codec.ts';
import { useEstadoNoEndereco } from './use-estado-no-endereco.ts';

interface Estado {
  termo: string;
  pagina: number;
  time: number | null;
}
const PARAMETROS: Parametros<Estado> = { termo: texto(), pagina, time: identificador };
const FECHADA: Partial<Estado> = { time: null };

type DoEndereco = ReturnType<typeof useEstadoNoEndereco<Estado>>;

/** A page at an address, whose button does two things before the page is drawn again. */
async function clicarEm(search: string, fazer: (endereco: DoEndereco) => void): Promise<void> {
  history.replaceState(null, '', `/${search}`);
  function Pagina() {
    const endereco = useEstadoNoEndereco(PARAMETROS, FECHADA);
    return (
      <button type="button" onClick={() => fazer(endereco)}>
        Mudar
      </button>
    );
  }
  await desenhar(
    <BrowserRouter>
      <Pagina />
    </BrowserRouter>,
  );
  await page.getByRole('button', { name: 'Mudar' }).click();
}

it('of two changes before the page is drawn again both are kept, and what others keep there', async () => {
  await clicarEm('?aba=times&pagina=4', ({ mudar }) => {
    mudar({ termo: 'norte' });
    mudar({ pagina: 1 }, true);
  });
  await expect.poll(() => location.search).toBe('?aba=times&termo=norte');
});

it('what is opened right after a change does not take the change back', async () => {
  await clicarEm('?pagina=2', ({ mudar, abrir }) => {
    mudar({ termo: 'sul' });
    abrir({ time: 3 });
  });
  await expect
    .poll(() => [...new URLSearchParams(location.search)])
    .toEqual([
      ['pagina', '2'],
      ['termo', 'sul'],
      ['time', '3'],
    ]);
});
