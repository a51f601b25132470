import { setTimeout } from 'node:timers/promises';
import { clientesEndpoints } from '@dominio/contrato/clientes';
import { expect, type Page } from '@playwright/test';
import { contarPedidos, temTudo } from '../e2e/percurso.apoio.ts';
import { saltos, somaDosSaltos } from '../e2e/saltos.apoio.ts';
import { type MaiorTarefa, maiorTarefa } from '../e2e/tema.apoio.ts';
import { type RotaComPagina, temPagina } from '../src/app/rotas/rota.ts';
import { ROTAS } from '../src/app/rotas.ts';
import { abrirSessao, entrarComo, test } from './apoio.ts';
import { quadrosLentos } from './quadros.ts';

/** Layout shift of a page from the navigation until it rests. */
const SALTO_MAXIMO = 0.01;
const TAMANHOS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
];
/** Milliseconds that each answer takes besides the server's own: none, and enough for skeletons. */
const ATRASOS = [0, 400];

/** Has each answer of the server come later than it would; the code comes as it does. */
const atrasar = (page: Page, ms: number): Promise<unknown> =>
  page.route(
    ({ pathname }) => !pathname.startsWith('/assets/'),
    async (rota) => {
      if (rota.request().resourceType() === 'fetch') await setTimeout(ms);
      await rota.continue();
    },
  );

/** Selects a client before any page is opened, as somebody who works on one has done. */
async function comClienteSelecionado(page: Page): Promise<void> {
  const { access_token } = await abrirSessao(page, 'admin');
  const resposta = await page.request.get(clientesEndpoints.listar.path, {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  const [cliente] = clientesEndpoints.listar.response.parse(await resposta.json()).clientes;
  await page.addInitScript(
    (guardado) => localStorage.setItem('dominio.cliente', guardado),
    // As the application keeps it (specification part 1 §3.3).
    JSON.stringify({ state: { cliente }, version: 1 }),
  );
}

/** Whether a page is about the selected client and has nothing to show without one. */
const doCliente = ({ menu }: RotaComPagina) => menu?.topoDados !== undefined;

for (const rota of ROTAS.filter(temPagina).filter(({ guarda }) => guarda !== 'public')) {
  for (const tamanho of TAMANHOS) {
    for (const atraso of ATRASOS) {
      const onde = `${rota.path}, ${tamanho.width} px, respostas ${atraso} ms depois`;
      test(`saltos de ${onde}`, async ({ page }) => {
        await page.setViewportSize(tamanho);
        if (doCliente(rota)) await comClienteSelecionado(page);
        const pedidos = contarPedidos(page);
        if (atraso > 0) await atrasar(page, atraso);
        await entrarComo(page, rota.guarda === 'client' ? 'cliente' : 'admin', rota.path);
        await temTudo(page);
        await pedidos.acabarem();
        await temTudo(page);
        const vistos = await saltos(page);
        const soma = somaDosSaltos(vistos);
        process.stdout.write(`  ${onde}: ${soma.toFixed(4)} (limite ${SALTO_MAXIMO})\n`);
        expect(soma, JSON.stringify(vistos, null, 2)).toBeLessThanOrEqual(SALTO_MAXIMO);
      });
    }
  }
}

/** The longest task while somebody works; what waits for a processor does not count. */
const TAREFA_MAXIMA_MS = 50;
const RODADAS = 5;

interface Gesto {
  readonly nome: string;
  readonly endereco: string;
  /** Has the page as the gesture finds it. */
  preparar?(page: Page): Promise<void>;
  fazer(page: Page): Promise<void>;
  /** Has the page as it was before, where it can be done again only then. */
  desfazer?(page: Page): Promise<void>;
}

const BUSCA = { name: 'Buscar empresa' };
const painelDaEmpresa = (page: Page) => page.getByRole('complementary', { name: 'Empresa' });
const abrirEmpresa = async (page: Page) => {
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await expect(painelDaEmpresa(page)).toBeVisible();
};

const GESTOS: readonly Gesto[] = [
  {
    nome: 'digitar na busca de uma lista',
    endereco: '/gerenciar-empresas',
    fazer: async (page) => {
      await page.getByRole('searchbox', BUSCA).pressSequentially('comercio');
      await expect(page).toHaveURL(/termo=comercio/);
    },
    desfazer: async (page) => {
      await page.getByRole('searchbox', BUSCA).fill('');
      await expect(page).not.toHaveURL(/termo=/);
    },
  },
  {
    nome: 'digitar em um formulário',
    endereco: '/agenda?novo=1',
    fazer: (page) => page.getByLabel('Título').pressSequentially('Fechamento mensal'),
    desfazer: (page) => page.getByLabel('Título').fill(''),
  },
  {
    nome: 'arrastar na agenda',
    endereco: '/agenda',
    fazer: async (page) => {
      const movivel = page.locator('main [data-movivel]').first();
      await movivel.hover({ position: { x: 8, y: 6 } });
      const { x, y } = (await movivel.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.down();
      await page.mouse.move(x + 8, y + 120, { steps: 30 });
      await expect(page.locator('main [data-movendo]')).toBeVisible();
    },
    desfazer: async (page) => {
      await page.keyboard.press('Escape');
      await page.mouse.up();
    },
  },
  {
    nome: 'abrir o painel de um registro',
    endereco: '/gerenciar-empresas',
    fazer: abrirEmpresa,
    desfazer: async (page) => {
      await page.keyboard.press('Escape');
      await expect(painelDaEmpresa(page)).toBeHidden();
    },
  },
  {
    nome: 'passar com j de um registro a outro',
    endereco: '/gerenciar-empresas',
    preparar: abrirEmpresa,
    fazer: async (page) => {
      const registro = () => page.evaluate(() => location.search);
      const antes = await registro();
      await page.keyboard.press('j');
      await expect.poll(registro).not.toBe(antes);
    },
  },
];

for (const { nome, endereco, preparar, fazer, desfazer } of GESTOS) {
  test(`tarefas ao ${nome}`, async ({ page, browser }) => {
    test.setTimeout(120_000);
    const pedidos = contarPedidos(page);
    const repousar = async () => {
      await pedidos.acabarem();
      await temTudo(page);
    };
    await entrarComo(page, 'admin', endereco);
    await preparar?.(page);
    await repousar();
    const rodadas: (MaiorTarefa & { readonly lentos: readonly string[] })[] = [];
    for (let i = 0; i < RODADAS; i++) {
      const desde = await page.evaluate(() => performance.now());
      const maior = await maiorTarefa(browser, page, async () => {
        pedidos.recomecar();
        await fazer(page);
        await repousar();
      });
      rodadas.push({ ...maior, lentos: await quadrosLentos(page, desde) });
      await desfazer?.(page);
      await repousar();
    }
    const emMs = (campo: keyof MaiorTarefa) =>
      rodadas.map((rodada) => rodada[campo].toFixed(0)).join(', ');
    process.stdout.write(
      `  ${nome}: maior tarefa de ${emMs('trabalho')} ms de trabalho, ${emMs('duracao')} ms ao todo (limite ${TAREFA_MAXIMA_MS} ms)\n`,
    );
    // Those of the quickest round: in the others the machine was busy with something else.
    const melhor = rodadas.toSorted((a, b) => a.duracao - b.duracao)[0];
    for (const quadro of melhor?.lentos ?? []) process.stdout.write(`    ${quadro}\n`);
  });
}
