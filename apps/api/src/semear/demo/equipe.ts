import { GRUPO } from '@dominio/contrato/permissoes';

export const SENHA_DA_DEMONSTRACAO = 'demonstracao-2026';

/** The firm of the demonstration. Invented, like every person and company of these files. */
export const ESCRITORIO = {
  nome: 'Araucária & Prado Contadores Associados',
  municipio: 'São Paulo',
  uf: 'SP',
} as const;

export const TIMES = {
  contabil: { nome: 'Contábil e Fiscal', cor: '#00828D' },
  bpo: { nome: 'BPO Financeiro', cor: '#6f42c1' },
} as const;
export type ChaveDoTime = keyof typeof TIMES;

interface MembroDaEquipe {
  readonly nome: string;
  readonly email: string;
  readonly grupo: number;
  readonly time: ChaveDoTime | null;
  readonly genero: 'feminino' | 'masculino';
  readonly nascimento: string;
  readonly admissao: string;
  readonly temFilhos: boolean;
  /** Half of the staff have a picture; for the others the initial is shown. */
  readonly retrato: boolean;
}

/** The staff. The first three are the fixed accounts of decisoes.md §3; two people have no team. */
export const EQUIPE = {
  admin: {
    nome: 'Helena Barreto',
    email: 'admin@dominio.demo',
    grupo: GRUPO.administrador,
    time: null,
    genero: 'feminino',
    nascimento: '1979-04-18',
    admissao: '2011-02-01',
    temFilhos: true,
    retrato: false,
  },
  gestor: {
    nome: 'Marcelo Tavares',
    email: 'gestor@dominio.demo',
    grupo: GRUPO.gestor,
    time: 'contabil',
    genero: 'masculino',
    nascimento: '1984-09-02',
    admissao: '2014-07-14',
    temFilhos: true,
    retrato: true,
  },
  consultor: {
    nome: 'Camila Duarte',
    email: 'consultor@dominio.demo',
    grupo: GRUPO.consultor,
    time: 'contabil',
    genero: 'feminino',
    nascimento: '1993-01-27',
    admissao: '2019-03-11',
    temFilhos: false,
    retrato: true,
  },
  rodrigo: {
    nome: 'Rodrigo Siqueira',
    email: 'rodrigo.siqueira@dominio.demo',
    grupo: GRUPO.consultor,
    time: 'contabil',
    genero: 'masculino',
    nascimento: '1990-11-05',
    admissao: '2018-08-20',
    temFilhos: false,
    retrato: false,
  },
  patricia: {
    nome: 'Patrícia Amaral',
    email: 'patricia.amaral@dominio.demo',
    grupo: GRUPO.gestor,
    time: 'bpo',
    genero: 'feminino',
    nascimento: '1986-06-30',
    admissao: '2015-01-19',
    temFilhos: true,
    retrato: true,
  },
  thiago: {
    nome: 'Thiago Rezende',
    email: 'thiago.rezende@dominio.demo',
    grupo: GRUPO.consultor,
    time: 'bpo',
    genero: 'masculino',
    nascimento: '1996-03-14',
    admissao: '2021-10-04',
    temFilhos: false,
    retrato: false,
  },
  luana: {
    nome: 'Luana Ferraz',
    email: 'luana.ferraz@dominio.demo',
    grupo: 5,
    time: 'bpo',
    genero: 'feminino',
    nascimento: '1991-12-09',
    admissao: '2020-05-18',
    temFilhos: true,
    retrato: true,
  },
  otavio: {
    nome: 'Otávio Meireles',
    email: 'otavio.meireles@dominio.demo',
    grupo: 6,
    time: null,
    genero: 'masculino',
    nascimento: '1988-08-21',
    admissao: '2017-09-25',
    temFilhos: false,
    retrato: false,
  },
} as const satisfies Record<string, MembroDaEquipe>;
export type ChaveDaPessoa = keyof typeof EQUIPE;

/** The leader of each team. */
export const LIDERES: Readonly<Record<ChaveDoTime, ChaveDaPessoa>> = {
  contabil: 'gestor',
  bpo: 'patricia',
};

/** The fixed client account; its company is the first of the client list. */
export const CONTA_DO_CLIENTE = { nome: 'Joana Medeiros', email: 'cliente@dominio.demo' } as const;
