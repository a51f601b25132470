import { consentimentosEndpoints } from '@dominio/contrato/consentimentos';
import { TAMANHO_MAXIMO_DA_IMAGEM } from '@dominio/contrato/imagens';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import {
  escolherArquivo,
  IMAGENS_RECUSADAS,
  type ImagemRecusada,
} from '../../../../test/pagina/arquivo.ts';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { semRolagemLateral } from '../../../../test/pagina/desenho.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { PIXEL, responderFoto } from '../../../../test/pagina/registros/conta.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';

const eu = umaPessoa({ grupo: 'consultor' });
const foto = page.getByRole('region', { name: 'Foto' });
const dialogo = page.getByRole('dialog', { name: 'Ajustar a foto' });
const salvar = dialogo.getByRole('button', { name: 'Salvar foto' });
const remover = foto.getByRole('button', { name: 'Remover foto' });
const retrato = () => document.querySelector('main [data-preset=profile] img');
const noTopo = () => document.querySelector('[aria-label="Menu do usuário"] img');

const UM_PIXEL = new File([PIXEL], 'eu.png', { type: 'image/png' });

/** A photograph of many pixels, in a file of as many bytes as may be. */
async function fotografia(): Promise<File> {
  const tela = new OffscreenCanvas(3_300, 2_600);
  // Without a context a canvas has no picture.
  tela.getContext('2d')?.fillRect(0, 0, 1_000, 1_000);
  const foto = await tela.convertToBlob();
  const resto = new Uint8Array(TAMANHO_MAXIMO_DA_IMAGEM - foto.size);
  return new File([foto, resto], 'eu.png', { type: 'image/png' });
}

async function abrir(temFoto = false) {
  const respostas = responderFoto(eu, { temFoto });
  await abrirPagina('/minha-conta', { quem: respostas.quem });
  await expect.element(foto).toBeVisible();
  return respostas;
}
async function recortar() {
  const respostas = await abrir();
  escolherArquivo(UM_PIXEL, foto.element());
  await expect.element(salvar).toBeVisible();
  return respostas;
}
/**
 * Versions of the consent's text that were sent with the pictures; null for a picture without one.
 */
const textos = ({ pedidos }: Awaited<ReturnType<typeof abrir>>['enviar']) =>
  pedidos.map(({ body }) => (body as unknown as FormData).get('versao_do_texto'));

describe('AD-03 AD-20 a chosen picture', () => {
  it.each<ImagemRecusada>([
    ...IMAGENS_RECUSADAS,
    [
      'cannot be read',
      new File(['<svg/>'], 'foto.png', { type: 'image/png' }),
      'Erro ao fazer upload',
      'A imagem não pôde ser lida. Abra o arquivo, salve de novo e tente outra vez.',
    ],
  ])(
    'that %s is refused with a message, and not sent',
    async (_como, arquivo, titulo, mensagem) => {
      const { enviar } = await abrir();
      escolherArquivo(arquivo, foto.element());
      await expect.element(page.getByText(titulo)).toBeVisible();
      await expect.element(page.getByText(mensagem)).toBeVisible();
      expect(enviar.pedidos).toEqual([]);
    },
  );

  it('is cropped by keyboard, in a dialog with the text that saving consents to', async () => {
    await recortar();
    await dialogo.getByRole('slider', { name: 'Zoom' }).fill('2');
    const quadro = dialogo.getByRole('group', { name: 'Enquadramento da foto' });
    const onde = () => (dialogo.element().querySelector('img') as HTMLElement).style.transform;
    const antes = onde();
    (quadro.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(onde).not.toBe(antes);
    await expect
      .element(dialogo.getByText(/^Ao salvar, você autoriza .*pode revogar/))
      .toBeVisible();
  });

  it('that is a photograph of 5 MB becomes the own picture', async () => {
    await abrir();
    escolherArquivo(await fotografia(), foto.element());
    await salvar.click();
    await expect.poll(retrato).not.toBeNull();
  });

  it('is sent with that text’s version, and shown on the page and in the top bar', async () => {
    const { enviar } = await recortar();
    await salvar.click();
    await expect.element(page.getByText('Avatar atualizado.')).toBeVisible();
    await expect.poll(retrato).not.toBeNull();
    await expect.poll(noTopo).not.toBeNull();
    await expect.element(dialogo).not.toBeInTheDocument();
    expect(textos(enviar)).toEqual(['1']);
  });

  it('is cropped on a phone without anything wider than it', async () => {
    await page.viewport(375, 700);
    await recortar();
    await semRolagemLateral();
  });

  it('is cropped in a dialog without anything axe complains of', async () => {
    await recortar();
    await semViolacoes();
  });

  it('is shown without anything axe complains of', async () => {
    await abrir(true);
    await expect.poll(retrato).not.toBeNull();
    await semViolacoes();
  });
});

describe('AD-21 P50 undoing the removal of a picture brings it back', () => {
  const SO_A_FOTO = 'Desfazer traz de volta só a foto, sem registrar autorização.';
  const desfazer = page.getByRole('button', { name: 'Desfazer' });

  it('with the consent that the removal revoked, and the toast says so before', async () => {
    const { enviar } = await abrir(true);
    await remover.click();
    await expect
      .element(
        page.getByText('Desfazer traz de volta a foto e a sua autorização, revogada com ela.'),
      )
      .toBeVisible();
    await expect.poll(retrato).toBeNull();
    await desfazer.click();
    await expect.poll(retrato).not.toBeNull();
    expect(textos(enviar)).toEqual(['1']);
  });

  const lido = (situacao: 'sem_registro' | 'concedido', versao_do_texto: number | null) => ({
    consentimentos: [
      { finalidade: 'foto' as const, situacao, versao_do_texto, desde: null, historico: [] },
    ],
    total: 1,
  });
  it.each([
    ['from before the register', () => lido('sem_registro', null)],
    ['agreed to with another text than the one in force', () => lido('concedido', 9)],
    ['of which nobody could tell', () => recusar('INDISPONIVEL')],
  ])('without a consent for a picture %s', async (_qual, lista) => {
    const { enviar } = await abrir(true);
    responder(consentimentosEndpoints.listar, lista);
    await remover.click();
    await expect.element(page.getByText(SO_A_FOTO)).toBeVisible();
    await desfazer.click();
    await expect.poll(() => textos(enviar)).toEqual([null]);
  });
});
