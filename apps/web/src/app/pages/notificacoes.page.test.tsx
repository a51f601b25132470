import { type Notificacao, notificacoesEndpoints } from '@dominio/contrato/notificacoes';
import { notificacoesAcoesEndpoints as acoes } from '@dominio/contrato/notificacoes-acoes';
import { notificacoesEntregasEndpoints } from '@dominio/contrato/notificacoes-entregas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderListaDeNotificacoes,
  umaNotificacao,
} from '../../../test/pagina/registros/notificacao.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { AGORA, aguardar } from '../../../test/pagina/relogio.ts';

const QUEM = umaPessoa({ grupo: 'consultor', permissoes: [] });
const EU = QUEM.usuario.id;
const DIA = 86_400_000;

const ha = (ms: number, mudancas: Partial<Notificacao>) => {
  const em = new Date(AGORA.getTime() - ms);
  return umaNotificacao({
    usuario_id: EU,
    timestamp: Math.floor(em.getTime() / 1_000),
    criado_em: em.toISOString(),
    ...mudancas,
  });
};
const minha = { dados: { criado_por: EU, agendamento_id: null } };
const QUATRO = [
  ha(0, { id: 4, titulo: 'Fechamento', contagem: 3, ...minha }),
  ha(DIA, { id: 3, titulo: 'Reunião', importante: true, ...minha }),
  ha(2 * DIA, { id: 2, titulo: 'Contrato', categoria: 'contratos', url: '/agenda' }),
  ha(40 * DIA, { id: 1, titulo: 'Velha', lida: true }),
];

async function abrir(endereco = '/notificacoes', lista: Notificacao[] = QUATRO) {
  responderListaDeNotificacoes(lista);
  await abrirPagina(endereco, { quem: QUEM });
}
const conteudo = page.getByRole('main');
const linha = (titulo: string) => conteudo.getByRole('listitem').filter({ hasText: titulo });
const botao = (nome: string) => conteudo.getByRole('button', { name: nome, exact: true });
/** The rows of the list: the trail above it is a list too. */
const linhas = () => [...document.querySelectorAll('main li:not(nav *)')];
const titulos = () =>
  linhas().map((li) => /(Fechamento|Reunião|Contrato|Velha|Nova)/.exec(li.textContent ?? '')?.[0]);

describe('the list', () => {
  it('NO-06: is grouped by days, and says how often something happened', async () => {
    await abrir();
    await expect.element(linha('Fechamento').getByText('3 vezes')).toBeVisible();
    const grupos = conteudo.getByRole('heading', { level: 2 }).elements();
    expect(grupos.map((um) => um.textContent)).toEqual([
      'Hoje',
      'Ontem',
      'Esta semana',
      'Julho de 2026',
    ]);
    await expect.element(conteudo.getByText('3 não lidas')).toBeVisible();
  });

  it.each([1440, 375])('fits into %i px, without anything axe complains of', async (largura) => {
    await page.viewport(largura, 760);
    await abrir();
    await expect.element(linha('Velha')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('is read on to its end', async () => {
    const muitas = Array.from({ length: 65 }, (_, i) =>
      ha(i * 60_000, { id: 100 - i, titulo: `Aviso ${i}` }),
    );
    await abrir('/notificacoes', muitas);
    await expect.element(linha('Aviso 0').first()).toBeVisible();
    // The button presses itself in sight; while a page is read it does nothing.
    const quantas = () => {
      const mais = botao('Carregar mais').elements()[0];
      if (mais instanceof HTMLElement) mais.click();
      return linhas().length;
    };
    await aguardar(quantas).toBe(65);
    await expect.element(botao('Carregar mais')).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Nenhuma notificação'],
    ['?filtro=nao_lidas', 'Você leu todas as notificações.'],
    ['?filtro=importantes', 'Nenhuma notificação marcada como importante.'],
    ['?filtro=adiadas', 'Nenhuma notificação adiada.'],
    ['?termo=xyz', 'Nenhuma notificação com estes filtros.'],
  ])('that is empty at %j says so', async (busca, frase) => {
    await abrir(`/notificacoes${busca}`, []);
    await expect.element(conteudo.getByText(frase, { exact: true })).toBeVisible();
    await semViolacoes();
  });

  it('that could not be read says so, and is read again', async () => {
    responder(notificacoesEndpoints.doUsuario, () => recusar('ERRO_INTERNO', 'Algo deu errado.'));
    await abrirPagina('/notificacoes', { quem: QUEM });
    await expect.element(botao('Tentar novamente')).toBeVisible();
    responderListaDeNotificacoes(QUATRO);
    await botao('Tentar novamente').click();
    await expect.element(linha('Fechamento')).toBeVisible();
  });

  it('is narrowed by its address: state, category, words', async () => {
    await abrir('/notificacoes?filtro=nao_lidas&categoria=contratos');
    await expect.element(linha('Contrato')).toBeVisible();
    expect(titulos()).toEqual(['Contrato']);
    await botao('Todas').click();
    await parametro('filtro').toBeNull();
    await conteudo.getByRole('searchbox', { name: 'Buscar notificações' }).fill('contr');
    await parametro('termo').toBe('contr');
    await aguardar(titulos).toEqual(['Contrato']);
  });
});

describe('the actions of a row', () => {
  it('NO-20: opening marks as read', async () => {
    await abrir();
    const lida = responder(notificacoesEndpoints.marcarLida, {
      success: true,
      message: '',
      unread_count: 2,
    });
    await linha('Fechamento').getByRole('button').first().click();
    await expect.element(conteudo.getByText('2 não lidas')).toBeVisible();
    await expect.poll(() => lida.pedidos.length).toBe(1);
  });

  it('NO-03, NO-04: reading and removing are for one’s own, and removing for what is read', async () => {
    await abrir();
    await expect.element(botao('Marcar como lida: Fechamento')).toBeVisible();
    await expect.element(botao('Remover: Fechamento')).toBeVisible();
    await expect.element(botao('Marcar como lida: Contrato')).not.toBeInTheDocument();
    await expect.element(botao('Remover: Contrato')).not.toBeInTheDocument();
    await expect.element(botao('Remover: Velha')).toBeVisible();
  });

  it('NO-21: all are marked at once', async () => {
    await abrir();
    await botao('Marcar todas como lidas').click();
    await expect.element(conteudo.getByText(/não lidas/)).not.toBeInTheDocument();
    await expect.element(botao('Marcar todas como lidas')).not.toBeInTheDocument();
  });

  it('NO-01: clearing asks about the important ones', async () => {
    await abrir();
    await botao('Limpar todas').click();
    await expect
      .element(conteudo.getByText('Há 1 notificação importante. Limpar também?'))
      .toBeVisible();
    await botao('Manter importantes').click();
    await aguardar(titulos).toEqual(['Reunião']);
  });

  it('a removal is undone', async () => {
    await abrir();
    await botao('Remover: Velha').click();
    await expect.element(linha('Velha')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(linha('Velha')).toBeVisible();
  });

  it('NO-58: a removal that is refused comes back and says why', async () => {
    await abrir();
    responder(acoes.remover, () =>
      recusar('ESTADO_INVALIDO', 'Marque como lida antes de remover.'),
    );
    await botao('Remover: Velha').click();
    await expect.element(page.getByText('Erro ao remover notificação')).toBeVisible();
    await expect.element(linha('Velha')).toBeVisible();
  });

  it('is snoozed until an hour offered, stands among the snoozed, and comes back', async () => {
    await abrir();
    const adiar = responder(
      acoes.adiar,
      ({ body }) => ({
        success: true,
        message: '',
        unread_count: 2,
        adiada_ate: body.ate?.toISOString() ?? null,
      }),
      { umaVez: true },
    );
    await botao('Adiar: Reunião').click();
    const opcoes = page.getByRole('menuitem');
    await expect.element(opcoes.first()).toBeVisible();
    expect(opcoes.elements().map((um) => um.textContent)).toEqual([
      'Em 1 hora',
      'Hoje, 17:00',
      'Amanhã, 08:00',
      'Segunda-feira, 08:00',
      'Escolher data e hora',
    ]);
    await page.getByRole('menuitem', { name: 'Amanhã, 08:00' }).click();
    await expect.element(page.getByText('Adiada até amanhã, 08:00')).toBeVisible();
    expect(adiar.pedidos.map(({ body }) => body.ate?.toISOString())).toEqual([
      '2026-08-13T11:00:00.000Z',
    ]);
  });

  it('a snoozed one says when it is back, and is brought back', async () => {
    const ate = new Date(AGORA.getTime() + DIA).toISOString();
    await abrir('/notificacoes?filtro=adiadas', [
      ha(0, { id: 9, titulo: 'Nova', adiada_ate: ate }),
    ]);
    await expect.element(linha('Nova').getByText('Volta amanhã, 10:00')).toBeVisible();
    await semViolacoes();
    await botao('Trazer de volta: Nova').click();
    await expect.element(conteudo.getByText('Nenhuma notificação adiada.')).toBeVisible();
    await botao('Todas').click();
    await expect.element(linha('Nova')).toBeVisible();
  });

  it('an hour that is too near is refused by the sentence of the server', async () => {
    await abrir();
    await botao('Adiar: Reunião').click();
    await page.getByRole('menuitem', { name: 'Escolher data e hora' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Adiar notificação' });
    await dialogo.getByRole('textbox', { name: 'Data' }).fill('12/08/2026');
    await dialogo.getByRole('button', { name: 'Adiar' }).click();
    await expect
      .element(dialogo.getByText('Escolha um horário entre 5 minutos e 90 dias à frente.'))
      .toBeVisible();
    await semViolacoes();
  });

  it('why it came is said in words, by each way', async () => {
    responder(notificacoesEntregasEndpoints.porQue, {
      evento: 'Agendamento cancelado',
      descricao: 'Quando alguém cancela um agendamento seu.',
      item: null,
      entregas: [
        { canal: 'sistema', estado: 'enviado', motivo: null, em: AGORA.toISOString() },
        { canal: 'email', estado: 'adiado', motivo: 'silencio', em: AGORA.toISOString() },
        { canal: 'push', estado: 'suprimido', motivo: 'sem_dispositivo', em: AGORA.toISOString() },
      ],
    });
    await abrir();
    await botao('Por que recebi isto? Fechamento').click();
    const ao_lado = painel('Por que recebi isto?');
    await expect
      .element(ao_lado.getByText('Quando alguém cancela um agendamento seu.'))
      .toBeVisible();
    await expect.element(ao_lado.getByText('Está no sino desde 12/08/2026 10:00.')).toBeVisible();
    await expect
      .element(ao_lado.getByText('Está fora do seu horário de avisos. Sai em 12/08/2026 10:00.'))
      .toBeVisible();
    await expect.element(ao_lado.getByText('Nenhum dispositivo seu recebe push.')).toBeVisible();
    await parametro('porque').toBe('4');
    await semViolacoes();
  });
});

describe('the keyboard', () => {
  it('walks the rows by j and k, and acts on the one it is at', async () => {
    await abrir();
    await expect.element(linha('Fechamento')).toBeVisible();
    await userEvent.keyboard('jj');
    await expect.element(linha('Reunião').getByRole('button').first()).toHaveFocus();
    await userEvent.keyboard('i');
    await expect.element(botao('Importante: Reunião')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('k');
    await userEvent.keyboard('e');
    await expect.element(conteudo.getByText('2 não lidas')).toBeVisible();
    await userEvent.keyboard('#');
    await expect.element(linha('Fechamento')).not.toBeInTheDocument();
    await userEvent.keyboard('z');
    await expect.element(linha('Fechamento')).toBeVisible();
    await userEvent.keyboard('j');
    await userEvent.keyboard('s');
    await expect.element(page.getByRole('menuitem', { name: 'Em 1 hora' })).toBeVisible();
  });

  it('goes on where a row was that is gone', async () => {
    await abrir();
    await expect.element(linha('Fechamento')).toBeVisible();
    await userEvent.keyboard('jj');
    await expect.element(linha('Reunião').getByRole('button').first()).toHaveFocus();
    await userEvent.keyboard('s');
    await page.getByRole('menuitem', { name: 'Em 1 hora' }).click();
    await expect.element(linha('Reunião')).not.toBeInTheDocument();
    await userEvent.keyboard('j');
    await expect.element(linha('Contrato').getByRole('link').first()).toHaveFocus();
  });
});
