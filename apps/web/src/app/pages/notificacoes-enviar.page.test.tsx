import {
  notificacoesEnvioEndpoints as endpoints,
  TEXTOS_DO_ENVIO as T,
} from '@dominio/contrato/notificacoes-envio';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderEnvios, umEnvio } from '../../../test/pagina/registros/envio-de-notificacao.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderQuando } from '../../../test/pagina/registros/preferencias-de-notificacao.ts';
import { responderUsuarios, umUsuario } from '../../../test/pagina/registros/usuario.ts';
import { permitir } from '../../../test/pagina/vigia.ts';

const PAGINA = '/configuracoes/notificacoes?aba=enviar';
const bia = umUsuario({ id: 31, nome: 'Bia Ramos' });

const form = page.getByRole('region', { name: 'Enviar notificação' });
const lista = page.getByRole('region', { name: 'Envios' });
const previa = form.getByRole('region', { name: 'Prévia' });
const campo = (name: string) => form.getByRole('textbox', { name, exact: true });
const escolha = (name: string) => form.getByRole('combobox', { name, exact: true });
const botao = (name: string) => page.getByRole('button', { name, exact: true });
const enviar = form.getByRole('button', { name: 'Enviar notificação' });
const aTodos = form.getByRole('switch', { name: 'Toda a equipe' });

async function abrir({ envios = [] as ReturnType<typeof umEnvio>[], pessoas = 12 } = {}) {
  responderUsuarios([bia], { times: [{ id: 5, nome: 'Contábil' }] });
  const chamadas = responderEnvios(envios, pessoas);
  await abrirPagina(PAGINA, { quem: umaPessoa() });
  await expect.element(enviar).toBeVisible();
  return chamadas;
}

const opcao = (name: string) => page.getByRole('option', { name, exact: true });
async function escrever() {
  await campo('Título').fill('Feriado');
  await campo('Mensagem').fill('O escritório fecha na sexta.');
}

describe('NO-30: who may not send', () => {
  it('has no such part, and reads by its address that administrators alone send', async () => {
    await abrirPagina(PAGINA, { quem: umaPessoa({ grupo: 'gestor' }) });
    await expect.element(page.getByText(T.soAdministradores)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Enviar' })).not.toBeInTheDocument();
    await semViolacoes();
  });
});

describe('NO-43: a notification that is written', () => {
  it('goes to people, groups and teams, whose number is said before', async () => {
    const { enviar: pedidos, contar } = await abrir();
    await expect.element(form.getByText('Ninguém escolhido ainda.')).toBeVisible();
    await escolha('Pessoas').fill('bia');
    await opcao('Bia Ramos').click();
    await expect.element(form.getByText('1 pessoa será avisada.')).toBeVisible();
    await escolha('Grupos').click();
    await opcao('Consultor').click();
    await escolha('Times').click();
    await opcao('Contábil').click();
    await expect
      .poll(() => contar.pedidos.at(-1)?.body)
      .toEqual({ user_ids: [31], grupo_ids: [4], time_ids: [5] });
    await escrever();
    await campo('Página que abre').fill('/agenda');
    await enviar.click();
    await expect.element(page.getByText('Notificação enviada', { exact: true })).toBeVisible();
    expect(pedidos.pedidos.map(({ body }) => body)).toEqual([
      {
        title: 'Feriado',
        message: 'O escritório fecha na sexta.',
        notification_type: 'both',
        url: '/agenda',
        user_ids: [31],
        grupo_ids: [4],
        time_ids: [5],
      },
    ]);
    await expect.element(campo('Título')).toHaveValue('');
    await expect.element(lista.getByText('Feriado')).toBeVisible();
  });

  it('to many asks first, with their number, and may be left as it was written', async () => {
    const { enviar: pedidos } = await abrir({ pessoas: 143 });
    await aTodos.click();
    await expect.element(form.getByText('143 pessoas serão avisadas.')).toBeVisible();
    await escrever();
    await enviar.click();
    const pergunta = page.getByRole('dialog', { name: 'Enviar a 143 pessoas?' });
    await pergunta.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(campo('Título')).toHaveValue('Feriado');
    expect(pedidos.pedidos).toEqual([]);
    await enviar.click();
    await pergunta.getByRole('button', { name: 'Enviar notificação' }).click();
    await expect.poll(() => pedidos.pedidos[0]?.body).toMatchObject({ todos: true });
  });

  it('may leave later', async () => {
    const { enviar: pedidos } = await abrir();
    await aTodos.click();
    await escrever();
    await form.getByText('Mais tarde').click();
    await expect.element(campo('Dia')).toHaveValue('13/08/2026');
    await escolha('Hora').fill('9h30');
    await form.getByRole('button', { name: 'Agendar envio' }).click();
    await expect.element(page.getByText('Envio agendado', { exact: true })).toBeVisible();
    expect(pedidos.pedidos[0]?.body.agendar_para).toEqual(new Date('2026-08-13T12:30:00Z'));
    await expect.element(lista.getByText(/Sai em 13\/08\/2026/)).toBeVisible();
  });

  it('is shown as it will look, with the marks of its message', async () => {
    await abrir();
    await campo('Título').fill('Feriado');
    await campo('Mensagem').fill('na sexta');
    await campo('Mensagem').click();
    (campo('Mensagem').element() as HTMLTextAreaElement).setSelectionRange(3, 8);
    await botao('Negrito').click();
    await expect.element(campo('Mensagem')).toHaveValue('na <b>sexta</b>');
    // In the bell and in the e-mail.
    const marcada = previa.getByText('sexta', { exact: true });
    await expect.poll(() => marcada.elements().map(({ tagName }) => tagName)).toEqual(['B', 'B']);
    await expect.element(previa.getByText('na sexta', { exact: true }).last()).toBeVisible();
    await expect.element(previa.getByText('Assunto: Feriado')).toBeVisible();
  });

  it('is asked for what it lacks', async () => {
    const { enviar: pedidos } = await abrir();
    await enviar.click();
    await expect.element(form.getByText(T.semDestinatario)).toBeVisible();
    await expect.element(form.getByText(T.falta).first()).toBeVisible();
    await aTodos.click();
    await campo('Título').fill('x'.repeat(121));
    await campo('Mensagem').fill('x'.repeat(2_001));
    await campo('Página que abre').fill('https://fora.example');
    await enviar.click();
    for (const frase of [T.tituloLongo, T.mensagemLonga, T.urlInvalida]) {
      await expect.element(form.getByText(frase)).toBeVisible();
    }
    // Another hour puts none of it right.
    await form.getByText('Mais tarde').click();
    await expect.element(campo('Dia')).toHaveValue('13/08/2026');
    await expect.element(form.getByText(T.tituloLongo)).toBeVisible();
    expect(pedidos.pedidos).toEqual([]);
  });

  it('that is refused says why at its field, and stays as it was typed', async () => {
    await abrir();
    await aTodos.click();
    await escrever();
    responder(endpoints.enviar, () =>
      recusar('DADOS_INVALIDOS', T.ninguem, {
        campos: [{ campo: 'user_ids', mensagem: T.ninguem }],
      }),
    );
    await aTodos.click();
    await escolha('Grupos').click();
    await opcao('Gestor').click();
    await enviar.click();
    await expect.element(form.getByText(T.ninguem)).toBeVisible();
    await expect.element(campo('Mensagem')).toHaveValue('O escritório fecha na sexta.');
  });

  it('NO-61: that fails without a reason says the specified words', async () => {
    await abrir();
    permitir(/500/);
    await aTodos.click();
    await escrever();
    responder(endpoints.enviar, () => new HttpResponse('', { status: 500 }), { umaVez: true });
    await enviar.click();
    await expect.element(form.getByText('Erro desconhecido ao enviar notificação')).toBeVisible();
    responder(
      endpoints.enviar,
      () => HttpResponse.json({ success: false, message: '' }) as Response,
    );
    await enviar.click();
    await expect.element(form.getByText('Erro desconhecido', { exact: true })).toBeVisible();
    await expect.element(campo('Título')).toHaveValue('Feriado');
  });

  it('that got no answer is sent again under the same key, and another under another', async () => {
    await abrir();
    permitir(/500/);
    await aTodos.click();
    await escrever();
    const chaves: (string | null)[] = [];
    const enviado = {
      ...{ success: true as const, message: 'Enviada.', enviados: 12, ignorados: [], lote_id: 1 },
    };
    responder(endpoints.enviar, ({ request }) => {
      chaves.push(request.headers.get('Idempotency-Key'));
      return chaves.length === 1 ? (new HttpResponse('', { status: 500 }) as Response) : enviado;
    });
    await enviar.click();
    await expect.element(form.getByText('Erro desconhecido ao enviar notificação')).toBeVisible();
    await enviar.click();
    await expect.element(campo('Título')).toHaveValue('');
    await aTodos.click();
    await escrever();
    await enviar.click();
    await expect.poll(() => chaves.length).toBe(3);
    expect(chaves[0]).toMatch(/^\d+(-\d+)+$/);
    expect(chaves[1]).toBe(chaves[0]);
    expect(chaves[2]).not.toBe(chaves[0]);
  });

  it('is kept as a draft when the page is left', async () => {
    await abrir();
    responderQuando();
    await escrever();
    await page.getByRole('link', { name: 'Quando' }).click();
    await page.getByRole('link', { name: 'Enviar' }).click();
    await botao('Recuperar').click();
    await expect.element(campo('Título')).toHaveValue('Feriado');
  });
});

describe('what was sent', () => {
  const agendado = umEnvio({
    id: 72,
    titulo: 'Treinamento',
    estado: 'agendado',
    enviado_em: null,
    agendado_para: '2026-08-14T12:00:00.000Z',
  });

  it('is listed with who has read it, and what is scheduled is called off', async () => {
    const { cancelar } = await abrir({ envios: [agendado, umEnvio()] });
    await expect.element(lista.getByText(/lida por 5 de 12 pessoas/)).toBeVisible();
    await botao('Cancelar envio: Treinamento').click();
    await page
      .getByRole('dialog', { name: /Treinamento/ })
      .getByRole('button', { name: 'Cancelar envio' })
      .click();
    await expect.element(lista.getByText('Cancelado')).toBeVisible();
    expect(cancelar.pedidos.map(({ params }) => params.id)).toEqual([72]);
    await expect.element(botao('Cancelar envio: Treinamento')).not.toBeInTheDocument();
  });

  it('that left meanwhile cannot be called off, and is read again', async () => {
    await abrir({ envios: [agendado] });
    responder(endpoints.cancelar, () => recusar('ESTADO_INVALIDO', T.jaSaiu));
    await botao('Cancelar envio: Treinamento').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar envio' }).click();
    await expect.element(page.getByText(T.jaSaiu)).toBeVisible();
  });

  it('at once is leaving until it has left, and is not called off', async () => {
    const saindo = { ...agendado, agendado_para: null };
    await abrir({ envios: [saindo] });
    await expect.element(lista.getByText('Saindo')).toBeVisible();
    await expect.element(botao('Cancelar envio: Treinamento')).not.toBeInTheDocument();
    responderEnvios([umEnvio({ titulo: 'Treinamento' })]);
    await expect.element(lista.getByText('Enviado', { exact: true })).toBeVisible();
  });

  it('is nothing at first', async () => {
    await abrir();
    await expect.element(lista.getByText('Nenhuma notificação enviada ainda.')).toBeVisible();
  });
});

describe('the part is drawn', () => {
  it.each([1440, 375])('%i wide without anything axe complains of', async (largura) => {
    await page.viewport(largura, 900);
    await abrir({ envios: [umEnvio(), umEnvio({ id: 70, estado: 'cancelado' })] });
    await escrever();
    await form.getByText('Mais tarde').click();
    await expect.element(campo('Dia')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });
});
