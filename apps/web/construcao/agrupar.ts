/**
 * Decides which files of the build are put together. The bundler makes one file for every set of
 * pages that share a module, so that no page loads a byte in vain; but this application would then
 * be 120 files, most of them under 2 KB, and each costs a request and an evaluation.
 */

/** A file of the build before grouping. */
export interface Arquivo {
  readonly nome: string;
  /** Bytes of its code. */
  readonly tamanho: number;
  /** Names of the files it imports. */
  readonly importa: readonly string[];
  readonly papel: Papel;
}

/**
 * What the browser loads by this file: the whole application, the sign-in page, a page, or a part
 * on demand; null for a file that several of those share.
 */
export type Papel = 'aplicacao' | 'entrada' | 'pagina' | 'parte' | null;

/** Bytes that one load may fetch in vain when another one saves a request by it. */
const BYTES_POR_PEDIDO = 3_000;
/**
 * Weight of a byte loaded in vain. A person waits for a page; a part on demand comes when most code
 * is there already. The application and the sign-in page, which everybody loads first on any
 * network, must load nothing in vain.
 */
const PESO: Record<NonNullable<Papel>, number> = {
  aplicacao: Number.POSITIVE_INFINITY,
  entrada: Number.POSITIVE_INFINITY,
  pagina: 4,
  parte: 1,
};

/** Bytes that one page may fetch in vain in all, however many requests others save by it. */
const EM_VAO_NUMA_PAGINA = 14_000;

interface Grupo {
  readonly arquivos: readonly string[];
  readonly tamanho: number;
  /** Loads that need at least one of the files. */
  readonly cargas: ReadonlySet<Arquivo>;
}

/** A file and all that it imports, directly or through others. */
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

/** The loads that need one group and not the other, each with the bytes of the other. */
const semOOutro = (um: Grupo, outro: Grupo) =>
  [...um.cargas]
    .filter((carga) => !outro.cargas.has(carga))
    .map((carga) => [carga, outro.tamanho] as const);

/** What each load would fetch in vain if two groups were one, in bytes. */
const soDeUm = (um: Grupo, outro: Grupo) => [...semOOutro(um, outro), ...semOOutro(outro, um)];

const ganho = (um: Grupo, outro: Grupo): number =>
  [...um.cargas].filter((carga) => outro.cargas.has(carga)).length * BYTES_POR_PEDIDO -
  soDeUm(um, outro).reduce((soma, [{ papel }, bytes]) => soma + bytes * PESO[papel ?? 'parte'], 0);

const juntos = (um: Grupo, outro: Grupo): Grupo => ({
  arquivos: [...um.arquivos, ...outro.arquivos],
  tamanho: um.tamanho + outro.tamanho,
  cargas: um.cargas.union(outro.cargas),
});

/**
 * Whether some third group imports one of two groups and is imported by the other: made one, the
 * groups would import each other.
 */
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
      // A load that needs one file of a group fetches the whole group, with all that the group
      // imports.
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

/** Pairs of a group with others that are worth putting together. */
const paresDe = (um: Grupo, outros: readonly Grupo[]): Par[] =>
  outros.map((outro) => ({ um, outro, ganho: ganho(um, outro) })).filter((par) => par.ganho > 0);

/**
 * Puts shared files together, the pair that saves most first, until no pair saves anything.
 *
 * @returns the names of the files of each group, the largest file first. Files where a load
 *   begins (`papel` not null) stay alone.
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
      // Every load has the files of the application, whether or not one of its own files imports
      // them.
      return { arquivos: [nome], tamanho, cargas: sempre.some((a) => dele.has(a)) ? todas : dele };
    });
  const emVao = new Map<Arquivo, number>();
  let pares = grupos.flatMap((grupo, i) => paresDe(grupo, grupos.slice(i + 1)));
  while (pares.length > 0) {
    const melhor = pares.reduce((a, b) => (b.ganho > a.ganho ? b : a));
    const { um, outro } = melhor;
    const grupoDe = new Map(grupos.flatMap((grupo) => grupo.arquivos.map((nome) => [nome, grupo])));
    const vaos = soDeUm(um, outro).map(
      ([carga, bytes]) => [carga, (emVao.get(carga) ?? 0) + bytes] as const,
    );
    const demais = vaos.some(
      ([{ papel }, bytes]) => papel === 'pagina' && bytes > EM_VAO_NUMA_PAGINA,
    );
    if (demais || fechariaCirculo(um, outro, porNome, grupoDe)) {
      pares = pares.filter((par) => par !== melhor);
      continue;
    }
    for (const [carga, bytes] of vaos) emVao.set(carga, bytes);
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
