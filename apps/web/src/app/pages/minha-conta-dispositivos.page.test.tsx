import { pushEndpoints as e } from '@dominio/contrato/push';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderDispositivos,
  simularPush,
  umDispositivo,
} from '../../../test/pagina/registros/push.ts';
import { usePush } from '../../features/dispositivos-push/gestor.ts';

const inicial = usePush.getInitialState();
beforeEach(() => usePush.setState(inicial, true));

const regiao = page.getByRole('region', { name: 'Dispositivos' });
const botao = (name: string | RegExp) => regiao.getByRole('button', { name });
const abrir = () => abrirPagina('/minha-conta?aba=notificacoes');
const dois = () => [
  umDispositivo(),
  umDispositivo({
    id: 2,
    dispositivo: 'Safari no iPhone',
    tipo: 'celular',
    saude: 'falhando',
    falha: 'O serviço de push não respondeu.',
  }),
];
const enviados = (enviados: number, message: string) => ({
  success: true,
  message,
  enviados,
  removidos: 0,
  falhas: 0,
  adiados: 0,
});

it("without any: 'Nenhum dispositivo registrado.', and this one is turned on there", async () => {
  simularPush();
  const { inscricoes } = responderDispositivos();
  await abrir();
  await expect.element(regiao.getByText('Nenhum dispositivo registrado.')).toBeVisible();
  await botao('Ativar notificações').click();
  await expect.element(regiao.getByText('Este dispositivo')).toBeVisible();
  await expect.element(page.getByText('Dispositivo ativado para notificações push.')).toBeVisible();
  await expect.element(botao('Ativar notificações')).not.toBeInTheDocument();
  expect(inscricoes.pedidos).toHaveLength(1);
});

it('each says how it is, and when something reached it last', async () => {
  simularPush();
  responderDispositivos(dois());
  await abrir();
  await expect.element(regiao.getByText('Recebendo')).toBeVisible();
  await expect.element(regiao.getByText(/Última entrega há 5 minutos/).first()).toBeVisible();
  await expect.element(regiao.getByText('Com falha')).toBeVisible();
  await expect.element(regiao.getByText(/não respondeu/)).toBeVisible();
});

it('one is revoked after a question', async () => {
  simularPush();
  const { remocoes } = responderDispositivos(dois());
  await abrir();
  await botao('Revogar: Safari no iPhone').click();
  const pergunta = page.getByRole('dialog', { name: 'Revogar o dispositivo: Safari no iPhone?' });
  await pergunta.getByRole('button', { name: 'Revogar' }).click();
  await expect.element(regiao.getByText('Safari no iPhone')).not.toBeInTheDocument();
  expect(remocoes.pedidos).toMatchObject([{ params: { id: 2 } }]);
});

it('NO-34 a test is sent by the route, with title, message, type, page and time', async () => {
  simularPush();
  responderDispositivos(dois());
  const rota = responder(e.enviarParaUsuario, enviados(2, 'Notificação enviada a 2 dispositivos.'));
  await abrir();
  await botao('Enviar teste').click();
  await expect.element(page.getByText('Notificação enviada a 2 dispositivos.')).toBeVisible();
  expect(rota.pedidos[0]?.body).toMatchObject({
    type: 'test',
    title: 'Teste de notificação',
    url: '/notificacoes',
    timestamp: expect.any(Number),
    userId: expect.any(Number),
  });
});

it('NO-35 where the route and the worker fail, the API sends it', async () => {
  simularPush();
  responderDispositivos(dois());
  responder(e.enviarParaUsuario, () => recusar('INDISPONIVEL'));
  const api = responder(e.enviar, enviados(1, 'Notificação enviada a 1 dispositivo.'));
  await abrir();
  await botao('Enviar teste').click();
  await expect.element(page.getByText('Notificação enviada a 1 dispositivo.')).toBeVisible();
  expect(api.pedidos).toHaveLength(1);
});

it("NO-69 a test to nobody says 'Nenhuma subscription encontrada'", async () => {
  simularPush();
  responderDispositivos(dois());
  const nenhuma = () => recusar('NAO_ENCONTRADO', 'Nenhuma subscription encontrada');
  responder(e.enviarParaUsuario, nenhuma);
  responder(e.enviar, nenhuma);
  await abrir();
  await botao('Enviar teste').click();
  await expect.element(page.getByText('Nenhuma subscription encontrada')).toBeVisible();
});

it('NO-70 who refused before is told where to allow it, and is offered nothing that fails', async () => {
  simularPush({ permissao: 'denied' });
  responderDispositivos();
  await abrir();
  await expect.element(regiao.getByText(/As notificações estão bloqueadas/)).toBeVisible();
  await expect.element(botao('Ativar notificações')).not.toBeInTheDocument();
});

it('the devices fit a phone', async () => {
  await page.viewport(375, 760);
  simularPush();
  responderDispositivos(dois());
  await abrir();
  await expect.element(regiao.getByText('Com falha')).toBeVisible();
  await semRolagemLateral();
});

it('the devices have nothing that axe complains of', async () => {
  simularPush({ permissao: 'denied' });
  responderDispositivos(dois());
  await abrir();
  await expect.element(regiao.getByText('Com falha')).toBeVisible();
  await semViolacoes();
});
