/**
 * Who needs several locks takes them in one order, or two transactions wait for each other and one
 * answers 503: these; then rows of people and teams, in the order of ids; then what is a person's own:
 * factors, challenges, sessions, links, agenda; `numeroDoContrato` last. What opens or ends an access
 * begins with the person. Two calls that meet half-way are tested with `test/corridas.ts`.
 */
export const ORDEM_DAS_TRAVAS = [
  'administradores',
  'grupos',
  'times',
  'ausencias',
  /** Rows, in the order of ids. */
  'contratos',
] as const;

/**
 * The advisory locks of the product, all of them: no two may be the same. Those of one key and those
 * of two are spaces apart. Only that they differ matters, and that they stay as they are while
 * versions run side by side.
 */
export const TRAVAS = {
  /** The one application on an embedded database. */
  instancia: 7_340_000,
  migracao: 7_340_001,
  seloDaAuditoria: 7_340_002,
  semeadura: 7_340_003,
  temas: 7_340_004,
  escritorio: 7_340_005,
  feriados: 7_340_006,
  times: 7_340_008,
  grupos: 7_340_011,
  /** Whoever may take the last administrator away waits for the others who may. */
  administradores: 7_340_009,
  numeroDoContrato: 7_340_010,
  importacaoDeUsuarios: 7_340_012,
  ausencias: 7_340_013,
} as const;

/** With a person's id added, who is booking that person: ids stay far below 2^52. */
export const TRAVA_DA_AGENDA = 2 ** 52;

/** First of two keys; the second is a person's id. */
export const TRAVAS_DA_PESSOA = {
  notificacoes: 2,
  visoesSalvas: 3,
} as const;
