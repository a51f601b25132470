import { passagensEndpoints as e, type Passagem } from '@dominio/contrato/passagens';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { umTermo } from '../../../test/pagina/registros/passagem.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { AGORA } from '../../../test/pagina/relogio.ts';

const SEM_ACOES = { assinar: false, recusar: false, cancelar: false };
const CONSULTOR = umaPessoa({ grupo: 'consultor', permissoes: [] });

const abrir = async (termo: Passagem = umTermo(), quem = CONSULTOR) => {
  const lido = responder(e.ler, () => termo);
  await abrirPagina('/passagem?termo=7', { quem });
  return lido;
};
const folha = page.getByRole('article', { name: 'Termo de passagem de Padaria Aurora' });
const botao = (nome: string) => page.getByRole('button', { name: nome, exact: true });
const pergunta = page.getByRole('dialog');
const assinada = (dados: Partial<Passagem> = {}) =>
  umTermo({
    estado: 'assinada',
    para_assinou_em: AGORA.toISOString(),
    versao: 4,
    acoes: SEM_ACOES,
    ...dados,
  });

describe('a handover term', () => {
  it.each([1440, 375])('says what is handed over and who signs, at %i px', async (largura) => {
    await page.viewport(largura, 900);
    await abrir();
    await expect.element(folha.getByText('De Rafael Lima para Camila Dias')).toBeVisible();
    await expect.element(folha.getByText(/^Gerado por Helena Barreto em /)).toBeVisible();
    await expect.element(folha.getByText('Folha de março até sexta.')).toBeVisible();
    await expect.element(folha.getByRole('cell', { name: 'Marta Reis' })).toBeVisible();
    await expect.element(folha.getByText('Rafael Lima ainda não assinou')).toBeVisible();
    await expect.element(page.getByText('Aguarda as duas assinaturas')).toBeVisible();
    await expect.element(folha.getByText('Agenda dos próximos 60 dias')).not.toBeInTheDocument();
    expect(document.title).toBe('Termo de passagem · Domínio');
    await semRolagemLateral();
    await semViolacoes();
  });

  it('is signed after a question that says what comes of it', async () => {
    await abrir();
    const assinar = responder(e.assinar, () => assinada());
    await botao('Assinar').click();
    await expect
      .element(pergunta.getByText('passa de Rafael Lima para Camila Dias quando', { exact: false }))
      .toBeVisible();
    responder(e.ler, () => assinada());
    await pergunta.getByRole('button', { name: 'Assinar' }).click();
    await expect.element(folha.getByText(/^Assinado por Camila Dias em /)).toBeVisible();
    await expect.element(page.getByText('Termo de passagem assinado')).toBeVisible();
    await expect.element(botao('Assinar')).not.toBeInTheDocument();
    expect(assinar.pedidos.map(({ body }) => body)).toEqual([{ versao: 3 }]);
  });

  it('says that the second signature passes the client now', async () => {
    await abrir(assinada({ acoes: { assinar: true, recusar: true, cancelar: false } }));
    await botao('Assinar').click();
    await expect
      .element(pergunta.getByText('de Rafael Lima para Camila Dias agora.', { exact: false }))
      .toBeVisible();
    await semViolacoes();
  });

  it('says why it could not be signed', async () => {
    await abrir();
    responder(e.assinar, () => recusar('ESTADO_INVALIDO', 'Este termo já foi concluído.'));
    await botao('Assinar').click();
    await pergunta.getByRole('button', { name: 'Assinar' }).click();
    await expect.element(page.getByText('Este termo já foi concluído.')).toBeVisible();
  });

  it('is refused with a reason, which it then shows', async () => {
    const fim = umTermo({ estado: 'recusada', motivo: 'Falta a folha.', acoes: SEM_ACOES });
    await abrir();
    const recusa = responder(e.recusar, () => fim);
    await botao('Recusar').click();
    await pergunta.getByRole('button', { name: 'Recusar termo' }).click();
    await expect.element(pergunta.getByText('Informe o motivo.')).toBeVisible();
    expect(recusa.pedidos).toEqual([]);
    await semViolacoes();
    await pergunta.getByRole('textbox', { name: 'Motivo' }).fill('Falta a folha.');
    responder(e.ler, () => fim);
    await pergunta.getByRole('button', { name: 'Recusar termo' }).click();
    await expect.element(page.getByText('Falta a folha.')).toBeVisible();
    await expect.element(pergunta).not.toBeInTheDocument();
    expect(recusa.pedidos.map(({ body }) => body)).toEqual([
      { motivo: 'Falta a folha.', versao: 3 },
    ]);
  });

  it('is called off after a question', async () => {
    const fim = umTermo({ estado: 'cancelada', acoes: SEM_ACOES });
    await abrir();
    const cancelar = responder(e.cancelar, () => fim);
    await botao('Cancelar termo').click();
    responder(e.ler, () => fim);
    await pergunta.getByRole('button', { name: 'Cancelar termo' }).click();
    await expect.element(page.getByText('Cancelado', { exact: true })).toBeVisible();
    expect(cancelar.pedidos).toHaveLength(1);
  });

  it('offers nothing to who only reads it, and is printed', async () => {
    const imprimir = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await abrir(umTermo({ acoes: SEM_ACOES }));
    await expect.element(folha).toBeVisible();
    for (const nome of ['Assinar', 'Recusar', 'Cancelar termo']) {
      await expect.element(botao(nome)).not.toBeInTheDocument();
    }
    await botao('Imprimir').click();
    expect(imprimir).toHaveBeenCalledOnce();
  });

  it('that is out of reach says that there is none', async () => {
    responder(e.ler, () => recusar('NAO_ENCONTRADO', 'Termo de passagem não encontrado.'));
    await abrirPagina('/passagem?termo=7', { quem: CONSULTOR });
    await expect.element(page.getByText('Termo de passagem não encontrado.')).toBeVisible();
  });

  it('without a term says where one is opened, and leads there', async () => {
    await abrirPagina('/passagem', { quem: umaPessoa() });
    await expect.element(page.getByText(/^Abra um termo pelo dossiê/)).toBeVisible();
    await page.getByRole('link', { name: 'Abrir o dossiê do cliente' }).click();
    await expect.poll(() => location.pathname).toBe('/pagina-cliente-antiga');
  });

  it('without a term is nothing to whoever reads no clients', async () => {
    await abrirPagina('/passagem', { quem: CONSULTOR });
    await expect.element(page.getByText(/^Abra um termo pelo dossiê/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/não tem permissão/).first()).toBeVisible();
  });
});
