import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  aoSalvar,
  botao,
  campo,
  comNome,
  enviados,
  gravar,
  mudar,
  recusa,
} from '../../../test/pagina/propriedades.tsx';

const NA_MESMA = 'Já existe um cliente com este nome.';
const OUTRA_PESSOA = 'Helena Barreto mudou este registro às 09:12.';
const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
const outraPagina = page.getByRole('heading', { name: 'Outra' });

describe('what cannot be saved', () => {
  it('stays typed with its sentence, and does not call back who went on', async () => {
    await comNome(' ');
    await botao('Outra coisa').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Não foi salvo.');
    await expect.element(campo('nome')).toHaveAccessibleDescription('Informe o nome.');
    await expect.element(campo('nome')).toHaveValue(' ');
    await expect.element(botao('Outra coisa')).toHaveFocus();
    await campo('nome').fill('Padaria');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await botao('Outra coisa').click();
    await expect.element(mudar('nome')).toMatchTextContent('Padaria');
    expect(enviados()).toEqual([{ nome: 'Padaria' }]);
  });

  it('has the focus again where saving was asked for', async () => {
    await comNome(' ');
    await botao('Salvar').click();
    await expect.element(campo('nome')).toHaveFocus();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('for a refusal of the server stays the same way', async () => {
    const campos = [{ campo: 'nome', mensagem: NA_MESMA }];
    gravar.mockRejectedValueOnce(recusa('DADOS_INVALIDOS', NA_MESMA, campos));
    await comNome('Padaria');
    await botao('Outra coisa').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Não foi salvo.');
    await expect.element(campo('nome')).toHaveAccessibleDescription(NA_MESMA);
    await expect.element(campo('nome')).toHaveValue('Padaria');
    await expect.element(botao('Outra coisa')).toHaveFocus();
  });

  it('for a refusal of no field says why above it', async () => {
    gravar.mockRejectedValueOnce(recusa('SEM_REDE', 'Sem conexão.'));
    await comNome('Padaria');
    await botao('Outra coisa').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Sem conexão.');
    await botao('Salvar').click();
    await expect.element(mudar('nome')).toMatchTextContent('Padaria');
  });

  it('is asked about before it gives way to another property', async () => {
    await comNome(' ');
    await mudar('telefone').click();
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(campo('nome')).toHaveValue(' ');
    await expect.element(campo('nome')).toHaveFocus();
    await mudar('telefone').click();
    await pergunta.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(campo('telefone')).toHaveFocus();
    await expect.element(mudar('nome')).toMatchTextContent('Aurora');
  });

  it('is asked about before another page takes its place', async () => {
    await comNome(' ');
    await page.getByRole('link', { name: 'Outra página' }).click();
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(campo('nome')).toHaveValue(' ');
    await expect.element(campo('nome')).toHaveFocus();
    await page.getByRole('link', { name: 'Outra página' }).click();
    await pergunta.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(outraPagina).toBeVisible();
    expect(enviados()).toEqual([]);
  });
});

describe('what can be saved', () => {
  it('is, before another property takes its place', async () => {
    await comNome('Padaria');
    await mudar('telefone').click();
    await expect.element(campo('telefone')).toHaveFocus();
    await expect.element(mudar('nome')).toMatchTextContent('Padaria');
    expect(enviados()).toEqual([{ nome: 'Padaria' }]);
  });

  it('is, before another page takes its place', async () => {
    await comNome('Padaria');
    await page.getByRole('link', { name: 'Outra página' }).click();
    await expect.element(outraPagina).toBeVisible();
    expect(enviados()).toEqual([{ nome: 'Padaria' }]);
  });
});

describe('what is typed while it is being saved', () => {
  /** The name is being sent, and more is typed in it meanwhile. @returns has the server answer */
  async function duranteOEnvio(soAPedido = false) {
    let soltar = () => {};
    gravar.mockReturnValueOnce(new Promise<void>((resolve) => (soltar = resolve)));
    await comNome('Padaria', soAPedido);
    await userEvent.keyboard('{Enter}');
    await campo('nome').fill('Padaria Sol');
    return () => soltar();
  }
  const OS_DOIS = [{ nome: 'Padaria' }, { nome: 'Padaria Sol' }];

  it('stays there, and is saved when asked for', async () => {
    const responder = await duranteOEnvio();
    responder();
    await expect.element(botao('Outra coisa')).toBeVisible();
    await expect.element(campo('nome')).toHaveValue('Padaria Sol');
    await expect.element(campo('nome')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(mudar('nome')).toMatchTextContent('Padaria Sol');
    expect(enviados()).toEqual(OS_DOIS);
  });

  it('stays and is saved when asked for, were it typed in the moment of the answer', async () => {
    const nome = () => campo('nome').element() as HTMLInputElement;
    const digitar = (texto: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        nome(),
        texto,
      );
      nome().dispatchEvent(new Event('input', { bubbles: true }));
    };
    await comNome('Padaria');
    // Whatever follows the answer has been done, but the form closes in a task of its own.
    aoSalvar.mockImplementationOnce(async () => {
      for (let passo = 0; passo < 50; passo += 1) await null;
      digitar('Padaria Sol');
    });
    await userEvent.keyboard('{Enter}');
    await expect.element(botao('Outra coisa')).toBeVisible();
    await expect.element(campo('nome')).toHaveValue('Padaria Sol');
    await userEvent.keyboard('{Enter}');
    await expect.element(mudar('nome')).toMatchTextContent('Padaria Sol');
    expect(enviados()).toEqual(OS_DOIS);
  });

  it('is saved next, once it was left', async () => {
    const responder = await duranteOEnvio();
    await botao('Outra coisa').click();
    responder();
    await expect.element(mudar('nome')).toMatchTextContent('Padaria Sol');
    await expect.element(botao('Outra coisa')).toHaveFocus();
    expect(enviados()).toEqual(OS_DOIS);
  });

  it('is saved next, before another page takes its place', async () => {
    const responder = await duranteOEnvio();
    await page.getByRole('link', { name: 'Outra página' }).click();
    responder();
    await expect.element(outraPagina).toBeVisible();
    expect(enviados()).toEqual(OS_DOIS);
  });

  it('is sent, though it is what was there before', async () => {
    const responder = await duranteOEnvio();
    await campo('nome').fill('Aurora');
    await botao('Outra coisa').click();
    responder();
    await expect.element(mudar('nome')).toMatchTextContent('Aurora');
    expect(enviados()).toEqual([{ nome: 'Padaria' }, { nome: 'Aurora' }]);
  });

  it('is asked about, where it is saved only when asked for', async () => {
    const responder = await duranteOEnvio(true);
    await mudar('telefone').click();
    responder();
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(campo('nome')).toHaveValue('Padaria Sol');
    expect(enviados()).toEqual([{ nome: 'Padaria' }]);
  });
});

describe('what is saved only when asked for', () => {
  it('stays open as it is left, and asks before it gives way', async () => {
    await comNome('Padaria', true);
    await botao('Outra coisa').click();
    await mudar('telefone').click();
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(campo('nome')).toHaveValue('Padaria');
    expect(enviados()).toEqual([]);
    await campo('nome').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(mudar('nome')).toMatchTextContent('Padaria');
    expect(enviados()).toEqual([{ nome: 'Padaria' }]);
  });
});

describe('a version that somebody else changed meanwhile', () => {
  it('is told with who and when, and written over only once it was read and asked for', async () => {
    gravar.mockRejectedValueOnce(recusa('REGISTRO_ALTERADO', OUTRA_PESSOA));
    await comNome('Padaria');
    await botao('Outra coisa').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(OUTRA_PESSOA);
    await campo('nome').click();
    await botao('Outra coisa').click();
    await expect.element(campo('nome')).toHaveValue('Padaria');
    await botao('Recarregar').click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(campo('nome')).toHaveFocus();
    expect(enviados()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(mudar('nome')).toMatchTextContent('Padaria');
    expect(enviados()).toHaveLength(2);
  });
});
