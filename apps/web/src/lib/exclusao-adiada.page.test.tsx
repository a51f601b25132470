import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ouvirAvisos } from '../../test/pagina/avisos.ts';
import { avisarComDesfazer } from './desfazer.ts';
import { concluirExclusoes, excluirDepois } from './exclusao-adiada.ts';

const excluir = vi.fn<(opcoes: { keepalive: boolean }) => Promise<void>>();
let { avisos, retirados }: ReturnType<typeof ouvirAvisos> = { avisos: [], retirados: [] };

beforeEach(() => {
  vi.useFakeTimers();
  ({ avisos, retirados } = ouvirAvisos());
  excluir.mockReset().mockResolvedValue();
});

const pedir = () =>
  excluirDepois({
    chave: 'visao:7',
    registro: '/api/visoes/7',
    titulo: 'Visão excluída',
    mensagem: 'Ativos',
    excluir,
    falha: 'Erro ao excluir a visão',
  });

describe('a deletion that waits', () => {
  it('is made after 8 s, and its toast goes with it', async () => {
    pedir();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(excluir).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(excluir).toHaveBeenCalledExactlyOnceWith({ keepalive: false });
    expect(retirados).toEqual([avisos[0]?.id]);
  });

  it('is never made once it is undone, not even when the person leaves', async () => {
    pedir();
    avisos[0]?.acao?.aoEscolher();
    await concluirExclusoes(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(excluir).not.toHaveBeenCalled();
  });

  it('is made at once, and only once, before something is saved that may take its place', async () => {
    pedir();
    await concluirExclusoes();
    avisos[0]?.acao?.aoEscolher();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(excluir).toHaveBeenCalledTimes(1);
  });

  it('takes with it what else was offered to undo of the record, and of no other', () => {
    const renomear = (id: number) =>
      avisarComDesfazer({
        titulo: 'Visão renomeada',
        registros: [`/api/visoes/${id}`],
        desfazer: async () => undefined,
        falha: 'Erro ao desfazer',
      });
    const daSete = renomear(7);
    renomear(8);
    pedir();
    expect(retirados).toEqual([daSete]);
  });

  it('that fails says so', async () => {
    excluir.mockRejectedValueOnce(new Error('rede'));
    pedir();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(avisos.at(-1)).toMatchObject({ tipo: 'erro', titulo: 'Erro ao excluir a visão' });
  });
});
