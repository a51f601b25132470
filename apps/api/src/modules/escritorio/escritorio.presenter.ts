import { DIAS_DA_SEMANA } from '@dominio/contrato/agendamentos-opcoes';
import {
  type Escritorio,
  FUSOS,
  type LogoDoEscritorio,
  urlDoLogo,
} from '@dominio/contrato/escritorio';
import type { LinhaDoEscritorio } from './escritorio.repository.ts';

type Expediente = LinhaDoEscritorio['expediente'];

/** Every day of the week, with an empty list for days without work. */
const semana = (expediente: Expediente) =>
  Object.fromEntries(
    DIAS_DA_SEMANA.map((dia) => [
      dia,
      (expediente[dia] ?? []).map(([inicio, fim]): [string, string] => [inicio, fim]),
    ]),
  ) as Escritorio['expediente'];

const VAZIO = {
  nome: '',
  cnpj: null,
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  municipio: null,
  uf: null,
  fuso: FUSOS[0],
  tema_padrao: 'dark',
} as const;

/** The logo, by the key of its file: `logos/{name}.webp`. */
export const apresentarLogo = (chave: string | null): LogoDoEscritorio => ({
  logo_url: urlDoLogo(chave && (/([^/]+)\.webp$/.exec(chave)?.[1] ?? null)),
  tem_logo: chave !== null,
});

/** Row → contract; the default values before the first save. */
export const apresentarEscritorio = (
  linha: LinhaDoEscritorio | undefined,
  padrao: Expediente,
): Escritorio => ({
  ...(linha ?? VAZIO),
  expediente: semana(linha?.expediente ?? padrao),
  ...apresentarLogo(linha?.logo_chave ?? null),
  atualizado_em: linha?.atualizado_em.toISOString() ?? null,
  versao: linha?.versao ?? 0,
});
