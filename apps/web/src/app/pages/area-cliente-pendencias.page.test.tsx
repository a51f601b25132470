import { areaClienteEndpoints } from '@dominio/contrato/area-cliente';
import {
  pendenciasEndpoints as e,
  type PendenciaDoCliente,
} from '@dominio/contrato/area-cliente-pendencias';
import { rodape } from '@dominio/contrato/paginacao';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const quem = umaPessoa({ grupo: 'cliente' });
const regiao = page.getByRole('main').getByRole('region', { name: 'O que precisamos de você' });

beforeEach(() => {
  responder(areaClienteEndpoints.agenda, ({ query }) => ({
    agendamentos: [],
    ...rodape(0, query),
  }));
});

const umaPendencia = (mudancas: Partial<PendenciaDoCliente> = {}): PendenciaDoCliente => ({
  id: 1,
  titulo: 'Contrato social',
  grupo: 'documentos',
  orientacao: 'A última alteração consolidada, em PDF.',
  pedido_em: '2026-08-03T13:00:00.000Z',
  resposta: null,
  ...mudancas,
});

/** Answers the calls for what a company was asked for, which keeps its answers. */
function responderPendencias(iniciais: readonly PendenciaDoCliente[]) {
  let pendencias = [...iniciais];
  const mudar = (id: number, resposta: PendenciaDoCliente['resposta']) => {
    pendencias = pendencias.map((uma) => (uma.id === id ? { ...uma, resposta } : uma));
    return { pendencias };
  };
  return {
    ler: responder(e.listar, () => ({ pendencias })),
    responder: responder(e.responder, ({ params, body }) =>
      mudar(params.id, {
        tipo: body.resposta,
        texto: body.texto,
        em: '2026-08-11T13:00:00.000Z',
        por: 'Otávio Braga',
      }),
    ),
    retirar: responder(e.retirar, ({ params }) => mudar(params.id, null)),
  };
}

describe('what the firm needs of a company', () => {
  it('is nothing, where nothing was asked for', async () => {
    await abrirPagina('/area-cliente', { quem });
    await expect
      .element(regiao.getByText('Tudo em dia! Não precisamos de nada agora.'))
      .toBeVisible();
  });

  it('stands first, with what is to be sent, on every width and for everybody', async () => {
    responderPendencias([
      umaPendencia(),
      umaPendencia({
        id: 2,
        titulo: 'Procuração eletrônica em nome do escritório, com poderes para a Receita',
        resposta: {
          tipo: 'nao_tem',
          texto: 'O certificado venceu.',
          em: '2026-08-10T13:00:00.000Z',
          por: 'Marta Reis',
        },
      }),
    ]);
    await page.viewport(375, 760);
    await abrirPagina('/area-cliente', { quem });
    await expect
      .element(regiao.getByText('A última alteração consolidada, em PDF.').first())
      .toBeVisible();
    await expect
      .element(regiao)
      .toMatchTextContent('não tem em 10/08/2026 · por Marta Reis · O certificado venceu.');
    await expect.element(regiao.getByText('Em conversa')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('is answered by what way it was sent, which is given back for a while and later', async () => {
    const rede = responderPendencias([umaPendencia()]);
    await abrirPagina('/area-cliente', { quem });
    await regiao.getByRole('button', { name: 'Já enviei: Contrato social' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Já enviei: Contrato social' });
    const enviar = dialogo.getByRole('button', { name: 'Avisar o escritório' });
    await enviar.click();
    await expect
      .element(dialogo.getByText('A resposta deve ter de 1 a 500 caracteres.').first())
      .toBeVisible();
    await dialogo.getByRole('textbox', { name: 'Como você enviou' }).fill('Por e-mail, hoje');
    await semViolacoes();
    await enviar.click();
    await expect.element(dialogo).not.toBeInTheDocument();
    expect(rede.responder.pedidos[0]).toMatchObject({
      params: { id: 1 },
      body: { resposta: 'enviado', texto: 'Por e-mail, hoje' },
    });
    await expect.element(regiao.getByText('Em conferência')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect
      .element(regiao.getByRole('button', { name: 'Já enviei: Contrato social' }))
      .toBeVisible();
    expect(rede.retirar.pedidos).toHaveLength(1);
  });

  it('may be what there is not, by the keyboard, and a refusal keeps what was typed', async () => {
    responderPendencias([umaPendencia()]);
    responder(e.responder, () =>
      recusar('ESTADO_INVALIDO', 'Marta Reis já respondeu este pedido.'),
    );
    await abrirPagina('/area-cliente', { quem });
    await regiao.getByRole('button', { name: 'Não tenho: Contrato social' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Não tenho: Contrato social' });
    const motivo = dialogo.getByRole('textbox', { name: 'Motivo' });
    await expect.element(motivo).toHaveFocus();
    await userEvent.keyboard('Extraviado');
    await dialogo.getByRole('button', { name: 'Avisar o escritório' }).click();
    await expect.element(dialogo.getByText('Marta Reis já respondeu este pedido.')).toBeVisible();
    await expect.element(motivo).toHaveValue('Extraviado');
  });
});
