import { Agenda } from '../../features/agendamentos/components/agenda.tsx';

/** `/agenda`: appointments by day, week, month and list (page book #11). */
export default function AgendaPage() {
  return <Agenda />;
}
