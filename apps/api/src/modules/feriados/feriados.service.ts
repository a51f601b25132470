import {
  type Calendario,
  type Feriado,
  MAXIMO_DE_FERIADOS,
  type NovoFeriado,
} from '@dominio/contrato/feriados';
import type { Uf } from '@dominio/contrato/ufs';
import type { Contexto, ContextoDeTransacao } from '../../platform/contexto.ts';
import { campoInvalido, estadoInvalido, naoEncontrado } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { CAMPOS } from './feriados.campos.ts';
import * as repo from './feriados.repository.ts';
import { type CalendarioEscolhido, diasFechados, feriadosDoAno } from './feriados.rules.ts';
import { OBSERVACOES } from './feriados-estaduais.rules.ts';

interface PedidoDeCalendario {
  readonly calendario: Calendario;
  readonly uf?: Uf | undefined;
  readonly municipio?: string | undefined;
}

/** A calendar with the holidays that the firm entered for its place. */
async function escolher(
  { db }: Contexto,
  { calendario, uf, municipio }: PedidoDeCalendario,
): Promise<CalendarioEscolhido> {
  const porLugar = (calendario === 'uf' || calendario === 'municipio') && uf !== undefined;
  const cadastrados = porLugar ? await repo.listarDoLugar(db, uf, municipio) : [];
  return { calendario, uf, cadastrados };
}

/** The holidays of a year in a calendar. */
export async function listarDoAno(
  ctx: Contexto,
  { ano, ...pedido }: PedidoDeCalendario & { ano: number },
) {
  const escolhido = await escolher(ctx, pedido);
  const feriados = feriadosDoAno(ano, escolhido);
  const porUf = pedido.calendario === 'uf' || pedido.calendario === 'municipio';
  const observacao = (porUf && pedido.uf && OBSERVACOES[pedido.uf]) || null;
  return { feriados, total: feriados.length, observacao };
}

/** The holidays of years of which each is computed once. */
function lembrarAnos(feriadosDe: (ano: number) => Feriado[]) {
  const anos = new Map<number, Feriado[]>();
  const doAno = (ano: number) => {
    const lidos = anos.get(ano) ?? feriadosDe(ano);
    anos.set(ano, lidos);
    return lidos;
  };
  return {
    ehFeriado: (data: string) =>
      doAno(Number(data.slice(0, 4))).some((feriado) => feriado.data === data),
    /** The holidays from one day to another, both included. */
    entre(de: string, ate: string) {
      const [primeiro, ultimo] = [Number(de.slice(0, 4)), Number(ate.slice(0, 4))];
      return Array.from({ length: ultimo - primeiro + 1 }, (_, i) => doAno(primeiro + i))
        .flat()
        .filter(({ data }) => data >= de && data <= ate);
    },
  };
}

/** A calendar that may be asked about many days. */
export async function abrirCalendario(ctx: Contexto, pedido: PedidoDeCalendario) {
  const escolhido = await escolher(ctx, pedido);
  return lembrarAnos((ano) => feriadosDoAno(ano, escolhido));
}

/** Where a firm is, as far as it says so. */
export interface LugarDoEscritorio {
  readonly uf: Uf | null;
  readonly municipio: string | null;
}

/** The days on which a firm of this place keeps closed; may be asked about many days. */
export async function abrirDiasFechados({ db }: Pick<Contexto, 'db'>, lugar: LugarDoEscritorio) {
  const [uf, municipio] = [lugar.uf ?? undefined, lugar.municipio ?? undefined];
  const cadastrados = uf ? await repo.listarDoLugar(db, uf, municipio) : [];
  return lembrarAnos((ano) => diasFechados(ano, { uf, municipio, cadastrados }));
}

/** Every holiday that the firm entered. */
export async function listarCadastrados({ db }: Contexto) {
  const feriados = await repo.listar(db);
  return { feriados, total: feriados.length };
}

async function exigirDiaLivre({ db }: Contexto, novo: NovoFeriado, menos?: number): Promise<void> {
  const ocupante = await repo.idDoDia(db, novo);
  if (ocupante !== undefined && ocupante !== menos) {
    throw campoInvalido('data', 'Já há um feriado cadastrado neste dia para este lugar.');
  }
}

/**
 * Enters a holiday of a city or of a state.
 *
 * @throws Recusa 409 at the limit; 422 when the place already has one on that day.
 */
export function criarFeriado(ctx: Contexto, novo: NovoFeriado) {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db);
    if ((await repo.contar(tx.db)) >= MAXIMO_DE_FERIADOS) {
      throw estadoInvalido(`O escritório já cadastrou ${MAXIMO_DE_FERIADOS} feriados.`);
    }
    await exigirDiaLivre(tx, novo);
    const feriado = await repo.inserir(tx.db, CAMPOS.de(novo));
    const objeto = { tipo: 'feriado', id: feriado.id };
    await tx.auditar({ acao: 'feriado.criado', objeto, depois: { ...novo } });
    return feriado;
  });
}

async function abrirParaGravar({ db }: ContextoDeTransacao, id: number) {
  await repo.travar(db);
  const feriado = await repo.ler(db, id);
  if (!feriado) throw naoEncontrado('Feriado não encontrado.');
  return feriado;
}

/**
 * Changes a holiday that the firm entered.
 *
 * @throws Recusa 404; 409 with `atual` for a stale version; 422 for a day that is taken.
 */
export function atualizarFeriado(
  ctx: Contexto,
  id: number,
  { versao, ...edicao }: NovoFeriado & { versao?: number | undefined },
) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    await exigirVersao(tx, 'feriados', antes, versao);
    const novo = { ...CAMPOS.de(antes), ...CAMPOS.de(edicao) };
    await exigirDiaLivre(tx, novo, id);
    const depois = await repo.atualizar(tx.db, id, novo, escritaDe(tx));
    const objeto = { tipo: 'feriado', id };
    await tx.auditar({
      acao: 'feriado.alterado',
      objeto,
      antes: { ...antes },
      depois: { ...novo },
    });
    return depois;
  });
}

/** @throws Recusa 404. */
export function excluirFeriado(ctx: Contexto, id: number) {
  return ctx.transacao(async (tx) => {
    const antes = await abrirParaGravar(tx, id);
    await repo.excluir(tx.db, id);
    const objeto = { tipo: 'feriado', id };
    await tx.auditar({ acao: 'feriado.excluido', objeto, antes: { ...antes } });
    return { success: true as const, message: 'Feriado excluído.' };
  });
}
