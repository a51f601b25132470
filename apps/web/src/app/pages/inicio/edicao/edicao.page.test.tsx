import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../../test/pagina/axe.ts';
import { arrastar, dedo } from '../../../../../test/pagina/ponteiro.ts';
import { responderInicio } from '../../../../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../../../../test/pagina/registros/pessoa.ts';

const consultor = { quem: umaPessoa({ grupo: 'consultor' }) };
const TITULOS = [
  'Agenda de hoje',
  'Próximos agendamentos',
  'Clientes recentes',
  'Calendário',
  'Atalhos',
  'Favoritos',
  'Sem desfecho',
  'Clientes em atenção',
];

const cartao = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const botao = (name: string) => page.getByRole('button', { name, exact: true });
const bloco = (id: string) => document.querySelector(`[data-bloco="${id}"]`);
/** Corner and size, in px. */
const caixa = (de: Element | null): DOMRect => {
  if (!de) throw new Error('O bloco não está na página.');
  return de.getBoundingClientRect();
};
const aviso = (texto: string) => page.getByRole('status').filter({ hasText: texto });

async function editar(): Promise<void> {
  await botao('Personalizar painel').click();
  await expect.element(botao('Adicionar blocos')).toHaveFocus();
}

beforeEach(() => void responderInicio());

describe('the panel by the keyboard', () => {
  it('has every block of the group, and is arranged without anything axe complains of', async () => {
    await abrirPagina('/inicio', consultor);
    for (const titulo of TITULOS) await expect.element(cartao(titulo)).toBeVisible();
    await editar();
    await semViolacoes();
  });

  it('carries a block as quickly as one types, says where it is, and Escape puts it back', async () => {
    await abrirPagina('/inicio', consultor);
    await editar();
    const alca = botao('Mover Favoritos');
    alca.element().focus();
    // Without a pause in between: no press may be lost while the one before is drawn.
    for (const key of [' ', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
      alca
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    await expect.element(page.getByText(/^Favoritos: coluna 6, linha \d+\.$/)).toBeInTheDocument();
    await expect.element(alca).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByText('Favoritos voltou ao lugar em que estava.'))
      .toBeInTheDocument();
  });

  it('keeps a block where it was put, also after a reload', async () => {
    const { configuracaoGuardada } = await abrirPagina('/inicio', consultor);
    await expect.element(cartao('Favoritos')).toBeVisible();
    const antes = caixa(cartao('Favoritos').element());
    await editar();
    const alca = botao('Mover Favoritos');
    alca.element().focus();
    for (const tecla of [' ', '{ArrowUp}', ' ']) await userEvent.keyboard(tecla);
    await expect.element(alca).toHaveFocus();
    await expect.poll(() => configuracaoGuardada()?.widgets.activeWidgets).toContain('favoritos');
    await recarregar();
    await expect.element(cartao('Favoritos')).toBeVisible();
    const depois = caixa(cartao('Favoritos').element());
    expect(depois.x).toBeCloseTo(antes.x, 0);
    expect(depois.y).toBeLessThan(antes.y);
    expect(caixa(cartao('Calendário').element()).y).toBeGreaterThan(depois.y);
  });
});

describe('a block under the pointer', () => {
  const HOJE = 'agenda-de-hoje';
  const PROXIMOS = 'proximos-agendamentos';

  beforeEach(() => page.viewport(1440, 1300));

  it('is dragged by the mouse, and the others make room', async () => {
    await abrirPagina('/inicio', consultor);
    await editar();
    const de = caixa(bloco(HOJE));
    const em = (x: number, y: number) => ({ x: de.x + x, y: de.y + y });
    const soltar = await arrastar(em(100, 100), em(140, 140), em(500, 120), em(900, 100));
    await expect.poll(() => bloco(HOJE)?.getAttribute('data-pego')).toBe('ponteiro');
    await soltar();
    await expect.poll(() => bloco(HOJE)?.hasAttribute('data-pego')).toBe(false);
    await expect.poll(() => caixa(bloco(HOJE)).x).toBeGreaterThan(de.x + 300);
    expect(caixa(bloco(PROXIMOS)).y).toBeGreaterThan(de.y + 300);
  });

  it('is drawn narrower at its edge; its height is that of its content', async () => {
    await abrirPagina('/inicio', consultor);
    await editar();
    const antes = caixa(bloco(HOJE));
    const { x, y } = caixa(botao('Largura de Agenda de hoje, com as setas').element());
    const soltar = await arrastar(
      { x: x + 10, y: y + 10 },
      { x: x - 40, y: y + 60 },
      { x: x - 90, y: y + 110 },
    );
    await soltar();
    await expect.poll(() => caixa(bloco(HOJE)).width).toBeLessThan(antes.width - 50);
    expect(caixa(bloco(HOJE)).height).toBeCloseTo(antes.height, 0);
  });

  it('is carried by a finger that was held down on it', async () => {
    await abrirPagina('/inicio', consultor);
    await editar();
    const de = caixa(bloco(PROXIMOS));
    const em = (x: number) => ({ x: de.x + x, y: de.y + 60 });
    await dedo.pousar(em(60));
    await expect.poll(() => bloco(PROXIMOS)?.getAttribute('data-pego')).toBe('ponteiro');
    await dedo.levar(em(-200));
    await dedo.levar(em(-400));
    await dedo.tirar();
    await expect.poll(() => bloco(PROXIMOS)?.hasAttribute('data-pego')).toBe(false);
    await expect.poll(() => caixa(bloco(PROXIMOS)).x).toBeLessThan(de.x - 250);
  });
});

describe('the choice of blocks', () => {
  it('loses one by its button, and gets it back where it was by Desfazer', async () => {
    await abrirPagina('/inicio', consultor);
    await editar();
    // The focus that goes on to the next block may scroll the page.
    const onde = () => {
      const { x, y, width, height } = caixa(bloco('calendario'));
      return [x, y + scrollY, width, height];
    };
    const antes = onde();
    await botao('Remover Calendário').click();
    await expect.poll(() => bloco('calendario')).toBe(null);
    await expect.poll(() => document.querySelectorAll('[data-bloco] button:focus').length).toBe(1);
    await aviso('Calendário saiu do painel').getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => bloco('calendario')).not.toBe(null);
    await expect.poll(onde).toEqual(antes);
  });

  it('offers what the person may have, and adds it', async () => {
    await abrirPagina('/inicio', consultor);
    await editar();
    await botao('Adicionar blocos').click();
    const dialogo = page.getByRole('dialog', { name: 'Blocos do painel' });
    await dialogo.getByRole('button', { name: 'Adicionar Notificações não lidas' }).click();
    await expect
      .element(dialogo.getByRole('button', { name: 'Remover Notificações não lidas' }))
      .toHaveFocus();
    await expect.element(dialogo.getByText('Agenda da equipe')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogo).not.toBeInTheDocument();
    await botao('Concluir').click();
    await expect.element(botao('Personalizar painel')).toHaveFocus();
    await expect.element(cartao('Notificações não lidas')).toBeVisible();
  });

  it('goes back to the default, and back again by Desfazer', async () => {
    await abrirPagina('/inicio', consultor);
    await editar();
    await botao('Adicionar blocos').click();
    const dialogo = page.getByRole('dialog', { name: 'Blocos do painel' });
    await dialogo.getByRole('button', { name: 'Adicionar Notificações não lidas' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => bloco('notificacoes')).not.toBe(null);
    await botao('Restaurar padrão').click();
    await expect.poll(() => bloco('notificacoes')).toBe(null);
    await aviso('Painel padrão restaurado').getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => bloco('notificacoes')).not.toBe(null);
  });
});
