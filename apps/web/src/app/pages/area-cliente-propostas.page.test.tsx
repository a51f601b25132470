import { dadosDaAreaDoClienteEndpoints as e } from '@dominio/contrato/area-cliente-dados';
import { bancosEndpoints } from '@dominio/contrato/contas-bancarias';
import {
  type Correcao,
  correcoesDoClienteEndpoints as correcoes,
} from '@dominio/contrato/correcoes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { descoberto } from '../../../test/pagina/desenho.ts';
import { feitos, responder } from '../../../test/pagina/rede.ts';
import { unsDadosDoCliente } from '../../../test/pagina/registros/dados-do-cliente.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const PAGINA = '/area-cliente/dados';
const cliente = { quem: umaPessoa({ grupo: 'cliente' }) };
const main = page.getByRole('main');
const parte = (name: string) => main.getByRole('region', { name });

beforeEach(() => {
  responder(e.ler, unsDadosDoCliente());
  responder(correcoes.listar, { correcoes: [] });
});

const umaCorrecao = (mudancas: Partial<Correcao> = {}): Correcao => ({
  id: 7,
  alvo: 'cliente',
  alvo_id: 31,
  alvo_nome: 'Padaria Aurora',
  observacao: null,
  autor_nome: 'Otávio Reis',
  criado_em: '2026-08-10T12:00:00.000Z',
  estado: 'em_analise',
  campos: [
    { campo: 'site', antes: null, proposto: 'https://nova.com.br', decisao: null, motivo: null },
  ],
  ...mudancas,
});

describe('what is no correction of a field', () => {
  const enviados = () => {
    const corpos: unknown[] = [];
    responder(correcoes.propor, ({ body }) => {
      corpos.push(body);
      return umaCorrecao();
    });
    return corpos;
  };
  const dialogo = (name: string) => page.getByRole('dialog', { name });

  it('is told in words alone, and marked as done or refused as a whole', async () => {
    const palavras = { campo: 'observacao', antes: null, proposto: null };
    responder(correcoes.listar, {
      correcoes: [
        umaCorrecao({
          estado: 'aceita',
          observacao: 'Entrou um sócio.',
          campos: [{ ...palavras, decisao: 'aceito', motivo: null }],
        }),
        umaCorrecao({
          id: 8,
          estado: 'recusada',
          observacao: 'Mudamos de regime.',
          campos: [{ ...palavras, decisao: 'recusado', motivo: 'Só em janeiro.' }],
        }),
      ],
    });
    const corpos = enviados();
    await abrirPagina(PAGINA, cliente);
    const propostas = parte('Correções propostas');
    await expect.element(propostas).toMatchTextContent('Feita“Entrou um sócio.”');
    await expect.element(propostas).toMatchTextContent('Recusada: “Só em janeiro.”');
    await main.getByRole('button', { name: 'Propor correção de Padaria Aurora Ltda' }).click();
    await page.getByRole('textbox', { name: 'Observação' }).fill('Saiu o sócio Rui.');
    await page.getByRole('button', { name: 'Enviar correção' }).click();
    await expect.element(page.getByText('Correção enviada')).toBeVisible();
    expect(corpos).toMatchObject([
      { alvo: 'empresa', campos: {}, observacao: 'Saiu o sócio Rui.' },
    ]);
  });

  it('is a new contact, asked for by name', async () => {
    const corpos = enviados();
    await abrirPagina(PAGINA, cliente);
    await main.getByRole('button', { name: 'Propor contato' }).click();
    const novo = dialogo('Propor contato');
    await novo.getByRole('textbox', { name: 'Nome' }).fill('Ana Lima');
    await novo.getByRole('textbox', { name: 'WhatsApp' }).fill('11 98765-4321');
    await semViolacoes();
    await novo.getByRole('button', { name: 'Enviar contato' }).click();
    await expect.element(page.getByText('Contato enviado')).toBeVisible();
    expect(corpos).toMatchObject([
      {
        alvo: 'novo_contato',
        alvo_id: 31,
        campos: { nome: 'Ana Lima', whatsapp: '11 98765-4321' },
      },
    ]);
  });

  it('that waits is told where it was asked for, and not asked for again', async () => {
    const { contatos } = unsDadosDoCliente();
    const [helena] = contatos;
    responder(correcoes.listar, {
      correcoes: [
        umaCorrecao({
          alvo: 'saida_de_contato',
          alvo_id: helena?.id ?? 0,
          alvo_nome: 'Helena Prado',
        }),
        umaCorrecao({ id: 8 }),
      ],
    });
    await abrirPagina(PAGINA, cliente);
    const deHelena = parte('Contatos').getByRole('article', { name: 'Helena Prado' });
    await expect.element(deHelena.getByText('Saída em análise')).toBeVisible();
    await expect
      .element(main.getByRole('button', { name: 'Informar saída de Helena Prado' }))
      .not.toBeInTheDocument();
    await expect.element(parte('Sobre a empresa').getByText('Correção em análise')).toBeVisible();
    await semViolacoes();
  });

  it('is that a contact left', async () => {
    const corpos = enviados();
    await abrirPagina(PAGINA, cliente);
    await main.getByRole('button', { name: 'Informar saída de Helena Prado' }).click();
    await dialogo('Informar saída: Helena Prado')
      .getByRole('button', { name: 'Enviar saída' })
      .click();
    await expect.element(page.getByText('Saída enviada')).toBeVisible();
    expect(corpos).toMatchObject([
      { alvo: 'saida_de_contato', alvo_id: 81, campos: { situacao: 'saiu' } },
    ]);
  });

  it('is a new account, with what its kind has; or that one was closed, today unless told', async () => {
    responder(bancosEndpoints.listar, {
      bancos: [{ ispb: '60701190', compe: '341', nome: 'Itaú Unibanco' }],
    });
    const corpos = enviados();
    await abrirPagina(PAGINA, cliente);
    await main.getByRole('button', { name: 'Propor conta', exact: true }).click();
    const nova = dialogo('Propor conta bancária');
    await expect.element(nova.getByRole('textbox', { name: 'Agência' })).toBeVisible();
    await nova.getByRole('combobox', { name: 'Tipo' }).selectOptions('Aplicação');
    await nova.getByRole('combobox', { name: 'Banco' }).fill('Itaú');
    await page.getByRole('option', { name: /Itaú Unibanco/ }).click();
    await semViolacoes();
    await nova.getByRole('button', { name: 'Enviar conta' }).click();
    await expect.element(page.getByText('Conta enviada')).toBeVisible();
    await main.getByRole('button', { name: 'Informar encerramento de Conta da padaria' }).click();
    await page.getByRole('button', { name: 'Enviar encerramento' }).click();
    await expect.element(page.getByText('Encerramento enviado')).toBeVisible();
    expect(corpos).toMatchObject([
      { alvo: 'nova_conta', alvo_id: 31, campos: { tipo: 'aplicacao', banco_ispb: '60701190' } },
      { alvo: 'encerramento_de_conta', alvo_id: 91, campos: { encerrada_em: '2026-08-12' } },
    ]);
  });

  it('is what a record shows and has no field for: its name begins the words', async () => {
    const corpos = enviados();
    await abrirPagina(PAGINA, cliente);
    await parte('Sobre a empresa')
      .getByRole('button', { name: /^Propor correção/ })
      .click();
    const aberto = dialogo('Propor correção: Padaria Aurora');
    const observacao = aberto.getByRole('textbox', { name: 'Observação' });
    await aberto.getByRole('button', { name: 'Corrigir Porte na observação' }).click();
    await expect.element(observacao).toHaveFocus();
    await expect.element(observacao).toHaveValue('Porte: ');
    await userEvent.keyboard('médio');
    await aberto.getByRole('button', { name: 'Corrigir Segmento na observação' }).click();
    await expect.element(observacao).toHaveValue('Porte: médio\nSegmento: ');
    await userEvent.keyboard('padaria');
    await semViolacoes();
    await aberto.getByRole('button', { name: 'Enviar correção' }).click();
    await expect
      .poll(() => corpos)
      .toMatchObject([
        { alvo: 'cliente', campos: {}, observacao: 'Porte: médio\nSegmento: padaria' },
      ]);
  });

  it('is of a contract in words alone, which say of which', async () => {
    const corpos = enviados();
    await abrirPagina(PAGINA, cliente);
    await parte('Contratos')
      .getByRole('button', { name: /^Propor correção/ })
      .click();
    const aberto = dialogo('Propor correção: Contrato 2024-017');
    const observacao = aberto.getByRole('textbox');
    await expect.element(observacao).toHaveValue('Contrato 2024-017: ');
    await aberto.getByRole('button', { name: 'Enviar correção' }).click();
    await expect.element(aberto.getByRole('alert')).toBeVisible();
    await observacao.fill('Contrato 2024-017: falta a folha');
    await aberto.getByRole('button', { name: 'Enviar correção' }).click();
    await expect
      .poll(() => corpos)
      .toMatchObject([
        {
          alvo: 'cliente',
          alvo_id: 31,
          campos: {},
          observacao: 'Contrato 2024-017: falta a folha',
        },
      ]);
  });

  it('is left by Escape unasked while nothing is typed, and asked about once something is', async () => {
    await abrirPagina(PAGINA, cliente);
    const aberto = dialogo('Propor contato');
    const abrir = () => main.getByRole('button', { name: 'Propor contato' }).click();
    await abrir();
    await expect.element(aberto).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(aberto).not.toBeInTheDocument();
    await abrir();
    await aberto.getByRole('textbox', { name: 'Nome' }).fill('Ana Lima');
    await userEvent.keyboard('{Escape}');
    const pergunta = dialogo('Sair sem salvar?');
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(aberto.getByRole('textbox', { name: 'Nome' })).toHaveValue('Ana Lima');
    await aberto.getByRole('button', { name: 'Cancelar' }).click();
    await pergunta.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(aberto).not.toBeInTheDocument();
  });

  it('with nothing in it is refused where one sees it, on a phone too', async () => {
    await page.viewport(375, 760);
    await abrirPagina(PAGINA, cliente);
    await main.getByRole('button', { name: 'Propor correção de Padaria Aurora Ltda' }).click();
    await page.getByRole('button', { name: 'Enviar correção' }).click();
    const aviso = page.getByRole('dialog').getByRole('alert');
    await expect.element(aviso).toMatchTextContent('Mude ao menos um campo');
    await descoberto(aviso);
    expect(feitos(correcoes.propor)).toHaveLength(0);
  });

  it('with nothing in it is refused beside its buttons, which stay in one row', async () => {
    await abrirPagina(PAGINA, cliente);
    await main.getByRole('button', { name: 'Propor correção de Padaria Aurora Ltda' }).click();
    const enviar = page.getByRole('button', { name: 'Enviar correção' });
    await enviar.click();
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    const cancelar = page.getByRole('dialog').getByRole('button', { name: 'Cancelar' });
    const altura = (botao: typeof enviar) => botao.element().getBoundingClientRect().top;
    expect(altura(enviar)).toBe(altura(cancelar));
  });
});
