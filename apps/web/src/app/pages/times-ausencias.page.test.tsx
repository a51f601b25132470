import { agendamentosEndpoints } from '@dominio/contrato/agendamentos';
import type { Ausencia } from '@dominio/contrato/ausencias';
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { responderAgenda } from '../../../test/pagina/registros/agendamento.ts';
import { responderAusencias, umaAusencia } from '../../../test/pagina/registros/ausencia.ts';
import { responderBusca } from '../../../test/pagina/registros/busca.ts';
import { umNome } from '../../../test/pagina/registros/pessoa.ts';
import { responderTimes } from '../../../test/pagina/registros/time.ts';
import { sairDaPagina } from '../../../test/pagina/saida.ts';

const OTAVIO = { id: 41, nome: 'Otávio Ramos' };
const LUANA = { id: 42, nome: 'Luana Prado' };
const AUSENCIAS = '/times?aba=ausencias';

const dialogo = page.getByRole('dialog', { name: 'Marcar ausência' });
const marcar = page.getByRole('button', { name: 'Marcar ausência' });
const substituto = dialogo.getByRole('combobox', { name: 'Quem substitui' });
const item = page
  .getByRole('list', { name: 'Fora agora' })
  .getByRole('listitem')
  .filter({ hasText: 'Otávio' });

const preparar = (...ausencias: Partial<Ausencia>[]) => {
  responderBusca({ pessoas: [OTAVIO, LUANA] });
  return responderAusencias(
    ausencias.map((uma) => umaAusencia(uma)),
    [OTAVIO, LUANA],
  );
};
const noCelular = () => page.viewport(375, 760);
const escolher = async (campo: Locator, nome: string) => {
  await campo.fill(nome);
  await page.getByRole('option', { name: new RegExp(nome) }).click();
};
const preencherDialogo = async () => {
  await escolher(dialogo.getByRole('combobox', { name: 'Quem se ausenta' }), 'Otávio');
  await escolher(substituto, 'Luana');
  await dialogo.getByRole('textbox', { name: 'Primeiro dia' }).fill('12/08/2026');
  await dialogo.getByRole('textbox', { name: 'Último dia' }).fill('22/08/2026');
};

it('the absences are a tab of the teams', async () => {
  preparar();
  responderTimes([]);
  await abrirPagina('/times');
  await page.getByRole('link', { name: 'Ausências' }).click();
  await expect.element(marcar).toBeVisible();
  expect(new URLSearchParams(location.search).get('aba')).toBe('ausencias');
});

describe('a new absence', () => {
  const preencher = async () => {
    await noCelular();
    const respostas = preparar();
    await abrirPagina(AUSENCIAS);
    await marcar.click();
    await preencherDialogo();
    return respostas;
  };

  it('asks whose it is', async () => {
    preparar();
    await abrirPagina(AUSENCIAS);
    await marcar.click();
    await dialogo.getByRole('button', { name: 'Marcar ausência' }).click();
    await expect.element(dialogo.getByText('Escolha quem se ausenta.')).toBeVisible();
  });

  it('offers nobody to stand in for themselves', async () => {
    preparar();
    await abrirPagina(AUSENCIAS);
    await marcar.click();
    await escolher(dialogo.getByRole('combobox', { name: 'Quem se ausenta' }), 'Otávio');
    await substituto.fill('Otávio');
    await expect
      .element(page.getByText('Ninguém encontrado. Digite ao menos 2 letras do nome.'))
      .toBeVisible();
    await expect.element(page.getByRole('option', { name: /Otávio/ })).not.toBeInTheDocument();
  });

  it('fits a phone as it is filled in, and axe finds nothing', async () => {
    await preencher();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('is not left behind unasked', async () => {
    await preencher();
    await dialogo.getByRole('button', { name: 'Cancelar' }).click();
    const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(substituto).toHaveValue(LUANA.nome);
  });

  it('stands in the list once it is saved, with who stands in', async () => {
    const { criar } = await preencher();
    await dialogo.getByRole('button', { name: 'Marcar ausência' }).click();
    await expect.element(dialogo).not.toBeInTheDocument();
    await expect.element(item).toMatchTextContent('Substituição de Luana');
    await expect.element(item.getByText('Férias')).toBeVisible();
    expect(item.getByText('Férias').elements()).toHaveLength(1);
    expect(criar.pedidos.map(({ body }) => body)).toMatchObject([
      { usuario_id: 41, substituto_id: 42, inicio: '2026-08-12', fim: '2026-08-22' },
    ]);
  });
});

describe('an absence', () => {
  it('fits a phone in the list, and axe finds nothing', async () => {
    await noCelular();
    preparar({ substituto: umNome(LUANA.nome, LUANA.id) });
    await abrirPagina(AUSENCIAS);
    await expect.element(item).toBeVisible();
    await semRolagemLateral();
    await semViolacoes();
  });

  it('is changed, and what was noted is shown', async () => {
    await noCelular();
    const { atualizar } = preparar({});
    await abrirPagina(AUSENCIAS);
    await item.getByRole('button', { name: /^Mudar/ }).click();
    const mudanca = page.getByRole('dialog', { name: 'Mudar ausência' });
    await mudanca.getByRole('textbox', { name: 'Observação' }).fill('Volta descansado');
    await mudanca.getByRole('button', { name: 'Salvar ausência' }).click();
    await expect.element(item).toMatchTextContent('Volta descansado');
    expect(atualizar.pedidos.map(({ body }) => body)).toMatchObject([
      { observacao: 'Volta descansado', versao: 1 },
    ]);
  });

  it('is told of where people are chosen for an appointment', async () => {
    await noCelular();
    responderAgenda([], { colegas: [OTAVIO.nome] });
    responder(agendamentosEndpoints.validarConflito, ({ body: { participantes } }) => ({
      tem_conflito: false,
      conflitos: [],
      avisos: [],
      ausentes: participantes
        .filter((id) => id === 101)
        .map((id) => ({
          id,
          nome: OTAVIO.nome,
          ferias: true,
          ate: '2026-08-22',
          substituto: 'Luana Prado',
        })),
      sugestoes: [],
    }));
    await abrirPagina('/agenda?novo=1&inicio=2026-08-13T09:00');
    const nova = painel('Novo agendamento');
    await nova.getByRole('combobox', { name: 'Participantes' }).fill('Otávio');
    const opcao = page.getByRole('option', { name: /Otávio/ });
    await expect.element(opcao).toMatchTextContent(/de férias até 22\/08 · substituição: Luana/);
    await opcao.click();
    await expect
      .element(nova.getByText(/^Otávio.* está de férias até .*; quem substitui é/))
      .toBeVisible();
    await semRolagemLateral();
  });
});

describe('an absence that is deleted', () => {
  const excluir = async () => {
    const respostas = preparar({});
    await abrirPagina(AUSENCIAS);
    await item.getByRole('button', { name: /^Excluir/ }).click();
    await expect.element(item).not.toBeInTheDocument();
    return respostas;
  };

  it('comes back by undoing, and nothing was asked of the server', async () => {
    const respostas = await excluir();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(item).toBeVisible();
    await sairDaPagina();
    expect(respostas.excluir.pedidos).toEqual([]);
  });

  it('is deleted before another is saved, which may be for the same days', async () => {
    const respostas = await excluir();
    await marcar.click();
    await preencherDialogo();
    await dialogo.getByRole('button', { name: 'Marcar ausência' }).click();
    await expect.element(dialogo).not.toBeInTheDocument();
    expect(respostas.criar.pedidos).toHaveLength(1);
    expect(respostas.excluir.pedidos).toHaveLength(1);
  });

  it('is deleted at once as the page is left', async () => {
    const respostas = await excluir();
    await sairDaPagina();
    await expect.poll(() => respostas.excluir.pedidos.length).toBe(1);
    await recarregar();
    await expect.element(page.getByText('Ninguém está ausente hoje.')).toBeVisible();
    await expect.element(item).not.toBeInTheDocument();
  });
});

it('the mark of the chosen period lies on its label', async () => {
  preparar();
  await abrirPagina(AUSENCIAS);
  const quando = page.getByRole('radiogroup', { name: 'Quando' });
  const desvio = () => {
    const [marca, rotulo] = ['[class*="indicator"]', 'label[data-active]'].map((seletor) =>
      quando.query()?.querySelector(seletor)?.getBoundingClientRect(),
    );
    if (!marca || !rotulo) return undefined;
    return Math.max(Math.abs(marca.x - rotulo.x), Math.abs(marca.y - rotulo.y));
  };
  await expect.poll(desvio).toBeLessThan(1);
  await quando.getByText('Passadas').click();
  await expect.element(quando.getByRole('radio', { name: 'Passadas' })).toBeChecked();
  await expect.poll(desvio).toBeLessThan(1);
});
