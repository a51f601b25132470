import type { Consentimento } from '@dominio/contrato/consentimentos';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador } from '../../../test/navegador-falso.ts';
import { json, montarServidor, recusa } from '../../../test/servidor-falso.ts';
import type { AvisoPedido } from '../../lib/avisar.ts';

const ENVIO = 'PUT /usuarios/me/avatar';
const LISTA = 'GET /usuarios/me/consentimentos';
const URL_DA_FOTO = '/usuarios/7/avatar?v=1';
let servidor: ReturnType<typeof montarServidor>;
let avisos: AvisoPedido[];

const gravado = (tem_avatar: boolean, message: string) => () =>
  json({ success: true, message, avatar_url: URL_DA_FOTO, tem_avatar });
const foto = (dela: Pick<Consentimento, 'situacao' | 'versao_do_texto'>) => () =>
  json({ consentimentos: [{ finalidade: 'foto', desde: null, historico: [], ...dela }], total: 1 });

/** What the hook gives a screen. */
async function acoes() {
  const { useAcoesDoAvatar } = await import('./avatar.queries.ts');
  let dadas: ReturnType<typeof useAcoesDoAvatar> | undefined;
  const Tela = () => {
    dadas = useAcoesDoAvatar();
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Tela />
    </QueryClientProvider>,
  );
  if (!dadas) throw new Error('a tela não foi desenhada');
  return dadas;
}

/** The text named by every picture that was sent; null where none was. */
const textosEnviados = () =>
  servidor.recebidos
    .filter(({ metodo, url }) => `${metodo} ${url.pathname}` === ENVIO)
    .map(({ corpo }) => (corpo as FormData).get('versao_do_texto'));

async function removerEDesfazer() {
  await (await acoes()).remover({ avatar_url: URL_DA_FOTO });
  avisos.at(-1)?.acao?.aoEscolher();
  await vi.waitFor(() => expect(servidor.quantos(ENVIO)).toBe(1));
}

beforeEach(async () => {
  montarNavegador().armazem.setItem('dominio.token', 't');
  servidor = montarServidor({
    'GET /usuarios/7/avatar': () => new Response('foto'),
    'GET /auth/me': () => recusa(503, 'INDISPONIVEL', 'Depois.'),
    'DELETE /usuarios/me/avatar': gravado(false, 'Foto removida.'),
    [ENVIO]: gravado(true, 'Avatar atualizado.'),
    [LISTA]: foto({ situacao: 'concedido', versao_do_texto: 1 }),
  });
  const { conectarAvisos } = await import('../../lib/avisar.ts');
  avisos = [];
  conectarAvisos((aviso) => avisos.push(aviso));
});

describe('P50 the text that was read goes with the picture', () => {
  it('and none where none was', async () => {
    const { enviar } = await acoes();
    await enviar(new Blob(['foto']), 1);
    await enviar(new Blob(['foto']), null);
    expect(textosEnviados()).toEqual(['1', null]);
  });
});

describe('P50 undoing a removal puts back what stood', () => {
  it('with the agreement that was taken back by it, and says so before', async () => {
    await removerEDesfazer();
    expect(textosEnviados()).toEqual(['1']);
    expect(avisos[0]).toMatchObject({
      titulo: 'Foto removida.',
      mensagem: 'Desfazer traz de volta a foto e a sua autorização, revogada com ela.',
    });
  });

  it.each([
    ['from before the register', foto({ situacao: 'sem_registro', versao_do_texto: null })],
    [
      'agreed to with another text than the one in force',
      foto({ situacao: 'concedido', versao_do_texto: 9 }),
    ],
    ['of which nobody could tell', () => recusa(503, 'INDISPONIVEL', 'Depois.')],
  ])('without an agreement for a picture %s', async (_, lista) => {
    servidor.rotas[LISTA] = lista;
    await removerEDesfazer();
    expect(textosEnviados()).toEqual([null]);
    expect(avisos[0]?.mensagem).toBe(
      'Desfazer traz de volta só a foto, sem registrar autorização.',
    );
  });
});
