import { Grupo, gruposEndpoints, permissoesEndpoints } from '@dominio/contrato/grupos';
import { rodape } from '@dominio/contrato/paginacao';
import { type Desligamento, desligamentoEndpoints } from '@dominio/contrato/usuarios-desligamento';
import {
  type Importacao,
  importacaoDeUsuariosEndpoints,
} from '@dominio/contrato/usuarios-importacao';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { escolherArquivo } from '../../../../test/pagina/arquivo.ts';
import { desenhar } from '../../../../test/pagina/desenhar.tsx';
import { responder, segurar } from '../../../../test/pagina/rede.ts';
import AssistenteDeDesligamento from '../../../features/usuarios/components/assistente-de-desligamento.tsx';
import ImportacaoDeUsuarios from '../../../features/usuarios/components/importacao.tsx';
import { ENTRADAS } from '../../../lib/armazenamento.ts';

/** A double click whose second half comes while what the first one sends is under way. */
async function clicarDuasVezes(botao: Locator, endpoint: Parameters<typeof segurar>[0]) {
  const presa = segurar(endpoint);
  await botao.dblClick();
  await expect.poll(() => presa.presas).toBeGreaterThan(0);
  presa.soltar();
}

// Of this test alone: what comes with that of a test that is over is answered no more.
beforeEach(() => localStorage.setItem(ENTRADAS.token, crypto.randomUUID()));

it('a double click takes somebody out of the firm once, and the result stays in sight', async () => {
  const nada = { total: 0, itens: [] };
  const saida = (simulado: boolean): Desligamento => ({
    success: true,
    message: '',
    simulado,
    agenda: { ...nada, transferir: 0, cancelar: 0, sair: 0, com_conflito: 0 },
    clientes: nada,
    contratos: nada,
    extratos: { total: 0 },
    times: nada,
    sessoes: 0,
    convite_pendente: false,
    sem_sucessor: [],
  });
  const { pedidos } = responder(desligamentoEndpoints.desligar, ({ body: { simular = false } }) =>
    saida(simular),
  );
  await desenhar(
    <AssistenteDeDesligamento pessoa={{ id: 21, nome: 'Sai Depressa' }} aoFechar={vi.fn()} />,
  );
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: /para confirmar$/ }).fill('Sai Depressa');
  const desligar = page.getByRole('button', { name: 'Desligar', exact: true });
  await expect.element(desligar).toBeEnabled();
  await clicarDuasVezes(desligar, desligamentoEndpoints.desligar);
  await expect.element(page.getByText('Passo 3 de 3: resultado')).toBeVisible();
  await expect.element(page.getByText('Sai Depressa não entra mais.')).toBeVisible();
  expect(pedidos.filter(({ body }) => !body.simular)).toHaveLength(1);
});

it('a double click imports a file once', async () => {
  const resposta = (simulado: boolean): Importacao => ({
    success: true,
    message: '',
    simulado,
    total: 2,
    criar: 2,
    existentes: 0,
    erros: 0,
    colunas_ignoradas: [],
    linhas: [],
  });
  const { pedidos } = responder(
    importacaoDeUsuariosEndpoints.importar,
    ({ query: { simular = false } }) => resposta(simular),
  );
  await desenhar(<ImportacaoDeUsuarios aoFechar={vi.fn()} />);
  const arquivo = page.getByRole('button', { name: /arquivo CSV/ });
  await expect.element(arquivo).toBeVisible();
  escolherArquivo(new File(['Nome;E-mail;Grupo'], 'pessoas.csv', { type: 'text/csv' }));
  const importar = page.getByRole('button', { name: 'Importar 2 pessoas' });
  await expect.element(importar).toBeEnabled();
  await clicarDuasVezes(importar, importacaoDeUsuariosEndpoints.importar);
  await expect.element(page.getByText('2 pessoas criadas e convidadas')).toBeVisible();
  expect(pedidos.filter(({ query }) => !query.simular)).toHaveLength(1);
});

it('a double click saves what a group may once, and says so once', async () => {
  const grupo = Grupo.parse({
    id: 9,
    nome: 'Depressa',
    descricao: '',
    sistema: false,
    exige_segundo_fator: false,
    usuarios_total: 0,
    permissoes_total: 0,
    versao: 1,
  } satisfies Grupo);
  const ver = { modulo: 'agenda', acao: 'visualizar', nome: 'Agenda: visualizar' };
  const permissao = { ...ver, id: 101, descricao: '', critica: false };
  responder(gruposEndpoints.listar, ({ query }) => ({ grupos: [grupo], ...rodape(1, query) }));
  responder(gruposEndpoints.ler, grupo);
  responder(gruposEndpoints.permissoes, { permissoes: [], total: 0, versao: 1 });
  responder(permissoesEndpoints.listar, ({ query }) => ({
    permissoes: [permissao],
    ...rodape(1, query),
  }));
  const gravar = responder(gruposEndpoints.gravarPermissoes, {
    success: true,
    adicionados: 1,
    removidos: 0,
    total: 1,
    versao: 2,
  });
  await abrirPagina('/gerenciar-usuarios?aba=grupos&grupo=9');
  await page.getByRole('checkbox', { name: 'Agenda: visualizar' }).click();
  const salvar = page.getByRole('button', { name: 'Salvar permissões' });
  await clicarDuasVezes(salvar, gruposEndpoints.gravarPermissoes);
  await expect.element(page.getByText('Permissões salvas')).toHaveLength(1);
  expect(gravar.pedidos).toHaveLength(1);
});
