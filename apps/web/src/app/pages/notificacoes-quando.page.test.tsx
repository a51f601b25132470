import {
  notificacoesConfiguracaoEndpoints as endpoints,
  PREFERENCIAS_PADRAO,
  TEXTOS_DA_CONFIGURACAO as T,
} from '@dominio/contrato/notificacoes-configuracao';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderQuando } from '../../../test/pagina/registros/preferencias-de-notificacao.ts';

const PAGINA = '/configuracoes/notificacoes?aba=quando';
const quem = umaPessoa({ grupo: 'consultor', permissoes: [] });
const COM_HORARIO = {
  ...PREFERENCIAS_PADRAO,
  silencio: { ...PREFERENCIAS_PADRAO.silencio, ativo: true },
};

const parte = page.getByRole('region', { name: 'Quando avisar' });
const chave = (name: string) => parte.getByRole('switch', { name });
const hora = (name: string) => parte.getByRole('combobox', { name });
const botao = (name: string) => parte.getByRole('button', { name });
const salvar = botao('Salvar horários');
const escolher = async (campo: string, opcao: string) => {
  await parte.getByRole('combobox', { name: campo }).click();
  await page.getByRole('option', { name: opcao, exact: true }).click();
};

async function abrir(preferencias = COM_HORARIO) {
  const quando = responderQuando(preferencias);
  await abrirPagina(PAGINA, { quem });
  await expect.element(salvar).toBeVisible();
  return quando;
}

describe('when one is told', () => {
  it('is at any hour until quiet hours are switched on, with the hours that are proposed', async () => {
    const { gravar } = await abrir(PREFERENCIAS_PADRAO);
    await expect.element(hora('Segunda-feira, início do 1º horário')).not.toBeInTheDocument();
    await chave('Só avisar nestes horários').click();
    await expect.element(hora('Segunda-feira, início do 1º horário')).toHaveValue('08:00');
    await expect
      .element(parte.getByRole('listitem').filter({ hasText: 'Sábado' }))
      .toMatchTextContent('Sem avisos');
    await salvar.click();
    await expect.element(page.getByText('Horários salvos')).toBeVisible();
    expect(gravar.pedidos[0]?.body.silencio).toEqual(COM_HORARIO.silencio);
  });

  it('has several stretches in a day, on weekends too, in a time zone and without absences', async () => {
    const { gravar } = await abrir();
    await hora('Segunda-feira, fim do 1º horário').fill('12h');
    await botao('Adicionar horário em Segunda-feira').click();
    await botao('Adicionar horário em Sábado').click();
    await botao('Remover o 1º horário de Sexta-feira').click();
    await chave('Esperar enquanto eu estiver ausente').click();
    await escolher('Fuso horário', 'Manaus');
    await salvar.click();
    await expect.poll(() => gravar.pedidos.length).toBe(1);
    const { silencio } = gravar.pedidos[0]?.body ?? {};
    expect(silencio).toMatchObject({ fuso: 'America/Manaus', usar_ausencias: false });
    expect(silencio?.dias.seg).toEqual([
      ['08:00', '12:00'],
      ['13:00', '18:00'],
    ]);
    expect(silencio?.dias.sab).toEqual([['08:00', '12:00']]);
    expect(silencio?.dias.sex).toBeUndefined();
  });

  it('is told at its day what is wrong, and keeps what was typed', async () => {
    const { gravar } = await abrir();
    await hora('Terça-feira, fim do 1º horário').fill('07:00');
    await salvar.click();
    const terca = parte.getByRole('listitem').filter({ hasText: 'Terça-feira' });
    await expect.element(terca.getByText(T.janelaInvalida)).toBeVisible();
    await expect.element(hora('Terça-feira, fim do 1º horário')).toHaveValue('07:00');
    await expect.element(hora('Terça-feira, início do 1º horário')).toHaveFocus();
    expect(gravar.pedidos).toEqual([]);
  });

  it('says what a week without any hour means', async () => {
    await abrir({ ...COM_HORARIO, silencio: { ...COM_HORARIO.silencio, dias: {} } });
    await expect.element(parte.getByText(/^Sem nenhum horário/)).toBeVisible();
  });

  it('is how soon the e-mails of each category are sent', async () => {
    const { gravar } = await abrir({ ...PREFERENCIAS_PADRAO, emails: { agenda: 'diario' } });
    await expect
      .element(parte.getByRole('combobox', { name: 'Agenda' }))
      .toHaveValue('Uma vez por dia, às 8 h');
    await escolher('Clientes e contratos', 'Às 8 h e às 14 h');
    await salvar.click();
    await expect
      .poll(() => gravar.pedidos[0]?.body.emails)
      .toMatchObject({
        agenda: 'diario',
        contratos: 'as_8h_e_14h',
        administracao: 'imediato',
      });
  });

  it('stays as it was typed when it is refused', async () => {
    await abrir();
    responder(endpoints.gravarPreferencias, () => recusar('MUITAS_TENTATIVAS', 'Vá devagar.'));
    await escolher('Agenda', 'A cada 15 minutos');
    await salvar.click();
    await expect.element(parte.getByRole('alert')).toMatchTextContent('Vá devagar.');
    await expect
      .element(parte.getByRole('combobox', { name: 'Agenda' }))
      .toHaveValue('A cada 15 minutos');
  });

  it('is not given up unasked', async () => {
    await abrir();
    await escolher('Agenda', 'A cada 15 minutos');
    await page.getByRole('link', { name: 'Minhas', exact: true }).click();
    const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect
      .element(parte.getByRole('combobox', { name: 'Agenda' }))
      .toHaveValue('A cada 15 minutos');
  });

  it('says that it could not be read, and is asked for again', async () => {
    responderQuando();
    responder(endpoints.preferencias, () => recusar('MUITAS_TENTATIVAS', 'Vá devagar.'), {
      umaVez: true,
    });
    await abrirPagina(PAGINA, { quem });
    await expect.element(page.getByText('Vá devagar.')).toBeVisible();
    await botao('Tentar novamente').click();
    await expect.element(salvar).toBeVisible();
  });

  it.each([1440, 375])('is drawn %i wide without anything axe complains of', async (largura) => {
    await page.viewport(largura, 760);
    await abrir();
    await semRolagemLateral();
    await semViolacoes();
  });
});
