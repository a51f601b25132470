import type { Exemplos } from '../../platform/exemplos.ts';

export const exemplos: Exemplos = async () => ({
  'GET /api/ferramentas/feriados': {
    query: { ano: 2026 },
    papeis: [200, 200, 200, 200],
    aoCliente: 'the holidays of the law',
  },
  'GET /api/ferramentas/dias-uteis': {
    query: { de: '2026-11-16', dias: 5 },
    papeis: [200, 200, 200, 200],
    aoCliente: 'the holidays of the law',
  },
  'GET /api/ferramentas/juros': {
    query: { valor_centavos: 100, vencimento: '2026-11-20', pagamento: '2026-12-20' },
    papeis: [200, 200, 200, 200],
    aoCliente: 'how the sum was reached',
  },
});
