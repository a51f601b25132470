import { correcoesEndpoints as e } from '@dominio/contrato/correcoes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { feitos, recusar, responder, segurar } from '../../../test/pagina/rede.ts';
import { responderClientes, umCliente } from '../../../test/pagina/registros/cliente.ts';
import { respondida, umaCorrecao } from '../../../test/pagina/registros/correcao.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const ABERTA = '/dados-cliente?cliente_id=31';
const editor = { quem: umaPessoa({ permissoes: ['clientes:visualizar', 'clientes:editar'] }) };

const dialogo = page.getByRole('dialog', { name: 'Correções propostas pelo cliente' });
const botao = (name: string) => dialogo.getByRole('button', { name });

/** Opens what waits; answers what is sent when it is decided. */
async function revisar() {
  await abrirPagina(ABERTA, editor);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect.element(dialogo.getByText('Joana Medeiros', { exact: false })).toBeVisible();
}

beforeEach(() => {
  responderClientes([umCliente({ site: null })]);
  responderEmpresas();
  responder(e.listar, { correcoes: [umaCorrecao()] });
});

describe('corrections that a client proposed', () => {
  it('are counted where the client’s record is opened, and compared field by field', async () => {
    await revisar();
    await expect
      .element(page.getByText('Há 1 correção do cliente aguardando revisão.'))
      .toBeInTheDocument();
    await expect.element(dialogo).toMatchTextContent('https://nova.com.br');
    await expect.element(dialogo).toMatchTextContent('Mudou desde a proposta: era @velha.');
    await expect.element(dialogo).toMatchTextContent('“Trocamos de endereço na rede.”');
    await semViolacoes();
  });

  it('fit a phone', async () => {
    await page.viewport(375, 760);
    await revisar();
    await semRolagemLateral();
  });

  it('are accepted by the fields that are marked, under the version compared', async () => {
    let enviado: unknown;
    responder(e.decidir, ({ body }) => {
      enviado = body;
      return respondida();
    });
    await revisar();
    await dialogo.getByRole('checkbox', { name: /Instagram/ }).click();
    await botao('Aceitar 1 campo').click();
    await expect.element(page.getByText('Correção aceita')).toBeVisible();
    expect(enviado).toMatchObject({ aceitar: ['site'], recusar: [], alvo_versao: 3 });
  });

  it('are refused with a reason alone', async () => {
    let enviado: unknown;
    responder(e.decidir, ({ body }) => {
      enviado = body;
      return respondida();
    });
    await revisar();
    await botao('Recusar 2 campos').click();
    await expect
      .element(dialogo.getByText('Informe o motivo, que o cliente vai ler.'))
      .toBeVisible();
    expect(feitos(e.decidir)).toHaveLength(0);
    await dialogo.getByRole('textbox', { name: 'Motivo da recusa' }).fill('O site não abre.');
    await botao('Recusar 2 campos').click();
    await expect.element(page.getByText('Correção recusada')).toBeVisible();
    expect(enviado).toMatchObject({
      recusar: ['site', 'instagram'],
      motivo: 'O site não abre.',
    });
  });

  it('are not left with a reason that was written and not sent, unless it may be lost', async () => {
    await revisar();
    const motivo = dialogo.getByRole('textbox', { name: 'Motivo da recusa' });
    await motivo.fill('O site não abre.');
    await userEvent.keyboard('{Escape}');
    const pergunta = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(motivo).toHaveValue('O site não abre.');
    await botao('Fechar').click();
    await pergunta.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(dialogo).not.toBeInTheDocument();
  });

  it('of which some were refused are left without a question', async () => {
    responder(e.decidir, () => respondida());
    await revisar();
    const motivo = dialogo.getByRole('textbox', { name: 'Motivo da recusa' });
    await motivo.fill('O site não abre.');
    await botao('Recusar 2 campos').click();
    await expect.element(motivo).toHaveValue('');
    await botao('Fechar').click();
    await expect.element(dialogo).not.toBeInTheDocument();
  });

  it('offer the way back before all is read again, also of a dialog that was closed', async () => {
    responder(e.decidir, () => respondida());
    const desfazer = responder(e.desfazer, () => umaCorrecao());
    await revisar();
    const releitura = segurar(e.listar);
    await botao('Aceitar 2 campos').click();
    await botao('Fechar').click();
    await expect.element(dialogo).not.toBeInTheDocument();
    await expect.element(page.getByText('Correção aceita')).toBeVisible();
    await expect.poll(() => releitura.presas).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => desfazer.pedidos).toHaveLength(1);
    releitura.soltar();
  });

  it('close after the last answer, which one click takes back; the focus stays in the page', async () => {
    let aRever = [umaCorrecao()];
    responder(e.listar, () => ({ correcoes: aRever }));
    responder(e.decidir, () => {
      aRever = [];
      return respondida();
    });
    responder(e.desfazer, () => {
      aRever = [umaCorrecao()];
      return umaCorrecao();
    });
    await revisar();
    await botao('Aceitar 2 campos').click();
    await expect.element(dialogo).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(page.getByRole('button', { name: 'Revisar' })).toBeVisible();
    await expect.element(dialogo).not.toBeInTheDocument();
  });

  it('that were accepted or refused wait again by one click', async () => {
    responder(e.decidir, () => respondida());
    const desfazer = responder(e.desfazer, () => umaCorrecao());
    await revisar();
    await botao('Aceitar 2 campos').click();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => desfazer.pedidos).toHaveLength(1);
    expect(desfazer.pedidos[0]).toMatchObject({ params: { id: 7 }, body: { resposta_id: 12 } });
    await dialogo.getByRole('textbox', { name: 'Motivo da recusa' }).fill('O site não abre.');
    await botao('Recusar 2 campos').click();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.poll(() => desfazer.pedidos).toHaveLength(2);
  });

  it('say why an answer can no longer be taken back', async () => {
    const frase = 'Site: alterado por Rui às 10:00. A resposta já não pode ser desfeita.';
    responder(e.decidir, () => respondida());
    responder(e.desfazer, () => recusar('REGISTRO_ALTERADO', frase));
    await revisar();
    await botao('Aceitar 2 campos').click();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect.element(page.getByText(frase)).toBeVisible();
  });

  it('with nothing marked say why nothing can be decided', async () => {
    await revisar();
    await dialogo.getByRole('checkbox', { name: /Instagram/ }).click();
    await dialogo.getByRole('checkbox', { name: /Site/ }).click();
    const recusar = dialogo.getByRole('button', { name: 'Recusar', exact: true });
    await expect.element(recusar).toBeDisabled();
    await expect
      .element(recusar)
      .toHaveAccessibleDescription('Marque ao menos um campo para aceitar ou recusar.');
    await expect
      .element(dialogo.getByRole('button', { name: 'Aceitar', exact: true }))
      .toBeDisabled();
  });

  it('compare telephones and postal codes as people write them', async () => {
    const campo = (nome: string, atual: string, proposto: string) => ({
      campo: nome,
      antes: atual,
      atual,
      proposto,
      decisao: null,
      motivo: null,
    });
    const campos = [
      campo('telefone', '1134567890', '1134567891'),
      campo('cep', '01310100', '01310200'),
    ];
    responder(e.listar, { correcoes: [umaCorrecao({ alvo: 'empresa', campos })] });
    await revisar();
    await expect.element(dialogo).toMatchTextContent('Atual (11) 3456-7890Proposto (11) 3456-7891');
    await expect.element(dialogo).toMatchTextContent('Atual 01310-100Proposto 01310-200');
  });

  it('in words alone are marked as done', async () => {
    let enviado: unknown;
    responder(e.decidir, ({ body }) => {
      enviado = body;
      return respondida();
    });
    const campos = [
      {
        campo: 'observacao',
        antes: null,
        atual: null,
        proposto: null,
        decisao: null,
        motivo: null,
      },
    ];
    responder(e.listar, { correcoes: [umaCorrecao({ campos })] });
    await revisar();
    await semViolacoes();
    await dialogo.getByRole('button', { name: 'Feito' }).click();
    await expect.element(page.getByText('Correção marcada como feita')).toBeVisible();
    expect(enviado).toMatchObject({ aceitar: ['observacao'], recusar: [] });
  });

  it('of a new record are accepted as a whole', async () => {
    let enviado: unknown;
    responder(e.decidir, ({ body }) => {
      enviado = body;
      return respondida();
    });
    const campos = [
      {
        campo: 'nome',
        antes: null,
        atual: null,
        proposto: 'Ana Lima',
        decisao: null,
        motivo: null,
      },
      {
        campo: 'telefone',
        antes: null,
        atual: null,
        proposto: '1134567890',
        decisao: null,
        motivo: null,
      },
    ];
    responder(e.listar, {
      correcoes: [umaCorrecao({ alvo: 'novo_contato', alvo_versao: null, campos })],
    });
    await revisar();
    await expect
      .element(dialogo.getByRole('heading', { name: 'Novo contato: Ana Lima' }))
      .toBeVisible();
    await expect.element(dialogo).toMatchTextContent('TelefoneProposto (11) 3456-7890');
    await semViolacoes();
    await dialogo.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await expect.element(page.getByText('Correção aceita')).toBeVisible();
    expect(enviado).toEqual({ aceitar: ['nome', 'telefone'], recusar: [] });
  });

  it('say why they could not be saved, and stay', async () => {
    responder(e.decidir, () =>
      recusar('REGISTRO_ALTERADO', 'Este registro foi alterado por Rui às 10:00.'),
    );
    await revisar();
    await botao('Aceitar 2 campos').click();
    await expect.element(dialogo.getByRole('alert')).toMatchTextContent('alterado por Rui');
  });

  it('are not asked for by who may change nothing of them', async () => {
    await abrirPagina(ABERTA, { quem: umaPessoa({ permissoes: ['clientes:visualizar'] }) });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dados' })).toBeVisible();
    expect(feitos(e.listar)).toHaveLength(0);
  });
});
