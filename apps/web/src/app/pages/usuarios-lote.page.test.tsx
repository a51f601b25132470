import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { feitos, recusar, responder } from '../../../test/pagina/rede.ts';
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
  it('lose access once their number was confirmed, and get it back by Desfazer', async () => {
    const { atualizar } = await abrir();
    await todos.click();
    await botao('Suspender').click();
    const pergunta = page.getByRole('dialog', { name: 'Suspender o acesso de 2 usuários?' });
    await semViolacoes();
    await pergunta.getByRole('button', { name: 'Suspender' }).click();
    await expect.element(page.getByText('2 suspensos')).toBeVisible();
    await botao('Desfazer').click();
    await expect
      .poll(() =>
        atualizar.pedidos
          .map(({ params: { id }, body: { ativo, versao } }) => `${versao}: ${id} ${ativo}`)
          .toSorted(),
      )
      .toEqual(['1: 21 false', '1: 22 false', '2: 21 true', '2: 22 true']);
  });

  it('that were refused are named with the reason', async () => {
    await abrir();
    responder(e.atualizar, ({ params: { id } }) =>
      id === 21
        ? recusar('ESTADO_INVALIDO', 'Você não pode suspender o próprio usuário.')
        : { success: true as const, message: '', usuario: MARCELO },
    );
    await todos.click();
    await botao('Suspender').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click();
    await expect.element(page.getByText('1 suspenso', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Camila Duarte' }))
      .toMatchTextContent('Camila Duarte: Você não pode suspender o próprio usuário.');
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
    await expect.element(botao('Suspender')).not.toBeInTheDocument();
    await expect.element(botao('Mudar grupo')).not.toBeInTheDocument();
    expect(feitos(e.atualizar)).toEqual([]);
  });
});
