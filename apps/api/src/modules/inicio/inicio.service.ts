import {
  BLOCOS_DO_INICIO,
  type BlocoDoInicio,
  type Blocos,
  ERRO_DO_BLOCO,
} from '@dominio/contrato/inicio';
import { ehCliente } from '../../platform/acesso/ator.ts';
import type { Contexto } from '../../platform/contexto.ts';
import type { Lembrado } from '../../platform/lembrado.ts';
import {
  contarAgendaDoDia,
  jaAgendou,
  listarSemDesfecho,
} from '../agendamentos/leitura/painel.service.ts';
import { listarAusentes } from '../ausencias/painel.service.ts';
import {
  contarClientes,
  listarClientesEmAtencao,
  listarContratosAVencer,
} from '../clientes/painel.service.ts';
import { ehNovato, listarAniversarios } from '../usuarios/painel.service.ts';

/** Values kept between calls. */
export interface Lembrados {
  readonly clientesDaFirma: Lembrado<number>;
}

async function lerNumeros(ctx: Contexto, { clientesDaFirma }: Lembrados) {
  const agenda = await contarAgendaDoDia(ctx);
  return {
    agendamentos_hoje: agenda?.hoje ?? null,
    em_andamento: agenda?.emAndamento ?? null,
    agendamentos_semana: agenda?.semana ?? null,
    clientes: await contarClientes(ctx, clientesDaFirma),
  };
}

/** The team's days; null for who may see neither its absences nor its birthdays. */
async function lerEquipe(ctx: Contexto) {
  if (ehCliente(ctx.ator)) return null;
  const ausencias = await listarAusentes(ctx);
  const { deTodos, ...aniversarios } = await listarAniversarios(ctx);
  return ausencias || deTodos ? { ausencias, aniversarios, aniversarios_de_todos: deTodos } : null;
}

/** What a new person has done already; null for people of clients. */
async function lerPrimeirosPassos(ctx: Contexto) {
  const novo = await ehNovato(ctx);
  return novo === null ? null : { novo, agendou: novo && (await jaAgendou(ctx)) };
}

/** How each block is read; a reader answers null where the caller lacks the permission. */
const LEITURAS = {
  'numeros-do-dia': lerNumeros,
  'sem-desfecho': listarSemDesfecho,
  'clientes-em-atencao': listarClientesEmAtencao,
  'contratos-a-vencer': listarContratosAVencer,
  'aniversariantes-e-ferias': lerEquipe,
  'primeiros-passos': lerPrimeirosPassos,
} as const satisfies Record<
  BlocoDoInicio,
  (ctx: Contexto, lembrados: Lembrados) => Promise<unknown>
>;

async function lerBloco(ctx: Contexto, lembrados: Lembrados, id: BlocoDoInicio) {
  try {
    const dados = await LEITURAS[id](ctx, lembrados);
    return dados === null ? { estado: 'sem_permissao' } : { estado: 'ok', dados };
  } catch (err) {
    ctx.log.error({ err, bloco: id }, 'um bloco do início não pôde ser lido');
    return { estado: 'erro', mensagem: ERRO_DO_BLOCO };
  }
}

/**
 * The blocks asked for, all by default. Read one after the other, so that a call takes one
 * connection at a time.
 */
export async function lerInicio(
  ctx: Contexto,
  lembrados: Lembrados,
  pedidos: readonly BlocoDoInicio[] = BLOCOS_DO_INICIO,
): Promise<{ widgets: Blocos }> {
  const widgets: Record<string, unknown> = {};
  for (const id of new Set(pedidos)) widgets[id] = await lerBloco(ctx, lembrados, id);
  return { widgets: widgets as Blocos };
}
