import { z } from 'zod';
import { STATUS_DO_AGENDAMENTO } from './agendamentos-opcoes.ts';
import { enumeracao } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { paginacao, rodapeDaLista } from './paginacao.ts';
import { Pessoa } from './pessoas.ts';

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
} as const;
