import { pedidosDeAcessoEndpoints } from '@dominio/contrato/pedidos-de-acesso';
import {
  acessoDoUsuarioEndpoints,
  type OrigemDoAcesso,
  type PermissaoEfetiva,
} from '@dominio/contrato/usuarios-acesso';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { umaOrigem } from '../../../test/pagina/registros/acesso.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const consultor = umaPessoa({ grupo: 'consultor' });
const posso = page.getByRole('region', { name: 'O que você pode fazer' });
const clientes = page.getByRole('region', { name: 'Clientes que você vê' });
const areas = posso.getByRole('heading', { level: 3 });
const doGrupo = umaOrigem({ tipo: 'grupo', id: 4, nome: 'Consultor', motivo: 'grupo' });

const umaPermissao = (
  modulo: string,
  nome: string,
  origem: OrigemDoAcesso = doGrupo,
): PermissaoEfetiva => ({
  id: nome.length,
  modulo,
  acao: 'visualizar',
  nome,
  critica: false,
  origens: [origem],
});
const permissoes = (todas: PermissaoEfetiva[]) =>
  responder(acessoDoUsuarioEndpoints.permissoes, { permissoes: todas, total: todas.length });

beforeEach(() => {
  responder(pedidosDeAcessoEndpoints.listar, { disponiveis: [], pedidos: [], total: 0 });
});

describe('who reads no register', () => {
  beforeEach(() => {
    permissoes([
      umaPermissao('agenda', 'Agenda: visualizar'),
      umaPermissao('clientes', 'Clientes: visualizar'),
    ]);
    responder(acessoDoUsuarioEndpoints.clientes, {
      escopo: 'vinculados',
      todos: [],
      clientes: [
        { id: 1, nome: 'Padaria Aurora', origens: [umaOrigem({ motivo: 'vinculo' })] },
        { id: 2, nome: 'Oficina Sul', origens: [umaOrigem({ motivo: 'cliente_do_time' })] },
      ],
      total: 2,
    });
  });
  const abrir = () => abrirPagina('/minha-conta?aba=acessos', { quem: consultor });

  it('finds the own accesses among the parts of the page', async () => {
    await abrir();
    const partes = page.getByRole('navigation', { name: 'Partes da página' });
    await expect
      .element(partes.getByRole('link', { name: 'Meus acessos' }))
      .toHaveAttribute('href', '/minha-conta?aba=acessos');
  });

  it('sees what may be done in each area, and once the reason that is that of all', async () => {
    await abrir();
    await expect.element(areas.first()).toHaveTextContent('Agenda');
    await expect.element(posso.getByText('Pelo grupo Consultor')).toHaveLength(1);
  });

  it('sees the reason in each area where they differ', async () => {
    permissoes([
      umaPermissao('agenda', 'Agenda: visualizar'),
      umaPermissao('clientes', 'Clientes: visualizar'),
      umaPermissao('times', 'Times: acessar', umaOrigem({ tipo: 'usuario', motivo: 'direta' })),
    ]);
    await abrir();
    await expect.element(posso.getByText('Pelo grupo Consultor')).toHaveLength(2);
  });

  it('finds an area by typing, and is told when there is none', async () => {
    await abrir();
    const busca = posso.getByRole('searchbox', { name: 'Buscar permissões' });
    await busca.click();
    await userEvent.keyboard('agenda: visu');
    await expect.element(areas).toHaveLength(1);
    await expect.element(areas).toHaveTextContent('Agenda');
    await busca.fill('zzz');
    await expect.element(posso.getByText('Nada encontrado para “zzz”.')).toBeVisible();
  });

  it('sees the own clients, each with its reason', async () => {
    await abrir();
    await expect.element(clientes.getByText(/Você vê os clientes vinculados a você/)).toBeVisible();
    await expect.element(clientes.getByText('Vínculo próprio')).toBeVisible();
    await expect.element(clientes.getByText(/^É cliente do time/)).toBeVisible();
  });

  it('reads it on a phone, where nothing is wider than it', async () => {
    await page.viewport(375, 760);
    await abrir();
    await expect.element(clientes.getByText('Vínculo próprio')).toBeVisible();
    await semRolagemLateral();
  });

  it.each([1440, 375])('reads it %i px wide without anything axe complains of', async (largura) => {
    await page.viewport(largura, 900);
    await abrir();
    await expect.element(clientes.getByText('Vínculo próprio')).toBeVisible();
    await semViolacoes();
  });
});

describe('an administrator', () => {
  const abaixo = ['O que você pediu', 'Clientes que você vê'].map((nome) =>
    page.getByRole('heading', { level: 2, name: nome, includeHidden: true }),
  );
  beforeEach(() => {
    permissoes([umaPermissao('agenda', 'Agenda: visualizar', umaOrigem())]);
    responder(acessoDoUsuarioEndpoints.clientes, {
      escopo: 'todos',
      todos: [umaOrigem()],
      clientes: [],
      total: 0,
    });
  });

  it('is told why every client is seen', async () => {
    await abrirPagina('/minha-conta?aba=acessos');
    await expect.element(posso.getByText(/que tem tudo/).first()).toBeVisible();
    await expect.element(clientes.getByText(/Você vê todos os clientes/)).toBeVisible();
  });

  it('sees nothing below of what is coming, which would be pushed down by it', async () => {
    const leitura = segurar(acessoDoUsuarioEndpoints.permissoes);
    await abrirPagina('/minha-conta?aba=acessos');
    for (const titulo of abaixo) {
      await expect.element(titulo).toBeInTheDocument();
      await expect.element(titulo).not.toBeVisible();
    }
    leitura.soltar();
    for (const titulo of abaixo) await expect.element(titulo).toBeVisible();
  });

  it('is told of a failure, with what lies below, and tries again', async () => {
    responder(acessoDoUsuarioEndpoints.permissoes, () => recusar('MUITAS_TENTATIVAS'), {
      umaVez: true,
    });
    await abrirPagina('/minha-conta?aba=acessos');
    await expect.element(posso.getByRole('alert')).toBeVisible();
    for (const titulo of abaixo) await expect.element(titulo).toBeVisible();
    await posso.getByRole('button', { name: /Tentar/ }).click();
    await expect.element(posso.getByText(/que tem tudo/).first()).toBeVisible();
  });
});
