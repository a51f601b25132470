import { timesEndpoints } from '@dominio/contrato/times';
import {
  type CarteiraTransferida,
  carteiraDoTimeEndpoints,
} from '@dominio/contrato/times-carteira';
import { transferenciasDoTimeEndpoints } from '@dominio/contrato/times-transferencias';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { escolherAcao, painel } from '../../../test/pagina/painel.ts';
import { arrastar } from '../../../test/pagina/ponteiro.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import {
  responderTimes,
  umaTransferencia,
  umClienteDoTime,
  umMembro,
  umTime,
} from '../../../test/pagina/registros/time.ts';

const FISCAL = umTime({ id: 1, usuarios_total: 1, clientes_total: 1, versao: 4 });
const gaveta = painel(/^Time/);
const desfazer = page.getByRole('button', { name: 'Desfazer' });
const mover = (quem: string) =>
  gaveta.getByRole('button', { name: `Mover ${quem} para outro time` });

const FEITA: CarteiraTransferida = {
  success: true,
  simulado: false,
  movidos: [31],
  ja_estavam: [],
  fora_do_alcance: 0,
  contratos: [],
  agendamentos_total: 0,
  agendamentos: [],
  pessoas: [],
  versao: 5,
  versao_destino: 8,
};

beforeEach(() => {
  responder(timesEndpoints.buscar, () => [
    { id: 1, nome: 'Contábil e Fiscal' },
    { id: 2, nome: 'Folha' },
  ]);
});

const alca = (quem: string) =>
  gaveta.getByRole('button', { name: `Arrastar ${quem} para outro time` });
const alvos = page.getByRole('region', { name: 'Soltar em outro time' });

/** The middle of what is there, once it is. */
async function meioDe(onde: Locator) {
  await expect.element(onde).toBeVisible();
  const { x, y, width, height } = onde.element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Carries a row to a team, which is there once it is carried, and lets it go. */
async function arrastarAte(quem: string, time: string) {
  const de = await meioDe(alca(quem));
  const soltar = await arrastar(de, { x: de.x + 10, y: de.y + 10 });
  const sobre = page.getByText(`${quem}: sobre ${time}.`);
  await soltar(await meioDe(alvos.getByText(time)), () =>
    expect.element(sobre).toBeInTheDocument(),
  );
}

/** Carries a row to the first of the other teams by keys alone. */
async function levarPorTeclas(quem: string, time: string) {
  (alca(quem).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(alvos.getByText(time)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText(`${quem}: sobre ${time}.`)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
}

/** The team is chosen by the keyboard alone. */
async function escolherFolha(quem: string) {
  const pergunta = page.getByRole('dialog', { name: `Mover ${quem} para outro time` });
  await pergunta.getByRole('combobox', { name: 'Time de destino' }).click();
  await page.getByRole('option', { name: 'Folha' }).click();
  await pergunta.getByRole('button', { name: 'Mover' }).click();
}

describe('who is in a team', () => {
  it('passes to another by a button of the row, and back by undoing', async () => {
    responderTimes([FISCAL], [umMembro('Helena Barreto', 22)]);
    const { pedidos } = responder(timesEndpoints.moverUsuarios, () => ({
      success: true,
      adicionados: 0,
      removidos: 1,
      total: 0,
      versao: 5,
    }));
    await abrirPagina('/times?time=1');
    await mover('Helena Barreto').click();
    await semViolacoes();
    await escolherFolha('Helena Barreto');
    await expect.element(page.getByText('Helena Barreto mudou de time')).toBeVisible();
    await desfazer.click();
    await expect
      .poll(() => pedidos.map(({ params, body }) => [params.id, body.para_id, body.versao]))
      .toEqual([
        [1, 2, 4],
        [2, 1, undefined],
      ]);
  });

  it('is dragged onto another team, which is asked before, by the pointer and by the keyboard', async () => {
    responderTimes([FISCAL], [umMembro('Helena Barreto', 22)]);
    const { pedidos } = responder(timesEndpoints.moverUsuarios, () => ({
      success: true,
      adicionados: 0,
      removidos: 1,
      total: 0,
      versao: 5,
    }));
    await abrirPagina('/times?time=1');
    await arrastarAte('Helena Barreto', 'Folha');
    const pergunta = page.getByRole('dialog', { name: 'Mover Helena Barreto para outro time' });
    await expect
      .element(pergunta.getByRole('combobox', { name: 'Time de destino' }))
      .toHaveValue('Folha');
    await pergunta.getByRole('button', { name: 'Voltar' }).click();
    expect(pedidos).toHaveLength(0);
    await levarPorTeclas('Helena Barreto', 'Folha');
    await pergunta.getByRole('button', { name: 'Mover' }).click();
    await expect.poll(() => pedidos.map(({ body }) => body.para_id)).toEqual([2]);
  });

  it('is carried by the keyboard before anything else read the teams', async () => {
    responderTimes([FISCAL], [umMembro('Helena Barreto', 22)]);
    responder(timesEndpoints.buscar, () =>
      ['Contábil e Fiscal', 'Folha', 'Legal', 'Societário'].map((nome, i) => ({ id: i + 1, nome })),
    );
    await abrirPagina('/times?time=1');
    await expect.element(alca('Helena Barreto')).toBeVisible();
    (alca('Helena Barreto').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(alvos.getByText('Legal')).toBeVisible();
    // It may lie over one of them as it is taken up: from wherever that is, to the last and back.
    const sobre = (time: string) => page.getByText(`Helena Barreto: sobre ${time}.`);
    await expect
      .poll(async () => {
        await userEvent.keyboard('{ArrowDown}');
        return sobre('Societário').query();
      })
      .not.toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(sobre('Legal')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(
        page
          .getByRole('dialog', { name: 'Mover Helena Barreto para outro time' })
          .getByRole('combobox', { name: 'Time de destino' }),
      )
      .toHaveValue('Legal');
  });

  it('dropped beside every team stays where it is', async () => {
    responderTimes([FISCAL], [umMembro('Helena Barreto', 22)]);
    await page.viewport(375, 760);
    await abrirPagina('/times?time=1');
    const { x, y } = await meioDe(alca('Helena Barreto'));
    const soltar = await arrastar({ x, y }, { x: x + 20, y: y + 20 });
    await expect.element(alvos.getByText('Folha')).toBeVisible();
    await semRolagemLateral();
    await soltar();
    await expect.element(alvos).not.toBeInTheDocument();
    expect(page.getByRole('dialog', { name: /^Mover/ }).query()).toBeNull();
  });

  it('stays where a refusal says so', async () => {
    responderTimes([FISCAL], [umMembro('Helena Barreto', 22)]);
    responder(timesEndpoints.moverUsuarios, () =>
      recusar('DADOS_INVALIDOS', 'Você só pode conceder permissões que possui.'),
    );
    await abrirPagina('/times?time=1');
    await mover('Helena Barreto').click();
    await escolherFolha('Helena Barreto');
    await expect
      .element(page.getByText('Você só pode conceder permissões que possui.'))
      .toBeVisible();
    await expect.element(gaveta.getByText('Helena Barreto')).toBeVisible();
  });

  it('is not moved by who may not change teams', async () => {
    responderTimes([FISCAL], [umMembro('Helena Barreto', 22)]);
    await abrirPagina('/times?time=1', { quem: umaPessoa({ permissoes: ['times:acessar'] }) });
    await expect.element(gaveta.getByText('Helena Barreto')).toBeVisible();
    expect(mover('Helena Barreto').query()).toBeNull();
  });
});

it('a client passes to another team with what a portfolio takes along, and comes back', async () => {
  responderTimes([FISCAL], [], [umClienteDoTime('Padaria Aurora', 31)]);
  const { pedidos } = responder(carteiraDoTimeEndpoints.transferir, () => FEITA);
  await abrirPagina('/times?time=1&aba=clientes');
  await mover('Padaria Aurora').click();
  await escolherFolha('Padaria Aurora');
  await desfazer.click();
  await expect
    .poll(() => pedidos.map(({ params, body }) => [params.id, body.para_id, body.cliente_ids]))
    .toEqual([
      [1, 2, [31]],
      [2, 1, [31]],
    ]);
});

describe('a transfer for another day', () => {
  const dialogo = page.getByRole('dialog', { name: /^Transferir a carteira/ });

  it('is offered of a team that counts no client: those that have ended stay its own', async () => {
    responderTimes([umTime({ id: 1, clientes_total: 0 })]);
    await abrirPagina('/times?time=1');
    await escolherAcao(gaveta, 'Transferir carteira');
    await expect
      .element(dialogo.getByText('Este time não tem clientes que você possa transferir.'))
      .toBeVisible();
  });

  it('is set in the dialog of the transfer, and not without its day', async () => {
    responderTimes([FISCAL], [], [umClienteDoTime('Padaria Aurora', 31)]);
    responder(carteiraDoTimeEndpoints.transferir, () => ({ ...FEITA, simulado: true }));
    const { pedidos } = responder(transferenciasDoTimeEndpoints.marcar, () => ({
      success: true,
      message: '',
      transferencia: umaTransferencia(),
    }));
    await page.viewport(375, 900);
    await abrirPagina('/times?time=1');
    await escolherAcao(gaveta, 'Transferir carteira');
    await dialogo.getByRole('combobox', { name: 'Time de destino' }).click();
    await page.getByRole('option', { name: 'Folha' }).click();
    await dialogo.getByRole('checkbox', { name: 'Marcar para outro dia' }).click();
    const marcar = dialogo.getByRole('button', { name: 'Marcar 1 cliente' });
    await expect.element(marcar).toBeDisabled();
    await dialogo.getByRole('textbox', { name: 'Dia da transferência' }).fill('01/04/2026');
    await userEvent.keyboard('{Tab}');
    await semRolagemLateral();
    await semViolacoes();
    await marcar.click();
    await expect.element(page.getByText('Transferência marcada para 01/04/2026')).toBeVisible();
    expect(pedidos.map(({ body }) => body)).toEqual([
      { para_id: 2, cliente_ids: [31], em: '2026-04-01', versao: 5 },
    ]);
  });

  it('stands among the clients of either team, and is called off after a question', async () => {
    responderTimes(
      [FISCAL, umTime({ id: 2, nome: 'Folha' })],
      [],
      [],
      [
        umaTransferencia(),
        umaTransferencia({
          id: 52,
          situacao: 'recusada',
          resultado: 'Quem pediu não tem mais acesso.',
          acoes: { cancelar: false },
        }),
      ],
    );
    const { pedidos } = responder(transferenciasDoTimeEndpoints.cancelar, () => ({
      success: true,
      message: '',
    }));
    await page.viewport(375, 900);
    await abrirPagina('/times?time=2&aba=clientes');
    const marcadas = gaveta.getByRole('region', { name: 'Transferências marcadas' });
    await expect
      .element(marcadas.getByRole('listitem').first())
      .toMatchTextContent(
        '2 clientes de Contábil e Fiscal em 01/04/2026Pedida por Marcelo Tavares',
      );
    await expect.element(marcadas.getByText('Quem pediu não tem mais acesso.')).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
    await marcadas.getByRole('button', { name: 'Cancelar' }).click();
    const certeza = page.getByRole('dialog', {
      name: 'Cancelar a transferência de 01/04/2026?',
    });
    await certeza.getByRole('button', { name: 'Cancelar transferência' }).click();
    await expect.element(page.getByText('Transferência cancelada')).toBeVisible();
    expect(pedidos.map(({ params }) => params)).toEqual([{ id: 2, transferencia_id: 51 }]);
  });
});
