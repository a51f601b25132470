import { z } from 'zod';
import { Id, IdParams, idsDe, Versao, versaoLida } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { MAXIMO_DE_CLIENTES_DO_TIME } from './times.ts';

const CLIENTES = 'Informe a lista de clientes.';
const clientes = idsDe(CLIENTES, MAXIMO_DE_CLIENTES_DO_TIME);

const Transferencia = z.object({
  /** The team that takes them over. */
  para_id: Id,
  /** Those that move; by default all of the team's in the caller's scope. */
  cliente_ids: clientes.refine((ids) => ids.length > 0, CLIENTES).optional(),
  /** Those of them that this team keeps as well: what undoing needs, where both teams had them. */
  ficam_tambem: clientes.default([]),
  /** The contracts whose team changes along; by default those of the clients that name this team. */
  contrato_ids: idsDe('Informe a lista de contratos.', 50_000).optional(),
  /** Only says what would happen. */
  simular: z.boolean({ error: 'Informe se é uma simulação.' }).default(false),
  ...versaoLida,
  /** The version of the other team that was read. */
  versao_destino: Versao.optional(),
});
export type Transferencia = z.output<typeof Transferencia>;

/** Somebody who begins or ceases to see clients. */
const PessoaAfetada = z.object({
  id: z.int(),
  nome: z.string(),
  /** How many clients they begin to see, and how many they see no more. */
  ganha: z.int(),
  perde: z.int(),
});
export type PessoaAfetada = z.infer<typeof PessoaAfetada>;

/** The most appointments that are listed. */
export const AGENDAMENTOS_DA_CARTEIRA = 30;

/** Its members read an appointment; of the others' only the day and how many they were. */
const AgendamentoAfetado = z.object({
  /** Null, as title and hour, where it stands for colleagues' of one day. */
  id: z.int().nullable(),
  titulo: z.string().nullable(),
  inicio: z.string().nullable(),
  /** The civil day. */
  dia: z.string(),
  quantos: z.int(),
  cliente_id: z.int(),
  cliente_nome: z.string(),
  /** Who takes part and sees the client no more, by name; nobody is named of colleagues'. */
  perdem: z.array(z.string()),
});

/** What moving a portfolio does, or would do. */
export const CarteiraTransferida = z.object({
  success: z.literal(true),
  simulado: z.boolean(),
  movidos: z.array(z.int()),
  /** Those of them that the other team had already. */
  ja_estavam: z.array(z.int()),
  /** Clients of the team that stay, because the caller may not give them. */
  fora_do_alcance: z.int(),
  contratos: z.array(z.int()),
  /**
   * Appointments to come with these clients in which somebody takes part who sees them no more; private
   * ones of others are not counted.
   */
  agendamentos_total: z.int(),
  /** The soonest of them; none for who may not see the agenda. */
  agendamentos: z.array(AgendamentoAfetado),
  /** Only those to whom something changes, by name. */
  pessoas: z.array(PessoaAfetada),
  versao: z.int(),
  versao_destino: z.int(),
});
export type CarteiraTransferida = z.infer<typeof CarteiraTransferida>;

export const carteiraDoTimeEndpoints = {
  transferir: endpoint({
    method: 'POST',
    path: '/times-completos/{id}/transferir-carteira',
    acesso: 'times:editar',
    resumo: 'Passar clientes de um time a outro, ou simular o que cada pessoa ganha e perde',
    params: IdParams,
    body: Transferencia,
    response: CarteiraTransferida,
  }),
} as const;
