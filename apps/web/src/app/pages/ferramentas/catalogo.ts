import {
  type Icon,
  IconCalendarDue,
  IconId,
  IconLockPassword,
  IconPercentage,
} from '@tabler/icons-react';
import { texto, umDe } from '../../../components/endereco/codec.ts';
import { normalizar } from '../../../lib/formato.ts';
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
const DO_UTILITARIO: Readonly<Record<Utilitario, readonly [Icon, string]>> = {
  'dias-uteis': [IconCalendarDue, 'Conte, some ou ache o dia útil do mês, com os feriados.'],
  documentos: [IconId, 'Confira um ou uma lista, também o CNPJ com letras.'],
  juros: [IconPercentage, 'Quanto custa pagar depois do vencimento.'],
  senha: [IconLockPassword, 'Senhas longas e sorteadas neste aparelho.'],
};

/** Pages that are tools; one that is not built yet is passed over. */
const PAGINAS: readonly (readonly [path: string, descricao: string])[] = [
  ['/agenda', 'Agendamentos seus e da equipe.'],
  ['/selecionar-cliente', 'Ache um cliente e trabalhe com ele ativo.'],
];

const daPagina = ([path, descricao]: (typeof PAGINAS)[number]): Ferramenta[] => {
  const rota = rotaDe(path);
  return rota ? [{ titulo: rota.titulo, descricao, Icone: iconeDe(path), rota }] : [];
};

const FERRAMENTAS: readonly Ferramenta[] = [
  ...UTILITARIOS.map((utilitario) => {
    const [Icone, descricao] = DO_UTILITARIO[utilitario];
    return { titulo: TITULO_DO_UTILITARIO[utilitario], descricao, Icone, utilitario };
  }),
  ...PAGINAS.flatMap(daPagina),
];

/**
 * The tools that a search finds for one person, accents ignored.
 *
 * @param podeAbrir whether the person may open a page
 */
export function procurarFerramentas(
  termo: string,
  podeAbrir: (rota: RotaComPagina) => boolean,
): Ferramenta[] {
  const palavras = normalizar(termo).split(/\s+/);
  return FERRAMENTAS.filter(({ rota }) => !rota || podeAbrir(rota)).filter(
    ({ titulo, descricao, rota }) => {
      const alvo = normalizar(`${titulo} ${descricao} ${rota?.palavras ?? ''}`);
      return palavras.every((palavra) => alvo.includes(palavra));
    },
  );
}
