import { describe, expect, it } from 'vitest';
import {
  type ColunaDaTabela,
  colunasMostradas,
  colunasQueCabem,
  larguraMinima,
} from '../../components/tabela/colunas.ts';

/** Of a table at 768 px beside the sidebar with its words; the menu of the rows takes of it. */
const DO_TABLET = 508;
const DO_MENU = 56;
const SEM_MENU = /^(clientes|contratos|usuarios)\/\1\./;

/** What stands on a tablet where it was chosen; elsewhere it is whatever fits. */
const ESCOLHIDAS: Readonly<Record<string, readonly string[]>> = {
  'COLUNAS_DA_LISTA of clientes/clientes.filtros.ts': ['cliente', 'status', 'reuniao'],
  'COLUNAS of contratos/contratos.registro.ts': ['numero', 'cliente', 'status'],
  'COLUNAS of empresas/empresas.registro.ts': ['razao_social', 'cnpj'],
  'COLUNAS_DO_CLIENTE of empresas/empresas.registro.ts': ['razao_social', 'cnpj'],
  'COLUNAS of grupos/grupos.registro.ts': ['nome', 'usuarios', 'permissoes'],
  'COLUNAS of grupos/permissoes.registro.ts': ['nome', 'critica', 'tipo'],
  'COLUNAS_DOS_TIMES of times/times.registro.ts': ['nome', 'lider', 'membros'],
  'COLUNAS_DOS_CONVITES of usuarios/convites.registro.tsx': ['nome', 'validade'],
  'COLUNAS of usuarios/usuarios.registro.tsx': ['nome', 'grupo', 'situacao'],
};

type Coluna = Pick<ColunaDaTabela<never>, 'id' | 'largura' | 'principal' | 'oculta' | 'cede'>;

/** Every list of columns that a feature declares beside its address, under a name `COLUNAS…`. */
const arquivos = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../features/*/*.{registro,filtros}.{ts,tsx}',
  { eager: true },
);
const tabelas = Object.entries(arquivos).map(([arquivo, modulo]) => ({
  arquivo: arquivo.replace('../../features/', ''),
  listas: Object.entries(modulo).filter(([nome]) => nome.startsWith('COLUNAS')) as [
    string,
    readonly Coluna[],
  ][],
}));

it('every registry declares its columns where they are found', () => {
  const semColunas = tabelas.filter(({ arquivo, listas }) => {
    return arquivo.includes('.registro.') && listas.length === 0;
  });
  expect(semColunas).toEqual([]);
  expect(tabelas.map(({ arquivo }) => arquivo)).toContain('clientes/clientes.filtros.ts');
});

describe('on a tablet no table scrolls sideways, and more than the name of a row stands', () => {
  const listas = tabelas.flatMap(({ arquivo, listas }) =>
    listas.map(([nome, colunas]) => ({
      nome: `${nome} of ${arquivo}`,
      colunas,
      largura: DO_TABLET - (SEM_MENU.test(arquivo) ? 0 : DO_MENU),
    })),
  );
  it.each(listas)('$nome', ({ nome, colunas, largura }) => {
    const mostradas = colunasMostradas(colunas, null);
    const cabem = colunasQueCabem(
      colunas.filter(({ id }) => mostradas.includes(id)),
      largura,
    );
    const ids = cabem.map(({ id }) => id);
    expect(ids).toEqual(ESCOLHIDAS[nome] ?? ids);
    expect(cabem.length).toBeGreaterThan(1);
    expect(cabem.filter(({ principal }) => principal)).toHaveLength(1);
    expect(larguraMinima(cabem)).toBeLessThanOrEqual(largura);
  });
});
