import { describe, expect, it } from 'vitest';
import {
  type ColunaDaTabela,
  colunasMostradas,
  colunasQueCabem,
  larguraMinima,
} from '../../components/tabela/colunas.ts';
import { COLUNAS_DA_LISTA } from '../../features/clientes/clientes.filtros.ts';
import { colunasDe } from '../../features/contratos/contratos.registro.ts';
import {
  COLUNAS_DO_CLIENTE,
  COLUNAS as EMPRESAS,
} from '../../features/empresas/empresas.registro.ts';
import { COLUNAS as GRUPOS } from '../../features/grupos/grupos.registro.ts';
import { COLUNAS as PERMISSOES } from '../../features/grupos/permissoes.registro.ts';
import { COLUNAS_DOS_TIMES } from '../../features/times/times.registro.ts';
import { COLUNAS_DOS_CONVITES } from '../../features/usuarios/convites.registro.tsx';
import { COLUNAS as USUARIOS } from '../../features/usuarios/usuarios.registro.tsx';

/** Of a table at 768 px beside the sidebar with its words; the menu of the rows takes of it. */
const DO_TABLET = 508;
const DO_MENU = 56;

type Coluna = Pick<ColunaDaTabela<never>, 'id' | 'largura' | 'principal' | 'oculta' | 'cede'>;

describe('on a tablet no table scrolls sideways, and more than the name of a row stands', () => {
  it.each<[string, readonly Coluna[], string[], menu?: boolean]>([
    ['clientes', COLUNAS_DA_LISTA, ['cliente', 'contrato', 'status']],
    ['contratos', colunasDe(true), ['numero', 'cliente', 'status']],
    ['contratos, without amounts', colunasDe(false), ['numero', 'cliente', 'status']],
    ['empresas', EMPRESAS, ['razao_social', 'cnpj'], true],
    ['empresas of a client', COLUNAS_DO_CLIENTE, ['razao_social', 'cnpj'], true],
    ['times', COLUNAS_DOS_TIMES, ['nome', 'lider', 'membros'], true],
    ['usuários', USUARIOS, ['nome', 'grupo', 'situacao']],
    ['convites', COLUNAS_DOS_CONVITES, ['nome', 'validade'], true],
    ['grupos', GRUPOS, ['nome', 'usuarios', 'permissoes'], true],
    ['permissões', PERMISSOES, ['nome', 'critica', 'tipo'], true],
  ])('%s', (_, colunas, esperadas, menu = false) => {
    const mostradas = colunasMostradas(colunas, null);
    const largura = DO_TABLET - (menu ? DO_MENU : 0);
    const cabem = colunasQueCabem(
      colunas.filter(({ id }) => mostradas.includes(id)),
      largura,
    );
    expect(cabem.map(({ id }) => id)).toEqual(esperadas);
    expect(larguraMinima(cabem)).toBeLessThanOrEqual(largura);
  });
});
