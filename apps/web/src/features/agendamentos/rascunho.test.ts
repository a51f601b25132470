import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ArmazemFalso } from '../../../test/navegador-falso.ts';
import { valoresNovos } from './formulario.ts';

vi.stubGlobal('sessionStorage', new ArmazemFalso());
const rascunho = await import('./rascunho.ts');
const { esvaziarAba } = await import('../../lib/armazenamento.ts');

const valores = { ...valoresNovos(new Date('2026-11-18T12:10:00Z'), null, null), titulo: 'Meio' };

describe('draft of the form', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', new ArmazemFalso());
  });

  it('is offered back to the same person and form', () => {
    rascunho.guardarRascunho('novo', 1, valores);
    expect(rascunho.lerRascunho('novo', 1)?.valores).toEqual(valores);
    expect(rascunho.lerRascunho(9, 1)).toBeUndefined();
  });

  it('says whether it was asked back, or is only offered', () => {
    rascunho.guardarRascunho('novo', 1, valores);
    expect(rascunho.lerRascunho('novo', 1)?.pedido).toBeUndefined();
    rascunho.guardarRascunho('novo', 1, valores, { pedido: true });
    expect(rascunho.lerRascunho('novo', 1)?.pedido).toBe(true);
  });

  it('is never shown to somebody else', () => {
    rascunho.guardarRascunho('novo', 1, valores);
    expect(rascunho.lerRascunho('novo', 2)).toBeUndefined();
  });

  it('is gone once discarded, and when the person leaves', () => {
    rascunho.guardarRascunho('novo', 1, valores);
    rascunho.guardarRascunho(9, 1, valores);
    rascunho.descartarRascunho('novo');
    expect(rascunho.lerRascunho('novo', 1)).toBeUndefined();
    esvaziarAba();
    expect(rascunho.lerRascunho(9, 1)).toBeUndefined();
  });

  it('that is broken counts as none', () => {
    sessionStorage.setItem('dominio.rascunho.agendamento.novo', '{"usuario":1,"valores":{}}');
    expect(rascunho.lerRascunho('novo', 1)).toBeUndefined();
  });

  it('costs nothing when storage refuses', () => {
    const cheio = () => {
      throw new Error('QuotaExceededError');
    };
    vi.stubGlobal('sessionStorage', { setItem: cheio, getItem: cheio, removeItem: cheio });
    expect(() => rascunho.guardarRascunho('novo', 1, valores)).not.toThrow();
    expect(rascunho.lerRascunho('novo', 1)).toBeUndefined();
    expect(() => rascunho.descartarRascunho('novo')).not.toThrow();
  });
});
