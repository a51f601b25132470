/**
 * Beginnings of query keys that somebody else makes stale: another noun's write, or a live message;
 * and those of the look-ups beside this file. A noun whose queries only its own writes make stale
 * keeps its key to itself.
 */
export const CHAVES = {
  /** Absences, and the days of the team on Início. */
  ausencias: ['ausencias'],
  /** Clients found for a search term: stale whenever a client changes, as the lists are. */
  clientesProcurados: ['clientes-procurados'],
  /** The fields that the firm added to its clients' records. */
  camposPersonalizados: ['campos-personalizados'],
  contasBancarias: ['contas-bancarias'],
  /** Which look-ups at services outside are switched on: a change of the settings makes it stale. */
  consultasLigadas: ['consultas-ligadas'],
  /** The contacts of each client. */
  contatos: ['contatos'],
  contratos: ['contratos'],
  empresas: ['empresas'],
  /**
   * Begins the keys of the permissions' catalogue too: a change of groups makes that stale as well.
   */
  grupos: ['grupos'],
  /** What happened with each client, of which every noun of a client tells. */
  linhaDoTempo: ['linha-do-tempo'],
  /** What was done to each record, which grows with every write. */
  historico: ['historico'],
  /** The own open sessions: a change of password or of second factor ends some of them. */
  minhasSessoes: ['minha-conta', 'sessoes'],
  /** Staff found for a search term, to answer for a client or a contract. */
  responsaveis: ['responsaveis'],
  /** What the person is told nothing of: muted by one of its notifications. */
  silenciados: ['silenciados'],
  /** The services that the firm offers, which contracts choose from and count. */
  servicos: ['servicos'],
  /** What a client's record lacks. */
  checklist: ['checklist'],
  /** The templates by which minutes of contracts are made. */
  modelosMinuta: ['modelos-minuta'],
  /** The own second factor: what it is, and the own passkeys. */
  segundoFator: ['segundo-fator'],
  usuarios: ['usuarios'],
  visoesSalvas: ['visoes-salvas'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
