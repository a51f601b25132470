import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderEntrada, umaSessao } from '../../../test/pagina/registros/entrada.ts';
import { responderInicio } from '../../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { pedirSegundoFator } from '../../../test/pagina/registros/segundo-fator.ts';

const campo = page.getByRole('textbox', { name: 'Código do aplicativo' });
const FRASE = 'Código incorreto ou já usado.';

/** The server takes this code and no other. */
const aceitar = (certo: string) =>
  responder(segundoFatorEndpoints.entrarComCodigo, ({ body }) =>
    body.codigo === certo
      ? umaSessao(umaPessoa({ grupo: 'consultor' }))
      : recusar('DADOS_INVALIDOS', FRASE, { campos: [{ campo: 'codigo', mensagem: FRASE }] }),
  );

async function chegar(): Promise<void> {
  await abrirPagina('/entrar', { quem: null });
  await page.getByLabelText('E-mail').fill('tereza@dominio.demo');
  await page.getByRole('textbox', { name: 'Senha' }).fill('corvo azul de bicicleta');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Confirme que é você');
}

beforeEach(() => {
  responderEntrada();
  responderInicio();
  responder(sessoesEndpoints.login, () => pedirSegundoFator(['totp', 'recuperacao']));
});

it('a second factor is asked for after the password, with the focus on the code', async () => {
  await chegar();
  await expect.element(campo).toHaveFocus();
});

it('a code that was refused is not tried again by Enter; the last digit of another sends it', async () => {
  const { pedidos } = aceitar('123456');
  await chegar();
  await campo.fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(FRASE)).toBeVisible();
  // Enter out of habit, after the answer.
  await userEvent.keyboard('{Enter}');
  await campo.fill('123456');
  await expect.poll(() => location.pathname).toBe('/inicio');
  expect(pedidos.map(({ body }) => body.codigo)).toEqual(['000000', '123456']);
});

it('a recovery code does in place of the application', async () => {
  aceitar('codigo-0');
  await chegar();
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByRole('textbox', { name: 'Código de recuperação' }).fill('codigo-0');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/inicio');
});

it('a challenge that ran out goes back to the password, and says so', async () => {
  responder(segundoFatorEndpoints.entrarComCodigo, () => recusar('DESAFIO_INVALIDO'));
  await chegar();
  await campo.fill('123456');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('O prazo para confirmar passou. Entre de novo com a sua senha.');
  await expect.element(page.getByRole('textbox', { name: 'Senha' })).toBeVisible();
});

it('the second step has nothing that axe complains of', async () => {
  await chegar();
  await semViolacoes();
});
