import { contratosEndpoints } from '@dominio/contrato/contratos';
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
  umAditivo,
  umAnexo,
  umContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const gaveta = painel('Contrato');
const dialogo = page.getByRole('dialog', { name: 'Anexar arquivo' });
const doSegundo = gaveta.getByRole('list', { name: 'Arquivos do aditivo 2' });
const anexar = dialogo.getByRole('button', { name: 'Anexar' });
const pdf = () => new File(['%PDF-1.7'], 'aditivo assinado.pdf', { type: 'application/pdf' });

/** The panel of a contract with two amendments and these attachments, on a phone. */
async function abrir(anexos: Parameters<typeof responderAnexos>[0] = [], quem = umaPessoa()) {
  responderContratos(
    [umContrato({ status_contrato: 'ATIVO', aditivos_total: 2 })],
    [
      umAditivo({
        id: 32,
        numero: 2,
        descricao: 'Passa a ter fiscal',
        mudancas: [
          {
            campo: 'servicos',
            antes: ['Folha', 'Contábil (até 50 notas)'],
            depois: ['Folha', 'Contábil (até 60 notas)'],
          },
        ],
      }),
      umAditivo(),
    ],
  );
  responderOpcoesDoContrato([]);
  responderEmpresas([]);
  const chamadas = responderAnexos(anexos);
  await page.viewport(375, 900);
  await abrirPagina('/contratos?contrato=71', { quem });
  return chamadas;
}

it('of a list only what left it and what came into it is told', async () => {
  await abrir();
  await expect.element(gaveta.getByRole('deletion')).toHaveLength(2);
  await expect
    .element(gaveta.getByRole('deletion').first())
    .toHaveTextContent('Contábil (até 50 notas)');
  await expect
    .element(gaveta.getByRole('insertion').first())
    .toHaveTextContent('Contábil (até 60 notas)');
});

/** Chooses a file at the button of the second amendment. */
async function escolherNoSegundo(arquivo = pdf()) {
  const botao = gaveta.getByRole('button', { name: 'Anexar ao aditivo 2' });
  await expect.element(botao).toBeVisible();
  escolherArquivo(arquivo, botao.element().parentElement ?? undefined);
}

it('a file that is chosen at an amendment is sent as its own, and stands there', async () => {
  const { enviar } = await abrir();
  await escolherNoSegundo();
  await expect
    .element(dialogo.getByRole('combobox', { name: 'Do aditivo' }))
    .toHaveValue('Aditivo 2, a partir de 12/02/2026');
  await semRolagemLateral();
  await anexar.click();
  await expect.element(doSegundo.getByRole('listitem')).toMatchTextContent('aditivo assinado.pdf');
  const corpo = enviar.pedidos[0]?.body as unknown as FormData;
  expect([corpo.get('tipo'), corpo.get('aditivo_id')]).toEqual(['aditivo', '32']);
});

it('a file that is chosen below is asked which amendment it documents, which may be left out', async () => {
  const { enviar } = await abrir();
  const area = gaveta.getByRole('button', { name: /Escolha ou solte um arquivo/ });
  await expect.element(area).toBeVisible();
  escolherArquivo(pdf(), area.element().parentElement ?? undefined);
  await dialogo.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Aditivo' }).click();
  await expect.element(dialogo.getByRole('combobox', { name: 'Do aditivo' })).toHaveValue('');
  await anexar.click();
  await expect.element(dialogo).not.toBeInTheDocument();
  const corpo = enviar.pedidos[0]?.body as unknown as FormData;
  expect([corpo.get('tipo'), corpo.has('aditivo_id')]).toEqual(['aditivo', false]);
});

it.each([
  ['Minuta', 'minuta', '32'],
  ['Contrato assinado', 'contrato_assinado', null],
])(
  'as %s, a file of an amendment is of it where the kind allows, else it is told',
  async (nome, tipo, aditivo) => {
    const { enviar } = await abrir();
    await escolherNoSegundo();
    await dialogo.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: nome }).click();
    const doAditivo = dialogo.getByRole('combobox', { name: 'Do aditivo' });
    const dica = dialogo.getByText(/o arquivo não fica junto do aditivo/);
    if (aditivo) await expect.element(doAditivo).toHaveValue('Aditivo 2, a partir de 12/02/2026');
    else await expect.element(dica).toBeVisible();
    await anexar.click();
    await expect.element(dialogo).not.toBeInTheDocument();
    const corpo = enviar.pedidos[0]?.body as unknown as FormData;
    expect([corpo.get('tipo'), corpo.get('aditivo_id')]).toEqual([tipo, aditivo]);
  },
);

it('the files of an amendment are saved from it, and told by its number in the list', async () => {
  await abrir([umAnexo({ tipo: 'aditivo', aditivo_id: 32, aditivo_numero: 2 })]);
  responder(anexosEndpoints.baixar, () => new Response('%PDF-1.7'));
  const { nome } = await baixar(() =>
    doSegundo.getByRole('button', { name: 'Baixar contrato.pdf' }).click(),
  );
  expect(nome).toBe('contrato.pdf');
  await expect
    .element(gaveta.getByRole('list', { name: 'Anexos' }).getByRole('listitem'))
    .toMatchTextContent('Aditivo 2');
  await semRolagemLateral();
  await semViolacoes();
});

it('an amendment that is undone meanwhile is told at its field, and the file stays chosen', async () => {
  await abrir();
  const frase = 'Escolha um aditivo deste contrato.';
  responder(anexosEndpoints.enviar, () =>
    recusar('DADOS_INVALIDOS', frase, { campos: [{ campo: 'aditivo_id', mensagem: frase }] }),
  );
  await escolherNoSegundo();
  await anexar.click();
  await expect.element(dialogo.getByText(frase)).toBeVisible();
  await expect.element(dialogo.getByText('aditivo assinado.pdf')).toBeVisible();
});

it('a file that an amendment cannot take is refused there', async () => {
  await abrir();
  await escolherNoSegundo(new File(['x'], 'planilha.xlsx'));
  await expect
    .element(gaveta.getByRole('alert'))
    .toMatchTextContent('Envie um PDF, um documento do Word (DOCX) ou uma imagem JPG ou PNG.');
  expect(feitos(anexosEndpoints.enviar)).toEqual([]);
});

it('whoever may not edit contracts is shown the files of an amendment alone', async () => {
  const quem = umaPessoa({ permissoes: ['contratos:visualizar'] });
  await abrir([umAnexo({ tipo: 'aditivo', aditivo_id: 32, aditivo_numero: 2 })], quem);
  await expect.element(doSegundo).toBeVisible();
  expect(gaveta.getByRole('button', { name: 'Anexar ao aditivo 2' }).query()).toBeNull();
});

it('what is typed of an amendment alone is sent, though its term stays as it is', async () => {
  responderContratos([umContrato({ status_contrato: 'ATIVO' })]);
  responderOpcoesDoContrato([]);
  responderEmpresas([]);
  responderAnexos([]);
  const enviado = responder(contratosEndpoints.atualizar, () =>
    recusar('DADOS_INVALIDOS', 'Revise os campos.'),
  );
  await abrirPagina('/contratos?contrato=71');
  await gaveta.getByRole('button', { name: 'Mudar valor mensal' }).click();
  await gaveta.getByRole('textbox', { name: 'O que muda' }).fill('Atende aos sábados');
  await gaveta.getByRole('button', { name: 'Salvar' }).click();
  await expect
    .poll(() => enviado.pedidos.map(({ body }) => body))
    .toMatchObject([{ aditivo: { descricao: 'Atende aos sábados' } }]);
});
