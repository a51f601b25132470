import { areaClienteEndpoints } from '@dominio/contrato/area-cliente';
import { rodape } from '@dominio/contrato/paginacao';
import { codificarPermissoes } from '@dominio/contrato/permissoes';
import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../test/pagina/desenho.ts';
import { acabados, recusar, responder, segurar } from '../../test/pagina/rede.ts';
import { responderEntrada } from '../../test/pagina/registros/entrada.ts';
import { responderInicio } from '../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';
import { tituloDaJanela } from './anunciar-pagina.ts';
import { temPagina } from './rotas/rota.ts';
import { ROTAS } from './rotas.ts';

const consultor = { quem: umaPessoa({ grupo: 'consultor' }) };
const titulo = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const aoInicio = page.getByRole('link', { name: 'Ir para o início', exact: true });
const endereco = () => expect.poll(() => location.pathname);

describe('without a session', () => {
  beforeEach(() => void responderEntrada());

  it.each(['/', '/inicio', '/agenda', '/selecionar-cliente', '/area-cliente'])(
    '%s goes to /entrar',
    async (caminho) => {
      await abrirPagina(caminho, { quem: null });
      await endereco().toBe('/entrar');
    },
  );
});

describe('client users', () => {
  it.each(['/', '/inicio', '/agenda', '/entrar', '/nao-existe'])(
    'who open %s are kept in the client area',
    async (caminho) => {
      responder(areaClienteEndpoints.agenda, ({ query }) => ({
        agendamentos: [],
        ...rodape(0, query),
      }));
      await abrirPagina(caminho, { quem: umaPessoa({ grupo: 'cliente' }) });
      await endereco().toBe('/area-cliente');
      await expect.element(titulo('Olá, Otávio!')).toBeVisible();
    },
  );
});

describe('staff', () => {
  beforeEach(() => void responderInicio());

  it('never see the client area', async () => {
    await abrirPagina('/area-cliente', consultor);
    await endereco().toBe('/inicio');
  });

  it("AD-06 see 'Verificando Acesso' until the permissions are there", async () => {
    const permissoes = segurar(sessoesEndpoints.permissoes);
    await abrirPagina('/inicio', { ...consultor, esperar: false });
    await expect.element(page.getByText('Verificando Acesso')).toBeVisible();
    permissoes.soltar();
    await expect.element(titulo(/^Bem-vindo, /)).toBeVisible();
  });

  const comErro = async () => {
    let fora = true;
    responder(sessoesEndpoints.permissoes, () =>
      fora
        ? recusar('INDISPONIVEL')
        : { encrypted_permissions: codificarPermissoes(consultor.quem.permissoes) },
    );
    await abrirPagina('/inicio', { ...consultor, esperar: false });
    await expect.element(titulo('Erro ao carregar permissões')).toBeVisible();
    return () => {
      fora = false;
    };
  };

  it.each([sessoesEndpoints.eu, sessoesEndpoints.validarToken])(
    'are told that the permissions could not be loaded, also when $path answers last',
    async (ultima) => {
      const segurados = [sessoesEndpoints.eu, sessoesEndpoints.validarToken].map(segurar);
      await comErro();
      for (const { soltar } of segurados) soltar();
      await expect.poll(() => acabados(ultima)).toBe(1);
      await expect.element(titulo('Erro ao carregar permissões')).toBeVisible();
    },
  );

  it('can try again when the permissions could not be loaded', async () => {
    const voltar = await comErro();
    voltar();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect.element(titulo(/^Bem-vindo, /)).toBeVisible();
  });

  it('are told of permissions that could not be loaded without anything axe complains of', async () => {
    await comErro();
    await semViolacoes();
  });

  it('without the permission of a page are told so, and the session stands', async () => {
    await abrirPagina('/agenda', { quem: umaPessoa({ grupo: 'consultor', permissoes: [] }) });
    await expect.element(titulo('Sem acesso a esta página')).toBeVisible();
    await expect
      .element(
        page.getByText(
          'Você não tem permissão para acessar esta página. Fale com o administrador.',
        ),
      )
      .toBeVisible();
    await semViolacoes();
    await aoInicio.click();
    await endereco().toBe('/inicio');
  });
});

describe('with every permission but its own', () => {
  const comPermissao = ROTAS.filter(temPagina).filter(({ permissao }) => permissao !== undefined);

  it.each(comPermissao)('$path says that it is not theirs, and asks nothing', async (rota) => {
    const permissoes = PERMISSOES.filter((permissao) => permissao !== rota.permissao);
    // What the page itself asks has no answer here, which fails the test.
    await abrirPagina(rota.path, { quem: umaPessoa({ grupo: 'consultor', permissoes }) });
    await expect.element(titulo('Sem acesso a esta página')).toBeVisible();
    await expect.poll(() => document.title).toBe(tituloDaJanela(rota.titulo));
  });
});

describe('an address that does not exist', () => {
  it('offers near pages and the way back to whoever is in', async () => {
    responderInicio();
    await abrirPagina('/agneda', consultor);
    await expect.element(titulo('Página não encontrada')).toBeVisible();
    await expect
      .element(page.getByText('O endereço /agneda não existe ou foi movido.'))
      .toBeVisible();
    await expect.poll(() => document.title).toBe('Página não encontrada · Domínio');
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect
      .element(
        page.getByRole('navigation', { name: 'Páginas parecidas' }).getByRole('link').first(),
      )
      .toHaveTextContent('Agenda');
    await aoInicio.click();
    await endereco().toBe('/inicio');
    // What it asks is answered before the next test begins.
    await expect.element(titulo(/^Bem-vindo/)).toBeVisible();
  });

  it('is said without anything axe complains of', async () => {
    await abrirPagina('/agneda', consultor);
    // The page is public, so it is shown before the frame of whoever is in.
    await expect.element(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await semViolacoes();
  });

  it('offers the sign-in to whoever is not in, and names it as it was typed', async () => {
    responderEntrada();
    await abrirPagina('/qualquer/coisa%20assim', { quem: null });
    await expect
      .element(page.getByText('O endereço /qualquer/coisa assim não existe ou foi movido.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('navigation', { name: 'Páginas parecidas' }))
      .not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Entrar' }).click();
    await endereco().toBe('/entrar');
  });

  it('fits a phone, however long it is', async () => {
    await page.viewport(375, 740);
    await abrirPagina(`/${'muito-longo-'.repeat(12)}`, { quem: null });
    await expect.element(titulo('Página não encontrada')).toBeVisible();
    await semRolagemLateral();
  });
});
