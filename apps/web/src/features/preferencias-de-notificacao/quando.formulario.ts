import {
  DIAS_DA_SEMANA,
  type DiaDaSemana,
  Preferencias,
  type RitmoDoEmail,
} from '@dominio/contrato/notificacoes-configuracao';
import {
  CATEGORIAS,
  type Categoria,
  NOME_DA_CATEGORIA,
} from '@dominio/contrato/notificacoes-tipos';
import type { Turno } from '../../components/campos/turnos.ts';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** Each day and each category is a field of its own, with its own error. */
export type ValoresDeQuando = Record<DiaDaSemana, Turno[]> &
  Record<Categoria, RitmoDoEmail> & {
    ativo: boolean;
    fuso: string;
    usar_ausencias: boolean;
  };

/** The most stretches of one day that the contract takes. */
export const MAXIMO_DE_HORARIOS = 6;

const NOME_DO_DIA: Readonly<Record<DiaDaSemana, string>> = {
  seg: 'Segunda-feira',
  ter: 'Terça-feira',
  qua: 'Quarta-feira',
  qui: 'Quinta-feira',
  sex: 'Sexta-feira',
  sab: 'Sábado',
  dom: 'Domingo',
};
export const DIAS = DIAS_DA_SEMANA.map((dia) => [dia, NOME_DO_DIA[dia]] as const);

/** The time zones of Brazil, by the places that people know them by. */
const FUSOS: readonly (readonly [fuso: string, nome: string])[] = [
  ['America/Sao_Paulo', 'Brasília, São Paulo'],
  ['America/Manaus', 'Manaus'],
  ['America/Cuiaba', 'Cuiabá, Campo Grande'],
  ['America/Porto_Velho', 'Porto Velho'],
  ['America/Boa_Vista', 'Boa Vista'],
  ['America/Rio_Branco', 'Rio Branco'],
  ['America/Noronha', 'Fernando de Noronha'],
];

/** What may be chosen; a zone that is chosen already is among them, whichever it is. */
export const fusosCom = (atual: string) => {
  const todos = FUSOS.map(([value, label]) => ({ value, label }));
  return todos.some(({ value }) => value === atual)
    ? todos
    : [...todos, { value: atual, label: atual }];
};

export const NOME_DO_RITMO: Readonly<Record<RitmoDoEmail, string>> = {
  imediato: 'Na hora',
  a_cada_15_min: 'A cada 15 minutos',
  as_8h_e_14h: 'Às 8 h e às 14 h',
  diario: 'Uma vez por dia, às 8 h',
};

/** Labels of the fields, in the form's order. */
export const ROTULOS_DE_QUANDO: Readonly<Record<keyof ValoresDeQuando, string>> = {
  ativo: 'Só avisar nestes horários',
  ...NOME_DO_DIA,
  fuso: 'Fuso horário',
  usar_ausencias: 'Esperar enquanto eu estiver ausente',
  ...NOME_DA_CATEGORIA,
};
export const ORDEM_DE_QUANDO = Object.keys(ROTULOS_DE_QUANDO) as (keyof ValoresDeQuando)[];

/** The fields of the contract that stand deeper than those of the form. */
export const NOMES_DE_QUANDO = {
  'silencio.fuso': 'fuso',
  ...Object.fromEntries(CATEGORIAS.map((uma) => [`emails.${uma}`, uma])),
} as Readonly<Record<string, keyof ValoresDeQuando>>;

export function valoresDeQuando({ silencio, emails }: Preferencias): ValoresDeQuando {
  const { ativo, fuso, usar_ausencias, dias } = silencio;
  return {
    ativo,
    fuso,
    usar_ausencias,
    ...Object.fromEntries(DIAS_DA_SEMANA.map((dia) => [dia, dias[dia] ?? []])),
    ...Object.fromEntries(CATEGORIAS.map((uma) => [uma, emails[uma] ?? 'imediato'])),
  } as ValoresDeQuando;
}

/** Body of a save. A day without a stretch is not named. */
export function corpoDeQuando(valores: ValoresDeQuando): Preferencias {
  const { ativo, fuso, usar_ausencias } = valores;
  const comHorario = DIAS_DA_SEMANA.filter((dia) => valores[dia].length > 0);
  return {
    silencio: {
      ativo,
      fuso,
      usar_ausencias,
      dias: Object.fromEntries(comHorario.map((dia) => [dia, valores[dia]])),
    },
    emails: Object.fromEntries(CATEGORIAS.map((uma) => [uma, valores[uma]])),
  };
}

/** Checks the values by the contract's schema, before they are sent. */
export function errosDeQuando(valores: ValoresDeQuando): ErrosDeCampo {
  const lido = validar(Preferencias, corpoDeQuando(valores));
  if (lido.ok) return {};
  const erros: Record<string, string> = {};
  for (const [caminho, mensagem] of Object.entries(lido.erros)) {
    const [, parte = '', dia = ''] = caminho.split('.');
    erros[parte === 'dias' ? dia : parte] ??= mensagem;
  }
  return erros;
}

/** Whether nothing but what is about security would ever be sent by e-mail and push. */
export const semHorario = (valores: ValoresDeQuando): boolean =>
  valores.ativo && DIAS_DA_SEMANA.every((dia) => valores[dia].length === 0);
