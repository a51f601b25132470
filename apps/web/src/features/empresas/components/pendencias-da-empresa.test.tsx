import type { Empresa } from '@dominio/contrato/empresas';
import type { PendenciasDaEmpresa as Pendencias } from '@dominio/contrato/empresas-qualidade';
import { SEM_PERMISSOES } from '@dominio/contrato/permissoes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ProvedorDePermissoes } from '../../../lib/permissoes.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { pendenciasOptions } from '../empresas.queries.ts';
import { PendenciasDaEmpresa } from './pendencias-da-empresa.tsx';

const empresa = { id: 7, cliente_nome: 'Padaria', municipio: null, uf: 'SP' } as Empresa;
const NADA: Pendencias = { problemas: [], contratos: [], pessoas: [], repetidas: [] };

function desenhar(mudanca: Partial<Pendencias>, permissions: Record<string, string[]> = {}) {
  // What is drawn to text reads the state the store began with.
  Object.assign(useSessao.getInitialState(), {
    permissoes: { ...SEM_PERMISSOES, permissions },
  });
  const cliente = new QueryClient();
  cliente.setQueryData(pendenciasOptions(7).queryKey, { ...NADA, ...mudanca });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={cliente}>
        <ProvedorDePermissoes>
          <PendenciasDaEmpresa empresa={empresa} aoAbrir={() => {}} />
        </ProvedorDePermissoes>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const vencido: Partial<Pendencias> = {
  problemas: ['contrato_vencido'],
  contratos: [{ id: 3, numero_contrato: '2024-0001', data_fim: '2026-06-01' }],
};
const deQuemSaiu: Partial<Pendencias> = {
  problemas: ['responsavel_inativo', 'cadastro_incompleto'],
  pessoas: [{ id: 5, nome: 'Bia', situacao: 'desligado' }],
};

describe('what is to be mended in a record', () => {
  it('is nothing where nothing is', () => expect(desenhar({})).toBe(''));

  it('says the day on which a contract ended', () => {
    expect(desenhar(vencido)).toContain('terminou em 01/06/2026.');
  });

  it('names neither contract nor person to who may open neither, and still says what is wrong', () => {
    const html = desenhar({ problemas: ['contrato_vencido', 'responsavel_inativo'] });
    expect(html).toContain('Um contrato está ativo e já passou do fim.');
    expect(html).toContain('Quem responde por Padaria saiu ou está com o acesso suspenso.');
  });

  it('leads where it is mended those who may go there, and tells the others', () => {
    const html = desenhar(deQuemSaiu, { usuarios: ['visualizar'] });
    expect(html).toContain('href="/gerenciar-usuarios?usuario=5&amp;parte=clientes"');
    expect(html).toContain('saiu do escritório e ainda responde por Padaria.');
    expect(html).toContain('Falta o município.');
    expect(desenhar(deQuemSaiu)).not.toContain('href');
  });
});
