import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { temasEndpoints } from '@dominio/contrato/temas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { gaveta, naPagina, resumo, SEGUNDA } from '../../../test/pagina/agenda.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { descoberto, semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { fluxo } from '../../../test/pagina/fluxo.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  noDia,
  responderAgenda,
  umAgendamento,
} from '../../../test/pagina/registros/agendamento.ts';
import { responderInicio } from '../../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderTimes, umTime } from '../../../test/pagina/registros/time.ts';

const quem = umaPessoa({ grupo: 'gestor', permissoes: ['times:acessar', 'times:criar'] });
const visita = {
  usuario_id: quem.usuario.id,
  nome: 'Marcelo Tavares',
  motivo: 'Não encontra o time',
  expira_em: '2026-08-12T10:30:00-03:00',
};
const MOTIVO = 'Somente leitura: você está vendo como Marcelo Tavares.';

describe("in 'Ver como'", () => {
  const abrirTimes = async () => {
    responderTimes([umTime()]);
    await abrirPagina('/times', { quem, visita });
    await expect.element(page.getByText('Contábil e Fiscal').first()).toBeVisible();
  };

  it('what the person reads is read, and nothing that writes is offered', async () => {
    await abrirTimes();
    await expect.element(page.getByRole('button', { name: 'Novo time' })).not.toBeInTheDocument();
  });

  it('every page says whose session is seen, why and until when', async () => {
    await abrirTimes();
    const faixa = page.getByRole('region', { name: 'Ver como' });
    await expect.element(faixa).toMatchTextContent('você está vendo como Marcelo Tavares');
    await expect.element(faixa).toMatchTextContent('Não encontra o time');
    await expect.element(faixa).toMatchTextContent('30:00');
  });

  it('Início is shown without anything axe complains of', async () => {
    responderInicio();
    await abrirPagina('/inicio', { quem, visita });
    await expect.element(page.getByRole('region', { name: 'Ver como' })).toBeVisible();
    await semViolacoes();
  });

  it('the account of the person is not shown', async () => {
    await abrirPagina('/minha-conta', { quem, visita });
    await expect
      .element(page.getByText(/^A conta de Marcelo Tavares não aparece em ‘Ver como’/))
      .toBeVisible();
  });
});

describe("the agenda in 'Ver como'", () => {
  const NADA = {
    editar: false,
    excluir: false,
    cancelar: false,
    reagendar: false,
    finalizar: false,
    reabrir: false,
  };
  const abrirAgenda = async (pedaco: string, consultora = umaPessoa({ grupo: 'consultor' })) => {
    // As the server answers a visit: nothing may be done with it.
    const horas = noDia(SEGUNDA, ['10:00', '11:00']);
    responderAgenda([umAgendamento({ id: 1, titulo: 'Reunião', acoes: NADA, ...horas })]);
    await abrirPagina(`/agenda?data=${SEGUNDA}${pedaco}`, { quem: consultora, visita });
    await expect.element(resumo).toBeVisible();
  };
  const escrevem = page.getByRole('button', {
    name: /^(Novo|Nova|Agendar|Editar|Salvar|Finalizar|Cancelar|Excluir|Reagendar|Reabrir)/,
  });

  it('offers no new appointment', async () => {
    await abrirAgenda('');
    await expect.element(page.getByRole('button', { name: 'Hoje', exact: true })).toBeVisible();
    await expect.element(escrevem).not.toBeInTheDocument();
  });

  it('opens no form by the address of a new appointment', async () => {
    await abrirAgenda('&novo=1');
    // The page makes room for a panel as soon as it is drawn, before the panel's code is there.
    expect(document.documentElement.dataset.aoLado).toBeUndefined();
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
  });

  it('fits a phone without anything axe complains of', async () => {
    await page.viewport(375, 760);
    await abrirAgenda('&visao=lista');
    await expect.poll(() => naPagina('[data-evento]')).toHaveLength(1);
    await semViolacoes();
  });

  it('shows an appointment without anything axe complains of', async () => {
    await abrirAgenda('&visao=lista');
    await expect.poll(() => naPagina('[data-evento]')).toHaveLength(1);
    naPagina('[data-evento]')[0]?.click();
    await expect
      .element(gaveta('Agendamento').getByRole('heading', { name: 'Reunião' }))
      .toBeVisible();
    await semViolacoes();
  });

  it('opens an appointment, and offers nothing that changes it', async () => {
    await abrirAgenda('&visao=lista');
    await expect.poll(() => naPagina('[data-evento]')).toHaveLength(1);
    naPagina('[data-evento]')[0]?.click();
    const aberta = gaveta('Agendamento');
    await expect.element(aberta.getByRole('heading', { name: 'Reunião' })).toBeVisible();
    await expect.element(escrevem).not.toBeInTheDocument();
  });
});

it("in 'Ver como' there is no live feed, and the bell misses none", async () => {
  await abrirPagina('/ferramentas', { quem, visita });
  await page.getByRole('button', { name: /^Notificações/ }).click();
  const painel = page.getByRole('dialog', { name: 'Notificações', exact: true });
  await expect.element(painel.getByText('Nenhuma notificação', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Sem conexão ao vivo')).not.toBeInTheDocument();
  expect(fluxo.enderecos).toEqual([]);
});

it("in 'Ver como' on a phone the band is in sight whole and covers nothing of the page", async () => {
  await page.viewport(375, 760);
  const nome = 'Maria Aparecida de Albuquerque Cavalcanti e Figueiredo';
  await abrirPagina('/ferramentas', { quem, visita: { ...visita, nome } });
  const faixa = page.getByRole('region', { name: 'Ver como' });
  await expect.element(faixa).toBeInViewport({ ratio: 1 });
  await descoberto(page.getByRole('link', { name: 'Domínio' }).first());
  await semRolagemLateral();
});

it('in a session of one’s own what may be written is offered', async () => {
  responderTimes([umTime()]);
  await abrirPagina('/times', { quem });
  await expect.element(page.getByRole('button', { name: 'Novo time' })).toBeVisible();
});

describe('the colours', () => {
  const ESCREVEM = [
    'Corrigir contraste',
    /^Copiar do /,
    'Importar',
    /^Restaurar/,
    'Desfazer',
    'Aplicar Firma',
  ].map((name) => page.getByRole('button', { name }).first());
  const salvo = page.getByText('Tudo salvo.');
  const movimento = page.getByText('Fundo em movimento');
  const exportar = page.getByRole('button', { name: 'Exportar' });
  const experimentar = page.getByRole('button', { name: 'Experimentar Firma' });
  const modo = page.getByRole('radio', { name: 'Claro' });
  const cantos = page.getByRole('slider', { name: 'Cantos dos cartões', includeHidden: true });

  const abrir = async (opcoes: Parameters<typeof abrirPagina>[1]) => {
    const { dark, light } = configuracaoPadrao().theme;
    responder(temasEndpoints.listar, {
      temas: [{ id: 1, nome: 'Firma', descricao: null, tema: { dark, light }, versao: 1 }],
    });
    await abrirPagina('/personalizacao', { quem, ...opcoes });
    await expect.element(exportar).toBeVisible();
    await expect.element(experimentar).toBeVisible();
    await page.getByText('Bordas', { exact: true }).first().click();
    await expect.element(modo).toBeEnabled();
  };

  it("are seen in 'Ver como', and nothing that writes is offered", async () => {
    await abrir({ visita });
    for (const escreve of [...ESCREVEM, salvo, movimento]) {
      await expect.element(escreve).not.toBeInTheDocument();
    }
  });

  it("are shut in 'Ver como', and it is said why", async () => {
    await abrir({ visita });
    await expect.element(page.getByText(MOTIVO).first()).toBeVisible();
    await expect.element(cantos).toBeDisabled();
  });

  it('of one’s own are all offered, and open', async () => {
    await abrir({});
    for (const escreve of [...ESCREVEM, salvo, movimento]) {
      await expect.element(escreve).toBeInTheDocument();
    }
    await expect.element(cantos).toBeEnabled();
  });
});
