import { dataCivil, instanteCivil } from '@dominio/contrato/datas';
import {
  type Destinatarios,
  notificacoesEnvioEndpoints as e,
  TEXTOS_DO_ENVIO as T,
  TIPOS_DE_ENVIO,
} from '@dominio/contrato/notificacoes-envio';
import { z } from 'zod';
import { type ErrosDeCampo, validar } from '../../lib/validar.ts';

/** What is typed into the form: a draft is kept in the same shape. */
export const Valores = z.object({
  todos: z.boolean(),
  pessoas: z.array(z.object({ id: z.int(), nome: z.string() })),
  grupos: z.array(z.string()),
  times: z.array(z.string()),
  titulo: z.string(),
  mensagem: z.string(),
  url: z.string(),
  tipo: z.enum(TIPOS_DE_ENVIO),
  quando: z.enum(['agora', 'depois']),
  data: z.string(),
  hora: z.string(),
});
export type Valores = z.infer<typeof Valores>;

export const VAZIO: Valores = {
  todos: false,
  pessoas: [],
  grupos: [],
  times: [],
  titulo: '',
  mensagem: '',
  url: '',
  tipo: 'both',
  quando: 'agora',
  data: '',
  hora: '',
};

/** Labels of the fields, in the form's order. */
export const ROTULOS: Readonly<Record<keyof Valores, string>> = {
  todos: 'Toda a equipe',
  pessoas: 'Pessoas',
  grupos: 'Grupos',
  times: 'Times',
  titulo: 'Título',
  mensagem: 'Mensagem',
  url: 'Página que abre',
  tipo: 'Meios',
  quando: 'Quando enviar',
  data: 'Dia',
  hora: 'Hora',
};
export const ORDEM = Object.keys(ROTULOS) as (keyof Valores)[];

/** The fields of the contract that have other names. */
export const NOMES = {
  user_id: 'pessoas',
  user_ids: 'pessoas',
  grupo_ids: 'grupos',
  time_ids: 'times',
  title: 'titulo',
  message: 'mensagem',
  notification_type: 'tipo',
  agendar_para: 'data',
} as const satisfies Readonly<Record<string, keyof Valores>>;

/** Whom the form names, as the contract has it. */
export const destinatariosDe = ({ todos, pessoas, grupos, times }: Valores): Destinatarios =>
  todos
    ? { todos }
    : {
        ...(pessoas.length > 0 && { user_ids: pessoas.map(({ id }) => id) }),
        ...(grupos.length > 0 && { grupo_ids: grupos.map(Number) }),
        ...(times.length > 0 && { time_ids: times.map(Number) }),
      };

export const nomeiaAlguem = (valores: Valores): boolean =>
  Object.keys(destinatariosDe(valores)).length > 0;

/** When it is to leave; null for at once, and for a day or an hour that is not there yet. */
const quandoSai = ({ quando, data, hora }: Valores): Date | null =>
  quando === 'depois' && data && hora ? instanteCivil(data, `${hora}:00`) : null;

/** Body of a send. */
export function corpoDe(valores: Valores) {
  const sai = quandoSai(valores);
  return {
    title: valores.titulo,
    message: valores.mensagem,
    notification_type: valores.tipo,
    url: valores.url.trim() || null,
    ...destinatariosDe(valores),
    ...(sai && { agendar_para: sai.toISOString() }),
  };
}

function errosDaHora(valores: Valores, agora: Date): ErrosDeCampo {
  if (valores.quando === 'agora') return {};
  const sai = quandoSai(valores);
  if (sai) return sai <= agora ? { data: T.noPassado } : {};
  return {
    ...(!valores.data && { data: 'Informe o dia.' }),
    ...(!valores.hora && { hora: 'Informe a hora.' }),
  };
}

/** What the form can tell before the server does; its sentences are the contract's. */
export function errosDe(valores: Valores, agora = new Date()): ErrosDeCampo {
  const lido = validar(e.enviar.body, corpoDe(valores));
  const doContrato = lido.ok ? [] : Object.entries(lido.erros);
  const nomes: Readonly<Record<string, keyof Valores>> = NOMES;
  return {
    ...errosDaHora(valores, agora),
    ...(!nomeiaAlguem(valores) && { pessoas: T.semDestinatario }),
    ...Object.fromEntries(doContrato.map(([campo, frase]) => [nomes[campo] ?? campo, frase])),
  };
}

/** The day and hour that are proposed for later: tomorrow at eight. */
export function depoisProposto(agora = new Date()): Pick<Valores, 'data' | 'hora'> {
  const amanha = new Date(agora.getTime() + 86_400_000);
  return { data: dataCivil(amanha), hora: '08:00' };
}

/** Whether it leaves at once to so many that the person is asked first. */
export const MUITAS_PESSOAS = 20;
