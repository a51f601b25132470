import { auditoriaEndpoints } from '@dominio/contrato/auditoria';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderAtividade } from '../../../test/pagina/registros/conta.ts';
import { teclar } from '../../../test/pagina/teclado.ts';

const atividade = page.getByRole('region', { name: 'Atividade recente' });
const linhas = atividade.getByRole('listitem');
const abrir = () => abrirPagina('/minha-conta?aba=atividade');

it('what one did is there in words, older entries a page away by the keyboard', async () => {
  responderAtividade(25);
  await abrir();
  await expect.element(atividade.getByText(/^Você entrou/).first()).toBeVisible();
  await expect.element(linhas).toHaveLength(20);
  await teclar(atividade.getByRole('button', { name: 'Mostrar mais antigos' }), '{Enter}');
  await expect.element(linhas).toHaveLength(25);
});

it('a sign-in has particulars, and nothing that changed', async () => {
  responderAtividade(1, [{ campo: 'meio', rotulo: 'com', antes: null, depois: 'senha' }]);
  await abrir();
  await atividade.getByText('Detalhes').click();
  await expect.element(atividade.getByText('senha', { exact: true })).toBeVisible();
  await expect.element(atividade.getByText('O que mudou')).not.toBeInTheDocument();
});

it('on a phone the tab that is open is in sight, and nothing is wider than the window', async () => {
  responderAtividade(3);
  await page.viewport(375, 760);
  await abrir();
  await expect.element(linhas.first()).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Atividade recente' }))
    .toBeInViewport({ ratio: 1 });
  await semRolagemLateral();
});

it('a page of activity that has none says so', async () => {
  responderAtividade(0);
  await abrir();
  await expect
    .element(atividade.getByText('Nada do que você fez foi registrado ainda.'))
    .toBeVisible();
});

it('a page of activity that fails says so, and is asked for again', async () => {
  responderAtividade(1);
  responder(auditoriaEndpoints.minhas, () => recusar('MUITAS_TENTATIVAS'), { umaVez: true });
  await abrir();
  await expect.element(atividade.getByRole('alert')).toBeVisible();
  await atividade.getByRole('button', { name: /Tentar/ }).click();
  await expect.element(linhas).toHaveLength(1);
});

it('a page of activity is shown without anything axe complains of', async () => {
  responderAtividade(3);
  await abrir();
  await expect.element(linhas.first()).toBeVisible();
  await semViolacoes();
});
