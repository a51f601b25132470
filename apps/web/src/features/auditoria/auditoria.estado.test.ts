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

describe('what was only read', () => {
  it.each([{}, { termo: 'x' }, { pessoa: 3 }, { tipo: 'time' }])('is left out of %j', (mudanca) =>
    expect(consultaDe(estado(mudanca)).sem_leituras).toBe(true),
  );

  it.each([
    { leituras: true },
    { acao: 'usuario.dados_lidos' },
    { registro: 7 },
    { requisicao: 'r' },
  ])('is there for %j', (mudanca) =>
    expect(consultaDe(estado(mudanca)).sem_leituras).toBeUndefined(),
  );

  it('is said to be missing from a file that leaves it out, and only from such a one', () => {
    expect(avisoDaExportacao(estado())).toMatch(/leituras ficam de fora/);
    expect(avisoDaExportacao(estado({ leituras: true }))).not.toMatch(/leituras/);
    expect(avisoDaExportacao(estado({ registro: 7 }))).not.toMatch(/leituras/);
  });
});
