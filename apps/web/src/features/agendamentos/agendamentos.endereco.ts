/** Address of an appointment: the agenda with its drawer open. */
export const enderecoDoAgendamento = (id: number) => `/agenda?agendamento=${id}`;

/** Address of the form of a new appointment. */
export const ENDERECO_NOVO = '/agenda?novo=1';

/** Address of everybody's appointments with one client. */
export const enderecoDaAgendaDoCliente = (cliente: number) =>
  `/agenda?participante=todos&cliente=${cliente}`;

/** Address of one person's agenda. */
export const enderecoDaAgendaDaPessoa = (pessoa: number) => `/agenda?participante=${pessoa}`;

/** Address of one day of the agenda, `AAAA-MM-DD`. */
export const enderecoDoDia = (dia: string) => `/agenda?visao=dia&data=${dia}`;
