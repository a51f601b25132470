import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import { GRUPO } from '@dominio/contrato/permissoes';
import type { Page } from '@playwright/test';
import { tituloDaJanela } from '../src/app/anunciar-pagina.ts';
import { type RotaComPagina, temPagina } from '../src/app/rotas/rota.ts';
import { ROTAS, rotaDe } from '../src/app/rotas.ts';
import { type Casa, CONTAS, contasDe, enderecoDe } from '../vistoria/grade.ts';
import { expect, type Firma, type Pessoa, test } from './jornada.ts';
import { irPara, SEM_ACESSO, temTudo } from './percurso.apoio.ts';

// That no page fails or is refused over the real server, and that a page which is not for somebody
// sends them where they belong. How each looks at every width, role and theme is `npm run vistoria`.

type Conta = Casa['conta'];

const GRUPO_DE = {
  admin: GRUPO.administrador,
  gestor: GRUPO.gestor,
  consultor: GRUPO.consultor,
  cliente: GRUPO.cliente,
};

/** Addresses that only lead on: the bare one, and that of an e-mail's link, here without its token. */
const LEVAM_ADIANTE = ['/', '/reset-password'];

/** Where somebody belongs. */
function casaDe(conta: Conta): string {
  if (conta === null) return '/entrar';
  return conta === 'cliente' ? '/area-cliente' : '/inicio';
}

/** Where somebody who asks for a page ends. */
function destinoDe(rota: RotaComPagina, conta: Conta): string {
  // A client's people are kept in their area, whatever they type.
  const fica =
    contasDe(rota).includes(conta) &&
    !LEVAM_ADIANTE.includes(rota.path) &&
    (conta !== 'cliente' || rota.guarda === 'client');
  return fica ? enderecoDe(rota) : casaDe(conta);
}

/** Whether a page is shown to this account, or said not to be for it. */
const permitida = ({ permissao, paraProcurar }: RotaComPagina, conta: Conta): boolean =>
  [permissao, paraProcurar].every(
    (pedida) =>
      pedida === undefined ||
      (conta !== null &&
        GRUPOS_INICIAIS.some(
          ({ id, permissoes }) => id === GRUPO_DE[conta] && permissoes.includes(pedida),
        )),
  );

/** Somebody of a team, with something of theirs on the pages that list things. */
async function comOQueVer(firma: Firma, conta: keyof typeof GRUPO_DE): Promise<Pessoa> {
  const time = await firma.time();
  const pessoa = await firma.pessoa({ grupo_id: GRUPO_DE[conta], time_id: time.id });
  const cliente = await firma.cliente();
  await firma.vincular(pessoa.id, cliente.id);
  const tipo = await firma.tipo();
  const colega = await firma.pessoa({ time_id: time.id });
  await firma.agendamento({
    criado_por: pessoa.id,
    cliente_id: cliente.id,
    tipo_agendamento_id: tipo.id,
    participantes: [colega.id],
  });
  return pessoa;
}

/** Opens every page of the product, those that are for this account and those that send it home. */
async function percorrer(page: Page, conta: Conta): Promise<void> {
  test.setTimeout(30_000 + ROTAS.length * 1_000);
  for (const rota of ROTAS.filter(temPagina)) {
    await test.step(rota.path, async () => {
      const destino = destinoDe(rota, conta);
      const { titulo } = destino === enderecoDe(rota) ? rota : (rotaDe(destino) ?? rota);
      await irPara(page, enderecoDe(rota));
      await expect(page).toHaveURL(({ pathname }) => pathname === destino);
      await expect(page).toHaveTitle(tituloDaJanela(titulo));
      const cabecalho = page.getByRole('heading', { level: 1 });
      await expect(cabecalho).toBeVisible();
      await temTudo(page);
      const recusada = destino === enderecoDe(rota) && !permitida(rota, conta);
      if (recusada) await expect(cabecalho).toHaveText(SEM_ACESSO);
      else await expect(cabecalho).not.toHaveText(SEM_ACESSO);
    });
  }
}

for (const conta of CONTAS) {
  test(`${conta} walks every page: nothing fails, and each that is not theirs sends them home`, async ({
    page,
    firma,
    entrarComo,
  }) => {
    await entrarComo(page, await comOQueVer(firma, conta));
    await percorrer(page, conta);
  });
}

test('somebody who is not signed in walks every page: nothing fails, and each that is guarded asks them to sign in', async ({
  page,
}) => {
  await page.goto('/');
  await percorrer(page, null);
});

test('every page has an address at which a browser is given the application', async ({
  request,
}) => {
  for (const rota of ROTAS.filter(temPagina)) {
    const servida = await request.get(enderecoDe(rota), { headers: { accept: 'text/html' } });
    expect(await servida.text(), rota.path).toContain('<div id="raiz">');
  }
});
