import { sessoesAbertasEndpoints } from '@dominio/contrato/sessoes-abertas';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { responderSessoes, umaSessaoAberta } from '../../../test/pagina/registros/conta.ts';
import { responderSegundoFator } from '../../../test/pagina/registros/segundo-fator.ts';

const sessoes = page.getByRole('region', { name: /^Sessões/ });
const abrir = () => abrirPagina('/minha-conta?aba=seguranca');
let encerrar: ReturnType<typeof responderSessoes>;

beforeEach(() => {
  responderSegundoFator();
  encerrar = responderSessoes([
    umaSessaoAberta({ atual: true }),
    umaSessaoAberta({ id: 'outra', dispositivo: 'Safari no iPhone', tipo: 'celular' }),
  ]);
});

it('the devices with a session are told apart from the one that is being used', async () => {
  await abrir();
  await expect.element(sessoes.getByText('Este dispositivo')).toHaveLength(1);
  await expect.element(sessoes.getByText('Chrome no Linux')).toBeVisible();
  await expect.element(sessoes.getByText('Safari no iPhone')).toBeVisible();
});

it('all others are ended after a question, and no session is left to end', async () => {
  await abrir();
  await sessoes.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  const pergunta = page.getByRole('dialog', { name: 'Encerrar todas as outras sessões?' });
  await pergunta.getByRole('button', { name: 'Encerrar' }).click();
  await expect.element(sessoes.getByRole('button', { name: /^Encerrar/ })).not.toBeInTheDocument();
  expect(encerrar.pedidos).toHaveLength(1);
});

it.each([
  ['Encerrar todas as outras', 'Encerrar todas as outras sessões?', 'encerrarMinhas'],
  ['Encerrar: Safari no iPhone', 'Encerrar a sessão: Safari no iPhone?', 'encerrarMinha'],
] as const)(
  '%s: the keyboard stays there while it is done, and where it is refused',
  async (name, titulo, qual) => {
    const endpoint = sessoesAbertasEndpoints[qual];
    responder(endpoint, () => recusar('INDISPONIVEL'));
    const resposta = segurar(endpoint);
    await abrir();
    const botao = sessoes.getByRole('button', { name, exact: true });
    await botao.click();
    const pergunta = page.getByRole('dialog', { name: titulo });
    await pergunta.getByRole('button', { name: 'Encerrar' }).click();
    await expect.element(pergunta).not.toBeInTheDocument();
    await expect.element(botao).toHaveAttribute('aria-disabled', 'true');
    await expect.element(botao).toHaveFocus();
    resposta.soltar();
    await expect.element(page.getByText('Erro ao encerrar a sessão')).toBeVisible();
    await expect.element(botao).toHaveFocus();
  },
);

it('what keeps the account safe fits a phone', async () => {
  await page.viewport(375, 760);
  await abrir();
  await expect.element(sessoes.getByText('Este dispositivo')).toBeVisible();
  await semRolagemLateral();
});

it('what keeps the account safe has nothing that axe complains of', async () => {
  await abrir();
  await expect.element(sessoes.getByText('Este dispositivo')).toBeVisible();
  await semViolacoes();
});
