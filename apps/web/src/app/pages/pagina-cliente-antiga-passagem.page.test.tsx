import { atendimentoDeClientesEndpoints } from '@dominio/contrato/clientes-atendimento';
import { opcoesDosContratosEndpoints } from '@dominio/contrato/contratos-opcoes';
import { passagensEndpoints as e } from '@dominio/contrato/passagens';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { comClienteAtivo, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { responderDossie } from '../../../test/pagina/registros/dossie.ts';
import { responderPassagens, umResumo, umTermo } from '../../../test/pagina/registros/passagem.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const abrir = async (quem = umaPessoa()) => {
  responderDossie();
  await abrirPagina('/pagina-cliente-antiga', {
    quem,
    guardado: comClienteAtivo(umCliente({ nome: 'Padaria Aurora', name: 'Padaria Aurora' })),
  });
};
const pessoa = (id: number, nome: string) => ({
  id,
  nome,
  avatar_url: urlDoAvatar(id, null),
  tem_avatar: false,
});
const responderPessoas = () => {
  responder(atendimentoDeClientesEndpoints.ler, () => ({
    pessoas: [
      { ...pessoa(61, 'Rafael Lima'), papel: 'responsavel' as const, no_contrato: false },
      { ...pessoa(63, 'Bia Moura'), papel: 'apoio' as const, no_contrato: false },
    ],
    times: [],
    acima: [],
    acoes: { mudar_pessoas: false, mudar_times: false },
  }));
  responder(opcoesDosContratosEndpoints.responsaveis, () => [
    { ...pessoa(61, 'Rafael Lima'), time_nome: null },
    { ...pessoa(62, 'Camila Dias'), time_nome: null },
  ]);
};
const gerarTermo = page.getByRole('button', { name: 'Gerar termo de passagem' });
const quadro = page.getByRole('dialog', { name: 'Gerar termo de passagem' });
const escolherCamila = async () => {
  await quadro.getByRole('combobox', { name: 'Quem recebe' }).click();
  await page.getByRole('option', { name: 'Camila Dias' }).click();
};

describe('the handover of a client', () => {
  it('is made from who is responsible to a colleague, with what is to be known', async () => {
    responderPassagens();
    responderPessoas();
    const previa = responder(e.previa, () => ({ secoes: umTermo().secoes }));
    const gerar = responder(e.gerar, () => umTermo());
    responder(e.ler, () => umTermo());
    await abrir();
    await gerarTermo.click();
    await expect
      .element(quadro.getByRole('combobox', { name: 'Quem passa' }))
      .toHaveValue('Rafael Lima');
    await escolherCamila();
    await quadro.getByText('O que será registrado').click();
    await expect.element(quadro.getByRole('cell', { name: 'Marta Reis' })).toBeVisible();
    await semViolacoes();
    await quadro.getByRole('textbox', { name: 'Pendências' }).fill('Folha de março.');
    await quadro.getByRole('button', { name: 'Gerar termo' }).click();
    await expect
      .element(page.getByRole('article', { name: 'Termo de passagem de Padaria Aurora' }))
      .toBeVisible();
    expect(previa.pedidos.map(({ query }) => query)).toEqual([{ quem_recebe_id: 62 }]);
    expect(gerar.pedidos.map(({ body }) => body)).toMatchObject([
      { quem_passa_id: 61, quem_recebe_id: 62, pendencias: 'Folha de março.' },
    ]);
  });

  it('asks who receives before it is sent, and says what the server refuses at its field', async () => {
    responderPassagens();
    responderPessoas();
    responder(e.previa, () => ({ secoes: [] }));
    const frase = 'Escolha uma pessoa ativa da equipe.';
    const gerar = responder(e.gerar, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'quem_recebe_id', mensagem: frase }] }),
    );
    await abrir();
    await gerarTermo.click();
    await quadro.getByRole('button', { name: 'Gerar termo' }).click();
    await expect.element(quadro.getByText('Informe quem recebe o cliente.')).toBeVisible();
    expect(gerar.pedidos).toEqual([]);
    await escolherCamila();
    await quadro.getByRole('button', { name: 'Gerar termo' }).click();
    await expect.element(quadro.getByText(frase)).toBeVisible();
  });

  it('is told at the client while it is open, and not begun twice', async () => {
    await page.viewport(375, 760);
    responderPassagens(umResumo());
    await abrir();
    const termo = page.getByRole('link', {
      name: 'Termo de passagem de Rafael Lima para Camila Dias',
    });
    await expect.element(termo).toHaveAttribute('href', '/passagem?termo=7');
    await expect.element(page.getByText('Aguarda as duas assinaturas')).toBeVisible();
    await expect.element(gerarTermo).toBeDisabled();
    await semRolagemLateral();
  });

  it('is not offered without the right to change who is responsible', async () => {
    responderPassagens();
    await abrir(umaPessoa({ grupo: 'consultor' }));
    await expect.element(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    await expect.element(gerarTermo).not.toBeInTheDocument();
  });
});
