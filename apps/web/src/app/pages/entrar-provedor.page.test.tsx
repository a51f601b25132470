import { oidcEndpoints } from '@dominio/contrato/oidc';
import { lerProvedor } from '@dominio/contrato/oidc-provedor';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { ENTRADAS } from '../../lib/armazenamento.ts';

const ninguem = { quem: null };
const alerta = page.getByRole('alert');
const pelaFirma = page.getByRole('button', { name: 'Entrar com localhost' });

beforeEach(() => {
  responder(lerProvedor, { provedor: 'localhost' });
});

it('the sign-in of a firm that has a provider offers it by name', async () => {
  await abrirPagina('/entrar', ninguem);
  await expect.element(pelaFirma).toBeVisible();
});

it('the sign-in with a provider has nothing axe complains of', async () => {
  await abrirPagina('/entrar', ninguem);
  await expect.element(pelaFirma).toBeVisible();
  await semViolacoes();
});

it('words that an address brings are not said', async () => {
  await abrirPagina('/entrar#oidc=Ligue+para+0800', ninguem);
  await expect.element(pelaFirma).toBeVisible();
  await expect.element(alerta).not.toBeInTheDocument();
});

it('a code that the server refuses signs nobody in, which is said', async () => {
  const frase = 'A entrada demorou demais ou já foi usada. Entre de novo.';
  const { pedidos } = responder(oidcEndpoints.trocar, () => recusar('DADOS_INVALIDOS', frase));
  await abrirPagina('/entrar#codigo=de-outra-pessoa', ninguem);
  await expect.element(alerta).toMatchTextContent(frase);
  // With the proof that this browser holds, which is none that the code was made with.
  expect(pedidos.map(({ body }) => body)).toEqual([
    { codigo: 'de-outra-pessoa', prova: expect.stringMatching(/^[\w-]{43}$/) },
  ]);
  expect(localStorage.getItem(ENTRADAS.token)).toBeNull();
  expect(location.pathname + location.hash).toBe('/entrar');
});

describe('on a phone, whoever the provider sends back without an account', () => {
  beforeEach(async () => {
    await page.viewport(375, 740);
    await abrirPagina('/entrar#oidc=sem-conta', ninguem);
  });

  it('is told so in our own words, which leave the address and fit the screen', async () => {
    await expect.element(alerta).toMatchTextContent(/^Não há conta ativa do Domínio/);
    expect(location.pathname + location.hash).toBe('/entrar');
    await semRolagemLateral();
  });

  it('has nothing axe complains of', async () => {
    await expect.element(alerta).toBeVisible();
    await semViolacoes();
  });
});
