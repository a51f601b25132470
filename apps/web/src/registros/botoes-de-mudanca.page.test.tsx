import { endpoint } from '@dominio/contrato/endpoint';
import { timesEndpoints } from '@dominio/contrato/times';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { ouvirAvisos } from '../../test/pagina/avisos.ts';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import { recusar, responder } from '../../test/pagina/rede.ts';
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
const mudarUm = endpoint({
  method: 'PUT',
  path: '/api/times/{id}/cor',
  acesso: 'publico',
  resumo: 'Mudar a cor de um time',
  params: z.object({ id: z.coerce.number<number>() }),
  body: z.object({ cor: z.string(), versao: z.int() }),
  response: z.object({ id: z.int(), versao: z.int() }),
});
const DECLARACAO = {
  nome: { um: 'time', varios: 'times', genero: 'm' },
  linhas: 'times',
  porPagina: 50,
  exportacao: 'of no matter here',
} as const;
const times = recurso(['times'], { ...timesEndpoints, mudarVarios }, DECLARACAO);
const linhas = [
  { id: 1, cor: 'azul', versao: 1 },
  { id: 2, cor: 'verde', versao: 1 },
  { id: 3, cor: 'azul', versao: 1 },
  { id: 4, cor: 'cinza', versao: 1 },
];
type Linha = (typeof linhas)[number];

const loteDe = (estas: readonly Linha[]) => ({
  quantas: estas.length,
  vistas: estas,
  nome: ({ id }: Linha) => `Time ${id}`,
  linhas: async () => estas,
  limpar: () => {},
});
const MUDANCAS = [
  { rotulo: 'Cinza', muda: { cor: 'cinza' }, feito: ['mudado', 'mudados'] },
] as const;

it('undoing gives every record back what its row had, save those that did not change', async () => {
  const { pedidos } = responder(mudarVarios, ({ body }) => ({
    alterados: body.ids.filter((id) => id !== 4),
  }));
  const { avisos } = ouvirAvisos();
  await desenhar(botoesDeMudanca<Linha>(times, MUDANCAS)(loteDe(linhas)));
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

it('more rows than a call takes are changed by several, one of which is refused', async () => {
  const { pedidos } = responder(mudarVarios, ({ body }) =>
    body.ids.includes(1_500) ? recusar('ESTADO_INVALIDO', 'Há tarefas.') : { alterados: body.ids },
  );
  const { avisos } = ouvirAvisos();
  const muitas = Array.from({ length: 2_001 }, (_, i) => ({ id: i + 1, cor: 'azul', versao: 1 }));
  await desenhar(botoesDeMudanca<Linha>(times, MUDANCAS)(loteDe(muitas)));
  await page.getByRole('button', { name: 'Cinza' }).click();
  await expect
    .poll(() => avisos.map(({ titulo }) => titulo))
    .toEqual(['1.001 mudados', 'Erro ao mudar os times']);
  expect(pedidos.map(({ body }) => body.ids.length)).toEqual([1_000, 1_000, 1]);
});

it('without a call for several each record is changed under its version, and given back', async () => {
  const semVarios = recurso(['times'], { ...timesEndpoints, atualizar: mudarUm }, DECLARACAO);
  const { pedidos } = responder(mudarUm, ({ params: { id }, body: { versao } }) =>
    id === 2 ? recusar('REGISTRO_ALTERADO', 'Ana mudou este time.') : { id, versao: versao + 1 },
  );
  const { avisos } = ouvirAvisos();
  await desenhar(botoesDeMudanca<Linha>(semVarios, MUDANCAS)(loteDe(linhas.slice(0, 3))));
  await page.getByRole('button', { name: 'Cinza' }).click();
  await expect
    .poll(() => avisos.map(({ titulo }) => titulo))
    .toEqual(['2 mudados', 'Erro ao mudar os times']);
  const feitos = () =>
    pedidos.map(({ params, body }) => `${body.versao}: ${params.id} ${body.cor}`).toSorted();
  const mudados = ['1: 1 cinza', '1: 2 cinza', '1: 3 cinza'];
  expect(feitos()).toEqual(mudados);
  avisos[0]?.acao?.aoEscolher();
  await expect.poll(feitos).toEqual([...mudados, '2: 1 azul', '2: 3 azul']);
});
