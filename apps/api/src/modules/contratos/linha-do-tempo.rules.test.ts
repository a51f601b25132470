import { expect, test } from 'vitest';
import { mudancaEmPalavras } from './linha-do-tempo.rules.ts';

test.each([
  [
    'contrato.status_alterado',
    { status_contrato: 'ATIVO' },
    { status_contrato: 'ENCERRADO', motivo_encerramento: 'preco', motivo: 'Achou caro.' },
    { oQue: 'Encerrado', detalhe: 'Antes: Ativo · Preço: Achou caro.' },
  ],
  [
    'contrato.status_alterado',
    { status_contrato: 'RASCUNHO' },
    { status_contrato: 'CANCELADO', motivo_encerramento: 'escopo' },
    { oQue: 'Cancelado', detalhe: 'Antes: Rascunho · O escopo não atende mais' },
  ],
  [
    'contrato.fim_marcado',
    {},
    { encerra_em: '2026-12-28', motivo_encerramento: 'venda_da_empresa' },
    { oQue: 'encerra em 28/12/2026', detalhe: 'A empresa foi vendida' },
  ],
  [
    'contrato.fim_retirado',
    { encerra_em: '2026-12-28' },
    {},
    { oQue: 'não encerra mais', detalhe: null },
  ],
  ['contrato.status_alterado', null, null, { oQue: 'status alterado', detalhe: null }],
])('%s from %j to %j is told as %j', (acao, antes, depois, dito) => {
  expect(mudancaEmPalavras(acao, antes, depois)).toEqual(dito);
});
