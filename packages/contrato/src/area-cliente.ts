import { z } from 'zod';
import { STATUS_DO_AGENDAMENTO } from './agendamentos-opcoes.ts';
import { enumeracao } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { LogoDoEscritorio } from './escritorio.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';
import { Pessoa } from './pessoas.ts';
import { PAPEIS_DO_VINCULO } from './usuarios-acesso.ts';

/** A meeting as the client's people see it: without priority, internal texts and other clients. */
export const ReuniaoDoCliente = z.object({
  id: z.int(),
  titulo: z.string(),
  data_hora_inicio: z.string(),
  data_hora_termino: z.string(),
  local_reuniao: z.string().nullable(),
  link_reuniao: z.string().nullable(),
  status: z.enum(STATUS_DO_AGENDAMENTO),
  pessoas: z.array(Pessoa),
});
export type ReuniaoDoCliente = z.infer<typeof ReuniaoDoCliente>;

/** The firm as the client's people see it: whose area this is, and whom to call. */
export const EscritorioDoCliente = z.object({
  /** Empty before the firm has its record. */
  nome: z.string(),
  ...LogoDoEscritorio.shape,
  /** The active staff who answer for the client, who is responsible first; reviewers are not told. */
  pessoas: z.array(
    Pessoa.extend({
      papel: z.enum(PAPEIS_DO_VINCULO),
      email: z.string(),
      telefone: z.string().nullable(),
    }),
  ),
});
export type EscritorioDoCliente = z.infer<typeof EscritorioDoCliente>;

export const areaClienteEndpoints = {
  agenda: endpoint({
    method: 'GET',
    path: '/api/area-cliente/agenda',
    acesso: 'sessao',
    resumo: 'Reuniões da empresa de quem pede com o escritório; vazio para a equipe',
    query: z.object({
      /** `proximos`, the default: not ended, soonest first; `anteriores`: ended, newest first. */
      periodo: enumeracao(['proximos', 'anteriores'], 'Período').optional(),
      ...paginacao(50, 200),
    }),
    response: z.object({ agendamentos: z.array(ReuniaoDoCliente), ...rodapeDaLista }),
  }),
  escritorio: endpoint({
    method: 'GET',
    path: '/api/area-cliente/escritorio',
    acesso: 'sessao',
    resumo: 'Nome e logo do escritório, e quem atende a empresa de quem pede',
    response: EscritorioDoCliente,
  }),
} as const;
