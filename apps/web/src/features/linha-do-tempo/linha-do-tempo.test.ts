import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { reler } from '../../registros/recurso.ts';
import { contatos } from '../contatos/contatos.queries.ts';
import { contratos } from '../contratos/contratos.queries.ts';
import { empresas } from '../empresas/empresas.queries.ts';
import { linhaDoTempoOptions } from './linha-do-tempo.queries.ts';

test.each([
  ['contacts', (cliente: QueryClient) => reler(cliente, contatos)],
  ['contracts', (cliente: QueryClient) => reler(cliente, contratos)],
  ['companies', (cliente: QueryClient) => reler(cliente, empresas)],
])('a write of %s makes the timeline stale, which tells of it', async (_, escrever) => {
  const cliente = new QueryClient();
  const { queryKey } = linhaDoTempoOptions(31, []);
  cliente.setQueryData(queryKey, { pages: [], pageParams: [] });
  await escrever(cliente);
  expect(cliente.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
