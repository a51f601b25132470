import { describe, expect, it, vi } from 'vitest';
import { ouvirAvisos } from '../../test/pagina/avisos.ts';
import { type AvisoPedido, conectarAvisos, duracaoDoAviso } from './avisar.ts';
import { avisarComDesfazer } from './desfazer.ts';
import { ErroDaApi } from './erro-da-api.ts';
import { anunciarEscrita } from './escritas.ts';

it('offers to undo for 8 s, and says why it could not be undone', async () => {
  const avisos: AvisoPedido[] = [];
  const desconectar = conectarAvisos((aviso) => avisos.push(aviso));
  const desfazer = vi
    .fn<() => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new ErroDaApi({ status: 409, codigo: 'X', detail: 'Já mudou.' }));
  avisarComDesfazer({ titulo: 'Movido', registros: [], desfazer, falha: 'Erro ao desfazer' });
  const [movido] = avisos;
  if (!movido) throw new Error('nenhum aviso');
  expect(duracaoDoAviso(movido)).toBe(8_000);
  movido.acao?.aoEscolher();
  movido.acao?.aoEscolher();
  await vi.waitFor(() => expect(avisos).toHaveLength(2));
  expect(avisos[1]).toMatchObject({
    tipo: 'erro',
    titulo: 'Erro ao desfazer',
    mensagem: 'Já mudou.',
  });
  desconectar();
});

describe('the offer goes, for it would be refused,', () => {
  const UM = '/api/contatos/1';
  const OUTRO = '/api/contatos/2';
  const oferecer = (oferta: Partial<Parameters<typeof avisarComDesfazer>[0]>) =>
    avisarComDesfazer({
      titulo: 'Contato salvo',
      registros: [UM],
      desfazer: async () => undefined,
      falha: 'Erro ao desfazer',
      ...oferta,
    });

  it('when its record is written again, in whatever way', () => {
    const { retirados } = ouvirAvisos();
    const ids = [`${UM}/reativar`, UM].map((caminho) => {
      const id = oferecer({});
      anunciarEscrita(caminho, undefined);
      return id;
    });
    expect(retirados).toEqual(ids);
  });

  it('but not for another record, even one whose number begins alike', () => {
    const { retirados } = ouvirAvisos();
    const id = oferecer({});
    anunciarEscrita(OUTRO, {});
    anunciarEscrita(`${UM}2`, {});
    anunciarEscrita('/api/contatos/mesclar', {});
    expect(retirados).not.toContain(id);
  });

  it('but not for other fields of its record', () => {
    const { retirados } = ouvirAvisos();
    const id = oferecer({ campos: ['telefone'] });
    anunciarEscrita(UM, { cargo: 'Sócia', versao: 2 });
    oferecer({ campos: ['cargo'] });
    expect(retirados).not.toContain(id);
    anunciarEscrita(UM, { telefone: '(11) 3222-4455', versao: 3 });
    expect(retirados).toContain(id);
  });

  it('when another one takes its record up', () => {
    const { retirados } = ouvirAvisos();
    const id = oferecer({});
    oferecer({ registros: [UM, OUTRO] });
    expect(retirados).toContain(id);
  });

  it('where each record is given back by itself, once all were written again', () => {
    const { retirados } = ouvirAvisos();
    const id = oferecer({ registros: [UM, OUTRO], cadaUm: true });
    anunciarEscrita(UM, {});
    expect(retirados).not.toContain(id);
    anunciarEscrita(OUTRO, {});
    expect(retirados).toContain(id);
  });
});
