import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../test/pagina/abrir.tsx';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import { descoberto } from '../../test/pagina/desenho.ts';
import { comMovimento } from '../../test/pagina/movimento.ts';
import { responderAgendaVazia } from '../../test/pagina/registros/agenda-vazia.ts';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';
import { Dialogo } from '../components/ui/dialogo.tsx';
import { type Aviso, avisar, retirarAviso } from '../lib/avisar.ts';
import Avisos from './avisos.tsx';

const titulos = () =>
  expect.poll(() =>
    page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent?.[0]),
  );
/** Toasts of one letter each, all but the offers as plain as can be. */
const novo = (titulo: string, resto: Partial<Aviso> = {}) => avisar.sucesso({ titulo, ...resto });

const DESFAZER = { acao: { rotulo: 'Desfazer', aoEscolher: () => undefined } };
const FICA = { duracao: false } as const;
/** News, which are in the bell as well. */
const NOTICIA = { acao: { rotulo: 'Abrir', aoEscolher: () => undefined, noAvisoInteiro: true } };

it('toasts fade in and out over 300 ms, in their corner', async () => {
  await comMovimento();
  await desenhar(<Avisos />);
  novo('a');
  const aviso = page.getByRole('status');
  await expect.element(aviso).toBeVisible();
  expect(getComputedStyle(aviso.element()).transitionDuration).toMatch(/^300ms|^0\.3s/);
  const { right, bottom } = aviso.element().getBoundingClientRect();
  expect(innerWidth - right).toBeLessThan(40);
  expect(innerHeight - bottom).toBeLessThan(40);
});

describe('a new toast is shown at once, and gives way', () => {
  it('the oldest that offers nothing', async () => {
    await desenhar(<Avisos />);
    novo('D', DESFAZER);
    novo('F', FICA);
    novo('c');
    novo('d');
    await titulos().toEqual(['D', 'F', 'c', 'd']);
    novo('e');
    await titulos().toEqual(['D', 'F', 'd', 'e']);
  });

  it('nobody, where one that went by itself has left its place', async () => {
    await desenhar(<Avisos />);
    const ids = ['D', 'F', 'd', 'e'].map((titulo) => novo(titulo));
    retirarAviso(ids[2] ?? '');
    novo('f');
    await titulos().toEqual(['D', 'F', 'e', 'f']);
  });

  it('news, which are in the bell as well, before a way back and an offer that stays', async () => {
    await desenhar(<Avisos />);
    novo('D', DESFAZER);
    novo('F', FICA);
    for (const titulo of ['g', 'h', 'i']) novo(titulo, NOTICIA);
    await titulos().toEqual(['D', 'F', 'h', 'i']);
  });

  it('a way back before an offer that stays', async () => {
    await desenhar(<Avisos />);
    novo('D', DESFAZER);
    for (const titulo of ['F', 'j', 'k']) novo(titulo, FICA);
    novo('l');
    await titulos().toEqual(['F', 'j', 'k', 'l']);
  });
});

describe('on a phone toasts leave free', () => {
  const botao = (name: string) => page.getByRole('button', { name, exact: true });
  const encher = async () => {
    for (const titulo of ['a', 'b', 'c', 'd']) novo(titulo);
    await expect.element(page.getByText('d', { exact: true })).toBeVisible();
  };

  it('the answers of a question as tall as the screen', async () => {
    await page.viewport(375, 760);
    await desenhar(
      <>
        <Avisos />
        <Dialogo titulo="Excluir os clientes?" aoFechar={() => undefined}>
          <p style={{ height: 520 }}>Não há volta.</p>
          <button type="button">Excluir</button>
        </Dialogo>
      </>,
    );
    await encher();
    await descoberto(botao('Excluir'));
  });

  it('the button that floats over the agenda, and the bar under it', async () => {
    await page.viewport(375, 760);
    responderAgendaVazia();
    await abrirPagina('/agenda', { quem: umaPessoa({ grupo: 'gestor' }) });
    await expect.element(botao('Novo agendamento').first()).toBeVisible();
    await encher();
    await descoberto(botao('Novo agendamento').first());
    await descoberto(botao('Mais'));
  });
});
