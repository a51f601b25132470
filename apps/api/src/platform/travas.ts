/**
 * Code that takes several locks takes them in one order, or two transactions wait for each other
 * and one answers 503: first those listed here; then rows of people and teams, in the order of ids;
 * then what belongs to a person: factors, challenges, sessions, links, agenda; `numeroDoContrato`
 * last. Code that opens or ends an access starts with the person. Two calls that meet half-way are
 * tested with `test/corridas.ts`.
 */
export const ORDEM_DAS_TRAVAS = [
  'administradores',
  'grupos',
  'times',
  'ausencias',
  /** Rows, in the order of ids. */
  'contratos',
  /** Rows, in the order of ids. */
  'contas_bancarias',
] as const;

/**
 * All advisory locks of the product: no two may be equal. Those of one key and those of two are
 * separate spaces. The numbers mean nothing, but must not change while two versions of the program
 * run side by side.
 */
export const TRAVAS = {
  /** The only application on an embedded database. */
  instancia: 7_340_000,
  migracao: 7_340_001,
  seloDaAuditoria: 7_340_002,
  semeadura: 7_340_003,
  temas: 7_340_004,
  escritorio: 7_340_005,
  feriados: 7_340_006,
  camposPersonalizados: 7_340_014,
  times: 7_340_008,
  grupos: 7_340_011,
  /** Changes that may take the last administrator away wait for each other. */
  administradores: 7_340_009,
  numeroDoContrato: 7_340_010,
  importacaoDeUsuarios: 7_340_012,
  ausencias: 7_340_013,
  dispositivosPush: 7_340_015,
} as const;

/** With a person's id added: the lock of booking that person. Ids stay far below 2^52. */
export const TRAVA_DA_AGENDA = 2 ** 52;

/** The first of two keys; the second is a person's id. */
export const TRAVAS_DA_PESSOA = {
  notificacoes: 2,
  visoesSalvas: 3,
} as const;
