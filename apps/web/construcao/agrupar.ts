/**
 * Which files of the build are better one. The bundler makes a file for every set of pages that
 * share a module: right to the byte, but a page of this size is then 120 files, most of them under
 * 2 KB, and each costs a request and an evaluation of its own.
 */

/** A file of the plain build. */
export interface Arquivo {
  readonly nome: string;
  /** Bytes of its code. */
  readonly tamanho: number;
  /** Names of the files that it cannot run without. */
  readonly importa: readonly string[];
  readonly papel: Papel;
}

/** Where a load begins: with the application, a page, or a part on demand; null for what several share. */
export type Papel = 'aplicacao' | 'entrada' | 'pagina' | 'parte' | null;

/** Bytes that a page may load in vain, if that spares one other load a request. */
const BYTES_POR_PEDIDO = 3_000;
/**
 * What a byte in vain weighs. Whoever opens a page waits for it; a part on demand comes when most is
 * there. The sign-in page is everybody's first, on any network, and gets none.
 */
const PESO: Record<NonNullable<Papel>, number> = {
  aplicacao: Number.POSITIVE_INFINITY,
  entrada: Number.POSITIVE_INFINITY,
  pagina: 4,
  parte: 1,
};

interface Grupo {
  readonly arquivos: readonly string[];
  readonly tamanho: number;
  /** The loads that need any of it. */
  readonly cargas: ReadonlySet<Arquivo>;
}

/** A file and everything that it brings along. */
function fecho(arquivo: Arquivo, porNome: ReadonlyMap<string, Arquivo>): Set<Arquivo> {
  const vistos = new Set([arquivo]);
  for (const { importa } of vistos) {
    for (const nome of importa) {
      const outro = porNome.get(nome);
      if (outro) vistos.add(outro);
    }
  }
  return vistos;
}

/** What those who need one of two groups alone would load in vain. */
const emVao = (um: Grupo, outro: Grupo): number =>
  [...um.cargas]
    .filter((carga) => !outro.cargas.has(carga))
    .reduce((soma, { papel }) => soma + outro.tamanho * PESO[papel ?? 'parte'], 0);

const ganho = (um: Grupo, outro: Grupo): number =>
  [...um.cargas].filter((carga) => outro.cargas.has(carga)).length * BYTES_POR_PEDIDO -
  emVao(um, outro) -
  emVao(outro, um);

const juntos = (um: Grupo, outro: Grupo): Grupo => ({
  arquivos: [...um.arquivos, ...outro.arquivos],
  tamanho: um.tamanho + outro.tamanho,
  cargas: um.cargas.union(outro.cargas),
});

/** Whether something between two groups needs the one and is needed by the other: as one they would be a circle. */
function fechariaCirculo(
  um: Grupo,
  outro: Grupo,
  porNome: ReadonlyMap<string, Arquivo>,
  grupoDe: ReadonlyMap<string, Grupo>,
): boolean {
  const dosDois = new Set([...um.arquivos, ...outro.arquivos]);
  const vistos = new Set<string>();
  const aVer = [...dosDois];
  for (let nome = aVer.pop(); nome !== undefined; nome = aVer.pop()) {
    for (const importado of porNome.get(nome)?.importa ?? []) {
      if (dosDois.has(importado)) {
        if (!dosDois.has(nome)) return true;
        continue;
      }
      if (vistos.has(importado)) continue;
      // Whoever loads a file of a group loads all that the group needs.
      for (const companheiro of grupoDe.get(importado)?.arquivos ?? [importado]) {
        vistos.add(companheiro);
        aVer.push(companheiro);
      }
    }
  }
  return false;
}

interface Par {
  readonly um: Grupo;
  readonly outro: Grupo;
  readonly ganho: number;
}

/** The pairs of a group with others that are worth being one. */
const paresDe = (um: Grupo, outros: readonly Grupo[]): Par[] =>
  outros.map((outro) => ({ um, outro, ganho: ganho(um, outro) })).filter((par) => par.ganho > 0);

/**
 * Puts shared files together, the most worthwhile pair first, until none is worth it.
 *
 * @returns the names of each group, the largest file first. Files where a load begins stay alone.
 */
export function agrupar(arquivos: readonly Arquivo[]): string[][] {
  const porNome = new Map(arquivos.map((arquivo) => [arquivo.nome, arquivo]));
  const cargas = new Map<string, Set<Arquivo>>();
  for (const carga of arquivos.filter(({ papel }) => papel !== null)) {
    for (const { nome } of fecho(carga, porNome)) {
      cargas.set(nome, (cargas.get(nome) ?? new Set()).add(carga));
    }
  }
  const sempre = arquivos.filter(({ papel }) => papel === 'aplicacao');
  const todas = new Set(arquivos.filter(({ papel }) => papel !== null));
  let grupos = arquivos
    .filter(({ papel }) => papel === null)
    .map(({ nome, tamanho }): Grupo => {
      const dele = cargas.get(nome) ?? new Set();
      // What comes with the application is there in every load, whether or not a file of it says so.
      return { arquivos: [nome], tamanho, cargas: sempre.some((a) => dele.has(a)) ? todas : dele };
    });
  let pares = grupos.flatMap((grupo, i) => paresDe(grupo, grupos.slice(i + 1)));
  while (pares.length > 0) {
    const melhor = pares.reduce((a, b) => (b.ganho > a.ganho ? b : a));
    const { um, outro } = melhor;
    const grupoDe = new Map(grupos.flatMap((grupo) => grupo.arquivos.map((nome) => [nome, grupo])));
    if (fechariaCirculo(um, outro, porNome, grupoDe)) {
      pares = pares.filter((par) => par !== melhor);
      continue;
    }
    const separado = (grupo: Grupo) => grupo !== um && grupo !== outro;
    const novo = juntos(um, outro);
    grupos = grupos.filter(separado);
    pares = pares.filter((par) => separado(par.um) && separado(par.outro));
    pares.push(...paresDe(novo, grupos));
    grupos.push(novo);
  }
  const tamanhoDe = (nome: string) => porNome.get(nome)?.tamanho ?? 0;
  return grupos.map((grupo) =>
    grupo.arquivos.toSorted((a, b) => tamanhoDe(b) - tamanhoDe(a) || (a < b ? -1 : 1)),
  );
}
