import { Agenda } from '../../features/agendamentos/components/agenda.tsx';
import { EstrelaDaPagina } from '../../features/favoritos/components/estrela-da-pagina.tsx';

/** `/agenda`: appointments by day, week, month and list (page book #11). */
export default function AgendaPage() {
  return <Agenda aoLadoDoTitulo={<EstrelaDaPagina id="/agenda" nome="Agenda" />} />;
}
