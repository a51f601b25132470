import { escritorioEndpoints } from '@dominio/contrato/escritorio';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { escolherArquivo, IMAGENS_RECUSADAS } from '../../../test/pagina/arquivo.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderEscritorio,
  responderIntegracoes,
  umEscritorio,
} from '../../../test/pagina/registros/configuracoes.ts';
import { PIXEL } from '../../../test/pagina/registros/conta.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const gestor = umaPessoa({ grupo: 'gestor' });
const gaveta = painel('Escritório');
const campo = (name: string) => gaveta.getByRole('textbox', { name, exact: true });
const botao = (name: string) => page.getByRole('button', { name, exact: true });

const COM_LOGO = umEscritorio({
  tem_logo: true,
  logo_url: '/api/configuracoes/escritorio/logo?v=0',
});

async function abrir(inicial?: Parameters<typeof responderEscritorio>[0], quem = umaPessoa()) {
  const escritorio = responderEscritorio(inicial);
  await abrirPagina('/configuracoes?painel=escritorio', { quem });
  await expect.element(campo('Nome')).toHaveValue('Contabilidade Horizonte');
  return escritorio;
}

beforeEach(() => void responderIntegracoes());

describe('the firm’s record', () => {
  it('opens from its card with the focus on the name', async () => {
    responderEscritorio();
    await abrirPagina('/configuracoes');
    await page.getByRole('link', { name: 'Escritório', exact: true }).click();
    await expect.element(campo('Nome')).toHaveFocus();
    await expect.element(gaveta.getByLabelText('Fuso horário', { exact: true })).toBeVisible();
  });

  it('says at its fields what is wrong, with the focus on the first', async () => {
    const { gravar } = await abrir();
    await campo('Nome').fill('');
    await campo('CNPJ').fill('11.222.333/0001-80');
    await botao('Salvar').click();
    await expect.element(gaveta.getByText('Informe o nome.')).toBeVisible();
    await expect.element(gaveta.getByText('CNPJ inválido.')).toBeVisible();
    await expect.element(campo('Nome')).toHaveFocus();
    expect(gravar.pedidos).toEqual([]);
  });

  it('says in words alone that it was not saved, where a server has no sentence for it', async () => {
    await abrir();
    responder(escritorioEndpoints.gravar, () => new Response('', { status: 500 }));
    await campo('Nome').fill('Outro nome');
    await botao('Salvar').click();
    const alerta = gaveta.getByRole('alert');
    await expect
      .element(alerta)
      .toHaveTextContent('Erro ao salvar configuraçõesTente novamente em alguns instantes.');
    await expect.element(campo('Nome')).toHaveValue('Outro nome');
  });

  it('says which theme people have who chose none, Grafite among them', async () => {
    const { gravar } = await abrir();
    await gaveta.getByRole('combobox', { name: 'Tema de quem ainda não escolheu' }).click();
    await page.getByRole('option', { name: 'Grafite escuro' }).click();
    await botao('Salvar').click();
    await expect.poll(() => gravar.pedidos).toHaveLength(1);
    expect(gravar.pedidos[0]?.body).toMatchObject({ tema_padrao: 'grafite-dark' });
  });

  it('is saved as it was typed, in shape, and its drawer closes', async () => {
    const { gravar } = await abrir();
    await campo('CNPJ').fill('12abc34501de35');
    await campo('CEP').fill('80010000');
    await gaveta.getByRole('button', { name: 'Adicionar turno em Sábado' }).click();
    await botao('Salvar').click();
    await expect.element(page.getByText('Escritório salvo')).toBeVisible();
    await expect.element(gaveta).not.toBeInTheDocument();
    expect(gravar.pedidos[0]?.body).toMatchObject({
      cnpj: '12ABC34501DE35',
      cep: '80010000',
      versao: 1,
    });
    expect(gravar.pedidos[0]?.body.expediente?.[6]?.[0]?.[0]).toBe('08:00');
  });

  it('shows what was saved under its masks', async () => {
    await abrir(
      umEscritorio({
        cnpj: '12ABC34501DE35',
        cep: '80010000',
        expediente: { ...umEscritorio().expediente, 6: [['08:00', '12:00']] },
      }),
    );
    await expect.element(campo('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
    await expect.element(campo('CEP')).toHaveValue('80010-000');
    await expect
      .element(gaveta.getByRole('combobox', { name: 'Sábado, início do 1º turno' }))
      .toHaveValue('08:00');
  });

  it('is not left by Escape with what was typed, unasked', async () => {
    await abrir();
    await campo('Bairro').fill('Centro');
    await userEvent.keyboard('{Escape}');
    const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(campo('Bairro')).toHaveValue('Centro');
  });

  it('that somebody else saved meanwhile says so, and is read again when asked', async () => {
    const { mudar } = await abrir();
    responder(escritorioEndpoints.gravar, () => recusar('REGISTRO_ALTERADO'));
    mudar({ nome: 'Contabilidade do Vale' });
    await campo('Bairro').fill('Centro');
    await botao('Salvar').click();
    await expect
      .element(gaveta.getByRole('alert'))
      .toMatchTextContent('Este registro foi alterado');
    await botao('Recarregar').click();
    await expect.element(campo('Nome')).toHaveValue('Contabilidade do Vale');
  });

  it('is shown without anything axe complains of', async () => {
    // High enough that the bar with the buttons lies over no field.
    await page.viewport(1440, 1600);
    await abrir();
    await semViolacoes();
  });

  it('is read by a manager, who is told why it cannot be changed', async () => {
    await abrir(undefined, gestor);
    await expect.element(campo('Nome')).toBeDisabled();
    await expect.element(gaveta.getByText('Só quem pode editar configurações')).toBeVisible();
    await expect.element(botao('Salvar')).not.toBeInTheDocument();
  });
});

describe('the firm’s logo', () => {
  const logo = gaveta.getByRole('img', { name: 'Logo do escritório' });
  const trocar = gaveta.getByRole('button', { name: /^(Escolher|Trocar): Logo do escritório$/ });
  const endereco = () => (logo.element() as HTMLImageElement).src;
  const imagem = () => new File([PIXEL], 'logo.png', { type: 'image/png' });

  it.each(IMAGENS_RECUSADAS)(
    'that %s is told, and sent to nobody',
    async (_como, arquivo, titulo, mensagem) => {
      const { enviarLogo } = await abrir();
      escolherArquivo(arquivo, gaveta.element());
      await expect.element(page.getByText(titulo)).toBeVisible();
      await expect.element(page.getByText(mensagem)).toBeVisible();
      expect(enviarLogo.pedidos).toEqual([]);
    },
  );

  it('that the server refuses is told, and another may be chosen', async () => {
    await abrir();
    responder(escritorioEndpoints.gravarLogo, () => recusar('TIPO_NAO_SUPORTADO'));
    escolherArquivo(imagem(), gaveta.element());
    await expect.element(page.getByText('Erro ao fazer upload')).toBeVisible();
    await expect.element(trocar).toBeEnabled();
  });

  it('is chosen by the keyboard', async () => {
    await abrir();
    const campoDoArquivo = gaveta.element().querySelector('input[type=file]');
    const aberto = new Promise((resolver) => {
      campoDoArquivo?.addEventListener('click', (clique) => {
        // The window of the system would stand over the test.
        clique.preventDefault();
        resolver(true);
      });
    });
    await teclar(trocar, '{Enter}');
    expect(await aberto).toBe(true);
  });

  it('is shown and replaced', async () => {
    await abrir();
    escolherArquivo(imagem(), gaveta.element());
    await expect.element(logo).toBeVisible();
    const primeiro = endereco();
    // Until the first was sent no other is taken.
    await expect.element(trocar).not.toHaveAttribute('aria-busy');
    escolherArquivo(imagem(), gaveta.element());
    await expect.poll(endereco).not.toBe(primeiro);
  });

  it('is shown with nothing lost of what was typed, though somebody saves the record meanwhile', async () => {
    const { ler, mudar } = await abrir();
    await expect.poll(() => fluxo.abertas).toBe(1);
    await campo('Bairro').fill('Digitado antes');
    escolherArquivo(imagem(), gaveta.element());
    await expect.element(logo).toBeVisible();
    const lidas = ler.pedidos.length;
    mudar({ complemento: 'Sala 2' });
    fluxo.dizer({
      type: 'command',
      action: 'refresh',
      timestamp: Date.now(),
      data: { recurso: 'escritorio', id: null },
    });
    await expect.poll(() => ler.pedidos.length).toBeGreaterThan(lidas);
    await expect.element(campo('Bairro')).toHaveValue('Digitado antes');
  });

  it('is removed, with the focus where another is chosen, and put back by undoing', async () => {
    await abrir(COM_LOGO);
    await campo('Bairro').fill('Digitado antes');
    await gaveta.getByRole('button', { name: 'Remover: Logo do escritório' }).click();
    await expect.element(page.getByText('Logo removido')).toBeVisible();
    await expect.element(logo).not.toBeInTheDocument();
    await expect.element(trocar).toHaveFocus();
    await botao('Desfazer').click();
    await expect.element(logo).toBeVisible();
    await expect.element(campo('Bairro')).toHaveValue('Digitado antes');
  });

  it('is shown on a phone without anything wider than it, or that axe complains of', async () => {
    await page.viewport(375, 760);
    await abrir(COM_LOGO);
    await expect.element(logo).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('is shown on its card', async () => {
    responderEscritorio(COM_LOGO);
    await abrirPagina('/configuracoes', { quem: gestor });
    const cartao = page.getByRole('listitem').filter({ hasText: 'Nome, logo, CNPJ' });
    await expect.poll(() => cartao.element().querySelector('img')).not.toBeNull();
  });

  it('is seen by whoever only reads, with no way to change it', async () => {
    await abrir(COM_LOGO, gestor);
    await expect.element(logo).toBeVisible();
    await expect
      .element(gaveta.getByRole('button', { name: /Logo do escritório/ }))
      .not.toBeInTheDocument();
  });
});
