import { gruposEndpoints, permissoesEndpoints } from '@dominio/contrato/grupos';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { escolherAcao, maisAcoes, painel } from '../../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import {
  CATALOGO,
  GRUPOS_DO_SISTEMA,
  responderGrupos,
  responderPermissoes,
  umGrupo,
} from '../../../../test/pagina/registros/grupo.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';
import { responderUsuarios } from '../../../../test/pagina/registros/usuario.ts';

const PAGINA = '/gerenciar-usuarios?aba=grupos';
const RECEPCAO = umGrupo();
const aberto = (id: number, parte?: string) =>
  `${PAGINA}&grupo=${id}${parte ? `&parte=${parte}` : ''}`;

const grade = page.getByRole('grid', { name: 'Grupos' });
const gaveta = painel(/^(Novo grupo|Grupo (Recepção|Administrador|Consultor))$/);
const botao = (name: string | RegExp) => gaveta.getByRole('button', { name });
const nome = gaveta.getByRole('textbox', { name: 'Nome' });
const caixa = (name: string) => gaveta.getByRole('checkbox', { name });

beforeEach(() => void responderPermissoes());

describe('the groups', () => {
  it('AD-38 are a tab away from the register', async () => {
    responderUsuarios();
    responderGrupos();
    await abrirPagina('/gerenciar-usuarios');
    await page.getByRole('link', { name: 'Grupos' }).click();
    await expect.element(grade.getByText('Gestor', { exact: true })).toBeVisible();
  });

  it('are shown without anything axe complains of', async () => {
    responderGrupos();
    await abrirPagina(PAGINA);
    await expect.element(grade.getByText('Gestor', { exact: true })).toBeVisible();
    await semViolacoes();
  });

  it('AD-43 the standard is completed after a question that names its groups', async () => {
    responderGrupos();
    responder(permissoesEndpoints.criarPadrao, { success: true, criadas: 0, existentes: 60 });
    await abrirPagina(PAGINA);
    const padrao = page.getByRole('button', { name: 'Criar padrão' });
    await expect
      .element(padrao)
      .toHaveAccessibleDescription(expect.stringMatching(/recria as permissões e os grupos/));
    await padrao.click();
    const certeza = page.getByRole('dialog', { name: 'Criar o padrão?' });
    await expect
      .element(certeza.getByText(/Os grupos do padrão são: Administrador, /))
      .toBeVisible();
    await certeza.getByRole('button', { name: 'Criar padrão' }).click();
    await expect.element(page.getByText('Padrão conferido')).toBeVisible();
  });
});

describe('a new group', () => {
  it('is told at its field that the name is taken', async () => {
    responderGrupos();
    const frase = 'Já existe um grupo com este nome.';
    responder(gruposEndpoints.criar, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'nome', mensagem: frase }] }),
    );
    await abrirPagina(PAGINA);
    await page.getByRole('button', { name: 'Novo grupo' }).click();
    await expect.element(nome).toHaveFocus();
    await nome.fill('gestor');
    await userEvent.keyboard('{Enter}');
    await expect.element(gaveta.getByText(frase)).toBeVisible();
  });

  it('AD-38 is created by Enter, and what it may do comes next', async () => {
    const { criar } = responderGrupos([]);
    await abrirPagina(`${PAGINA}&novo=1`);
    await nome.fill('Recepção');
    await userEvent.keyboard('{Enter}');
    await expect.element(caixa('Agenda: visualizar')).toBeVisible();
    expect(criar.pedidos.map(({ body }) => body.nome)).toEqual(['Recepção']);
  });
});

describe('the record of a group', () => {
  const descricao = gaveta.getByRole('textbox', { name: 'Descrição' });

  it('that is stale is told; what was typed stays until it is read anew', async () => {
    responderGrupos([RECEPCAO]);
    responder(gruposEndpoints.atualizar, () => recusar('REGISTRO_ALTERADO'));
    await abrirPagina(aberto(9));
    await gaveta.getByRole('link', { name: 'Dados' }).click();
    await descricao.fill('Quem atende');
    await botao('Salvar grupo').click();
    await expect.element(botao('Recarregar')).toBeVisible();
    await expect.element(descricao).toHaveValue('Quem atende');
    await botao('Recarregar').click();
    await expect.element(descricao).toHaveValue('');
  });

  it('AD-40 is deleted after a question, and its drawer closes', async () => {
    const { grupos } = responderGrupos([RECEPCAO]);
    await abrirPagina(aberto(9, 'dados'));
    await escolherAcao(gaveta, 'Excluir');
    const certeza = page.getByRole('dialog', { name: 'Excluir o grupo Recepção?' });
    await certeza.getByRole('button', { name: 'Excluir grupo' }).click();
    await expect.element(page.getByText('Grupo excluído')).toBeVisible();
    await expect.element(gaveta).not.toBeInTheDocument();
    expect(grupos.todas).toEqual([]);
  });
});

describe('a group of the system', () => {
  const [administrador] = GRUPOS_DO_SISTEMA;
  if (!administrador) throw new Error('Sem o grupo de administradores.');

  it('AD-38 that administers holds everything, which is said and shut', async () => {
    responderGrupos([administrador]);
    await abrirPagina(aberto(1));
    await expect.element(gaveta.getByText('Grupo do sistema', { exact: true })).toBeVisible();
    await expect.element(gaveta.getByText(/tem todas as permissões/)).toBeVisible();
    await expect.element(caixa('Agenda: visualizar')).toBeChecked();
    await expect.element(caixa('Agenda: visualizar')).toBeDisabled();
  });

  it('is shown without anything axe complains of', async () => {
    responderGrupos([administrador]);
    await abrirPagina(aberto(1));
    await expect.element(caixa('Agenda: visualizar')).toBeVisible();
    await semViolacoes();
  });

  it('AD-38 cannot be deleted, and says so', async () => {
    responderGrupos([administrador]);
    await abrirPagina(aberto(1));
    await gaveta.getByRole('link', { name: 'Dados' }).click();
    await expect.element(gaveta.getByText('Grupo do sistema não pode ser excluído.')).toBeVisible();
    await expect.element(maisAcoes(gaveta)).not.toBeInTheDocument();
  });
});

describe('who may only look', () => {
  const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };
  const consultor = GRUPOS_DO_SISTEMA.filter(({ id }) => id === 4);

  it('AD-39 reads the matrix without buttons', async () => {
    responderGrupos(consultor, { permissoes: CATALOGO.slice(0, 4) });
    await abrirPagina(aberto(4), gestor);
    await expect.element(gaveta.getByText('Você pode ver os grupos')).toBeVisible();
    await expect.element(caixa('Agenda: criar')).toBeDisabled();
    await expect.element(botao(/Salvar|Mais ações/)).not.toBeInTheDocument();
  });

  it('reads which clients a group sees, and changes nothing', async () => {
    responderUsuarios([]);
    responderGrupos(consultor);
    await abrirPagina(aberto(4), gestor);
    await gaveta.getByRole('link', { name: 'Clientes' }).click();
    await expect.element(gaveta.getByRole('radio').first()).toBeDisabled();
  });
});
