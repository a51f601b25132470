import { describe, expect, it, vi } from 'vitest';
import { esvaziarAba } from '../../lib/armazenamento.ts';
import { valoresNovos } from './formulario.ts';
import * as rascunho from './rascunho.ts';

const valores = { ...valoresNovos(new Date('2026-11-18T12:10:00Z'), null, null), titulo: 'Meio' };

type Dono = Parameters<typeof rascunho.rascunhosDeAgendamentos>[0];
const rascunhos = (dono: Dono, eu: number, base = valores) =>
  rascunho.rascunhosDeAgendamentos(dono, eu, () => base);
const guardar = (dono: Dono, eu: number, digitados: typeof valores) =>
  rascunhos(dono, eu).guardar(digitados);
const ler = (dono: Dono, eu: number) => rascunhos(dono, eu).ler();

describe('the draft of an appointment', () => {
  it('is offered to the same person in the same form', () => {
    guardar('novo', 1, valores);
    expect(ler('novo', 1)?.valores).toEqual(valores);
    expect(ler(9, 1)).toBeUndefined();
  });

  it('is stored apart from what the person gave up', () => {
    rascunho.desistidos.guardar('novo', 1, { ...valores, titulo: 'Desisti' });
    guardar('novo', 1, valores);
    expect(rascunho.desistidos.ler('novo', 1)?.valores.titulo).toBe('Desisti');
    expect(ler('novo', 1)?.valores).toEqual(valores);
  });

  it('brings only the typed fields into an appointment that changed, and says so', () => {
    const antes = { ...valores, titulo: 'Antes', local_reuniao: 'Sala 1' };
    rascunhos(9, 1, antes).guardar({ ...antes, titulo: 'Digitado' });
    const lido = ler(9, 1);
    if (!lido) throw new Error('no draft');
    expect(rascunho.recuperar(lido, antes)).toEqual({ valores: lido.valores });
    const agora = { ...antes, local_reuniao: 'Sala 2' };
    expect(rascunho.recuperar(lido, agora)).toEqual({
      valores: { ...antes, titulo: 'Digitado', local_reuniao: 'Sala 2' },
      ressalva: 'O agendamento mudou depois dele: recuperar traz só o que você digitou.',
    });
  });

  it('is dropped when it was stored without its base', () => {
    guardar(9, 1, valores);
    const chave = 'dominio.rascunho.agendamento.9';
    const { base: _, ...semBase } = JSON.parse(sessionStorage.getItem(chave) ?? '');
    sessionStorage.setItem(chave, JSON.stringify(semBase));
    expect(ler(9, 1)).toBeUndefined();
  });

  it('is never offered to another person', () => {
    guardar('novo', 1, valores);
    expect(ler('novo', 2)).toBeUndefined();
  });

  it('is deleted when it is discarded and when the person signs out', () => {
    guardar('novo', 1, valores);
    guardar(9, 1, valores);
    rascunhos('novo', 1).descartar();
    expect(ler('novo', 1)).toBeUndefined();
    esvaziarAba();
    expect(ler(9, 1)).toBeUndefined();
  });

  it('is dropped when its entry is damaged', () => {
    sessionStorage.setItem('dominio.rascunho.agendamento.novo', '{"usuario":1,"valores":{}}');
    expect(ler('novo', 1)).toBeUndefined();
  });

  it('is lost without an error where storage refuses', () => {
    for (const acesso of ['setItem', 'getItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, acesso).mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      });
    }
    expect(() => guardar('novo', 1, valores)).not.toThrow();
    expect(ler('novo', 1)).toBeUndefined();
    expect(() => rascunhos('novo', 1).descartar()).not.toThrow();
    vi.restoreAllMocks();
  });
});
