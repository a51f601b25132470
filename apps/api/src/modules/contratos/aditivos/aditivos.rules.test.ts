import type { TermosDoContrato } from '@dominio/contrato/contratos-aditivos';
import { expect, test } from 'vitest';
import { descricaoDaDiferenca, diferencaDosTermos } from './aditivos.rules.ts';

const termos: TermosDoContrato = {
  empresa: 'Padaria Ltda',
  servicos: ['Folha'],
  valores_dos_servicos: [],
  valor_mensal_centavos: 150_000,
  data_inicio: '2026-01-01',
  data_fim: null,
  dia_vencimento: 10,
  indice_reajuste: 'IPCA',
  mes_reajuste: 3,
  aviso_previo_dias: 30,
  renovacao_automatica: false,
};

test('equal terms have no difference', () => {
  expect(diferencaDosTermos(termos, { ...termos, servicos: ['Folha'] })).toBeNull();
});

test('an amendment keeps only the terms that changed, and names them without amounts', () => {
  const diferenca = diferencaDosTermos(termos, {
    ...termos,
    servicos: ['Folha', 'Fiscal'],
    valor_mensal_centavos: null,
  });
  expect(diferenca).toEqual({
    antes: { servicos: ['Folha'], valor_mensal_centavos: 150_000 },
    depois: { servicos: ['Folha', 'Fiscal'], valor_mensal_centavos: null },
  });
  expect(descricaoDaDiferenca(diferenca?.depois ?? {})).toBe('Mudança de serviços e valor mensal.');
});
