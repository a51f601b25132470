import type { ContratoAberto } from '@dominio/contrato/contratos';
import { anexosEndpoints } from '@dominio/contrato/contratos-anexos';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { escolherArquivo } from '../../../test/pagina/arquivo.ts';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { baixar } from '../../../test/pagina/descarga.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { feitos, recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderAnexos,
  responderContratos,
  responderOpcoesDoContrato,
  umAnexo,
  umContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const gaveta = painel('Contrato');
const dialogo = page.getByRole('dialog', { name: 'Anexar arquivo' });
const lista = gaveta.getByRole('list', { name: 'Anexos' });
const area = gaveta.getByRole('button', { name: /Escolha ou solte um arquivo/ });
const anexar = dialogo.getByRole('button', { name: 'Anexar' });
const pdf = () => new File(['%PDF-1.7'], 'Contrato 71.pdf', { type: 'application/pdf' });

/** The panel of a contract with these attachments, on a phone. */
async function abrir(
  anexos: Parameters<typeof responderAnexos>[0] = [],
  mudancas: Partial<ContratoAberto> = {},
  quem = umaPessoa(),
) {
  responderContratos([umContrato(mudancas)]);
  responderOpcoesDoContrato([]);
  responderEmpresas([]);
  const chamadas = responderAnexos(anexos);
  await page.viewport(375, 900);
  await abrirPagina('/contratos?contrato=71', { quem });
  return chamadas;
}

/** The dialog for a file that was just chosen, said to be of a kind. */
async function escolher(tipo?: string, arquivo = pdf()) {
  await expect.element(area).toBeVisible();
  escolherArquivo(arquivo, gaveta.element());
  if (tipo === undefined) return;
  await dialogo.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: tipo }).click();
}

it('a file is attached with its kind, and listed with its size, who sent it and when', async () => {
  const { enviar } = await abrir();
  await expect.element(gaveta.getByText('Nenhum anexo.')).toBeVisible();
  await escolher('Aditivo');
  await semRolagemLateral();
  await semViolacoes();
  await anexar.click();
  await expect
    .element(lista.getByRole('listitem'))
    .toMatchTextContent('Contrato 71.pdf' + 'Aditivo · 1 KB · Camila Duarte, 09/03/2026');
  await expect.element(dialogo).not.toBeInTheDocument();
  const [pedido] = enviar.pedidos;
  const corpo = pedido?.body as unknown as FormData;
  expect([corpo.get('tipo'), corpo.has('data_assinatura')]).toEqual(['aditivo', false]);
});

it('the signed contract brings the day of its signature, where there is none yet', async () => {
  const { enviar } = await abrir();
  await escolher('Contrato assinado');
  await dialogo.getByRole('textbox', { name: 'Assinatura do contrato' }).fill('02/03/2026');
  await anexar.click();
  await expect.element(lista.getByRole('listitem')).toBeVisible();
  const corpo = enviar.pedidos[0]?.body as unknown as FormData;
  expect(corpo.get('data_assinatura')).toBe('2026-03-02');
});

it('a contract that has a day of signature is not asked for one', async () => {
  await abrir([], { data_assinatura: '2026-01-05' });
  await escolher('Contrato assinado');
  await expect.element(anexar).toBeVisible();
  expect(dialogo.getByRole('textbox', { name: 'Assinatura do contrato' }).query()).toBeNull();
});

it('a file that is refused stays chosen, to be sent again', async () => {
  await abrir();
  const frase = 'Este arquivo não pôde ser guardado. Tente novamente em instantes.';
  responder(anexosEndpoints.enviar, () => recusar('INDISPONIVEL', frase), { umaVez: true });
  await escolher();
  await anexar.click();
  await expect.element(dialogo.getByText('Informe o tipo.')).toBeVisible();
  expect(feitos(anexosEndpoints.enviar)).toEqual([]);
  await dialogo.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Outro' }).click();
  await anexar.click();
  await expect.element(dialogo.getByText(frase)).toBeVisible();
  await expect.element(dialogo.getByText('Contrato 71.pdf')).toBeVisible();
  await anexar.click();
  await expect.element(lista.getByRole('listitem')).toMatchTextContent('Contrato 71.pdf');
});

it('a file of another type or too large is refused before it is sent', async () => {
  await abrir();
  await escolher(undefined, new File(['x'], 'planilha.xlsx'));
  const recusa = gaveta.getByRole('alert');
  await expect
    .element(recusa)
    .toMatchTextContent('Envie um PDF, um documento do Word (DOCX) ou uma imagem JPG ou PNG.');
  await escolher(undefined, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'grande.pdf'));
  await expect.element(recusa).toMatchTextContent('O arquivo pode ter no máximo 10 MB.');
  await escolher();
  await expect.element(dialogo).toBeVisible();
  expect(recusa.query()).toBeNull();
});

it('an attachment is saved under its name by a click', async () => {
  await abrir([umAnexo()]);
  responder(anexosEndpoints.baixar, () => new Response('%PDF-1.7'));
  const { nome, bytes } = await baixar(() =>
    gaveta.getByRole('button', { name: 'Baixar contrato.pdf' }).click(),
  );
  expect([nome, new TextDecoder().decode(bytes)]).toEqual(['contrato.pdf', '%PDF-1.7']);
});

it('an attachment that is deleted comes back by one click, and was never deleted', async () => {
  await abrir([umAnexo()]);
  await gaveta.getByRole('button', { name: 'Excluir contrato.pdf' }).click();
  await expect.element(gaveta.getByText('Nenhum anexo.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(lista.getByRole('listitem')).toBeVisible();
  expect(feitos(anexosEndpoints.excluir)).toEqual([]);
});

it('whoever may not edit contracts is shown the attachments alone', async () => {
  const quem = umaPessoa({ permissoes: ['contratos:visualizar'] });
  await abrir([umAnexo()], {}, quem);
  await expect.element(gaveta.getByRole('button', { name: 'Baixar contrato.pdf' })).toBeVisible();
  expect(area.query()).toBeNull();
  expect(gaveta.getByRole('button', { name: 'Excluir contrato.pdf' }).query()).toBeNull();
});
