import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Colour of an appointment whose type has none (specification part 1 §2.3). */
export const COR_PADRAO = '#007bff';

/** The built-in icons and colours of dominios.md §1c (AG-73). */
export const ICONES = [
  'calendar',
  'users',
  'phone',
  'video',
  'file-text',
  'briefcase',
  'alert',
  'check',
  'clock',
  'map-pin',
  'coffee',
  'star',
] as const;
export type Icone = (typeof ICONES)[number];

export const TipoResumido = z.object({
  id: z.int(),
  name: z.string(),
  nome: z.string(),
  cor: z.string(),
  icon: z.string(),
});

export const TipoDeAgendamento = TipoResumido.extend({
  descricao: z.string().nullable(),
  duracao_padrao_min: z.int(),
  bloqueia_agenda: z.boolean(),
  ativo: z.boolean(),
});
export type TipoDeAgendamento = z.infer<typeof TipoDeAgendamento>;

export const tiposAgendamentoEndpoints = {
  listar: endpoint({
    method: 'GET',
    path: '/api/tipos-agendamento',
    acesso: 'agenda:visualizar',
    resumo: 'Tipos de agendamento, inclusive os inativos',
    response: z.object({ tipos: z.array(TipoDeAgendamento), total: z.int() }),
  }),
  ativos: endpoint({
    method: 'GET',
    path: '/api/tipos-agendamento/ativos',
    acesso: 'agenda:visualizar',
    resumo: 'Tipos de agendamento que podem ser escolhidos',
    response: z.object({ tipos: z.array(TipoDeAgendamento), total: z.int() }),
  }),
} as const;
