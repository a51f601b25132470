import { pushEndpoints } from '@dominio/contrato/push';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { parametro } from '../../../test/pagina/endereco.ts';
import { responder } from '../../../test/pagina/rede.ts';
import {
  responderEntregas,
  umaEntrega,
} from '../../../test/pagina/registros/entrega-de-notificacao.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderUsuarios, umUsuario } from '../../../test/pagina/registros/usuario.ts';

const PAGINA = '/configuracoes/notificacoes?aba=entregas';
const consultor = umaPessoa({ grupo: 'consultor', permissoes: [] });
const parte = page.getByRole('region', { name: 'Entregas' });
const botao = (name: string) => parte.getByRole('button', { name });
const linha = (hasText: string) => parte.getByRole('listitem').filter({ hasText });
const falha = umaEntrega({ id: 500, estado: 'falhou', motivo: 'recusado' });
const adiada = umaEntrega({ id: 499, estado: 'adiado', motivo: 'silencio', canal: 'push' });

describe('deliveries', () => {
  it('are the own ones to everybody, with what became of each and why', async () => {
    const minha = umaEntrega({ titulo: 'Feriado', evento: 'Aviso do escritório', lida: true });
    responderEntregas([minha, falha, adiada]);
    await abrirPagina(PAGINA, { quem: consultor });
    await expect.element(linha('Feriado')).toMatchTextContent('Enviada');
    await expect.element(linha('Feriado')).toMatchTextContent('lida');
    await expect.element(linha('Falhou')).toMatchTextContent('O serviço de envio recusou.');
    await expect.element(linha('Adiada')).toMatchTextContent('Sai em');
    await expect.element(parte.getByText('Bia Ramos')).not.toBeInTheDocument();
    await expect.element(botao('Pessoa')).not.toBeInTheDocument();
  });

  it('are everybody’s to an administrator, narrowed to a person in the address', async () => {
    responderUsuarios([umUsuario({ id: 31, nome: 'Bia Ramos' })]);
    const { pedidos } = responderEntregas();
    await abrirPagina(PAGINA, { quem: umaPessoa() });
    await expect.element(linha('Bia Ramos')).toBeVisible();
    await botao('Pessoa').click();
    await page.getByRole('option', { name: 'Bia Ramos' }).click();
    await expect.poll(() => pedidos.at(-1)?.query.usuario_id).toBe(31);
    await parametro('pessoa').toBe('31');
  });

  it('are narrowed by state, way and period, and widened again', async () => {
    const { pedidos } = responderEntregas([umaEntrega(), falha]);
    await abrirPagina(`${PAGINA}&dias=7&canal=email`, { quem: consultor });
    await expect
      .poll(() => pedidos.at(-1)?.query)
      .toMatchObject({ canal: 'email', de: '2026-08-06' });
    await botao('Estado').first().click();
    await page.getByRole('option', { name: 'Adiada' }).click();
    await expect
      .element(parte.getByText('Nenhuma entrega encontrada com estes filtros.'))
      .toBeVisible();
    await botao('Limpar filtros').click();
    await expect.element(linha('Falhou')).toBeVisible();
  });

  it('are read on, page after page', async () => {
    responderEntregas(Array.from({ length: 60 }, (_, i) => umaEntrega({ id: 600 - i })));
    await abrirPagina(PAGINA, { quem: consultor });
    await botao('Mostrar mais').click();
    await expect.poll(() => parte.getByRole('listitem').elements().length).toBe(60);
    await expect.element(botao('Mostrar mais')).not.toBeInTheDocument();
  });

  it('are none at first', async () => {
    responderEntregas([]);
    await abrirPagina(PAGINA, { quem: consultor });
    await expect.element(parte.getByText('Nenhuma entrega nos últimos 30 dias.')).toBeVisible();
  });

  it.each([1440, 375])('are drawn %i wide without anything axe complains of', async (largura) => {
    await page.viewport(largura, 800);
    responderEntregas([umaEntrega(), falha, adiada]);
    await abrirPagina(PAGINA, { quem: consultor });
    await expect.element(linha('Falhou')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });
});

describe('the own devices', () => {
  it('are a part of the page, which begins with turning them on', async () => {
    responder(pushEndpoints.dispositivos, () => ({ dispositivos: [], total: 0 }));
    await abrirPagina('/configuracoes/notificacoes?aba=dispositivos', { quem: consultor });
    await expect.element(page.getByText('Nenhum dispositivo registrado.')).toBeVisible();
    await semViolacoes();
  });
});
