import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../../../test/pagina/desenhar.tsx';
import { FECHADA, SEM_FILTROS } from '../auditoria.estado.ts';
import { FiltroDeLeituras } from './filtro-de-leituras.tsx';

const filtro = page.getByRole('button', { name: /^Leituras/ });
const mostrar = (mudanca: object) =>
  desenhar(
    <main>
      <h1>Auditoria</h1>
      <FiltroDeLeituras
        estado={{ ...SEM_FILTROS, ...FECHADA, ...mudanca }}
        filtrar={() => undefined}
      />
    </main>,
  );

it.each([{}, { pessoa: 3 }, { tipo: 'time' }, { leituras: true }])(
  'entries about reading can be shown or left out for %j',
  async (mudanca) => {
    await mostrar(mudanca);
    await expect.element(filtro).toBeVisible();
  },
);

it.each([
  { acao: 'usuario.dados_lidos' },
  { registro: 7 },
  { requisicao: 'r' },
  { acao: 'usuario.dados_lidos', leituras: true },
])('the choice is absent where entries about reading are always shown: %j', async (mudanca) => {
  await mostrar(mudanca);
  await expect.element(page.getByRole('heading')).toBeVisible();
  await expect.element(filtro).not.toBeInTheDocument();
});
