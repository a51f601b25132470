import {
  type ConfiguracaoDaIntegracao,
  INTEGRACOES,
  type Integracao,
  NOME_DA_INTEGRACAO,
} from '@dominio/contrato/configuracao-sistema';
import {
  type Icon,
  IconBell,
  IconBellRinging,
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconDatabase,
  IconFileText,
  IconForms,
  IconKey,
  IconListCheck,
  IconMail,
  IconMapPin,
  IconPalette,
  IconReportSearch,
} from '@tabler/icons-react';
import { texto, umDe } from '../../../components/endereco/codec.ts';
import { procurarOuParecidos } from '../../../lib/parecidos.ts';
import { rotaDe } from '../../rotas.ts';

const PAINEIS = ['escritorio', 'feriados', 'campos', ...INTEGRACOES] as const;
export type Painel = (typeof PAINEIS)[number];

/** What the address of the page holds: the search, and what is open at the side. */
export const PARAMETROS = {
  termo: texto(),
  painel: umDe<Painel, null>(PAINEIS, null),
};
export const FECHADA = { painel: null };

export const ehIntegracao = (painel: Painel | null): painel is Integracao =>
  INTEGRACOES.some((integracao) => integracao === painel);

export interface Cartao {
  readonly titulo: string;
  readonly descricao: string;
  readonly Icone: Icon;
  /** What opens at the side, or the page it leads to. */
  readonly painel?: Painel;
  readonly para?: string;
}

const DA_INTEGRACAO: Readonly<Record<Integracao, readonly [Icon, string]>> = {
  email: [IconMail, 'Servidor por onde saem os e-mails do escritório.'],
  push: [IconBellRinging, 'Chaves que assinam os avisos nos dispositivos das pessoas.'],
  oidc: [IconKey, 'Provedor de identidade da empresa.'],
  armazenamento: [IconDatabase, 'Onde ficam os arquivos enviados.'],
  consulta_cnpj: [IconReportSearch, 'Serviço que diz o que a Receita publica de cada empresa.'],
  consulta_cep: [IconMapPin, 'Serviço que diz o endereço de cada CEP.'],
};

/** Every setting there is; pages that are not built yet are passed over. */
const TODOS: readonly Cartao[] = [
  {
    titulo: 'Escritório',
    descricao: 'Nome, logo, CNPJ, endereço, fuso e horário de trabalho.',
    Icone: IconBuilding,
    painel: 'escritorio',
  },
  {
    titulo: 'Feriados',
    descricao: 'Nacionais, bancários, estaduais e os do município, por ano.',
    Icone: IconCalendarEvent,
    painel: 'feriados',
  },
  {
    titulo: 'Notificações',
    descricao: 'Por onde e quando você é avisado, e as regras de todos.',
    Icone: IconBell,
    para: '/configuracoes/notificacoes',
  },
  {
    titulo: 'Serviços',
    descricao: 'O que o escritório oferece nos contratos, e em que se conta o volume.',
    Icone: IconBriefcase,
    para: '/configuracoes/servicos',
  },
  {
    titulo: 'Modelos de minuta',
    descricao: 'Textos com variáveis, de onde saem as minutas dos contratos.',
    Icone: IconFileText,
    para: '/configuracoes/minutas',
  },
  {
    titulo: 'Checklist de cadastro',
    descricao: 'O que o cadastro de cada cliente precisa ter, e até quando.',
    Icone: IconListCheck,
    para: '/configuracoes/checklist',
  },
  {
    titulo: 'Ficha dos clientes',
    descricao: 'Campos que o escritório acrescenta aos dados de cada cliente.',
    Icone: IconForms,
    painel: 'campos',
  },
  {
    titulo: 'Personalização',
    descricao: 'Cores, fundo, bordas e botões, só para você.',
    Icone: IconPalette,
    para: '/personalizacao',
  },
  ...INTEGRACOES.map((painel) => {
    const [Icone, descricao] = DA_INTEGRACAO[painel];
    return { titulo: NOME_DA_INTEGRACAO[painel], descricao, Icone, painel };
  }),
];

export const CARTOES = TODOS.filter(({ para }) => para === undefined || rotaDe(para));

/** The settings that a search finds, accents and a wrong letter ignored; all of them for a blank one. */
export const procurarCartoes = (termo: string): Cartao[] =>
  procurarOuParecidos(
    CARTOES.map((cartao) => ({ rotulo: cartao.titulo, palavras: cartao.descricao, cartao })),
    termo,
  ).map(({ cartao }) => cartao);

/** How an integration stands, in one word for its card; feminine, as 'integração' is. */
export function estadoDaIntegracao({ enabled, origem }: ConfiguracaoDaIntegracao): string {
  if (origem === 'ambiente') return 'Definida pelo ambiente';
  return enabled ? 'Ativa' : 'Inativa';
}
