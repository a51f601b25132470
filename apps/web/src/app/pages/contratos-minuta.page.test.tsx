import { type Minuta, minutaEndpoints } from '@dominio/contrato/contratos-minuta';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { baixar } from '../../../test/pagina/descarga.ts';
import { semRolagemLateral } from '../../../test/pagina/desenho.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderAnexos,
  responderContratos,
  responderOpcoesDoContrato,
  umAnexo,
  umContrato,
} from '../../../test/pagina/registros/contrato.ts';
import { responderEmpresas } from '../../../test/pagina/registros/empresa.ts';
import {
  responderModelosMinuta,
  umModeloMinuta,
} from '../../../test/pagina/registros/modelo-minuta.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const gaveta = painel('Contrato');
const dialogo = page.getByRole('dialog', { name: 'Minuta do contrato' });
const folha = dialogo.getByRole('article', { name: 'Prévia da minuta' });
const pdf = dialogo.getByRole('button', { name: 'Baixar PDF' });

const MINUTA: Minuta = {
  blocos: [
    { tipo: 'titulo', nivel: 1, trechos: [{ texto: 'Contrato' }] },
    {
      tipo: 'paragrafo',
      trechos: [
        { texto: 'De ' },
        { texto: 'Padaria', negrito: true },
        { texto: '__________', falta: 'endereco' },
      ],
    },
    {
      tipo: 'lista',
      inicio: null,
      itens: [[{ texto: 'Folha' }], [{ texto: 'Fiscal', italico: true }]],
    },
    { tipo: 'linha' },
  ],
  faltam: ['endereco'],
};

const MODELOS = [
  umModeloMinuta({ id: 3, nome: 'Avulso' }),
  umModeloMinuta({ id: 4, nome: 'Mensal' }),
];

/** The panel of a contract, on a phone; these templates are in use. */
async function abrir(modelos = MODELOS, quem = umaPessoa()) {
  responderContratos([umContrato()]);
  responderOpcoesDoContrato([]);
  responderEmpresas([]);
  responderAnexos([]);
  responderModelosMinuta(modelos);
  const previa = responder(minutaEndpoints.previa, () => MINUTA);
  await page.viewport(375, 900);
  await abrirPagina('/contratos?contrato=71', { quem });
  return previa;
}
const pedir = () => gaveta.getByRole('button', { name: 'Gerar minuta' }).click();

it('is read first by the template chosen, what it leaves blank named, and then saved as a PDF', async () => {
  const previa = await abrir();
  await pedir();
  await expect.element(folha.getByRole('heading', { name: 'Contrato' })).toBeVisible();
  await expect.element(folha.getByRole('listitem').nth(1)).toMatchTextContent('Fiscal');
  await expect
    .element(dialogo.getByRole('status'))
    .toMatchTextContent(
      'Fica em branco, por não estar no cadastro: Endereço da empresa do contrato.',
    );
  await semRolagemLateral();
  await semViolacoes();
  await dialogo.getByRole('combobox', { name: 'Modelo' }).click();
  await page.getByRole('option', { name: 'Mensal' }).click();
  await expect.poll(() => previa.pedidos.map(({ query }) => query.modelo_id)).toEqual([3, 4]);
  const gerar = responder(minutaEndpoints.gerar, () => new Response('%PDF-1.7'));
  const { nome } = await baixar(() => pdf.click());
  expect(nome).toBe('Minuta 2026-0071.pdf');
  expect(gerar.pedidos[0]?.body).toEqual({ modelo_id: 4 });
  await expect.element(dialogo).not.toBeInTheDocument();
});

it('is kept among the attachments of the contract', async () => {
  await abrir();
  const guardar = responder(minutaEndpoints.guardar, () => umAnexo({ tipo: 'minuta' }));
  await pedir();
  responderAnexos([umAnexo({ nome: 'Minuta 2026-0071.pdf', tipo: 'minuta' })]);
  await dialogo.getByRole('button', { name: 'Guardar nos anexos' }).click();
  await expect.element(dialogo).not.toBeInTheDocument();
  expect(guardar.pedidos[0]?.body).toEqual({ modelo_id: 3 });
  await expect.element(gaveta.getByText('Minuta 2026-0071.pdf')).toBeVisible();
});

it('a refusal is told, and the minute stays to be tried again', async () => {
  await abrir();
  const frase = 'Muitas chamadas em pouco tempo. Aguarde 30 segundos.';
  responder(minutaEndpoints.gerar, () => recusar('MUITAS_TENTATIVAS', frase));
  await pedir();
  await pdf.click();
  await expect.element(page.getByText(frase)).toBeVisible();
  await expect.element(folha).toBeVisible();
});

it('a firm without templates is led to write one', async () => {
  await abrir([]);
  await pedir();
  await expect
    .element(dialogo.getByRole('link', { name: 'Criar um modelo' }))
    .toHaveAttribute('href', '/configuracoes/minutas?novo=1');
});

it('whoever may not edit contracts is offered none', async () => {
  await abrir(MODELOS, umaPessoa({ permissoes: ['contratos:visualizar'] }));
  await expect.element(gaveta.getByText('Nenhum anexo.')).toBeVisible();
  expect(gaveta.getByRole('button', { name: 'Gerar minuta' }).query()).toBeNull();
});
