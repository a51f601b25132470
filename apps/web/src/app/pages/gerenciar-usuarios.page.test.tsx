import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import {
  NENHUM_ATO,
  responderUsuarios,
  umUsuario,
} from '../../../test/pagina/registros/usuario.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const PAGINA = '/gerenciar-usuarios';
const CAMILA = umUsuario({ id: 21, nome: 'Camila Duarte', email: 'camila@dominio.demo' });
const MARCELO = umUsuario(
  { id: 22, nome: 'Marcelo Tavares', email: 'gestor@dominio.demo' },
  'gestor',
);

const grade = page.getByRole('grid', { name: 'Usuários' });
const linha = (texto: string) => grade.getByRole('row').filter({ hasText: texto });
const busca = page.getByRole('searchbox', { name: 'Buscar usuário' });
const gaveta = page.getByRole('complementary');

describe('the register of people', () => {
  it('AD-01 is searched; what was typed stands in the address and is asked of the server', async () => {
    const { buscar } = responderUsuarios([CAMILA, MARCELO]);
    await abrirPagina(PAGINA);
    await expect.element(linha('camila@dominio.demo')).toBeVisible();
    await busca.fill('GESTOR@');
    await expect.element(linha('camila@dominio.demo')).not.toBeInTheDocument();
    await expect.element(linha('gestor@dominio.demo')).toBeVisible();
    await parametro('termo').toBe('GESTOR@');
    expect(buscar.pedidos.at(-1)?.query.termo).toBe('GESTOR@');
  });

  it('shows faces of 64 px, each within its row', async () => {
    responderUsuarios([CAMILA, MARCELO]);
    await abrirPagina(PAGINA);
    await expect.element(linha('gestor@dominio.demo')).toBeVisible();
    const fila = linha('gestor@dominio.demo').element();
    const rosto = fila.querySelector('[data-preset]')?.getBoundingClientRect();
    const { top, bottom } = fila.getBoundingClientRect();
    expect([rosto?.width, rosto?.height]).toEqual([64, 64]);
    expect(rosto?.top).toBeGreaterThanOrEqual(top);
    expect(rosto?.bottom).toBeLessThanOrEqual(bottom);
  });

  it('opens somebody by Enter, and Escape closes the drawer', async () => {
    responderUsuarios([MARCELO]);
    await abrirPagina(PAGINA);
    await expect.element(linha('gestor@dominio.demo')).toBeVisible();
    await teclar(linha('gestor@dominio.demo'), '{Enter}');
    await expect
      .element(gaveta.getByRole('textbox', { name: 'E-mail' }))
      .toHaveValue('gestor@dominio.demo');
    await userEvent.keyboard('{Escape}');
    await expect.element(gaveta).not.toBeInTheDocument();
  });

  it('offers no form of a new one to who may only read, whatever the address asks', async () => {
    responderUsuarios([MARCELO]);
    const quem = umaPessoa({ grupo: 'gestor', permissoes: ['usuarios:visualizar'] });
    await abrirPagina(`${PAGINA}?novo=1`, { quem });
    await expect.element(linha('gestor@dominio.demo')).toBeVisible();
    await expect.element(gaveta).not.toBeInTheDocument();
  });

  it('says that nobody was found, and clearing the filters brings everybody back', async () => {
    responderUsuarios([CAMILA]);
    await abrirPagina(`${PAGINA}?termo=zzz`);
    await expect.element(page.getByText('Nenhum usuário encontrado.')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect.element(linha('camila@dominio.demo')).toBeVisible();
  });

  it('is narrowed to the people of clients, and to one situation', async () => {
    const { buscar } = responderUsuarios([CAMILA]);
    await abrirPagina(`${PAGINA}?situacao=suspenso&equipe=nao`);
    for (const frase of ['clientes', 'suspensos']) {
      await expect.element(page.getByRole('button', { name: frase }).first()).toBeVisible();
    }
    await expect
      .poll(() => buscar.pedidos.at(-1)?.query)
      .toMatchObject({ equipe: false, situacao: 'suspenso' });
  });

  it('has a menu of columns that is 400 px high at most, with its button in sight', async () => {
    responderUsuarios([CAMILA]);
    await abrirPagina(PAGINA);
    await page.getByRole('button', { name: 'Colunas', exact: true }).click();
    const menu = page.getByRole('dialog');
    const padrao = menu.getByRole('button', { name: 'Voltar às colunas padrão' });
    await expect.element(padrao).toBeVisible();
    const { top, bottom } = menu.element().getBoundingClientRect();
    expect(bottom - top).toBeLessThanOrEqual(400);
    expect(padrao.element().getBoundingClientRect().bottom).toBeLessThan(bottom);
  });

  it('is shown without anything axe complains of', async () => {
    responderUsuarios([CAMILA, MARCELO]);
    await abrirPagina(PAGINA);
    await expect.element(linha('camila@dominio.demo')).toBeVisible();
    await semViolacoes();
  });

  it('shows somebody’s record without anything axe complains of', async () => {
    responderUsuarios([CAMILA]);
    // High enough for the whole record: a field half under the bar would count as too small.
    await page.viewport(1440, 1400);
    await abrirPagina(`${PAGINA}?usuario=21`);
    await expect.element(gaveta.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await semViolacoes();
  });
});

describe('who may only look', () => {
  const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };

  it('sees no way to enter anybody, and the tabs that are for reading', async () => {
    responderUsuarios([CAMILA]);
    await abrirPagina(PAGINA, gestor);
    await expect.element(linha('camila@dominio.demo')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Novo usuário' }))
      .not.toBeInTheDocument();
    const abas = page.getByRole('navigation', { name: 'Partes da página' });
    await expect.element(abas.getByRole('link', { name: 'Grupos' })).toBeVisible();
    await expect.element(abas.getByRole('link', { name: 'Convites' })).toBeVisible();
    await expect.element(abas.getByRole('link', { name: 'Permissões' })).not.toBeInTheDocument();
    await expect.element(abas.getByRole('link', { name: 'Auditoria' })).not.toBeInTheDocument();
  });

  it('reads a record without a form', async () => {
    responderUsuarios([
      umUsuario({ acoes: NENHUM_ATO, dados_completos: false, dados_pessoais: false }),
    ]);
    await abrirPagina(`${PAGINA}?usuario=21`, gestor);
    await expect
      .poll(() => document.querySelector('[data-gaveta] dl')?.checkVisibility())
      .toBe(true);
    await expect
      .element(page.getByRole('button', { name: 'Salvar usuário' }))
      .not.toBeInTheDocument();
  });
});

describe('what the answers do not allow', () => {
  const conceder = (nome: string) => ({ conceder: nome !== 'Gestor' });
  const grupos = [
    { id: 3, nome: 'Gestor', acoes: conceder('Gestor') },
    { id: 4, nome: 'Consultor', acoes: conceder('Consultor') },
    { id: 6, nome: 'Financeiro', acoes: conceder('Financeiro') },
  ];

  it('a group that the caller may not give is not offered as the main one', async () => {
    responderUsuarios([CAMILA], { grupos });
    await abrirPagina(`${PAGINA}?usuario=21`);
    await gaveta.getByRole('combobox', { name: 'Grupo' }).click();
    await expect.element(page.getByRole('option', { name: 'Financeiro' })).toBeVisible();
    await expect.element(page.getByRole('option', { name: 'Gestor' })).not.toBeInTheDocument();
  });

  it('a group that is not there may be made, in a tab of its own', async () => {
    const abrir = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => abrir.mockRestore());
    responderUsuarios([CAMILA], { grupos });
    await abrirPagina(`${PAGINA}?usuario=21`);
    await gaveta.getByRole('combobox', { name: 'Grupo' }).fill('Jurídico');
    await page.getByRole('option', { name: 'Criar o grupo “Jurídico” em outra aba' }).click();
    expect(abrir.mock.calls).toEqual([['/gerenciar-usuarios?aba=grupos&novo=1']]);
  });

  it('a part that is not for the caller has no entry, and an address that names it shows the record', async () => {
    responderUsuarios([umUsuario({ acoes: { ...CAMILA.acoes, ler_sessoes: false } })]);
    await abrirPagina(`${PAGINA}?usuario=21&parte=sessoes`);
    await expect.element(gaveta.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect.element(gaveta.getByRole('link', { name: 'Grupos' })).toBeVisible();
    await expect.element(gaveta.getByRole('link', { name: 'Sessões' })).not.toBeInTheDocument();
  });
});
