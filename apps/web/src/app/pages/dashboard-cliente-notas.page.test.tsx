import { notasEndpoints } from '@dominio/contrato/notas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fecharPagina } from '../../../test/pagina/abrir.tsx';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import {
  abrirPainel,
  cartao,
  responderLinhaDoTempo,
  responderNotas,
  responderPainelCheio,
  responderPainelVazio,
  umaEntrada,
  umaNota,
} from '../../../test/pagina/registros/painel-do-cliente.ts';

describe('a note', () => {
  const notas = cartao('Notas');
  const nova = notas.getByRole('textbox', { name: 'Nova nota' });

  it('is written where it stands, and kept by Ctrl+Enter', async () => {
    const { criar } = responderPainelVazio();
    await abrirPainel();
    await nova.fill('Trocou de banco.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(notas.getByRole('listitem')).toMatchTextContent('Trocou de banco.');
    await expect.element(page.getByText('Nota adicionada')).toBeVisible();
    await expect.element(nova).toHaveValue('');
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([{ texto: 'Trocou de banco.' }]);
  });

  it.each([
    ['the button', () => page.getByRole('button', { name: 'Nota', exact: true }).click()],
    ['a key', () => userEvent.keyboard('a')],
  ])('is begun from anywhere on the page by %s', async (_, comecar) => {
    const { criar } = responderPainelVazio();
    await abrirPainel({ largura: 375 });
    await expect.element(nova).toBeInTheDocument();
    await comecar();
    await expect.element(nova).toHaveFocus();
    await expect.element(nova).toBeInViewport();
    await userEvent.keyboard('Liga cedo.');
    await notas.getByRole('button', { name: 'Adicionar nota' }).click();
    await expect.element(notas.getByRole('listitem')).toMatchTextContent('Liga cedo.');
    await expect.element(nova).toHaveFocus();
    expect(criar.pedidos).toHaveLength(1);
  });

  it('is left by Escape, and what was typed stays', async () => {
    responderPainelVazio();
    await abrirPainel();
    await nova.fill('Liga cedo.');
    await userEvent.keyboard('{Escape}');
    await expect.element(nova).not.toHaveFocus();
    await expect.element(nova).toHaveValue('Liga cedo.');
  });

  it('that is refused stays written, with the reason', async () => {
    responderPainelVazio();
    responder(notasEndpoints.criar, () => recusar('ESTADO_INVALIDO', 'Agora não.'));
    await abrirPainel();
    await nova.fill('Trocou de banco.');
    await notas.getByRole('button', { name: 'Adicionar nota' }).click();
    await expect.element(notas.getByText('Agora não.')).toBeVisible();
    await expect.element(nova).toHaveValue('Trocou de banco.');
  });

  it('goes before the others once it is pinned, keeps the focus, and back by Desfazer', async () => {
    responderPainelVazio();
    const { atualizar } = responderNotas([
      umaNota({ id: 2, texto: 'Trocou de banco.' }),
      umaNota({ id: 1, texto: 'Liga cedo.' }),
    ]);
    await abrirPainel();
    const linhas = notas.getByRole('listitem');
    const fixar = (pressed: boolean) =>
      linhas
        .filter({ hasText: 'Liga cedo.' })
        .getByRole('button', { name: 'Fixar nota', exact: true, pressed });
    await expect.element(linhas.first()).toMatchTextContent('Trocou de banco.');
    await fixar(false).click();
    await expect.element(linhas.first()).toMatchTextContent('Liga cedo.');
    await expect.element(fixar(true)).toHaveFocus();
    const aviso = page.getByRole('status').filter({ hasText: 'Nota fixada' });
    await aviso.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(linhas.first()).toMatchTextContent('Trocou de banco.');
    await expect.element(fixar(false)).toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([
      { fixada: true, versao: 1 },
      { fixada: false, versao: 2 },
    ]);
  });

  it('is changed where it stands, and gives the focus back', async () => {
    const { atualizar } = responderPainelCheio();
    await abrirPainel();
    await notas.getByRole('button', { name: 'Editar nota' }).click();
    const campo = notas.getByRole('textbox', { name: 'Texto da nota' });
    await expect.element(campo).toHaveFocus();
    await campo.fill('Liga cedo.');
    await notas.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(notas.getByRole('listitem')).toMatchTextContent('Liga cedo.');
    await expect.element(notas.getByRole('button', { name: 'Editar nota' })).toHaveFocus();
    expect(atualizar.pedidos.map(({ body }) => body)).toEqual([{ texto: 'Liga cedo.', versao: 1 }]);
  });

  it('that is being sent does not take with it what is typed meanwhile', async () => {
    const { criar } = responderPainelVazio();
    const envio = segurar(notasEndpoints.criar);
    await abrirPainel();
    await nova.fill('Trocou de banco.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => envio.presas).toBe(1);
    await nova.fill('Trocou de banco. Liga cedo.');
    envio.soltar();
    await expect.element(notas.getByRole('listitem')).toMatchTextContent('Trocou de banco.');
    await expect.element(nova).toHaveValue('Trocou de banco. Liga cedo.');
    expect(criar.pedidos).toHaveLength(1);
  });

  it('that was begun is still there after another page', async () => {
    responderPainelVazio();
    await abrirPainel();
    await nova.fill('Trocou de banco.');
    fecharPagina();
    await abrirPainel();
    await expect.element(nova).toHaveValue('Trocou de banco.');
  });

  it('that somebody else changed meanwhile is shown, and written over only when saved again', async () => {
    responderPainelVazio();
    const { notas: guardadas, atualizar } = responderNotas([
      umaNota({ id: 1, texto: 'Liga cedo.' }),
    ]);
    await abrirPainel();
    await notas.getByRole('button', { name: 'Editar nota' }).click();
    const campo = notas.getByRole('textbox', { name: 'Texto da nota' });
    await campo.fill('Liga tarde.');
    const atual = guardadas.mudar(1, { texto: 'Não liga.' });
    responder(
      notasEndpoints.atualizar,
      () => recusar('REGISTRO_ALTERADO', 'Helena Barreto mudou esta nota às 09:12.', { atual }),
      { umaVez: true },
    );
    await notas.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(notas.getByText(/Agora ela diz: “Não liga.”/)).toBeVisible();
    await expect.element(campo).toHaveValue('Liga tarde.');
    await notas.getByRole('button', { name: 'Salvar' }).click();
    await expect.element(notas.getByRole('listitem')).toMatchTextContent('Liga tarde.');
    // The note in the list shows what is typed before it is saved.
    await expect
      .poll(() => atualizar.pedidos.map(({ body }) => body))
      .toEqual([{ texto: 'Liga tarde.', versao: atual.versao }]);
  });

  it('that is deleted leaves the timeline at once, too, and comes back by Desfazer', async () => {
    const { excluir } = responderPainelCheio();
    responderLinhaDoTempo([[umaEntrada(1)]]);
    const entrada = cartao('Linha do tempo').getByText('Acontecimento 1');
    await abrirPainel();
    await expect.element(entrada).toBeVisible();
    await notas.getByRole('button', { name: 'Excluir nota' }).click();
    await expect.element(notas.getByRole('listitem')).not.toBeInTheDocument();
    await expect.element(entrada).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(notas.getByRole('listitem')).toBeVisible();
    expect(excluir.pedidos).toEqual([]);
  });

  it('of somebody else is only read', async () => {
    responderPainelVazio();
    responderNotas([umaNota({ acoes: { editar: false, excluir: false } })]);
    await abrirPainel();
    await expect.element(notas.getByText('Prefere ligações à tarde.')).toBeVisible();
    await expect
      .element(notas.getByRole('button', { name: 'Editar nota' }))
      .not.toBeInTheDocument();
  });
});
