import { configuracaoPadrao } from '@dominio/contrato/tema/configuracao';
import { temasEndpoints } from '@dominio/contrato/temas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { responder } from '../../../test/pagina/rede.ts';
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

  it('the account of the person is not shown', async () => {
    await abrirPagina('/minha-conta', { quem, visita });
    await expect
      .element(page.getByText(/^A conta de Marcelo Tavares não aparece em ‘Ver como’/))
      .toBeVisible();
  });
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
