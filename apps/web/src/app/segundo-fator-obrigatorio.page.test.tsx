import { codificarPermissoes } from '@dominio/contrato/permissoes';
import { segundoFatorEndpoints } from '@dominio/contrato/segundo-fator';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina, irPara } from '../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../test/pagina/axe.ts';
import { recusar, responder } from '../../test/pagina/rede.ts';
import { responderInicio } from '../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';
import { responderSegundoFator } from '../../test/pagina/registros/segundo-fator.ts';
import { AGORA } from '../../test/pagina/relogio.ts';

const quem = umaPessoa({ grupo: 'consultor' });
const titulo = page.getByRole('heading', { level: 1 });
const FALTA = 'Cadastre um segundo fator';

let exigido: boolean;
let fator: ReturnType<typeof responderSegundoFator>;

/** The group no longer requires it, or the person has set one up. */
function cumprir(): void {
  exigido = false;
  fator.mudar({ exigido: false });
}

const abrir = async () => {
  await abrirPagina('/inicio', { quem });
  await expect.element(titulo).toHaveTextContent(FALTA);
};

beforeEach(() => {
  exigido = true;
  fator = responderSegundoFator({ exigido: true });
  responderInicio();
  responder(sessoesEndpoints.permissoes, () =>
    exigido
      ? recusar('SEGUNDO_FATOR_OBRIGATORIO')
      : { encrypted_permissions: codificarPermissoes(quem.permissoes) },
  );
});

it('whose group requires a second factor is shown no page before there is one', async () => {
  await abrir();
  await irPara('/agenda');
  await expect.element(titulo).toHaveTextContent(FALTA);
  await expect.element(page.getByRole('navigation', { name: 'Principal' })).not.toBeInTheDocument();
});

it('whoever sets one up goes on once the codes were kept', async () => {
  responder(segundoFatorEndpoints.confirmar, () => {
    exigido = false;
    return { success: true, message: '', codigos: ['codigo-0'] };
  });
  await abrir();
  await page.getByRole('button', { name: 'Ativar aplicativo' }).click();
  await page.getByRole('textbox', { name: 'Senha atual' }).fill('corvo azul de bicicleta');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('textbox', { name: /Código de 6 dígitos/ }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect.element(titulo).toMatchTextContent(/^Bem-vindo/);
});

it('whose group stops requiring it goes on without loading the page again', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: AGORA });
  await abrir();
  await expect.element(page.getByRole('button', { name: 'Ativar aplicativo' })).toBeVisible();
  cumprir();
  // It asks every 10 s.
  vi.advanceTimersByTime(10_000);
  await expect.element(titulo).toMatchTextContent(/^Bem-vindo/);
});

it('what stands in place of every page has nothing that axe complains of', async () => {
  await abrir();
  await semViolacoes();
});
