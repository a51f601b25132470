import { notificacoesEntregasEndpoints } from '@dominio/contrato/notificacoes-entregas';
import {
  notificacoesSilenciadosEndpoints as endpoints,
  type Silenciado,
} from '@dominio/contrato/notificacoes-silenciados';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderListaDeNotificacoes,
  umaNotificacao,
} from '../../../test/pagina/registros/notificacao.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderMatriz } from '../../../test/pagina/registros/preferencias-de-notificacao.ts';
import { AGORA } from '../../../test/pagina/relogio.ts';

const QUEM = umaPessoa({ grupo: 'consultor', permissoes: [] });
const botao = (nome: string) => page.getByRole('button', { name: nome, exact: true });
const itemDoMenu = (name: string) => page.getByRole('menuitem', { name });

/** Answers the calls of muting one appointment, which is muted or not at first. */
function responderSilencio(inicial: boolean) {
  let silenciado = inicial;
  const um: Silenciado = {
    id: 8,
    item_tipo: 'agendamento',
    item_id: 5,
    titulo: 'Novo agendamento criado',
    mensagem: 'Ana marcou “Fechamento”.',
    url: '/agenda?agendamento=5',
    silenciado_em: AGORA.toISOString(),
  };
  const mudado = ({ body }: { body: { silenciado: boolean } }) => {
    silenciado = body.silenciado;
    return { success: true as const, message: '', id: um.id, silenciado };
  };
  return {
    listar: responder(endpoints.listar, () => {
      const silenciados = silenciado ? [um] : [];
      return { silenciados, total: silenciados.length };
    }),
    silenciar: responder(endpoints.silenciar, mudado),
    mudar: responder(endpoints.mudar, mudado),
    porQue: responder(notificacoesEntregasEndpoints.porQue, () => ({
      evento: 'Novo agendamento criado',
      descricao: 'Alguém marcou um agendamento com você.',
      item: { tipo: 'agendamento', silenciado },
      entregas: [],
    })),
  };
}

const DO_AGENDAMENTO = umaNotificacao({
  id: 4,
  usuario_id: QUEM.usuario.id,
  titulo: 'Fechamento',
  tracking_key: 'agendamento_criado:agendamento:5',
});

describe('an item muted from one of its notifications', () => {
  beforeEach(() => responderListaDeNotificacoes([DO_AGENDAMENTO]));

  it('by the menu of its row, and undone', async () => {
    const { silenciar, mudar } = responderSilencio(false);
    await abrirPagina('/notificacoes', { quem: QUEM });
    await botao('Adiar: Fechamento').click();
    await itemDoMenu('Silenciar este agendamento').click();
    await expect.element(page.getByText('Você não é mais avisado deste agendamento')).toBeVisible();
    expect(silenciar.pedidos.map(({ params, body }) => [params, body])).toEqual([
      [{ id: 4 }, { silenciado: true }],
    ]);
    await botao('Desfazer').click();
    await expect
      .poll(() => mudar.pedidos.map(({ params, body }) => [params, body]))
      .toEqual([[{ id: 8 }, { silenciado: false }]]);
  });

  it('where it says why it came, which says so afterwards and offers the way back', async () => {
    responderSilencio(false);
    await abrirPagina('/notificacoes?porque=4', { quem: QUEM });
    const aoLado = painel('Por que recebi isto?');
    await aoLado.getByRole('button', { name: 'Silenciar este agendamento' }).click();
    await expect.element(aoLado.getByText('Você silenciou este agendamento.')).toBeVisible();
    await semViolacoes();
    await aoLado.getByRole('button', { name: 'Voltar a receber' }).click();
    await expect
      .element(aoLado.getByRole('button', { name: 'Silenciar este agendamento' }))
      .toBeVisible();
  });

  it('that is refused is told with the reason', async () => {
    responderSilencio(false);
    responder(endpoints.silenciar, () =>
      recusar('ESTADO_INVALIDO', 'Avisos de segurança não são silenciados.'),
    );
    await abrirPagina('/notificacoes', { quem: QUEM });
    await botao('Adiar: Fechamento').click();
    await itemDoMenu('Silenciar este agendamento').click();
    await expect.element(page.getByText('Erro ao silenciar este agendamento')).toBeVisible();
    await expect.element(page.getByText('Avisos de segurança não são silenciados.')).toBeVisible();
  });
});

describe('a notification that is about nothing of its own', () => {
  it('offers no mute', async () => {
    responderListaDeNotificacoes([{ ...DO_AGENDAMENTO, tracking_key: 'sistema_aviso:envio:5' }]);
    await abrirPagina('/notificacoes', { quem: QUEM });
    await botao('Adiar: Fechamento').click();
    await expect.element(itemDoMenu('Escolher data e hora')).toBeVisible();
    await expect.element(itemDoMenu('Silenciar')).not.toBeInTheDocument();
  });
});

describe('what is muted', () => {
  const parte = page.getByRole('region', { name: 'Silenciados' });
  const lista = parte.getByRole('list', { name: 'Itens silenciados' });

  it.each([1440, 768, 375])('is listed among one’s own, %i wide', async (largura) => {
    await page.viewport(largura, 900);
    responderMatriz();
    responderSilencio(true);
    await abrirPagina('/configuracoes/notificacoes', { quem: QUEM });
    await expect
      .element(lista.getByRole('link', { name: 'Ana marcou “Fechamento”.' }))
      .toHaveAttribute('href', '/agenda?agendamento=5');
    await expect.element(lista.getByText('Agendamento · silenciado em 12/08/2026')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('is had again, and that undone', async () => {
    responderMatriz();
    const { mudar } = responderSilencio(true);
    await abrirPagina('/configuracoes/notificacoes', { quem: QUEM });
    await botao('Voltar a receber: Ana marcou “Fechamento”.').click();
    await expect
      .element(page.getByText('Você volta a ser avisado deste agendamento'))
      .toBeVisible();
    await expect
      .element(
        parte.getByText('Nenhum item silenciado. Silencie um pelo menu de uma notificação dele.'),
      )
      .toBeVisible();
    await botao('Desfazer').click();
    await expect.element(lista).toBeVisible();
    expect(mudar.pedidos.map(({ body }) => body.silenciado)).toEqual([false, true]);
  });
});

describe('the way to the settings', () => {
  it('leads there from the page of all notifications', async () => {
    responderListaDeNotificacoes([]);
    responderMatriz();
    await abrirPagina('/notificacoes', { quem: QUEM });
    await page.getByRole('main').getByRole('link', { name: 'Configurar' }).click();
    await expect.element(page.getByRole('region', { name: 'Minhas notificações' })).toBeVisible();
  });
});
