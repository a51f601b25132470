/** Address of an appointment: the agenda with its drawer open. */
export const enderecoDoAgendamento = (id: number) => `/agenda?agendamento=${id}`;

/** Address of the form of a new appointment. */
export const ENDERECO_NOVO = '/agenda?novo=1';

/** Address of everybody's appointments with one client. */
export const enderecoDaAgendaDoCliente = (cliente: number) =>
  `/agenda?participante=todos&cliente=${cliente}`;

/** Address of the person's own appointments with one client that are to come, from a day on. */
export const enderecoDosProximosDoCliente = (cliente: number, dia: string) =>
  `/agenda?visao=lista&data=${dia}&cliente=${cliente}&status=AGENDADO`;

/** Address of one person's agenda. */
export const enderecoDaAgendaDaPessoa = (pessoa: number) => `/agenda?participante=${pessoa}`;

/** Address of one day of the agenda, `AAAA-MM-DD`. */
export const enderecoDoDia = (dia: string) => `/agenda?visao=dia&data=${dia}`;

/** Address of the list at one day, of what everybody has before them. */
export const enderecoDaEquipeNoDia = (dia: string) =>
  `/agenda?visao=lista&data=${dia}&participante=todos&status=AGENDADO`;

/** Address of the appointments that the figures of a day or of its week count: none that is cancelled. */
export const enderecoDoContado = (visao: 'dia' | 'semana', dia: string) =>
  `/agenda?visao=${visao}&data=${dia}&status=AGENDADO,FINALIZADO,NO_SHOW${visao === 'semana' ? '&fds=1' : ''}`;

/** Address of the person's appointments that are over and have no outcome yet. */
export const ENDERECO_SEM_DESFECHO = '/agenda?visao=lista&status=sem-desfecho';
