import { ERRO_DO_BLOCO } from '@dominio/contrato/inicio';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { montarNavegador } from '../../../../test/navegador-falso.ts';
import { json, montarServidor, semRede } from '../../../../test/servidor-falso.ts';

const ROTA = 'GET /api/inicio';
const lista = { itens: [], total: 0 };

beforeEach(() => {
  montarNavegador().armazem.setItem('dominio.token', 't');
});

async function ler() {
  const { numerosOptions, semDesfechoOptions, aVencerOptions } = await import(
    './blocos.queries.ts'
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return Promise.allSettled([
    queryClient.fetchQuery(numerosOptions('2026-11-20')),
    queryClient.fetchQuery(semDesfechoOptions),
    queryClient.fetchQuery(aVencerOptions),
  ]);
}

describe('the blocks of the panel', () => {
  it('come in one call, and one that failed takes no other with it', async () => {
    const servidor = montarServidor({
      [ROTA]: () =>
        json({
          widgets: {
            'numeros-do-dia': { estado: 'ok', dados: { agendamentos_hoje: 4 } },
            'sem-desfecho': { estado: 'erro', mensagem: ERRO_DO_BLOCO },
            'contratos-a-vencer': { estado: 'ok', dados: lista },
          },
        }),
    });
    const [numeros, semDesfecho, aVencer] = await ler();
    expect(numeros).toMatchObject({ status: 'fulfilled', value: { agendamentos_hoje: 4 } });
    expect(semDesfecho).toMatchObject({ status: 'rejected', reason: { detail: ERRO_DO_BLOCO } });
    expect(aVencer).toMatchObject({ status: 'fulfilled', value: lista });
    expect(servidor.quantos(ROTA)).toBe(1);
    expect(servidor.recebidos[0]?.url.searchParams.get('widgets')?.split(',')).toEqual([
      'numeros-do-dia',
      'sem-desfecho',
      'contratos-a-vencer',
    ]);
  });

  it('are asked for anew after a call that failed', async () => {
    const servidor = montarServidor({ [ROTA]: semRede });
    expect((await ler()).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    servidor.rotas[ROTA] = () =>
      json({ widgets: { 'sem-desfecho': { estado: 'ok', dados: lista } } });
    expect((await ler())[1]).toMatchObject({ status: 'fulfilled', value: lista });
  });
});
