import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { loteDeUsuariosEndpoints } from '@dominio/contrato/usuarios-lote';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { feitos, responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { responderUsuarios, umUsuario } from '../../../test/pagina/registros/usuario.ts';

const CAMILA = umUsuario({ id: 21, nome: 'Camila Duarte' });
const MARCELO = umUsuario({ id: 22, nome: 'Marcelo Tavares' });
const CARLA = umUsuario({
  id: 23,
  nome: 'Carla da Padaria',
  grupo_id: 2,
  client_id: 31,
  cliente_nome: 'Padaria Aurora',
  situacao: 'suspenso',
  ativo: false,
});

const botao = (name: string) => page.getByRole('button', { name, exact: true });
const todos = page.getByLabelText('Selecionar esta página');

async function abrir(opcoes?: Parameters<typeof abrirPagina>[1]) {
  const respostas = responderUsuarios([CAMILA, MARCELO, CARLA]);
  await abrirPagina('/gerenciar-usuarios', opcoes);
  await expect.element(page.getByText('Carla da Padaria')).toBeVisible();
  return respostas;
}

describe('several people', () => {
  const dialogo = page.getByRole('dialog', { name: /^Mudar \d usuários$/ });
  const escolher = async (acao: string) => {
    await todos.click();
    await botao('Mais ações').click();
    await dialogo.getByRole('combobox', { name: 'O que fazer' }).click();
    await page.getByRole('option', { name: acao }).click();
  };
  /** Carla is refused, in a simulation and else. */
  const responderAoLote = () =>
    responder(loteDeUsuariosEndpoints.agir, ({ body: { ids, simular } }) => ({
      success: true,
      message: '',
      simulado: simular ?? false,
      alterados: ids.map(Number).filter((id) => id !== 23),
      recusas: ids.map(Number).includes(23) ? [{ id: 23, motivo: 'Só quem entra.' }] : [],
    }));

  it('lose access once it is said who does not, and get it back by Desfazer', async () => {
    await abrir();
    const { pedidos } = responderAoLote();
    await escolher('Suspender');
    await expect
      .element(dialogo.getByRole('region', { name: 'O que muda' }))
      .toMatchTextContent('2 pessoas mudam · 1 fica como estáCarla da Padaria: Só quem entra.');
    await semViolacoes();
    await dialogo.getByRole('button', { name: 'Suspender' }).click();
    await expect.element(page.getByText('2 usuários mudados')).toBeVisible();
    await botao('Desfazer').click();
    await expect
      .poll(() => pedidos.map(({ body: { ids, acao, simular } }) => [acao, ids, simular]))
      .toEqual([
        ['suspender', [21, 22, 23], true],
        ['suspender', [21, 22, 23], false],
        ['reativar', [21, 22], false],
      ]);
  });

  it('that were refused are named with the reason', async () => {
    await abrir();
    responderAoLote();
    await escolher('Encerrar sessões');
    await dialogo.getByRole('button', { name: 'Encerrar sessões' }).click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Carla da Padaria' }))
      .toMatchTextContent('Carla da Padaria: Só quem entra.');
    // What ended does not come back.
    expect(botao('Desfazer').query()).toBeNull();
  });

  it('change their team on a phone, and each goes back to the one that it had', async () => {
    const [um, dois] = [
      { ...CAMILA, time_id: 1 },
      { ...MARCELO, time_id: 2 },
    ];
    responderUsuarios([um, dois]);
    const { pedidos } = responderAoLote();
    await page.viewport(375, 900);
    await abrirPagina('/gerenciar-usuarios');
    await page.getByRole('checkbox', { name: /Camila/ }).click();
    await page.getByRole('checkbox', { name: /Marcelo/ }).click();
    await botao('Mais ações').click();
    await dialogo.getByRole('combobox', { name: 'O que fazer' }).click();
    await page.getByRole('option', { name: 'Mudar de time' }).click();
    await expect.element(dialogo.getByRole('button', { name: 'Mudar de time' })).toBeDisabled();
    await dialogo.getByRole('combobox', { name: 'Time' }).click();
    await page.getByRole('option', { name: 'Nenhum time' }).click();
    await semRolagemLateral();
    await dialogo.getByRole('button', { name: 'Mudar de time' }).click();
    await botao('Desfazer').click();
    await expect
      .poll(() => pedidos.slice(1).map(({ body: { ids, time_id } }) => [ids, time_id]))
      .toEqual([
        [[21, 22], null],
        [[21], 1],
        [[22], 2],
      ]);
  });

  it('of the firm are put into another group, those of clients left out', async () => {
    const { atualizar } = await abrir();
    await todos.click();
    await botao('Mudar grupo').click();
    const escolha = page.getByRole('dialog', { name: 'Mudar o grupo de 2 usuários' });
    await escolha.getByRole('combobox', { name: 'Grupo' }).click();
    await expect
      .element(page.getByRole('option', { name: 'Cliente', exact: true }))
      .not.toBeInTheDocument();
    await page.getByRole('option', { name: 'Gestor' }).click();
    await escolha.getByRole('button', { name: 'Mudar grupo' }).click();
    await expect.element(page.getByText('2 mudaram de grupo')).toBeVisible();
    const pedidos = () =>
      atualizar.pedidos.map(({ params: { id }, body: { grupo_id } }) => `${id}: ${grupo_id}`);
    expect(pedidos().toSorted()).toEqual(['21: 3', '22: 3']);
    await botao('Desfazer').click();
    await expect
      .poll(() => pedidos().slice(2).toSorted())
      .toEqual([`21: ${CAMILA.grupo_id}`, `22: ${MARCELO.grupo_id}`]);
  });

  it('are not changed by who may only look', async () => {
    await abrir({ quem: umaPessoa({ permissoes: ['usuarios:visualizar', 'usuarios:exportar'] }) });
    await todos.click();
    await expect.element(page.getByText('3 selecionados')).toBeVisible();
    await expect.element(botao('Mais ações')).not.toBeInTheDocument();
    await expect.element(botao('Mudar grupo')).not.toBeInTheDocument();
    expect(feitos(e.atualizar)).toEqual([]);
  });
});
