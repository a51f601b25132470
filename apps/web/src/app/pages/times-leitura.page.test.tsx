import { timesEndpoints } from '@dominio/contrato/times';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderTimes, umMembro, umTime } from '../../../test/pagina/registros/time.ts';

const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };
const lista = page.getByRole('region', { name: 'Times', exact: true });
const gaveta = painel(/^Time( Contábil e Fiscal)?$/);

it('a list that failed is asked for again by the keyboard, and the focus goes to the heading', async () => {
  responderTimes([umTime()]);
  // A refusal that passes and that the page does not ask again by itself.
  const recusada = () => recusar('MUITAS_TENTATIVAS', 'Vá devagar.');
  responder(timesEndpoints.listar, recusada, { umaVez: true });
  await abrirPagina('/times', gestor);
  const erro = page.getByRole('main').getByRole('alert');
  await expect.element(erro).toMatchTextContent('Vá devagar.');
  erro.getByRole('button', { name: 'Tentar novamente' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(lista.getByText('Contábil e Fiscal')).toBeVisible();
});

it('a list that fails once more keeps its button in place, and the button the focus', async () => {
  responderTimes([]);
  const lida = responder(timesEndpoints.listar, () => recusar('MUITAS_TENTATIVAS', 'Vá devagar.'));
  await abrirPagina('/times', gestor);
  const botao = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
  await expect.element(botao).toBeVisible();
  botao.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lida.pedidos).toHaveLength(2);
  await expect.element(botao).toHaveAttribute('aria-disabled', 'false');
  await expect.element(botao).toHaveFocus();
});

it('AD-51 who may not edit reads a team without buttons', async () => {
  responderTimes([umTime()], [umMembro('Camila Duarte', 21)]);
  await abrirPagina('/times', gestor);
  await lista.getByText('Contábil e Fiscal').click();
  await expect.element(gaveta.getByText('Camila Duarte')).toBeVisible();
  await expect
    .element(gaveta.getByRole('button', { name: /Tirar|Salvar|Mais ações/ }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Novo time' })).not.toBeInTheDocument();
});

it('a search that finds no team says for what', async () => {
  responderTimes([umTime()]);
  await abrirPagina('/times?termo=zzz', gestor);
  await expect.element(page.getByText('Nenhum time encontrado para "zzz".')).toBeVisible();
});

it('a control that is shut for a while gets its focus back; one that was left stays left', async () => {
  responderTimes([umTime()]);
  await abrirPagina('/times', gestor);
  await expect.element(lista.getByText('Contábil e Fiscal')).toBeVisible();
  const busca = page.getByRole('searchbox').last();
  const campo = busca.element() as HTMLInputElement;
  campo.focus();
  campo.disabled = true;
  await expect.element(document.body).toHaveFocus();
  campo.disabled = false;
  await expect.element(busca).toHaveFocus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  campo.blur();
  vi.runOnlyPendingTimers();
  // Whatever changes in the document has a lost focus looked for.
  document.querySelector('main')?.append(document.createElement('i'));
  await Promise.resolve();
  vi.advanceTimersByTime(10_000);
  expect(document.activeElement).toBe(document.body);
});
