import { Agenda } from '../../features/agendamentos/components/agenda.tsx';
import { Estrela } from '../../features/favoritos/components/estrela.tsx';

/** `/agenda`: appointments by day, week, month and list (page book #11). */
export default function AgendaPage() {
  return <Agenda aoLadoDoTitulo={<Estrela id="/agenda" nome="Agenda" />} />;
}
