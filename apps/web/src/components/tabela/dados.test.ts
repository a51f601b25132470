import type { UseQueryResult } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { dadosDaConsulta } from './dados.ts';

const consulta = (estado: object) =>
  ({
    isPlaceholderData: false,
    error: null,
    refetch: vi.fn(),
    ...estado,
  }) as unknown as UseQueryResult<{
    nomes: string[];
    total: number;
  }>;
const dados = (estado: object) => dadosDaConsulta(consulta(estado), ({ nomes }) => nomes, 50);

test('before the first answer there are no rows to show, which is not the same as none found', () => {
  expect(dados({ data: undefined })).toMatchObject({ linhas: undefined, total: 0, porPagina: 50 });
  expect(dados({ data: { nomes: [], total: 0 } })).toMatchObject({ linhas: [], total: 0 });
});

test('rows of before stay while others are on their way, and where these fail', () => {
  const data = { nomes: ['Ana'], total: 51 };
  const erro = new Error('fora do ar');
  expect(dados({ data, isPlaceholderData: true })).toMatchObject({
    linhas: ['Ana'],
    atualizando: true,
  });
  expect(dados({ data, error: erro })).toMatchObject({ linhas: ['Ana'], total: 51, erro });
});

test('trying again asks the query anew', () => {
  const refetch = vi.fn();
  dados({ data: undefined, refetch }).aoTentar?.();
  expect(refetch).toHaveBeenCalledOnce();
});
