import { endpoint } from '@dominio/contrato/endpoint';
import { timesEndpoints } from '@dominio/contrato/times';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { ouvirAvisos } from '../../test/pagina/avisos.ts';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import { responder } from '../../test/pagina/rede.ts';
import { botoesDeMudanca } from './botoes-de-mudanca.tsx';
import { recurso } from './recurso.ts';

const mudarVarios = endpoint({
  method: 'POST',
  path: '/api/times/cores',
  acesso: 'publico',
  resumo: 'Mudar a cor de vários times',
  body: z.object({ ids: z.array(z.int()), cor: z.string() }),
  response: z.object({ alterados: z.array(z.int()) }),
});
const times = recurso(
  ['times'],
  { ...timesEndpoints, mudarVarios },
  {
    nome: { um: 'time', varios: 'times', genero: 'm' },
    linhas: 'times',
    porPagina: 50,
    exportacao: 'of no matter here',
  },
);
const linhas = [
  { id: 1, cor: 'azul' },
  { id: 2, cor: 'verde' },
  { id: 3, cor: 'azul' },
  { id: 4, cor: 'cinza' },
];

it('undoing gives every record back what its row had, save those that did not change', async () => {
  const { pedidos } = responder(mudarVarios, ({ body }) => ({
    alterados: body.ids.filter((id) => id !== 4),
  }));
  const { avisos } = ouvirAvisos();
  const botoes = botoesDeMudanca<(typeof linhas)[number]>(times, [
    { rotulo: 'Cinza', muda: { cor: 'cinza' }, feito: ['mudado', 'mudados'] },
  ]);
  await desenhar(botoes({ quantas: 4, linhas: async () => linhas, limpar: () => {} }));
  await page.getByRole('button', { name: 'Cinza' }).click();
  await expect.poll(() => avisos.map(({ titulo }) => titulo)).toEqual(['3 mudados']);
  avisos[0]?.acao?.aoEscolher();
  await expect
    .poll(() => pedidos.map(({ body }) => body))
    .toEqual([
      { ids: [1, 2, 3, 4], cor: 'cinza' },
      { ids: [1, 3], cor: 'azul' },
      { ids: [2], cor: 'verde' },
    ]);
});
