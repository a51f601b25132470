import {
  type Icon,
  IconCalendarDue,
  IconId,
  IconLockPassword,
  IconPercentage,
} from '@tabler/icons-react';
import { texto, umDe } from '../../../components/endereco/codec.ts';
import { procurarOuParecidos } from '../../../lib/parecidos.ts';
import { iconeDe } from '../../icones.ts';
import type { RotaComPagina } from '../../rotas/rota.ts';
import { rotaDe } from '../../rotas.ts';

const UTILITARIOS = ['dias-uteis', 'documentos', 'juros', 'senha'] as const;
export type Utilitario = (typeof UTILITARIOS)[number];

/** What the address of the page holds: the search, and the utility open at the side. */
export const PARAMETROS = {
  termo: texto(),
  utilitario: umDe<Utilitario, null>(UTILITARIOS, null),
};
export const FECHADA = { utilitario: null };

export interface Ferramenta {
  readonly titulo: string;
  readonly descricao: string;
  /** Other words that people have for it. */
  readonly palavras: string;
  readonly Icone: Icon;
  readonly utilitario?: Utilitario;
  readonly rota?: RotaComPagina;
}

export const TITULO_DO_UTILITARIO: Readonly<Record<Utilitario, string>> = {
  'dias-uteis': 'Dias úteis',
  documentos: 'CPF e CNPJ',
  juros: 'Juros e multa',
  senha: 'Gerador de senha',
};
const DO_UTILITARIO: Readonly<Record<Utilitario, readonly [Icon, string, string]>> = {
  'dias-uteis': [
    IconCalendarDue,
    'Conte, some ou ache o dia útil do mês, com os feriados.',
    'prazo vencimento calendário contar somar',
  ],
  documentos: [
    IconId,
    'Confira um ou uma lista, também o CNPJ com letras.',
    'documento validar validador dígito verificador',
  ],
  juros: [
    IconPercentage,
    'Quanto custa pagar depois do vencimento.',
    'atraso mora boleto guia porcentagem calculadora',
  ],
  senha: [
    IconLockPassword,
    'Senhas longas e sorteadas neste aparelho.',
    'gerar criar password aleatória',
  ],
};

/** Pages that are tools; one that is not built yet is passed over. */
const PAGINAS: readonly (readonly [path: string, descricao: string])[] = [
  ['/agenda', 'Agendamentos seus e da equipe.'],
  ['/selecionar-cliente', 'Ache um cliente e trabalhe com ele ativo.'],
];

const daPagina = ([path, descricao]: (typeof PAGINAS)[number]): Ferramenta[] => {
  const rota = rotaDe(path);
  if (!rota) return [];
  const { titulo, palavras = '' } = rota;
  return [{ titulo, descricao, palavras, Icone: iconeDe(path), rota }];
};

export const FERRAMENTAS: readonly Ferramenta[] = [
  ...UTILITARIOS.map((utilitario) => {
    const [Icone, descricao, palavras] = DO_UTILITARIO[utilitario];
    const titulo = TITULO_DO_UTILITARIO[utilitario];
    return { titulo, descricao, palavras, Icone, utilitario };
  }),
  ...PAGINAS.flatMap(daPagina),
];

/** A tool as the searches of the page and of the palette compare it. */
export const procuravel = ({ titulo, descricao, palavras }: Ferramenta) => ({
  rotulo: titulo,
  palavras: `${descricao} ${palavras}`,
});

/**
 * The tools that a search finds for one person, accents and a wrong letter ignored.
 *
 * @param podeAbrir whether the person may open a page
 */
export function procurarFerramentas(
  termo: string,
  podeAbrir: (rota: RotaComPagina) => boolean,
): Ferramenta[] {
  const doAlcance = FERRAMENTAS.filter(({ rota }) => !rota || podeAbrir(rota));
  const itens = doAlcance.map((ferramenta) => ({ ...procuravel(ferramenta), ferramenta }));
  return procurarOuParecidos(itens, termo).map(({ ferramenta }) => ferramenta);
}
