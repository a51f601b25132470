import type { EdicaoDoEscritorio, Escritorio } from '@dominio/contrato/escritorio';
import type { TemaPadrao } from '@dominio/contrato/tema/tema-padrao';
import { conferirTudo } from '../../platform/conferir.ts';
import type { Contexto } from '../../platform/contexto.ts';
import type { Db } from '../../platform/db.ts';
import { campoInvalido } from '../../platform/erros.ts';
import { escritaDe, fraseDaVersao, registroAlterado } from '../../platform/versao.ts';
import { CAMPOS } from './escritorio.campos.ts';
import { apresentarEscritorio } from './escritorio.presenter.ts';
import * as repo from './escritorio.repository.ts';

/** The theme of people who chose none: the firm's, else dark (specification part 1 §4). */
export async function temaPadraoDoEscritorio(db: Db): Promise<TemaPadrao> {
  return (await repo.lerTemaPadrao(db)) ?? 'dark';
}

/** The firm's name, as letters and covers have it; 'Domínio' before it has its record. */
export const nomeDoEscritorio = async (db: Db): Promise<string> =>
  (await repo.ler(db))?.nome ?? 'Domínio';

const apresentar = (linha: repo.LinhaDoEscritorio | undefined) =>
  apresentarEscritorio(linha, repo.expedientePadrao);

/** The firm's own record. */
export const lerEscritorio = async ({ db }: Pick<Contexto, 'db'>): Promise<Escritorio> =>
  apresentar(await repo.ler(db));

/** The refusal of a stale version; nobody wrote a record that is not there yet. */
async function alteradoPorOutro(ctx: Contexto, linha: repo.LinhaDoEscritorio | undefined) {
  return registroAlterado(apresentar(linha), linha && (await fraseDaVersao(ctx, linha)));
}

/** The fields that a write changes, with their values before and after, for the audit log. */
function diferencas(antes: Escritorio, depois: Escritorio) {
  const campos = (Object.keys(depois) as (keyof Escritorio)[]).filter(
    (campo) =>
      campo !== 'versao' &&
      campo !== 'atualizado_em' &&
      JSON.stringify(antes[campo]) !== JSON.stringify(depois[campo]),
  );
  const de = (registro: Escritorio) =>
    Object.fromEntries(campos.map((campo) => [campo, registro[campo]]));
  return { antes: de(antes), depois: de(depois) };
}

function exigirNome(nome: string | undefined): string {
  if (nome === undefined) throw campoInvalido('nome', 'Informe o nome do escritório.');
  return nome;
}

/**
 * Changes the firm's record.
 *
 * @throws Recusa 409 with `atual` for a stale version; 422 for a first save without a name, and for
 *   a city without its state.
 */
export function gravarEscritorio(
  ctx: Contexto,
  { versao, ...edicao }: EdicaoDoEscritorio,
): Promise<Escritorio> {
  return ctx.transacao(async (tx) => {
    await repo.travar(tx.db);
    const linha = await repo.ler(tx.db);
    if (versao !== undefined && versao !== (linha?.versao ?? 0)) {
      throw await alteradoPorOutro(tx, linha);
    }
    const { municipio = linha?.municipio, uf = linha?.uf } = edicao;
    const [nome] = await conferirTudo(
      () => exigirNome(edicao.nome ?? linha?.nome),
      () => {
        if (municipio && !uf) throw campoInvalido('uf', 'Escolha o estado do município.');
      },
    );
    await repo.gravar(tx.db, {
      ...CAMPOS.de(edicao),
      nome,
      ...escritaDe(tx),
    });
    const depois = await lerEscritorio(tx);
    await tx.auditar({ acao: 'escritorio.alterado', ...diferencas(apresentar(linha), depois) });
    return depois;
  });
}
