import { permissoesEndpoints } from '@dominio/contrato/grupos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { painel } from '../../../../test/pagina/painel.ts';
import { provarRegistro } from '../../../../test/pagina/provar-registro.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderPermissoes, umaPermissao } from '../../../../test/pagina/registros/grupo.ts';
import { responderUsuarios } from '../../../../test/pagina/registros/usuario.ts';

const PAGINA = '/gerenciar-usuarios?aba=permissoes';
const RELATORIOS = umaPermissao({ id: 201, nome: 'Ler relatórios' });
const catalogo = page.getByRole('grid', { name: 'Permissões' });
const busca = page.getByRole('searchbox', { name: 'Buscar permissão' });
const gaveta = painel(/^(Nova permissão|Permissão Ler relatórios)$/);
const campo = (name: string) => gaveta.getByRole('textbox', { name });

const preencher = async (modulo: string) => {
  await campo('Módulo').fill(modulo);
  await campo('Ação').fill('visualizar');
  await campo('Nome').fill('Ler relatórios');
};

describe('AD-42, AD-43', () => {
  provarRegistro({
    nome: { um: 'permissão', varios: 'permissões', genero: 'f' },
    endpoints: permissoesEndpoints,
    responder: responderPermissoes,
    registros: [umaPermissao({ id: 202, nome: 'Abrir o cofre', modulo: 'cofre' }), RELATORIOS],
    enderecos: { lista: PAGINA, novo: `${PAGINA}&nova=1`, segundo: `${PAGINA}&permissao=201` },
    titulo: { campo: 'nome', rotulo: 'Nome' },
    busca: {
      endereco: `${PAGINA}&termo=relat&modulo=relatorios`,
      pede: { termo: 'relat', modulo: 'relatorios' },
      nada: 'Nenhuma permissão encontrada.',
    },
    soLe: ['usuarios:visualizar', 'sistema:admin'],
    exportacao: null,
    criacao: {
      preencher: async () => {
        await preencher('relatorios');
        await gaveta.getByRole('checkbox', { name: 'Crítica' }).click();
      },
      envia: { modulo: 'relatorios', acao: 'visualizar', nome: 'Ler relatórios', critica: true },
      exige: { papel: 'textbox', rotulo: 'Módulo', frase: 'Informe o módulo.' },
    },
    rascunho: null,
    pergunta: 'Excluir a permissão Ler relatórios?',
    lote: null,
  });
});

describe('the catalogue of permissions', () => {
  it('AD-42 is a tab of a page that stands in the window: only the table scrolls', async () => {
    responderUsuarios();
    responderPermissoes();
    await abrirPagina('/gerenciar-usuarios');
    await page.getByRole('link', { name: 'Permissões' }).click();
    await expect.element(catalogo.getByRole('row').nth(2)).toBeVisible();
    await expect
      .poll(() => document.documentElement.scrollHeight - window.innerHeight)
      .toBeLessThanOrEqual(0);
  });

  it('AD-42 is searched by module and action', async () => {
    responderPermissoes();
    await abrirPagina(PAGINA);
    await busca.fill('contratos:ver');
    await expect.element(catalogo.getByText('contratos:ver_valores')).toBeVisible();
    await expect
      .element(catalogo.getByRole('row').filter({ hasText: 'agenda:' }).first())
      .not.toBeInTheDocument();
    expect(catalogo.getByRole('row').filter({ hasText: 'contratos:' }).elements()).toHaveLength(1);
  });
});

it('the count of permissions stands before what explains the critical ones', async () => {
  responderPermissoes();
  await abrirPagina(PAGINA);
  const explicacao = await page
    .getByRole('button', { name: 'O que é uma permissão crítica' })
    .findElement();
  const contagem = () =>
    [...(explicacao.parentNode?.childNodes ?? [])].find((no) => no instanceof Text);
  await expect.poll(() => contagem()?.textContent).toMatch(/^\d+ permissões$/);
  const medida = document.createRange();
  medida.selectNodeContents(contagem() as Text);
  expect(medida.getBoundingClientRect().right).toBeLessThanOrEqual(
    explicacao.getBoundingClientRect().left,
  );
});

describe('a new permission', () => {
  it('is told at its field how a module is written', async () => {
    responderPermissoes([]);
    await abrirPagina(PAGINA);
    await page.getByRole('button', { name: 'Nova permissão' }).click();
    await preencher('Agenda!');
    await userEvent.keyboard('{Enter}');
    await expect.element(gaveta.getByText(/letras minúsculas sem acento/)).toBeVisible();
  });

  it('is told that module and action are taken', async () => {
    responderPermissoes([]);
    const frase = 'Já existe uma permissão com este módulo e esta ação.';
    responder(permissoesEndpoints.criar, () =>
      recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'acao', mensagem: frase }] }),
    );
    await abrirPagina(`${PAGINA}&nova=1`);
    await preencher('agenda');
    await userEvent.keyboard('{Enter}');
    await expect.element(gaveta.getByText(frase)).toBeVisible();
  });
});

describe('a permission, on a phone', () => {
  const ABERTA = `${PAGINA}&permissao=201`;

  it('AD-42 is opened from its card and renamed; module and action stay', async () => {
    const { atualizar } = responderPermissoes([RELATORIOS]);
    await page.viewport(375, 760);
    await abrirPagina(PAGINA);
    await page.getByRole('button', { name: 'Ler relatórios' }).first().click();
    await expect.element(gaveta.getByText('relatorios:visualizar')).toBeVisible();
    await campo('Nome').fill('Ver relatórios');
    await semRolagemLateral();
    await gaveta.getByRole('button', { name: 'Salvar permissão' }).click();
    await expect.element(page.getByText('Permissão salva')).toBeVisible();
    expect(atualizar.pedidos.map(({ body }) => body.nome)).toEqual(['Ver relatórios']);
  });

  it('is shown without anything axe complains of', async () => {
    responderPermissoes([RELATORIOS]);
    await page.viewport(375, 760);
    await abrirPagina(ABERTA);
    await expect.element(gaveta.getByText('relatorios:visualizar')).toBeVisible();
    await semViolacoes();
  });
});
