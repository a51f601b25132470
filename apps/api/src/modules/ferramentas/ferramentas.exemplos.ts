import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/ferramentas/feriados': { query: { ano: 2026 } },
  'GET /api/ferramentas/dias-uteis': { query: { de: '2026-11-16', dias: 5 } },
  'GET /api/ferramentas/juros': {
    query: { valor_centavos: 100, vencimento: '2026-11-20', pagamento: '2026-12-20' },
  },
});
