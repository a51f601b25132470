import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import {
  responderMatriz,
  umEvento,
} from '../../../test/pagina/registros/preferencias-de-notificacao.ts';

const PAGINA = '/area-cliente/conta';
const quem = umaPessoa({ grupo: 'cliente' });
const parte = page.getByRole('region', { name: 'Minhas notificações' });
const reuniao = umEvento({
  event_type: 'reuniao_lembrete',
  name: 'Lembrete de reunião',
  description: 'Uma reunião da empresa com o escritório começa em um dia.',
  email_notification: true,
});
const senha = umEvento({
  event_type: 'senha_resetada',
  name: 'Senha alterada',
  category: 'administracao',
  bloqueado: true,
});

async function abrir() {
  const matriz = responderMatriz([reuniao, senha]);
  await abrirPagina(PAGINA, { quem });
  await expect.element(parte.getByRole('switch').first()).toBeVisible();
  return matriz;
}

it('a client’s person decides by which ways they are told, and not of what is locked', async () => {
  const matriz = await abrir();
  const chave = page.getByRole('switch', { name: 'E-mail: Lembrete de reunião', exact: true });
  await expect.element(chave).toBeChecked();
  await chave.click({ force: true });
  await expect.element(chave).not.toBeChecked();
  await expect
    .poll(() => matriz.configurar.pedidos.at(-1)?.body)
    .toEqual({ email_notification: false });
  await expect
    .element(page.getByRole('switch', { name: 'E-mail: Senha alterada', exact: true }))
    .toBeDisabled();
});

it('the page has the bell, whose list leads to no page of the staff, and no violations', async () => {
  await abrir();
  await semViolacoes();
  await page.getByRole('button', { name: /^Notificações/ }).click();
  const lista = page.getByRole('dialog', { name: 'Notificações' });
  await expect.element(lista).toBeVisible();
  await expect.element(lista.getByText('Nenhuma notificação')).toBeVisible();
  await expect.element(lista.getByRole('link', { name: 'Ver todas' })).not.toBeInTheDocument();
  await semViolacoes();
});

it('the page fits a telephone', async () => {
  await page.viewport(375, 812);
  await abrir();
  await semRolagemLateral();
});
