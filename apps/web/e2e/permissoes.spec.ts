import { CATALOGO, type Permissao } from '@dominio/contrato/permissoes-catalogo';
import type { Page } from '@playwright/test';
import { type RotaComPagina, temPagina } from '../src/app/rotas/rota.ts';
import { ROTAS } from '../src/app/rotas.ts';
import { expect, type Firma, test } from './jornada.ts';
import { contarPedidos, irPara } from './percurso.apoio.ts';

// Whoever uses the interface is never thrown out of their session (decisoes.md §5): no page, opened
// with any permission alone or with two that belong together, makes a call that is refused. A refused
// call fails a test by itself (vigia.apoio.ts); what is left to say is that the person is still in.

const PAGINAS = ROTAS.filter(temPagina).filter(({ guarda }) => guarda === 'staff');
/** Those that let go of the client come last, so that the others are seen with one. */
const EM_ORDEM = PAGINAS.toSorted((a, b) => Number(!!a.limpaCliente) - Number(!!b.limpaCliente));

type Cena = Awaited<ReturnType<typeof montarCena>>;

/** Where a page has a record or a form open, besides its own address. */
const ABERTA: Readonly<Record<string, (cena: Cena) => readonly string[]>> = {
  '/agenda': ({ agendamento }) => [`?agendamento=${agendamento}`, '?novo=1'],
  '/selecionar-cliente': () => ['?novo=1'],
  '/dados-cliente': ({ cliente }) => [`?cliente_id=${cliente.id}`],
  '/empresas': ({ cliente }) => [`?empresa=${cliente.empresa_id}`, '?nova=1'],
  '/gerenciar-empresas': ({ cliente }) => [`?empresa=${cliente.empresa_id}`, '?nova=1'],
  '/contratos': ({ cliente }) => [`?contrato=${cliente.contrato_id}`],
  '/contrato-form': ({ cliente }) => [`?id=${cliente.contrato_id}`, `?cliente_id=${cliente.id}`],
  '/gerenciar-usuarios': ({ colega }) => [
    `?usuario=${colega}`,
    '?novo=1',
    '?aba=grupos&grupo=4',
    '?aba=grupos&novo=1',
    '?aba=permissoes',
    '?aba=convites',
    '?aba=auditoria',
  ],
  '/times': ({ time }) => [`?time=${time}`, `?time=${time}&aba=clientes`, '?novo=1'],
  '/configuracoes': () => ['?painel=escritorio', '?painel=feriados', '?painel=email'],
  '/minha-conta': () => ['?aba=seguranca', '?aba=acessos', '?aba=atividade', '?aba=dados'],
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
  return { permissoes, pessoa, colega: colega.id, cliente, time: time.id, agendamento };
}

/** Opens a page at each of its addresses, and waits for all that it asks. */
async function abrir(page: Page, rota: RotaComPagina, cena: Cena): Promise<void> {
  const pedidos = contarPedidos(page);
  const aberta = rota.permissao === undefined || cena.permissoes.includes(rota.permissao);
  // A page that is not theirs says so, whatever else its address asks.
  const restos = aberta ? (ABERTA[rota.path]?.(cena) ?? []) : [];
  for (const resto of ['', ...restos]) {
    await test.step(rota.path + resto, async () => {
      await irPara(page, rota.path + resto);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await pedidos.acabarem();
      expect(new URL(page.url()).pathname, 'continua na sessão').not.toBe('/entrar');
    });
  }
  pedidos.parar();
}

for (const [modulo, { acoes }] of Object.entries(CATALOGO)) {
  test(`nobody with one permission of ${modulo} is thrown out by any page`, async ({
    page,
    firma,
    entrarComo,
  }) => {
    test.setTimeout(acoes.length * 60_000);
    for (const acao of acoes) {
      const cena = await montarCena(firma, [`${modulo}:${acao}` as Permissao]);
      await entrarComo(page, cena.pessoa, `/dados-cliente?cliente_id=${cena.cliente.id}`);
      for (const rota of EM_ORDEM) await abrir(page, rota, cena);
    }
  });
}

for (const rota of PAGINAS) {
  const { permissao, mais = [] } = rota;
  const pares = mais.map((outra) => [...(permissao ? [permissao] : []), outra]);
  if (pares.length === 0) continue;
  test(`nobody with a pair of permissions that ${rota.path} names is thrown out by it`, async ({
    page,
    firma,
    entrarComo,
  }) => {
    test.setTimeout(pares.length * 30_000);
    for (const par of pares) {
      const cena = await montarCena(firma, par);
      await entrarComo(page, cena.pessoa, `/dados-cliente?cliente_id=${cena.cliente.id}`);
      await abrir(page, rota, cena);
    }
  });
}
