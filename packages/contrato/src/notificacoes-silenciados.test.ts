import { expect, test } from 'vitest';
import { itemDe } from './notificacoes-silenciados.ts';

test.each([
  ['agendamento_criado:agendamento:12', { tipo: 'agendamento', id: 12 }],
  ['agendamento_lembrete:agendamento:12:1750000000000:60', { tipo: 'agendamento', id: 12 }],
  ['contrato_status:contrato:12@345', { tipo: 'contrato', id: 12 }],
  ['permissao_alterada:usuario:12:grupos', null],
  ['sistema_aviso:envio:12', null],
  ['contrato_status:contrato:12x', null],
])('the item of the key %s', (chave, item) => {
  expect(itemDe(chave)).toEqual(item);
});
