import { urlDoAvatar } from '@dominio/contrato/pessoas';
import { ehCliente } from '../../../platform/acesso/ator.ts';
import type { Contexto } from '../../../platform/contexto.ts';
import { Recusa } from '../../../platform/erros.ts';
import { apresentarAgendamento, apresentarOcupado } from '../agendamentos.presenter.ts';
import { type LinhaDeAgendamento, lerPagina } from '../agendamentos.repository.ts';
import { periodoDoCalendario } from '../horario/periodo.rules.ts';
import { buscarPessoas } from '../participantes/participantes.repository.ts';
import { auditarLeitura } from './leitura-auditada.service.ts';
import { tempoDaPessoa } from './recorte.repository.ts';

/** The most rows of one person. */
const LIMITE = 1_000;

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

/** When colleagues are taken in a period of at most 62 days: the time of staff, side by side. */
export async function lerPessoas(ctx: Contexto, { pessoas: ids, ...pedido }: Pedido) {
  if (ehCliente(ctx.ator) || ids.length === 0) return { pessoas: [] };
  const periodo = periodoDoCalendario(pedido, ctx.agora());
  if (periodo instanceof Recusa) throw periodo;
  const achadas = await buscarPessoas(ctx.db, { ids, limit: ids.length });
  const agora = ctx.agora();
  const pessoas = [];
  for (const { id, nome, avatar_chave } of achadas) {
    // Read as an administrator's rows are: each says whether the reader is one of its members.
    const leitor = { ...ctx.ator, administrador: true };
    const recorte = tempoDaPessoa(id, periodo);
    const lidas = await lerPagina(ctx.db, leitor, recorte, { limit: LIMITE });
    // What takes nobody's time is told to those who may see it, and makes no one else busy.
    const linhas = lidas.linhas.filter(
      (linha) => mostra(ctx, linha) || linha.tipo?.bloqueia_agenda !== false,
    );
    const mostradas = linhas.filter((linha) => mostra(ctx, linha));
    await auditarLeitura(ctx, mostradas, { filtro: { pessoa: id, ...periodo } });
    pessoas.push({
      id,
      nome,
      avatar_url: urlDoAvatar(id, avatar_chave),
      tem_avatar: avatar_chave !== null,
      agendamentos: linhas.map((linha) =>
        mostra(ctx, linha)
          ? apresentarAgendamento(ctx.ator, linha, agora)
          : apresentarOcupado(linha),
      ),
    });
  }
  return { pessoas };
}
