import type { Cenario, Pessoa } from '../cenario.ts';
import type { Pedido } from '../gerador.ts';

/** Calls of one kind, with one p95 for all of them. */
export interface Grupo {
  readonly nome: string;
  readonly pedidos: readonly Pedido[];
}

type Consulta = Readonly<Record<string, string | number>>;

const endereco = (caminho: string, consulta: Consulta) =>
  `${caminho}?${new URLSearchParams(Object.entries(consulta).map(([n, v]) => [n, String(v)]))}`;

const pedidosDe = (pessoas: readonly Pessoa[], caminho: string, consultas: readonly Consulta[]) =>
  pessoas.flatMap(({ token }) =>
    consultas.map((consulta): Pedido => ({ caminho: endereco(caminho, consulta), token })),
  );

const vezes = (valores: readonly (string | number)[], nome: string): Consulta[] =>
  valores.map((valor) => ({ [nome]: valor }));

/** The first page, the second, the middle and the last of a list with so many pages. */
const paginas = (ultima: number) => vezes([1, 2, Math.ceil(ultima / 2), ultima], 'page');

/** Rare name, common surname, unordered words, two letters, a text in every address. */
const DE_PESSOA = ['yara', 'ribeiro', 'silva ana', 'castro julia', 're', '.demo'];
/** A rare name, a word that every company has, two letters, part of a CNPJ with its mask. */
const DE_EMPRESA = ['padaria', 'padaria vale sol', 'ltda', 're', '12.34'];
const DE_CONTRATO = ['2024-01', '2025-', '-77', 'padaria', 'ltda'];

/**
 * The lists and searches of the registers, as the administrator and as managers make them: over the
 * whole firm, and over a team's clients (issue: 10 thousand users, 5 thousand companies).
 */
export function cadastros({ admin, gestores }: Cenario): Grupo[] {
  const todos = [admin, ...gestores];
  const so = [admin];
  return [
    {
      nome: 'usuários, páginas',
      pedidos: [
        ...pedidosDe(todos, '/usuarios', paginas(103)),
        ...pedidosDe(so, '/usuarios', [
          { ordenar: 'email', direcao: 'desc', page: 60 },
          { page: 1, limit: 200 },
        ]),
      ],
    },
    {
      nome: 'usuários, filtros',
      pedidos: pedidosDe(todos, '/usuarios/buscar', [
        { grupo_id: 2, page: 50 },
        { grupo_id: 4 },
        { time_id: 3 },
        { cliente_id: 17 },
        { ativo: 'false' },
        { grupo_id: 2, ativo: 'true', termo: 'ribeiro' },
      ]),
    },
    {
      nome: 'usuários, busca',
      pedidos: pedidosDe(todos, '/usuarios/buscar', vezes(DE_PESSOA, 'termo')),
    },
    {
      nome: 'usuários, busca por CPF',
      pedidos: pedidosDe(so, '/usuarios/buscar', vezes(['123', '123.456', '45679'], 'termo')),
    },
    {
      nome: 'times e grupos',
      pedidos: [
        ...pedidosDe(todos, '/times-completos', [{}, { termo: '1' }]),
        ...pedidosDe(so, '/grupos-completos', [{}, { termo: 'fiscal' }]),
      ],
    },
    {
      nome: 'empresas, páginas',
      pedidos: [
        ...pedidosDe(todos, '/api/empresas', paginas(100)),
        ...pedidosDe(so, '/api/empresas', [
          { ordenar: 'cliente', page: 90 },
          { ordenar: 'municipio', direcao: 'desc', page: 90 },
          { ordenar: 'cnpj', page: 90 },
          { uf: 'SP', page: 20 },
        ]),
      ],
    },
    {
      nome: 'empresas, busca',
      pedidos: pedidosDe(todos, '/api/empresas', vezes(DE_EMPRESA, 'termo')),
    },
    {
      nome: 'contratos, páginas',
      pedidos: [
        ...pedidosDe(todos, '/api/contratos', paginas(160)),
        ...pedidosDe(so, '/api/contratos', [
          { ordenar: 'cliente', page: 150 },
          { ordenar: 'data_fim', direcao: 'desc', page: 30 },
          { ordenar: 'data_inicio', page: 150 },
          { status: 'ATIVO', page: 90 },
          { status: 'ENCERRADO' },
        ]),
      ],
    },
    {
      nome: 'contratos, busca',
      pedidos: pedidosDe(todos, '/api/contratos', vezes(DE_CONTRATO, 'termo')),
    },
    {
      nome: 'contratos, busca de clientes',
      pedidos: pedidosDe(todos, '/api/contratos/buscar-clientes', [
        ...vezes(DE_CONTRATO, 'termo'),
        { page: 90 },
      ]),
    },
    {
      nome: 'clientes-para-vinculacao',
      pedidos: pedidosDe(todos, '/clientes-para-vinculacao', [{}]),
    },
  ];
}
