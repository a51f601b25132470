import type { Agendamento } from '@dominio/contrato/agendamentos-saida';
import { urlDoAvatar } from '@dominio/contrato/pessoas';
import { ehCliente } from '../../../platform/acesso/ator.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import { Recusa } from '../../../platform/erros.ts';
import { apresentarAgendamento, apresentarOcupado } from '../agendamentos.presenter.ts';
import type { LinhaDeAgendamento } from '../agendamentos.repository.ts';
import { periodoDoCalendario } from '../horario/periodo.rules.ts';
import { lerConvidaveis } from '../participantes/participantes.repository.ts';
import { auditarLeitura } from './leitura-auditada.service.ts';
import { lerTempoDe } from './pessoas.repository.ts';

interface Pedido {
  readonly pessoas: readonly number[];
  readonly data_inicio?: Date | undefined;
  readonly data_fim?: Date | undefined;
}

/**
 * Whether the reader sees more of a row than that its time is taken: they belong to the appointment
 * or administer, and a private one is for its members alone (decisoes.md §5). In 'Ver como' no
 * private one is shown.
 */
const mostra = ({ ator }: Contexto, { membro, privado }: LinhaDeAgendamento): boolean =>
  membro ? !(privado && ator.visita !== null) : ator.administrador && !privado;

/**
 * Busy time as others see it. Its key is made of its own start, so that it tells no more than the
 * time does and is the record of nobody: the appointment's id would say who sits in the same one.
 */
function comChavesDoTempo(linhas: readonly Agendamento[]): Agendamento[] {
  const usadas = new Set<number>();
  return linhas.map((linha) => {
    if (!linha.ocupado) return linha;
    let id = -Math.abs(Date.parse(linha.data_hora_inicio));
    while (usadas.has(id)) id -= 1;
    usadas.add(id);
    return { ...linha, id };
  });
}

/**
 * When colleagues are taken in a period of at most 62 days: the time of staff, side by side. Who has
 * no agenda any more is left out, as from the people one may invite.
 */
export async function lerPessoas(ctx: Contexto, { pessoas: ids, ...pedido }: Pedido) {
  if (ehCliente(ctx.ator) || ids.length === 0) return { pessoas: [] };
  const periodo = periodoDoCalendario(pedido, ctx.agora());
  if (periodo instanceof Recusa) throw periodo;
  const pessoas = await lerConvidaveis(ctx.db, ids);
  const quem = pessoas.map(({ id }) => id);
  const lidas = await lerTempoDe(ctx.db, ctx.ator, quem, periodo);
  const mostradas = [...lidas.values()].flat().filter((linha) => mostra(ctx, linha));
  await auditarLeitura(ctx, mostradas, { filtro: { pessoas: quem, ...periodo } });
  const agora = ctx.agora();
  // What takes nobody's time is told to those who may see it, and makes no one else busy.
  const apresentar = (linha: LinhaDeAgendamento) => {
    if (mostra(ctx, linha)) return [apresentarAgendamento(ctx.ator, linha, agora)];
    return linha.tipo?.bloqueia_agenda === false ? [] : [apresentarOcupado(linha)];
  };
  return {
    pessoas: pessoas.map(({ id, nome, avatar_chave }) => ({
      id,
      nome,
      avatar_url: urlDoAvatar(id, avatar_chave),
      tem_avatar: avatar_chave !== null,
      agendamentos: comChavesDoTempo((lidas.get(id) ?? []).flatMap(apresentar)),
    })),
  };
}
