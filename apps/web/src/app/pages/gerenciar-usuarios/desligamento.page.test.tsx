import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { type Desligamento, desligamentoEndpoints } from '@dominio/contrato/usuarios-desligamento';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { escolherAcao, painel } from '../../../../test/pagina/painel.ts';
import { responder } from '../../../../test/pagina/rede.ts';
import { responderUsuarios, umUsuario } from '../../../../test/pagina/registros/usuario.ts';

const SAI = umUsuario();
const FICA = umUsuario({ id: 22, nome: 'Bento Paes' });
const HORARIO = {
  titulo: 'Fechamento do mês',
  data_hora_inicio: '2026-09-21T13:00:00Z',
  data_hora_termino: '2026-09-21T14:00:00Z',
};

const gaveta = painel(SAI.nome);
const assistente = page.getByRole('dialog', { name: `Desligar ${SAI.nome}` });
const continuar = assistente.getByRole('button', { name: 'Continuar' });
const quemAssume = assistente.getByRole('combobox', { name: 'Quem assume', exact: true });
const desligar = assistente.getByRole('button', { name: 'Desligar', exact: true });

/** One client and one appointment, which collides with something of whoever takes over. */
function desligamento(simulado: boolean, sucessor: boolean): Desligamento {
  const conflitos = sucessor ? [{ ...HORARIO, titulo: 'Visita marcada' }] : [];
  return {
    success: true,
    message: '',
    simulado,
    agenda: {
      total: 1,
      transferir: 1,
      cancelar: 0,
      sair: 0,
      com_conflito: conflitos.length,
      itens: [{ ...HORARIO, id: 51, destino: 'transferir', conflitos }],
    },
    clientes: { total: 1, itens: [{ id: 31, nome: 'Padaria Aurora', papel: 'responsavel' }] },
    contratos: { total: 0, itens: [] },
    extratos: { total: 0 },
    times: { total: 0, itens: [] },
    sessoes: 0,
    convite_pendente: false,
    sem_sucessor: sucessor ? [] : ['agenda', 'clientes'],
  };
}

function responderSaida() {
  const { usuarios } = responderUsuarios([SAI, FICA]);
  return responder(desligamentoEndpoints.desligar, ({ params: { id }, body }) => {
    const { simular = false, transferir_para, agenda_para } = body;
    if (!simular) usuarios.mudar(id, { situacao: 'desligado' });
    return desligamento(simular, Boolean(transferir_para ?? agenda_para));
  });
}

async function comecar() {
  const { pedidos } = responderSaida();
  await abrirPagina(`/gerenciar-usuarios?usuario=${SAI.id}`);
  await escolherAcao(gaveta, 'Desligar…');
  await expect.element(assistente.getByText('Passo 1 de 3')).toBeVisible();
  return pedidos;
}

async function escolher() {
  const pedidos = await comecar();
  await quemAssume.fill(FICA.nome);
  await page.getByRole('option', { name: FICA.nome }).click();
  await expect.element(assistente.getByText('com Visita marcada')).toBeVisible();
  return pedidos;
}

async function confirmar() {
  const pedidos = await escolher();
  await continuar.click();
  await expect
    .element(assistente.getByRole('list', { name: 'Quem assume' }))
    .toMatchTextContent(`Quem assume: ${FICA.nome}`);
  await expect.element(desligar).toBeDisabled();
  await assistente.getByRole('textbox', { name: /para confirmar$/ }).fill(SAI.nome);
  return pedidos;
}

async function sair() {
  const pedidos = await confirmar();
  await desligar.click();
  await expect.element(assistente.getByText('1 cliente passou adiante')).toBeVisible();
  return pedidos;
}

beforeEach(() => page.viewport(375, 760));

it('AD-23 nobody leaves before somebody was chosen to take over', async () => {
  await comecar();
  await expect.element(continuar).toBeDisabled();
});

it('AD-23 what collides with the successor’s own is told, no wider than the window', async () => {
  await escolher();
  await expect.element(continuar).toBeEnabled();
  await semRolagemLateral();
});

it('one for each thing and back: who was chosen stays chosen', async () => {
  await escolher();
  const separar = assistente.getByRole('switch', { name: /uma pessoa para cada coisa/ });
  await separar.click();
  await expect
    .element(assistente.getByRole('combobox', { name: 'Quem assume a agenda' }))
    .toHaveValue(FICA.nome);
  await separar.click();
  await expect.element(quemAssume).toHaveValue(FICA.nome);
});

it('AD-23 the name is typed to confirm, and what was done is told in numbers', async () => {
  const pedidos = await sair();
  await expect.element(assistente.getByText('1 agendamento passou adiante')).toBeVisible();
  expect(pedidos.at(-1)?.body).toMatchObject({ transferir_para: FICA.id });
  expect(pedidos.at(-1)?.body.simular).toBeUndefined();
  await assistente.getByRole('button', { name: 'Concluir' }).click();
  await expect.element(gaveta.getByText('Desligado', { exact: true })).toBeVisible();
});

it('who left is taken in again from the drawer', async () => {
  const acoes = { ...SAI.acoes, reativar: true };
  const { usuarios } = responderUsuarios([{ ...SAI, situacao: 'desligado', acoes }]);
  responder(cadastroDeUsuariosEndpoints.reativar, ({ params: { id } }) => {
    usuarios.mudar(id, { situacao: 'ativo' });
    return { success: true, message: '' };
  });
  await abrirPagina(`/gerenciar-usuarios?usuario=${SAI.id}`);
  await escolherAcao(gaveta, 'Reativar');
  await expect.element(gaveta.getByText('Ativo', { exact: true })).toBeVisible();
});

it.each([
  ['who takes over', escolher],
  ['the typed name', confirmar],
  ['what was done', sair],
])('the step of %s is shown without anything axe complains of', async (_, ate) => {
  await ate();
  await semViolacoes();
});
