import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { montarNavegador } from '../../../../test/navegador-falso.ts';
import { type EstadoDaAuditoria, FECHADA, SEM_FILTROS } from '../auditoria.estado.ts';

beforeEach(() => void montarNavegador());

async function desenhar(mudanca: Partial<EstadoDaAuditoria>): Promise<string> {
  const { FiltroDeLeituras } = await import('./filtro-de-leituras.tsx');
  return renderToStaticMarkup(
    <MantineProvider env="test">
      <FiltroDeLeituras
        estado={{ ...SEM_FILTROS, ...FECHADA, ...mudanca }}
        filtrar={() => undefined}
      />
    </MantineProvider>,
  );
}

it.each([{}, { pessoa: 3 }, { tipo: 'time' }, { leituras: true }])(
  'what was only read is chosen to be shown or not for %j',
  async (mudanca) => expect(await desenhar(mudanca)).toContain('Leituras'),
);

it.each([
  { acao: 'usuario.dados_lidos' },
  { registro: 7 },
  { requisicao: 'r' },
  { acao: 'usuario.dados_lidos', leituras: true },
])(
  'of one action, record or request it is always shown: there is nothing to choose for %j',
  async (mudanca) => expect(await desenhar(mudanca)).not.toContain('Leituras'),
);
