import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { segurar } from '../../../test/pagina/rede.ts';
import { responderAuditoria } from '../../../test/pagina/registros/auditoria.ts';
import {
  comClienteAtivo,
  responderClientes,
  umCliente,
} from '../../../test/pagina/registros/cliente.ts';
import {
  responderContasBancarias,
  umaContaBancaria,
} from '../../../test/pagina/registros/conta-bancaria.ts';
import { responderContatos, umContato } from '../../../test/pagina/registros/contato.ts';
import { responderContratos, umContrato } from '../../../test/pagina/registros/contrato.ts';
import { responderConvites } from '../../../test/pagina/registros/convite.ts';
import { responderEmpresas, umaEmpresa } from '../../../test/pagina/registros/empresa.ts';
import { responderGrupos, responderPermissoes } from '../../../test/pagina/registros/grupo.ts';
import { responderTimes, umTime } from '../../../test/pagina/registros/time.ts';
import { responderUsuarios } from '../../../test/pagina/registros/usuario.ts';

const principal = page.getByRole('main');
const grade = principal.getByRole('grid');
const cartoes = principal.getByRole('region').getByRole('listitem');

/** Every page that is a list, with what answers it and its first record on a phone. */
const LISTAS: readonly [endereco: string, responder: () => unknown, lista: Locator, no: Locator][] =
  [
    ['/selecionar-cliente', responderClientes, grade, cartoes],
    ['/gerenciar-usuarios', responderUsuarios, grade, cartoes],
    ['/gerenciar-usuarios?aba=grupos', responderGrupos, grade, cartoes],
    ['/gerenciar-usuarios?aba=permissoes', responderPermissoes, grade, cartoes],
    ['/gerenciar-usuarios?aba=convites', responderConvites, grade, cartoes],
    [
      '/gerenciar-usuarios?aba=auditoria',
      responderAuditoria,
      principal.getByRole('heading', { level: 2 }),
      principal.getByRole('heading', { level: 2 }),
    ],
    ['/times', () => responderTimes([umTime()]), grade, cartoes],
    ['/contratos', () => responderContratos([umContrato()]), grade, cartoes],
    ['/gerenciar-empresas', () => responderEmpresas([umaEmpresa()]), grade, cartoes],
    ['/contatos-importantes', () => responderContatos([umContato()]), grade, cartoes],
    [
      '/contas-bancarias',
      () => {
        responderEmpresas([]);
        responderContasBancarias([umaContaBancaria()]);
      },
      grade,
      cartoes,
    ],
    ['/empresas', () => responderEmpresas([umaEmpresa()]), grade, cartoes],
  ];

const altura = (alvo: Locator, borda: 'top' | 'bottom') =>
  Math.round(alvo.element().getBoundingClientRect()[borda]);

const abrir = async (endereco: string, responder: () => unknown) => {
  if (['/contas-bancarias', '/contatos-importantes', '/empresas'].includes(endereco)) {
    responderClientes();
  }
  responder();
  await abrirPagina(endereco, { guardado: comClienteAtivo(umCliente()) });
};

describe.each(LISTAS)('%s', (endereco, responder, lista, primeiro) => {
  it('has title, count, search, filters and actions within 96 px', async () => {
    await abrir(endereco, responder);
    await expect.element(lista.first()).toBeVisible();
    const onde = principal.element().getBoundingClientRect();
    const antes = [...principal.element().querySelectorAll('h1, a, button, input')].filter(
      (no) =>
        no.compareDocumentPosition(lista.first().element()) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const fim = () => Math.max(...antes.map((no) => no.getBoundingClientRect().bottom - onde.top));
    expect(antes.length).toBeGreaterThan(3);
    await expect.poll(fim).toBeLessThanOrEqual(96);
  });

  it('shows its first record within 200 px of a phone', async () => {
    await page.viewport(375, 760);
    await abrir(endereco, responder);
    await expect.element(primeiro.first()).toBeVisible();
    await expect.poll(() => altura(primeiro.first(), 'top')).toBeLessThanOrEqual(200);
  });
});

it('the tabs stay where they are when the count comes, and under each tab', async () => {
  responderUsuarios();
  responderGrupos();
  responderPermissoes();
  const presa = segurar(cadastroDeUsuariosEndpoints.buscar);
  await abrirPagina('/gerenciar-usuarios');
  const aba = (name: string) => principal.getByRole('link', { name, exact: true });
  const onde = () => aba('Grupos').element().getBoundingClientRect().left;
  await expect.poll(() => presa.presas).toBe(1);
  const antes = onde();
  presa.soltar();
  await expect.element(grade).toBeVisible();
  await expect.element(principal.getByText(/^\d+ usuários?$/)).toBeVisible();
  expect(onde()).toBe(antes);
  await aba('Permissões').click();
  await expect.element(aba('Permissões')).toHaveAttribute('aria-current', 'page');
  await expect.element(principal.getByRole('button', { name: /^Favoritar/ })).toBeVisible();
  expect(onde()).toBe(antes);
});

describe.each(LISTAS.filter(([endereco]) => /contratos|empresas/.test(endereco)))(
  'on a phone %s',
  (endereco, responder, _lista, primeiro) => {
    it('has its heading and star in a line of their own, beneath breadcrumb and count', async () => {
      await page.viewport(375, 760);
      await abrir(endereco, responder);
      await expect.element(primeiro.first()).toBeVisible();
      const titulo = principal.getByRole('heading', { level: 1 });
      const trilha = principal.getByRole('navigation').first();
      const estrela = principal.getByRole('button', { name: /^Favoritar/ }).first();
      await expect
        .poll(() => altura(titulo, 'top') - altura(trilha, 'bottom'))
        .toBeGreaterThanOrEqual(0);
      await expect.poll(() => altura(estrela, 'top')).toBeLessThan(altura(titulo, 'bottom'));
    });

    it('has its count at the other end of the breadcrumb’s line', async () => {
      await page.viewport(375, 760);
      await abrir(endereco, responder);
      const trilha = principal.getByRole('navigation', { name: 'Trilha' });
      const contagem = principal.getByText(/^\d+ (contrato|empresa)s?$/);
      await expect.element(contagem).toBeVisible();
      const vao = () => {
        const escrito = document.createRange();
        escrito.selectNodeContents(contagem.element());
        const fim = trilha.element().getBoundingClientRect().right;
        return escrito.getBoundingClientRect().left - fim;
      };
      await expect.poll(vao).toBeGreaterThan(24);
    });
  },
);
