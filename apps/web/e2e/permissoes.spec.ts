import { GRUPO } from '@dominio/contrato/permissoes';
import { PERMISSOES, type Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { Locator, Page } from '@playwright/test';
import { podeAbrir, podeProcurar } from '../src/app/acesso.ts';
import { type RotaComPagina, temPagina } from '../src/app/rotas/rota.ts';
import { ROTAS, rotaDe } from '../src/app/rotas.ts';
import { mapaDe } from '../test/pagina/registros/pessoa.ts';
import { expect, type Firma, test as jornada } from './jornada.ts';
import { contarPedidos, estarAberta, irPara } from './percurso.apoio.ts';

// Whoever uses the interface is never thrown out of their session (decisoes.md §5): no page, opened
// with any permission alone or with two that belong together, makes a call that is refused, and each
// is drawn whole. Which pages a permission opens is claimed in acesso.test.ts, and in
// acesso.page.test.tsx that every other page says so and asks nothing: here nobody opens those.

const PAGINAS = ROTAS.filter(temPagina).filter(({ guarda }) => guarda === 'staff');
/** Those that let go of the client come last, so that the others are seen with one. */
const EM_ORDEM = PAGINAS.toSorted((a, b) => Number(!!a.limpaCliente) - Number(!!b.limpaCliente));
const paginaDe = (caminho: string) => PAGINAS.find(({ path }) => path === caminho) as RotaComPagina;
/** The page that selects the client it shows. */
const FICHA = paginaDe('/dados-cliente');
/** A page that is everybody's and asks for nothing. */
const FERRAMENTAS = paginaDe('/ferramentas');

type Cena = Awaited<ReturnType<typeof montarCena>>;

/** An address of a page besides its own, where a record, a form or a tab is open. */
interface Aberta {
  readonly resto: string;
  /** What is to be seen there, which no other address shows. */
  readonly ve: (page: Page) => Locator;
  /** Without it the page stands there as it is, or says that it is not theirs. */
  readonly pede?: readonly Permissao[];
  /** The page that it leads to. */
  readonly em?: string;
}

const gaveta = (name?: string) => (page: Page) =>
  page.getByRole(
    'complementary',
    name === undefined ? {} : { name: new RegExp(`^${RegExp.escape(name)}`) },
  );
const aba = (name: string) => (page: Page) =>
  page
    .getByRole('navigation', { name: 'Partes da página' })
    .getByRole('link', { name, exact: true })
    .and(page.locator('[aria-current="page"]'));
const contrato = (page: Page) => page.getByRole('button', { name: 'Salvar contrato' });

const ABERTA: Readonly<Record<string, (cena: Cena) => readonly Aberta[]>> = {
  '/agenda': ({ agendamento }) => [
    { resto: `?agendamento=${agendamento}`, ve: gaveta('Agendamento') },
    { resto: '?novo=1', ve: gaveta('Novo agendamento'), pede: ['agenda:criar'] },
  ],
  '/selecionar-cliente': () => [
    { resto: '?novo=1', ve: gaveta('Novo cliente'), pede: ['clientes:criar'] },
  ],
  '/dados-cliente': ({ cliente }) => [
    {
      resto: `?cliente_id=${cliente.id}`,
      ve: (page) => page.getByRole('main').getByRole('heading', { name: 'Identificação' }),
    },
  ],
  // Those of the selected client, whom nobody selects without seeing clients.
  '/dashboard-cliente': ({ cliente }) => [
    {
      resto: `?cliente_id=${cliente.id}`,
      ve: (page) => page.getByRole('region', { name: 'Identificação', exact: true }),
      pede: ['clientes:visualizar'],
    },
  ],
  '/contatos-importantes': ({ contato }) => [
    { resto: `?contato=${contato}`, ve: gaveta('Contato'), pede: ['clientes:visualizar'] },
    {
      resto: '?novo=1',
      ve: gaveta('Novo contato'),
      pede: ['clientes:visualizar', 'contatos_importantes:criar'],
    },
  ],
  '/contas-bancarias': ({ conta }) => [
    { resto: `?conta=${conta}`, ve: gaveta('Conta bancária'), pede: ['clientes:visualizar'] },
    {
      resto: '?nova=1',
      ve: gaveta('Nova conta bancária'),
      pede: ['clientes:visualizar', 'contas_bancarias:criar'],
    },
  ],
  '/empresas': ({ cliente }) => [
    // Its companies are those of the selected client, whom nobody selects without seeing clients.
    { resto: `?empresa=${cliente.empresa_id}`, ve: gaveta(), pede: ['clientes:visualizar'] },
    {
      resto: '?nova=1',
      ve: gaveta('Nova empresa'),
      pede: ['clientes:visualizar', 'empresas:criar'],
    },
  ],
  '/gerenciar-empresas': ({ cliente }) => [
    { resto: `?empresa=${cliente.empresa_id}`, ve: gaveta() },
  ],
  '/contratos': ({ cliente }) => [
    { resto: `?contrato=${cliente.contrato_id}`, ve: gaveta('Contrato') },
  ],
  '/contrato-form': ({ cliente, permissoes }) => [
    permissoes.includes('contratos:editar')
      ? { resto: `?id=${cliente.contrato_id}`, ve: contrato }
      : { resto: `?id=${cliente.contrato_id}`, ve: gaveta('Contrato'), em: '/contratos' },
    { resto: `?cliente_id=${cliente.id}`, ve: contrato, pede: ['contratos:criar'] },
  ],
  '/gerenciar-usuarios': ({ colega }) => [
    { resto: `?usuario=${colega}`, ve: gaveta() },
    { resto: '?novo=1', ve: gaveta('Novo usuário'), pede: ['user_management:acessar'] },
    { resto: `?aba=grupos&grupo=${GRUPO.consultor}`, ve: gaveta('Grupo Consultor') },
    { resto: '?aba=grupos&novo=1', ve: gaveta('Novo grupo'), pede: ['user_management:acessar'] },
    { resto: '?aba=permissoes', ve: aba('Permissões'), pede: ['sistema:admin'] },
    { resto: '?aba=convites', ve: aba('Convites') },
    { resto: '?aba=auditoria', ve: aba('Auditoria'), pede: ['auditoria:visualizar'] },
  ],
  '/times': ({ time }) => [
    { resto: `?time=${time}`, ve: gaveta() },
    {
      resto: `?time=${time}&aba=clientes`,
      ve: (page) => page.getByRole('tab', { name: 'Clientes', selected: true }),
    },
    { resto: '?novo=1', ve: gaveta('Novo time'), pede: ['times:criar'] },
  ],
  '/configuracoes': () => [
    { resto: '?painel=escritorio', ve: gaveta('Escritório') },
    { resto: '?painel=feriados', ve: gaveta('Feriados') },
    { resto: '?painel=email', ve: gaveta('E-mail (SMTP)') },
  ],
  '/configuracoes/notificacoes': () => [{ resto: '?aba=quando', ve: aba('Quando') }],
  '/minha-conta': () => [
    { resto: '?aba=seguranca', ve: aba('Segurança') },
    { resto: '?aba=acessos', ve: aba('Meus acessos') },
    { resto: '?aba=atividade', ve: aba('Atividade recente') },
    { resto: '?aba=dados', ve: aba('Meus dados') },
  ],
};

/** Somebody with these permissions and no others, who has something of theirs to open. */
async function montarCena(firma: Firma, permissoes: readonly Permissao[]) {
  const time = await firma.time();
  const grupo_id = await firma.grupo(permissoes);
  const pessoa = await firma.pessoa({ grupo_id, time_id: time.id });
  const colega = await firma.pessoa({ time_id: time.id });
  const cliente = await firma.cliente();
  await firma.vincular(pessoa.id, cliente.id);
  const { id: agendamento } = await firma.agendamento({
    criado_por: pessoa.id,
    cliente_id: cliente.id,
    participantes: [colega.id],
  });
  const { id: contato } = await firma.contato({ cliente_id: cliente.id });
  const { id: conta } = await firma.contaBancaria({ cliente_id: cliente.id });
  const quem = {
    token: '',
    usuario: { grupo_id },
    permissoes: { permissions: mapaDe(permissoes) },
    pronto: true,
  };
  return {
    permissoes,
    quem,
    pessoa,
    colega: colega.id,
    cliente,
    time: time.id,
    agendamento,
    contato,
    conta,
  };
}

/**
 * Another person takes the session of this document over, as where somebody signs in in another tab:
 * nothing of the former one stays, and the code need not be loaded again.
 */
async function trocarDePessoa(page: Page, firma: Firma, { id }: Cena['pessoa']) {
  const { access_token, user } = await firma.entrar(id);
  // No record may be open that the next one could not read, nor a page that lets go of the client.
  await irPara(page, FERRAMENTAS.path);
  await estarAberta(page, FERRAMENTAS, false);
  await page.evaluate(
    ({ token, usuario }) => {
      localStorage.clear();
      localStorage.setItem('dominio.user', usuario);
      localStorage.setItem('dominio.token', token);
      dispatchEvent(new StorageEvent('storage', { key: 'dominio.token' }));
    },
    { token: access_token, usuario: JSON.stringify(user) },
  );
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('dominio.permissoes.user_id')), {
      intervals: [20],
    })
    .toBe(String(id));
  await estarAberta(page, FERRAMENTAS, false);
}

/** Waits until a client is the selected one: the page is drawn before it has come. */
const terCliente = (page: Page, id: number): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const guardado = JSON.parse(localStorage.getItem('dominio.cliente') ?? 'null');
          return guardado?.state.cliente?.id;
        }),
      { intervals: [20] },
    )
    .toBe(id);

const test = jornada.extend<{
  /** Signs somebody with these permissions in, and calls `percorrer` where a client is selected. */
  comPermissoes(
    permissoes: readonly Permissao[],
    percorrer: (cena: Cena) => Promise<void>,
  ): Promise<void>;
}>({
  comPermissoes: async ({ page, firma, entrarComo, vigia }, usar) => {
    let carregada = false;
    await usar((permissoes, percorrer) =>
      test.step(permissoes.join(' and '), async () => {
        const cena = await montarCena(firma, permissoes);
        if (carregada) await trocarDePessoa(page, firma, cena.pessoa);
        else await entrarComo(page, cena.pessoa, FERRAMENTAS.path);
        carregada = true;
        await irPara(page, `/dados-cliente?cliente_id=${cena.cliente.id}`);
        await estarAberta(page, FICHA, !podeAbrir(FICHA, cena.quem));
        if (podeAbrir(FICHA, cena.quem)) await terCliente(page, cena.cliente.id);
        await percorrer(cena);
        expect(vigia.inesperados, permissoes.join(' and ')).toEqual([]);
      }),
    );
  },
});

/** Opens a page at each of its addresses: what belongs there is seen, once it has all it asks for. */
async function abrir(page: Page, rota: RotaComPagina, cena: Cena): Promise<void> {
  const pedidos = contarPedidos(page);
  const abertas: readonly Partial<Aberta>[] = ABERTA[rota.path]?.(cena) ?? [];
  for (const { resto = '', ve, pede = [], em } of [{}, ...abertas]) {
    await test.step(rota.path + resto, async () => {
      const onde = (em && rotaDe(em)) || rota;
      const semMais = resto === '' || pede.some((uma) => uma === rota.paraProcurar);
      const recusada = semMais && !podeProcurar(rota, cena.quem);
      pedidos.recomecar();
      await irPara(page, rota.path + resto);
      await estarAberta(page, onde, recusada);
      const tem = pede.every((uma) => cena.permissoes.includes(uma));
      if (ve && tem) await expect(ve(page)).toBeVisible();
      if (ve && !tem) await expect(ve(page)).toHaveCount(0);
      await pedidos.acabarem();
      await estarAberta(page, onde, recusada);
    });
  }
  pedidos.parar();
}

/** The permissions that a page names beside its own, or, where it has none, in twos. */
function paresDe({ permissao, mais = [] }: RotaComPagina): readonly (readonly Permissao[])[] {
  if (permissao !== undefined) return mais.map((outra) => [permissao, outra]);
  return mais.flatMap((uma, i) => mais.slice(i + 1).map((outra) => [uma, outra]));
}

/** Every permission, by what it does to the pages. */
const SOZINHAS = Object.entries(
  Object.groupBy(PERMISSOES, (permissao) => {
    if (PAGINAS.some((rota) => rota.permissao === permissao)) return 'that opens a page';
    const nomeada = PAGINAS.some(({ mais }) => mais?.includes(permissao));
    return nomeada ? 'that a page names beside its own' : 'that no page names';
  }),
);

for (const [quais, permissoes = []] of SOZINHAS) {
  test(`nobody with one permission ${quais} is thrown out by any page`, async ({
    page,
    comPermissoes,
  }) => {
    test.setTimeout(30_000 + permissoes.length * 20_000);
    for (const permissao of permissoes) {
      await comPermissoes([permissao], async (cena) => {
        for (const rota of EM_ORDEM) if (podeAbrir(rota, cena.quem)) await abrir(page, rota, cena);
      });
    }
  });
}

for (const rota of PAGINAS) {
  const pares = paresDe(rota);
  if (pares.length === 0) continue;
  test(`nobody with a pair of permissions that ${rota.path} names is thrown out by it`, async ({
    page,
    comPermissoes,
  }) => {
    test.setTimeout(30_000 + pares.length * 20_000);
    for (const par of pares) await comPermissoes(par, (cena) => abrir(page, rota, cena));
  });
}
