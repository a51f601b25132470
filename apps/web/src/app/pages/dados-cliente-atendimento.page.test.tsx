import {
  type Atendimento,
  atendimentoDeClientesEndpoints,
  TEXTOS_DO_ATENDIMENTO,
} from '@dominio/contrato/clientes-atendimento';
import { opcoesDosContratosEndpoints } from '@dominio/contrato/contratos-opcoes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import { responderClientes, umAtendimento } from '../../../test/pagina/registros/cliente.ts';
import { umNome } from '../../../test/pagina/registros/pessoa.ts';

const ABERTA = '/dados-cliente?cliente_id=31';
const CAMILA = umNome('Camila Duarte', 7);
const DAVI = umNome('Davi Nunes', 8);
const EVA = umNome('Eva Prado', 9);

/** Camila answers, Davi helps, the contract names Eva, and Fiscal has the client. */
const QUEM = umAtendimento({
  pessoas: [
    { ...EVA, papel: null, no_contrato: true },
    { ...CAMILA, papel: 'responsavel', no_contrato: false },
    { ...DAVI, papel: 'apoio', no_contrato: false },
  ],
  times: [{ id: 3, nome: 'Fiscal', vinculado: true }],
});
const LIDAS = [
  { id: 7, papel: 'responsavel' },
  { id: 8, papel: 'apoio' },
];

const propriedade = (nome: string) => page.getByRole('button', { name: `Mudar ${nome}` });
const campo = (name: string) => page.getByRole('combobox', { name });

/** Answers who serves the client, as it was written last. */
function responderQuem(inicial: Atendimento = QUEM) {
  let atual = inicial;
  responder(atendimentoDeClientesEndpoints.ler, () => atual);
  responder(opcoesDosContratosEndpoints.responsaveis, () =>
    [CAMILA, DAVI, EVA].map((um) => ({ ...um, time_nome: null })),
  );
  responder(opcoesDosContratosEndpoints.times, () => [
    { id: 3, nome: 'Fiscal' },
    { id: 4, nome: 'Contábil' },
  ]);
  return responder(atendimentoDeClientesEndpoints.gravar, ({ body: { pessoas, times } }) => {
    const todas = [CAMILA, DAVI, EVA];
    const nomes = new Map([
      [3, 'Fiscal'],
      [4, 'Contábil'],
    ]);
    atual = {
      ...atual,
      ...(pessoas && {
        pessoas: pessoas.depois.flatMap(({ id, papel }) => {
          const pessoa = todas.find((um) => um.id === id);
          return pessoa ? [{ ...pessoa, papel, no_contrato: false }] : [];
        }),
      }),
      ...(times && {
        times: times.depois.map((id) => ({ id, nome: nomes.get(id) ?? '', vinculado: true })),
      }),
    };
    return atual;
  });
}

beforeEach(() => {
  responderClientes();
});

describe('who serves the client, on its record', () => {
  it('is told with what contracts name, which leads to these', async () => {
    responderQuem();
    await abrirPagina(ABERTA);
    await expect
      .element(propriedade('responsável'))
      .toMatchTextContent('Eva Prado (pelo contrato), Camila Duarte');
    await expect.element(propriedade('apoio')).toMatchTextContent('Davi Nunes');
    await expect.element(propriedade('time')).toMatchTextContent('Fiscal');
    await expect.element(page.getByRole('link', { name: /em Contratos/ })).toBeVisible();
  });

  it('gets another who answers on a phone, saved by Enter, and is given back exactly', async () => {
    const gravar = responderQuem();
    await page.viewport(375, 760);
    await abrirPagina(ABERTA);
    await propriedade('responsável').click();
    await campo('Responsável').fill('Davi');
    await page.getByRole('option', { name: 'Davi Nunes' }).click();
    await page.getByRole('button', { name: 'Remover Camila Duarte' }).click();
    await semRolagemLateral();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect.element(propriedade('responsável')).toMatchTextContent('Davi Nunes');
    await expect.element(propriedade('apoio')).toMatchTextContent('Não informado');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(propriedade('apoio')).toMatchTextContent('Davi Nunes');
    const depois = [{ id: 8, papel: 'responsavel' }];
    expect(gravar.pedidos.map(({ body }) => body.pessoas)).toEqual([
      { antes: LIDAS, depois },
      { antes: depois, depois: LIDAS },
    ]);
  });

  it('gets another team, and gives it back', async () => {
    const gravar = responderQuem();
    await abrirPagina(ABERTA);
    await propriedade('time').click();
    await campo('Time').fill('Cont');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect.element(propriedade('time')).toMatchTextContent('Fiscal, Contábil');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(propriedade('time')).not.toMatchTextContent('Contábil');
    expect(gravar.pedidos.map(({ body }) => body.times)).toEqual([
      { antes: [3], depois: [3, 4] },
      { antes: [3, 4], depois: [3] },
    ]);
  });

  it('tells at the field who may not be set, and keeps what was chosen', async () => {
    responderQuem();
    const { semAcesso } = TEXTOS_DO_ATENDIMENTO;
    responder(atendimentoDeClientesEndpoints.gravar, () =>
      recusar('DADOS_INVALIDOS', semAcesso, {
        campos: [{ campo: 'pessoas', mensagem: semAcesso }],
      }),
    );
    await abrirPagina(ABERTA);
    await propriedade('apoio').click();
    await campo('Apoio').fill('Eva');
    await page.getByRole('option', { name: 'Eva Prado' }).click();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect.element(page.getByText(semAcesso)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remover Eva Prado' })).toBeVisible();
  });

  it('tells that it changed meanwhile, and what is saved next is told from what is now', async () => {
    responderQuem();
    const { mudou } = TEXTOS_DO_ATENDIMENTO;
    const gravar = responder(atendimentoDeClientesEndpoints.gravar, () =>
      recusar('REGISTRO_ALTERADO', mudou, { atual: umAtendimento() }),
    );
    await abrirPagina(ABERTA);
    await propriedade('apoio').click();
    await page.getByRole('button', { name: 'Remover Davi Nunes' }).click();
    responder(atendimentoDeClientesEndpoints.ler, umAtendimento());
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect.element(page.getByText(mudou)).toBeVisible();
    await page.getByRole('button', { name: 'Recarregar' }).click();
    await expect.element(page.getByText(mudou)).not.toBeInTheDocument();
    expect(gravar.pedidos).toHaveLength(1);
  });

  it('says beside the field whom it does not change, and why', async () => {
    const gravar = responderQuem({
      ...QUEM,
      pessoas: [
        ...QUEM.pessoas,
        { ...umNome('Gil Reis', 10), papel: 'revisor', no_contrato: false },
        { ...umNome('Helena Sá', 11), papel: 'apoio', no_contrato: false },
      ],
      times: [...QUEM.times, { id: 5, nome: 'Folha', vinculado: false }],
      acima: [11],
    });
    await abrirPagina(ABERTA);
    const ficam = page.getByRole('list', { name: 'Não mudam aqui' });
    await propriedade('apoio').click();
    await expect
      .element(ficam)
      .toHaveTextContent(
        `Gil Reis atende como Revisor.${TEXTOS_DO_ATENDIMENTO.acima('Helena Sá')}`,
      );
    await expect.element(page.getByRole('button', { name: 'Remover Davi Nunes' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Remover Helena Sá' }))
      .not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Remover Davi Nunes' }).click();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect.poll(() => gravar.pedidos.length).toBe(1);
    expect(gravar.pedidos[0]?.body.pessoas?.depois).toContainEqual({ id: 11, papel: 'apoio' });
    await propriedade('responsável').click();
    await expect.element(campo('Responsável')).toBeVisible();
    await expect.element(ficam).not.toBeInTheDocument();
  });

  it('says whom and which team only a contract names', async () => {
    responderQuem({ ...QUEM, times: [...QUEM.times, { id: 5, nome: 'Folha', vinculado: false }] });
    await abrirPagina(ABERTA);
    const ficam = page.getByRole('list', { name: 'Não mudam aqui' });
    await propriedade('responsável').click();
    await expect
      .element(ficam)
      .toHaveTextContent('Eva Prado está no contrato. A mudança é em Contratos.');
    await userEvent.keyboard('{Escape}');
    await propriedade('time').click();
    await expect
      .element(ficam)
      .toHaveTextContent('Folha está no contrato. A mudança é em Contratos.');
  });

  it('is only read by who may not give the client', async () => {
    responderQuem({ ...QUEM, acoes: { mudar_pessoas: false, mudar_times: false } });
    await abrirPagina(ABERTA);
    await expect.element(page.getByText('Davi Nunes')).toBeVisible();
    await expect.element(propriedade('apoio')).not.toBeInTheDocument();
    await expect.element(propriedade('time')).not.toBeInTheDocument();
  });

  it('is changed without anything axe complains of', async () => {
    responderQuem();
    await abrirPagina(ABERTA);
    await propriedade('responsável').click();
    await expect.element(campo('Responsável')).toHaveFocus();
    await semViolacoes();
  });
});
