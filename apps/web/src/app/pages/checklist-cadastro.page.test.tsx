import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { responderChecklist, umItem } from '../../../test/pagina/registros/checklist.ts';
import { comClienteAtivo, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { responderContatos, umContato } from '../../../test/pagina/registros/contato.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const CNAE = umItem({
  id: 3,
  grupo: 'empresa',
  titulo: 'CNAE principal',
  regra: 'empresa_cnae',
  responsavel: 'escritorio',
  registro_id: 51,
});

const linha = (titulo: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: titulo });
const escolher = async (titulo: string, acao: string) => {
  await page.getByRole('button', { name: `Ações de ${titulo}` }).click();
  await page.getByRole('menuitem', { name: acao }).click();
};
const dialogo = page.getByRole('dialog');

const abrir = (quem = umaPessoa()) =>
  abrirPagina('/checklist-cadastro', { quem, guardado: comClienteAtivo(umCliente()) });

beforeEach(() => {
  responderContatos([
    umContato({ id: 1, nome: 'Ana Sem E-mail', email: null }),
    umContato({ id: 2, nome: 'Marta Reis', email: 'marta@padaria.com.br' }),
  ]);
});

describe('the checklist of a client', () => {
  it.each([1440, 375])(
    'says what is missing and where it is entered, at %i px',
    async (largura) => {
      await page.viewport(largura, 900);
      responderChecklist([CNAE, umItem()]);
      await abrir();
      await expect
        .element(page.getByText(/^Faltam 2 itens para avançar para Levantamento\./))
        .toBeVisible();
      await expect
        .element(page.getByRole('progressbar', { name: 'Cadastro em dia' }))
        .toBeVisible();
      await expect
        .element(page.getByRole('link', { name: 'CNAE principal' }))
        .toHaveAttribute('href', '/empresas?empresa=51&campo=cnae_principal');
      await semRolagemLateral();
      await semViolacoes();
    },
  );

  it('leads to a new contact who is missing, and to the list where none is', async () => {
    const contato = (id: number, mudancas: Parameters<typeof umItem>[0]) =>
      umItem({ id, grupo: 'contatos', responsavel: 'escritorio', ...mudancas });
    responderChecklist([
      contato(4, { titulo: 'Decisor', regra: 'contato_decisor' }),
      contato(5, { titulo: 'Financeiro', regra: 'contato_financeiro', estado: 'ok' }),
      umItem({ id: 6, grupo: 'bancos', titulo: 'Uma conta', regra: 'conta_em_uso' }),
    ]);
    await abrir();
    const leva = (name: string) => page.getByRole('link', { name });
    await expect
      .element(leva('Decisor'))
      .toHaveAttribute('href', '/contatos-importantes?novo=1&com=decisor');
    await expect.element(leva('Financeiro')).toHaveAttribute('href', '/contatos-importantes');
    await expect.element(leva('Uma conta')).toHaveAttribute('href', '/contas-bancarias?nova=1');
  });

  it('that is complete says so, and when it was last looked at', async () => {
    responderChecklist([umItem({ estado: 'ok' })], {
      percentual: 100,
      bloqueio: null,
      revisado_em: '2026-11-20T12:00:00.000Z',
    });
    await abrir();
    await expect
      .element(page.getByText(/^Cadastro completo\. Última revisão em 20\/11\/2026\./))
      .toBeVisible();
  });

  it('is read alone by who may not change clients', async () => {
    responderChecklist();
    await abrir(umaPessoa({ grupo: 'consultor' }));
    await expect.element(linha('Contrato social')).toMatchTextContent('Pendente');
    await expect.element(page.getByRole('button', { name: /^Ações de/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Pedir/ })).not.toBeInTheDocument();
  });
});

describe('an item', () => {
  it('is done by its evidence, which is asked for; undone, it is as it was', async () => {
    const { mudar } = responderChecklist();
    await abrir();
    await escolher('Contrato social', 'Marcar como em dia');
    await dialogo.getByRole('button', { name: 'Salvar item' }).click();
    await expect.element(dialogo.getByText(/^Informe a evidência/)).toBeVisible();
    await dialogo.getByRole('textbox', { name: 'Evidência' }).fill('Pasta Societário');
    await dialogo.getByRole('textbox', { name: 'Válido até' }).fill('31/12/2030');
    await semViolacoes();
    await dialogo.getByRole('button', { name: 'Salvar item' }).click();
    await expect
      .element(linha('Contrato social'))
      .toMatchTextContent(/válido até 31\/12\/2030 · Pasta Societário.*Em dia/);
    await expect
      .element(page.getByRole('button', { name: 'Ações de Contrato social' }))
      .toHaveFocus();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(linha('Contrato social')).toMatchTextContent('Pendente');
    expect(mudar.pedidos.map(({ body }) => body)).toMatchObject([
      { estado: 'ok', evidencia: 'Pasta Societário', validade: '2030-12-31', versao: 1 },
      { estado: 'pendente', versao: 2 },
    ]);
  });

  it('does not apply for a reason; one that the record answers is ticked by nobody', async () => {
    const { mudar } = responderChecklist([CNAE]);
    await abrir();
    await page.getByRole('button', { name: 'Ações de CNAE principal' }).click();
    await expect
      .element(page.getByRole('menuitem', { name: 'Marcar como em dia' }))
      .not.toBeInTheDocument();
    await page.getByRole('menuitem', { name: 'Não se aplica' }).click();
    await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Associação sem CNAE.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(linha('CNAE principal')).toMatchTextContent('Associação sem CNAE.');
    expect(mudar.pedidos.map(({ body }) => body)).toEqual([
      { estado: 'nao_se_aplica', justificativa: 'Associação sem CNAE.', versao: 1 },
    ]);
  });
});

describe('an item that the record answers', () => {
  it('goes back to what was said of it, not to what the record answers', async () => {
    const { mudar } = responderChecklist([{ ...CNAE, estado: 'ok' }]);
    await abrir();
    await escolher('CNAE principal', 'Não se aplica');
    await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Associação sem CNAE.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => mudar.pedidos.at(-1)?.body).toMatchObject({ estado: 'pendente' });
  });

  it('that does not apply by itself leaves nothing to say', async () => {
    responderChecklist([{ ...CNAE, estado: 'nao_se_aplica' }]);
    await abrir();
    await expect.element(linha('CNAE principal')).toMatchTextContent('Não se aplica');
    await expect.element(page.getByRole('button', { name: /^Ações de/ })).not.toBeInTheDocument();
  });
});

describe('asking the client', () => {
  it('sends one message for the items that are left ticked, to a contact with an e-mail', async () => {
    const { solicitar } = responderChecklist([
      CNAE,
      umItem(),
      umItem({ id: 11, titulo: 'Procuração' }),
      umItem({
        id: 12,
        titulo: 'Termo da LGPD',
        estado: 'solicitado',
        dito: 'solicitado',
        solicitado_em: '2026-11-20T12:00:00.000Z',
      }),
    ]);
    await abrir();
    await page.getByRole('button', { name: 'Pedir ao cliente os 2 itens dele' }).click();
    await expect.element(dialogo.getByRole('button', { name: 'Pedir 2 itens' })).toBeVisible();
    await expect
      .element(dialogo.getByRole('combobox', { name: 'A quem pedir' }))
      .toHaveValue('Marta Reis');
    await expect.element(dialogo.getByText('pedido em 20/11/2026')).toBeVisible();
    await dialogo.getByRole('checkbox', { name: 'Procuração' }).click();
    await semViolacoes();
    await dialogo.getByRole('button', { name: 'Pedir 1 item' }).click();
    await expect.element(linha('Contrato social')).toMatchTextContent('Pedido ao cliente');
    expect(solicitar.pedidos.map(({ body }) => body)).toEqual([{ contato_id: 2, item_ids: [10] }]);
  });

  it('says that all was asked for already, of which nothing is chosen', async () => {
    const solicitado_em = '2026-11-20T12:00:00.000Z';
    responderChecklist([umItem({ estado: 'solicitado', dito: 'solicitado', solicitado_em })]);
    await abrir();
    await page.getByRole('button', { name: 'Pedir de novo ao cliente' }).click();
    await expect
      .element(dialogo.getByRole('button', { name: 'Pedir', exact: true }))
      .toBeDisabled();
    await dialogo.getByRole('checkbox', { name: 'Contrato social' }).click();
    await expect.element(dialogo.getByRole('button', { name: 'Pedir 1 item' })).toBeEnabled();
  });

  it('proposes first who is sent documents', async () => {
    responderContatos([
      umContato({ id: 1, nome: 'Ana Lima' }),
      umContato({ id: 2, nome: 'Marta Reis', recebe_documentos: true }),
    ]);
    responderChecklist([umItem()]);
    await abrir();
    await page.getByRole('button', { name: 'Pedir ao cliente o item dele' }).click();
    await expect
      .element(dialogo.getByRole('combobox', { name: 'A quem pedir' }))
      .toHaveValue('Marta Reis');
    await expect.element(dialogo.getByText('Quem recebe documentos vem primeiro.')).toBeVisible();
  });

  it('leads to the contacts where none has an e-mail', async () => {
    responderContatos([umContato({ email: null })]);
    responderChecklist();
    await abrir();
    await page.getByRole('button', { name: 'Pedir ao cliente o item dele' }).click();
    await expect
      .element(dialogo.getByRole('link', { name: 'Cadastre o e-mail de um contato' }))
      .toHaveAttribute('href', '/contatos-importantes');
  });
});
