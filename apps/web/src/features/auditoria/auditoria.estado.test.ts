import { describe, expect, it } from 'vitest';
import {
  avisoDaExportacao,
  consultaDe,
  type EstadoDaAuditoria,
  FECHADA,
  SEM_FILTROS,
} from './auditoria.estado.ts';

const estado = (mudanca: Partial<EstadoDaAuditoria> = {}): EstadoDaAuditoria => ({
  ...SEM_FILTROS,
  ...FECHADA,
  ...mudanca,
});

describe('an entry about reading', () => {
  it.each([{}, { termo: 'x' }, { pessoa: 3 }, { tipo: 'time' }])('is left out for %j', (mudanca) =>
    expect(consultaDe(estado(mudanca)).sem_leituras).toBe(true),
  );

  it.each([
    { leituras: true },
    { acao: 'usuario.dados_lidos' },
    { registro: 7 },
    { requisicao: 'r' },
  ])('is shown for %j', (mudanca) =>
    expect(consultaDe(estado(mudanca)).sem_leituras).toBeUndefined(),
  );

  it('is announced as missing from an exported file exactly where it is left out', () => {
    expect(avisoDaExportacao(estado())).toMatch(/leituras ficam de fora/);
    expect(avisoDaExportacao(estado({ leituras: true }))).not.toMatch(/leituras/);
    expect(avisoDaExportacao(estado({ registro: 7 }))).not.toMatch(/leituras/);
  });
});
