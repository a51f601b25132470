import type { Valor } from '../copiar.ts';
import type { Sorteio } from '../sorteio.ts';
import type { Volumes } from './volumes.ts';

/** Rows for COPY, in the order of the named columns. */
export interface Lote {
  readonly tabela: string;
  readonly colunas: readonly string[];
  readonly linhas: Iterable<readonly Valor[]>;
}

/** Ids of the firm's own groups start here; those below are the platform's (grupos.tables.ts). */
export const PRIMEIRO_GRUPO_LIVRE = 100;
const AREAS = ['Fiscal', 'Contábil', 'Folha', 'Societário', 'BPO', 'Auditoria', 'Custos'];
const ACOES = ['visualizar', 'criar', 'editar', 'excluir', 'exportar'];
const NIVEIS = ['júnior', 'pleno', 'sênior'];

/** The numbers from 1 to n. */
export const ate = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** The firm's own groups besides the starting six, with the permissions of a consultant. */
export function gruposDaFirma({ grupos }: Volumes, iniciais: number): Lote {
  return {
    tabela: 'grupos',
    colunas: ['id', 'nome'],
    linhas: ate(grupos - iniciais).map((n) => {
      const nome = `${AREAS[(n - 1) % AREAS.length]} ${NIVEIS[Math.floor((n - 1) / AREAS.length)]}`;
      return [PRIMEIRO_GRUPO_LIVRE + n - 1, nome];
    }),
  };
}

/** The firm's own permissions besides the catalogue, as if its other systems checked them. */
export function permissoesDaFirma({ permissoes }: Volumes, doCatalogo: number): Lote {
  return {
    tabela: 'permissoes',
    colunas: ['modulo', 'acao', 'nome'],
    linhas: ate(permissoes - doCatalogo).map((n) => {
      const rotina = Math.ceil(n / ACOES.length);
      const acao = ACOES[n % ACOES.length] ?? '';
      return [`rotina_${rotina}`, acao, `Rotina ${rotina}: ${acao}`];
    }),
  };
}

/** Teams with their clients; each client is in about three teams. */
export function timesDaFirma(
  sorteio: Sorteio,
  v: Volumes,
): { lotes: Lote[]; carteiras: number[][] } {
  const clientes = ate(v.clientes);
  const carteiras = ate(v.times).map(() => sorteio.alguns(clientes, v.clientesPorTime));
  return {
    carteiras,
    lotes: [
      {
        tabela: 'times',
        colunas: ['id', 'nome'],
        linhas: ate(v.times).map((n) => [n, `Time ${String(n).padStart(2, '0')}`]),
      },
      {
        tabela: 'time_clientes',
        colunas: ['time_id', 'cliente_id'],
        linhas: carteiras.flatMap((ids, i) => ids.map((id) => [i + 1, id])),
      },
    ],
  };
}
