import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { caixa, evento, resumo } from '../../../test/pagina/agenda.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
} from '../../../test/pagina/registros/agendamento.ts';

/** The day on which every page test stands, at 10:00. */
const HOJE = '2026-08-12';
const ACABOU = umAgendamento({
  id: 1,
  titulo: 'Apresentação de resultados',
  ...noDia(HOJE, ['08:00', '09:00']),
  participantes: umAgendamento().participantes.flatMap((um) =>
    [11, 12, 13].map((id) => ({ ...um, id, nome: `Pessoa ${id}` })),
  ),
});
const desfecho = page.getByRole('group', { name: 'Desfecho de Apresentação de resultados' });

it('on a phone no summary is wider than the window, however much it counts', async () => {
  await page.viewport(375, 760);
  const muitos = Array.from({ length: 40 }, (_, i) =>
    umAgendamento({
      id: i + 1,
      ...noDia(HOJE, ['15:00', '16:00']),
      status: i < 12 ? 'CANCELADO' : 'AGENDADO',
    }),
  );
  responderAgenda(muitos);
  await abrirPagina('/agenda?visao=lista');
  await expect.element(resumo).toMatchTextContent('12 cancelados ou remarcados');
  await semRolagemLateral();
});

it.each(['lista', 'semana'])(
  'on a phone the first record of the view %s is within 200 px, its filters behind one button',
  async (visao) => {
    await page.viewport(375, 760);
    responderAgenda([ACABOU]);
    await abrirPagina(`/agenda?visao=${visao}`);
    await expect.element(resumo).toMatchTextContent('1 agendamento');
    await expect
      .poll(() => caixa(evento('Apresentação de resultados')).top)
      .toBeLessThanOrEqual(200);
    const status = page.getByRole('button', { name: 'Status: todos' });
    await expect.element(status).not.toBeInTheDocument();
    const filtros = page.getByRole('button', { name: 'Filtros', exact: true });
    await filtros.click();
    await status.click();
    await page.getByRole('option', { name: 'Agendado', exact: true }).click();
    await userEvent.keyboard('{Escape}');
    await filtros.click();
    await expect
      .element(page.getByRole('button', { name: 'Filtros, há algum ativo' }))
      .toHaveAttribute('aria-expanded', 'false');
    await semRolagemLateral();
  },
);

it('on a phone a title has room beside the buttons of its outcome', async () => {
  await page.viewport(375, 760);
  responderAgenda([ACABOU]);
  await abrirPagina('/agenda?visao=lista');
  await expect.element(desfecho).toBeVisible();
  const titulo = evento('Apresentação de resultados').element().querySelector('strong');
  expect(titulo?.clientWidth).toBeGreaterThanOrEqual(120);
});

it('in the list the buttons of an outcome do not touch its edge', async () => {
  responderAgenda([ACABOU]);
  await abrirPagina('/agenda?visao=lista');
  await expect.element(desfecho).toBeVisible();
  const lista = caixa(page.getByRole('region', { name: /agosto/ }));
  expect(lista.right - caixa(desfecho).right).toBeGreaterThanOrEqual(12);
});
