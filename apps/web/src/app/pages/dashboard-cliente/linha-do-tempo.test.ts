import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clientes } from '../../../features/clientes/clientes.queries.ts';
import { contasBancarias } from '../../../features/contas-bancarias/contas-bancarias.queries.ts';
import { contatos } from '../../../features/contatos/contatos.queries.ts';
import { contratos } from '../../../features/contratos/contratos.queries.ts';
import { empresas } from '../../../features/empresas/empresas.queries.ts';
import { linhaDoTempoOptions } from '../../../features/linha-do-tempo/linha-do-tempo.queries.ts';
import { reler } from '../../../registros/recurso.ts';

test.each([
  ['contacts', (cliente: QueryClient) => reler(cliente, contatos)],
  ['contracts', (cliente: QueryClient) => reler(cliente, contratos)],
  ['bank accounts', (cliente: QueryClient) => reler(cliente, contasBancarias)],
  ['clients', (cliente: QueryClient) => reler(cliente, clientes)],
  ['companies', (cliente: QueryClient) => reler(cliente, empresas)],
])('a write of %s makes the timeline stale, which tells of it', async (_, escrever) => {
  const cliente = new QueryClient();
  const { queryKey } = linhaDoTempoOptions(31, []);
  cliente.setQueryData(queryKey, { pages: [], pageParams: [] });
  await escrever(cliente);
  expect(cliente.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
