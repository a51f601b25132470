import {
  bandeira,
  identificador,
  type Parametros,
  texto,
  umDe,
} from '../../../components/endereco/codec.ts';
import type { ColunaDaTabela } from '../../../components/tabela/colunas.ts';
import { type EstadoDaTabela, parametrosDaTabela } from '../../../components/tabela/estado.ts';
import { normalizar } from '../../../lib/formato.ts';

export interface Nota {
  id: number;
  descricao: string;
  cidade: string;
  valor: number;
  vencimento: string;
  itens: number;
}

const CIDADES = ['São Paulo', 'Recife', 'Belém', 'Curitiba'] as const;
export const QUANTAS = 312;

/** Invented rows, the same on every visit; two of them start like a formula. */
export const NOTAS: readonly Nota[] = Array.from({ length: QUANTAS }, (_, i) => ({
  id: i + 1,
  descricao: `${i % 156 === 7 ? '=SOMA(A1)' : 'Serviço'} nº ${String(i + 1).padStart(3, '0')}`,
  cidade: CIDADES[i % CIDADES.length] ?? '',
  valor: ((i * 7919) % 500_000) - (i % 50 === 9 ? 600_000 : 0),
  vencimento: new Date(Date.UTC(2026, 0, 1 + ((i * 37) % 365))).toISOString().slice(0, 10),
  itens: (i * 13) % 40,
}));

export const COLUNAS: readonly ColunaDaTabela<Nota>[] = [
  {
    id: 'descricao',
    titulo: 'Descrição',
    valor: ({ descricao }) => descricao,
    principal: true,
    ordenavel: true,
  },
  {
    id: 'cidade',
    titulo: 'Cidade',
    valor: ({ cidade }) => cidade,
    ordenavel: true,
    largura: '140px',
    cede: 1,
  },
  {
    id: 'vencimento',
    titulo: 'Vencimento',
    tipo: 'data',
    valor: ({ vencimento }) => vencimento,
    ordenavel: true,
    largura: '120px',
    cede: 2,
  },
  {
    id: 'valor',
    titulo: 'Valor',
    tipo: 'dinheiro',
    valor: ({ valor }) => valor,
    ordenavel: true,
    largura: '140px',
  },
  {
    id: 'itens',
    titulo: 'Itens',
    tipo: 'numero',
    valor: ({ itens }) => itens,
    oculta: true,
    largura: '80px',
  },
];

export const POR_PAGINA = 50;

const RESPOSTAS = ['pronta', 'carregando', 'erro', 'vazia'] as const;

/** What the page shows, as its address says it. */
export interface EstadoDoKit extends EstadoDaTabela {
  termo: string;
  cidade: (typeof CIDADES)[number] | undefined;
  /** What the invented server does. */
  resposta: (typeof RESPOSTAS)[number];
  nota: number | null;
  nova: boolean;
}

export const PARAMETROS: Parametros<EstadoDoKit> = {
  ...parametrosDaTabela(COLUNAS),
  termo: texto(),
  cidade: umDe(CIDADES, undefined),
  resposta: umDe(RESPOSTAS, 'pronta'),
  nota: identificador,
  nova: bandeira(),
};
export const FECHADA = { nota: null, nova: false } as const;
export const OPCOES = { cidades: CIDADES, respostas: RESPOSTAS };

/** Every row the filter finds, in the order asked for. */
export function achadas({ termo, cidade, ordem, resposta }: EstadoDoKit): Nota[] {
  if (resposta === 'vazia') return [];
  const procurado = normalizar(termo);
  const linhas = NOTAS.filter(
    (nota) => (!cidade || nota.cidade === cidade) && normalizar(nota.descricao).includes(procurado),
  );
  const valor = COLUNAS.find(({ id }) => id === ordem?.coluna)?.valor;
  if (!ordem || !valor) return linhas;
  const sinal = ordem.descendente ? -1 : 1;
  return linhas.sort((a, b) => {
    const [x, y] = [valor(a) ?? '', valor(b) ?? ''];
    return sinal * (typeof x === 'number' ? x - Number(y) : x.localeCompare(String(y), 'pt-BR'));
  });
}
