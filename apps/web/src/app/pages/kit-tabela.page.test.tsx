import { visoesSalvasEndpoints } from '@dominio/contrato/visoes-salvas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { baixar } from '../../../test/pagina/descarga.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderVisoes, umaVisao } from '../../../test/pagina/registros/visao-salva.ts';
import { sairDaPagina } from '../../../test/pagina/saida.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const grade = page.getByRole('grid', { name: 'Notas' });
/** The nth row from 1; the row before the first is that of the headings. */
const linha = (n: number) => grade.getByRole('row').nth(n);
const focada = () => expect.poll(() => document.activeElement?.getAttribute('aria-rowindex'));
/** Of the invented rows those from 300 to 312, where their number is not the claim. */
const POUCAS = 'termo=n%C2%BA+3';
const titulo = (name: string) => grade.getByRole('columnheader', { name });

describe('the table', () => {
  it('is walked by the keyboard, to its last row and back', async () => {
    await abrirPagina('/kit');
    await expect.element(grade).toHaveAttribute('aria-rowcount', '313');
    await teclar(linha(1), '{ArrowDown}{ArrowDown}');
    await focada().toBe('4');
    await userEvent.keyboard('{End}');
    await focada().toBe('51');
    await expect.element(grade.getByRole('row').last()).toBeInViewport();
    await expect.element(grade.getByRole('row').last()).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(linha(1)).toHaveFocus();
  });

  it('is left by Tab from a row over its box and its menu to what comes after the rows', async () => {
    await abrirPagina('/kit');
    await teclar(linha(1), '{Tab}{Tab}');
    await expect
      .element(page.getByRole('button', { name: 'Ações de Serviço nº 001' }))
      .toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Próxima página' })).toHaveFocus();
  });

  it('is ordered and turned by the keyboard, and the address tells', async () => {
    await abrirPagina('/kit');
    const valor = titulo('Valor');
    await teclar(valor.getByRole('button'), '{Enter}');
    await expect.element(valor).toHaveAttribute('aria-sort', 'ascending');
    await teclar(valor.getByRole('button'), '{Enter}');
    await parametro('ordem').toBe('-valor');
    await teclar(page.getByRole('button', { name: 'Próxima página' }), '{Enter}');
    await parametro('pagina').toBe('2');
    await expect.element(linha(1)).toHaveAttribute('aria-rowindex', '52');
  });

  it('stands after a reload as its address says', async () => {
    await abrirPagina('/kit?ordem=-valor&pagina=2');
    await expect.element(page.getByText('51–100 de 312')).toBeVisible();
    await expect.element(linha(1)).toHaveAttribute('aria-rowindex', '52');
    await expect.element(titulo('Valor')).toHaveAttribute('aria-sort', 'descending');
  });

  it('is turned back and ordered as before by Back', async () => {
    await abrirPagina('/kit?ordem=valor');
    await teclar(titulo('Valor').getByRole('button'), '{Enter}');
    await parametro('ordem').toBe('-valor');
    await teclar(page.getByRole('button', { name: 'Próxima página' }), '{Enter}');
    await expect.element(page.getByText('51–100 de 312')).toBeVisible();
    history.back();
    await expect.element(page.getByText('1–50 de 312')).toBeVisible();
    history.back();
    await expect.element(titulo('Valor')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('shows the columns that are chosen, where they are put', async () => {
    await abrirPagina(`/kit?${POUCAS}`);
    await page.getByRole('button', { name: 'Colunas', exact: true }).click();
    const itens = page.getByRole('checkbox', { name: 'Itens' });
    await itens.click();
    await expect.element(itens).toBeChecked();
    await page.getByRole('button', { name: 'Mover Itens para antes' }).click();
    await parametro('colunas').toBe('descricao,cidade,vencimento,itens,valor');
    await expect
      .poll(() =>
        titulo('')
          .elements()
          .map((um) => um.textContent),
      )
      .toEqual(
        ['', 'Descrição', 'Cidade', 'Vencimento', 'Itens', 'Valor', 'Ações'].map((texto) =>
          expect.stringContaining(texto),
        ),
      );
  });

  it('is as dense as is said', async () => {
    await abrirPagina(`/kit?${POUCAS}`);
    await page.getByRole('button', { name: 'Colunas', exact: true }).click();
    await page.getByLabelText('Compacta').click();
    await parametro('densidade').toBe('compacta');
  });
});

describe('a saved view', () => {
  const visoes = page.getByRole('button', { name: /^Vis(ões|ão:)/ });
  const daLista = (name: string) => page.getByRole('button', { name, exact: true });
  const salvar = async (nome: string) => {
    await page.getByLabelText('Salvar esta visão como').fill(nome);
    await daLista('Salvar').click();
  };

  it('keeps columns and density', async () => {
    const { criar } = responderVisoes();
    await abrirPagina(`/kit?colunas=descricao,itens&densidade=compacta&${POUCAS}`);
    await visoes.click();
    await salvar('Por valor');
    await expect.element(daLista('Por valor')).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([
      {
        nome: 'Por valor',
        colunas: expect.arrayContaining([{ id: 'itens', visivel: true }]),
        densidade: 'compacta',
      },
    ]);
  });

  it('stands among many in a menu that is 400 px high at most, with its button in sight', async () => {
    const muitas = Array.from({ length: 14 }, (_, i) => i + 1);
    responderVisoes(muitas.map((id) => umaVisao({ id, nome: `Visão ${id}` })));
    await abrirPagina(`/kit?${POUCAS}`);
    await visoes.click();
    await expect.element(daLista('Visão 1')).toBeVisible();
    const painel = page.getByRole('dialog', { name: 'Visões' }).element();
    const { top, bottom } = painel.getBoundingClientRect();
    expect(bottom - top).toBeLessThanOrEqual(400);
    expect(daLista('Salvar').element().getBoundingClientRect().bottom).toBeLessThan(bottom);
  });

  it('brings columns and density back', async () => {
    const colunas = ['descricao', 'itens'].map((id) => ({ id, visivel: true }));
    responderVisoes([umaVisao({ colunas, densidade: 'compacta' })]);
    await abrirPagina(`/kit?${POUCAS}`);
    await expect.element(titulo('Itens')).not.toBeInTheDocument();
    await visoes.click();
    await daLista('Por valor').click();
    await parametro('densidade').toBe('compacta');
    await expect.element(titulo('Itens')).toBeVisible();
  });

  describe('is renamed by the keyboard', () => {
    const renomear = page.getByRole('button', { name: 'Renomear a visão Por valor' });
    const campo = page.getByRole('textbox', { name: 'Novo nome da visão Por valor' });
    const abrirCampo = async () => {
      // The one that is shown: its address says nothing that it does not.
      responderVisoes([umaVisao({ consulta: POUCAS })]);
      await abrirPagina(`/kit?${POUCAS}`);
      await visoes.click();
      // The menu takes the focus into itself once it stands.
      await expect.element(daLista('Por valor')).toHaveFocus();
      await teclar(renomear, '{Enter}');
      await expect.element(campo).toHaveFocus();
    };

    it('and Escape leaves it as it was', async () => {
      await abrirCampo();
      await userEvent.keyboard('{Escape}');
      await expect.element(renomear).toHaveFocus();
    });

    it('and is called so from then on', async () => {
      await abrirCampo();
      await campo.fill('Por data');
      await userEvent.keyboard('{Enter}');
      await expect.element(daLista('Por data')).toBeVisible();
      await expect.element(visoes).toHaveAccessibleName('Visão: Por data');
    });
  });

  it('stands in a menu that axe has no complaint of', async () => {
    responderVisoes([umaVisao()]);
    await abrirPagina(`/kit?${POUCAS}`);
    await visoes.click();
    await expect.element(daLista('Por valor')).toBeVisible();
    await semViolacoes();
  });

  it('is the same one after a deletion that was undone', async () => {
    const { excluir } = responderVisoes([umaVisao()]);
    await abrirPagina(`/kit?${POUCAS}`);
    await visoes.click();
    await page.getByRole('button', { name: 'Excluir a visão Por valor' }).click();
    await expect.element(daLista('Por valor')).not.toBeInTheDocument();
    await daLista('Desfazer').click();
    await visoes.click();
    await expect.element(daLista('Por valor')).toBeVisible();
    await sairDaPagina();
    expect(excluir.pedidos).toEqual([]);
  });

  it('is gone from the server before another takes its name', async () => {
    const { visoes: guardadas } = responderVisoes([umaVisao()]);
    responder(visoesSalvasEndpoints.criar, ({ body }) =>
      guardadas.todas.length > 0
        ? recusar('DADOS_INVALIDOS', 'Já existe uma visão com este nome.')
        : guardadas.criar((id) => umaVisao({ id, ...body })),
    );
    await abrirPagina(`/kit?${POUCAS}`);
    await visoes.click();
    await page.getByRole('button', { name: 'Excluir a visão Por valor' }).click();
    await salvar('Por VALOR');
    await expect.element(daLista('Por VALOR')).toBeVisible();
  });
});

describe('rows', () => {
  const exportar = (formato: string) =>
    baixar(async () => {
      await page.getByRole('button', { name: 'Exportar', exact: true }).click();
      await page.getByRole('menuitem', { name: formato }).click();
    });

  it('are chosen one by one and in stretches, and exported as text', async () => {
    await abrirPagina('/kit');
    await teclar(linha(1), ' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect.element(page.getByText('3 selecionados')).toBeVisible();
    const { nome, bytes } = await exportar('CSV');
    expect(nome).toBe('notas.csv');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\ufeffDescrição;Cidade;Vencimento;Valor\r\n' +
        'Serviço nº 001;São Paulo;01/01/2026;0,00\r\n' +
        'Serviço nº 002;Recife;07/02/2026;79,19\r\n' +
        'Serviço nº 003;Belém;16/03/2026;158,38\r\n',
    );
  });

  const escolherTodas = async () => {
    await abrirPagina('/kit');
    await page.getByLabelText('Selecionar esta página').click();
    await page.getByRole('button', { name: 'Selecionar todos os 312 do filtro' }).click();
    await expect.element(page.getByText('312 selecionados')).toBeVisible();
  };

  it('are chosen over the whole filter, and exported as a workbook', async () => {
    await escolherTodas();
    const { nome, bytes } = await exportar('Excel (XLSX)');
    expect(nome).toBe('notas.xlsx');
    expect(new TextDecoder().decode(bytes.subarray(0, 2))).toBe('PK');
  });

  it('are chosen over the whole filter, and acted upon', async () => {
    await escolherTodas();
    await page.getByRole('button', { name: 'Agir sobre a seleção' }).click();
    await expect.element(page.getByText('Ação sobre 312 notas')).toBeVisible();
  });
});
