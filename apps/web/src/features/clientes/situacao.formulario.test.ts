import type { SituacaoDoCliente } from '@dominio/contrato/clientes-situacao';
import { expect, it } from 'vitest';
import { valoresDaVolta } from './situacao.formulario.ts';

const SAIDA = {
  situacao_motivo: 'preco',
  situacao_detalhe: null,
  situacao_desde: '2026-03-01',
} as const;

it.each<[SituacaoDoCliente, SituacaoDoCliente | undefined, SituacaoDoCliente]>([
  ['inativo', 'prospecto', 'prospecto'],
  ['encerrado', 'ativo', 'ativo'],
  ['encerrado', 'aviso_previo', 'ativo'],
  ['encerrado', undefined, 'ativo'],
])('%s, which was %s, is proposed to come back as %s, from today', (situacao, antes, volta) => {
  const cliente = { ...SAIDA, situacao, ...(antes && { situacao_anterior: antes }) };
  expect(valoresDaVolta(cliente, '2026-08-12')).toEqual({
    situacao: volta,
    situacao_motivo: '',
    situacao_detalhe: '',
    situacao_desde: '2026-08-12',
  });
});
