import { ferramentasEndpoints } from '@dominio/contrato/ferramentas';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { unsDiasUteis, unsJuros } from '../../../test/pagina/registros/ferramentas.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const consultor = { quem: umaPessoa({ grupo: 'consultor' }) };
const abrir = (utilitario = '') => abrirPagina(`/ferramentas${utilitario}`, consultor);
const resultado = page.getByRole('region', { name: 'Resultado' });
const campo = (name: string) => page.getByRole('textbox', { name, exact: true });
const copiar = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

describe('the tools', () => {
  const botoes = page.getByRole('main').getByRole('list').last().getByRole('listitem');

  it.each([1440, 768])('fill the page as the theme says at %i px', async (largura) => {
    await abrir();
    // With the sidebar open, as it begins on a wide window.
    await page.viewport(largura, 900);
    await expect.poll(() => botoes.length).toBe(6);
    const caixas = botoes.elements().map((item) => item.getBoundingClientRect());
    const grade = botoes.first().element().parentElement?.getBoundingClientRect();
    expect(Math.max(...caixas.map(({ right }) => right))).toBeCloseTo(grade?.right ?? 0, 0);
    for (const { width, height } of caixas) {
      expect(width).toBeGreaterThanOrEqual(320);
      expect(height).toBeGreaterThanOrEqual(180);
    }
    expect(new Set(caixas.map(({ width }) => Math.round(width))).size).toBe(1);
    await semRolagemLateral();
  });

  it('are found by typing, and it is said when none is', async () => {
    await abrir();
    const busca = page.getByRole('searchbox', { name: 'Buscar ferramenta' });
    await busca.fill('reuniões');
    await expect.poll(() => botoes.length).toBe(1);
    await busca.fill('foguete');
    await expect
      .element(page.getByText('Nenhuma ferramenta encontrada para "foguete".'))
      .toBeVisible();
  });
});

describe('business days', () => {
  const doMes = async () => {
    responder(ferramentasEndpoints.diasUteis, unsDiasUteis());
    await abrir('?utilitario=dias-uteis');
    await campo('De').fill('02/11/2026');
    await campo('Até').fill('30/11/2026');
    await expect.element(resultado).toMatchTextContent('19 dias úteis');
  };

  it('are a tool with an address, whose first field has the focus', async () => {
    responder(ferramentasEndpoints.diasUteis, unsDiasUteis());
    await abrir();
    await page.getByRole('link', { name: 'Dias úteis', exact: true }).click();
    await parametro('utilitario').toBe('dias-uteis');
    await expect.element(campo('De')).toHaveFocus();
  });

  it('follow the fields, with the holidays in between, and are copied', async () => {
    const copiado = copiar();
    await doMes();
    await expect.poll(() => resultado.getByRole('listitem').length).toBe(3);
    await resultado.getByRole('button', { name: 'Copiar' }).click();
    await expect.element(resultado.getByRole('button', { name: 'Copiado' })).toBeVisible();
    expect(copiado.mock.calls).toEqual([['19 dias úteis']]);
  });

  it('are shown without anything axe complains of', async () => {
    await doMes();
    await semViolacoes();
  });

  it('say at once that the period ends before it begins', async () => {
    await doMes();
    await campo('Até').fill('01/11/2026');
    await expect
      .element(page.getByText('A data final não pode ser antes da inicial.').first())
      .toBeVisible();
  });

  it('are added to a day', async () => {
    const { pedidos } = responder(
      ferramentasEndpoints.diasUteis,
      unsDiasUteis({ ate: '2026-11-03', no_periodo: 1, no_prazo: 1, feriados: [] }),
    );
    await abrir('?utilitario=dias-uteis');
    await campo('De').fill('02/11/2026');
    await page.getByText('Somar', { exact: true }).click();
    await campo('Dias úteis').fill('1');
    await expect.element(resultado).toMatchTextContent(/terça-feira, 3 de novembro de 2026/i);
    await expect.poll(() => pedidos.at(-1)?.query).toMatchObject({ de: '2026-11-02', dias: 1 });
  });
});

describe('interest and fine', () => {
  const atrasado = async () => {
    responder(ferramentasEndpoints.juros, ({ query: { valor_centavos } }) =>
      unsJuros(
        valor_centavos === 200_000
          ? { valor_centavos, multa_centavos: 4_000, juros_centavos: 667, total_centavos: 204_667 }
          : { valor_centavos },
      ),
    );
    await abrir('?utilitario=juros');
    await campo('Valor').fill('1.000,00');
    await campo('Vencimento').fill('10/11/2026');
    await campo('Pagamento').fill('20/11/2026');
    await expect.element(resultado).toMatchTextContent('R$ 1.023,33');
  };

  it('ask for the amount first, whose field has the focus', async () => {
    await abrir();
    await page.getByRole('link', { name: 'Juros e multa', exact: true }).click();
    await expect.element(page.getByText('Informe o valor para calcular.')).toBeVisible();
    await expect.element(campo('Valor')).toHaveFocus();
  });

  it('follow the fields', async () => {
    await atrasado();
    await expect.element(resultado).toMatchTextContent('10 dias de atraso');
  });

  it('are shown without anything axe complains of', async () => {
    await atrasado();
    await semViolacoes();
  });

  it('are the last answer as a whole until the next is there, and none of it is copied', async () => {
    await atrasado();
    const conta = segurar(ferramentasEndpoints.juros);
    await campo('Valor').fill('2.000,00');
    await expect.element(resultado).toHaveAttribute('aria-busy', 'true');
    const copia = resultado.getByRole('button', { name: 'Copiar o cálculo' });
    await expect.element(copia).toBeDisabled();
    const primeira = resultado.getByRole('listitem').filter({ hasText: 'Valor' }).first();
    await expect.element(primeira).toMatchTextContent('R$ 1.000,00');
    conta.soltar();
    await expect.element(primeira).toMatchTextContent('R$ 2.000,00');
    await expect.element(resultado).toMatchTextContent('R$ 2.046,67');
    await expect.element(copia).toBeEnabled();
  });

  it('say so where the server refuses a result past what a number holds', async () => {
    await atrasado();
    const mensagem = 'O resultado é grande demais: reduza os juros ou o período.';
    responder(ferramentasEndpoints.juros, ({ query: { juros, tipo } }) =>
      juros === 100 && tipo === 'composto'
        ? recusar('DADOS_INVALIDOS', mensagem, { campos: [{ campo: 'juros', mensagem }] })
        : unsJuros(),
    );
    await campo('Juros ao mês (%)').fill('100');
    await page.getByRole('combobox', { name: 'Tipo de juros' }).click();
    await page.getByRole('option', { name: 'Compostos' }).click();
    await expect.element(page.getByText('O resultado é grande demais')).toBeVisible();
  });
});

// Nobody answers the tools' calls in these: a document or a password that left the machine fails them.
describe('on this machine alone', () => {
  const DOCUMENTOS = '52998224725\n12ABC34501DE34\n12ABC34501DE35\nabc';

  it('documents are checked', async () => {
    await abrir('?utilitario=documentos');
    await campo('CPF ou CNPJ').fill(DOCUMENTOS);
    await expect.element(resultado).toMatchTextContent('2 válidos de 4');
    expect(
      resultado
        .getByRole('listitem')
        .elements()
        .map((um) => um.textContent),
    ).toEqual([
      expect.stringMatching(/529\.982\.247-25\s*CPF válido/),
      expect.stringMatching(/CNPJ inválido: os dígitos verificadores seriam 35/),
      expect.stringMatching(/12\.ABC\.345\/01DE-35\s*CNPJ alfanumérico válido/),
      expect.stringMatching(/Não é CPF nem CNPJ/),
    ]);
    await semViolacoes();
  });

  const senha = page.getByRole('status', { name: 'Senha gerada' });

  it('passwords are made, and copied', async () => {
    const copiada = copiar();
    await abrir();
    await page.getByRole('link', { name: 'Gerador de senha', exact: true }).click();
    await expect.element(page.getByRole('textbox', { name: 'Tamanho' })).toHaveFocus();
    await expect.element(senha).toMatchTextContent(/^.{20}$/);
    const primeira = senha.element().textContent;
    await page.getByRole('button', { name: 'Gerar outra' }).click();
    await expect.element(senha).not.toHaveTextContent(primeira);
    await page.getByRole('button', { name: 'Copiar' }).click();
    await expect.element(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
    expect(copiada.mock.calls).toEqual([[senha.element().textContent]]);
  });

  it('a password of no kind of character is asked to have one', async () => {
    await abrir('?utilitario=senha');
    await expect.element(senha).toBeVisible();
    await semViolacoes();
    for (const name of ['Letras minúsculas', 'Letras maiúsculas', 'Números', 'Símbolos']) {
      await page.getByRole('checkbox', { name }).click();
    }
    await expect.element(page.getByText('Escolha pelo menos um tipo de caractere.')).toBeVisible();
  });
});
