import { StaffLayout } from './layouts/staff-layout.tsx';
import { ProvedoresDaSessao } from './provedores-da-sessao.tsx';

/** What stands around every page of the staff. */
export default function AreaDaEquipe() {
  return (
    <ProvedoresDaSessao>
      <StaffLayout />
    </ProvedoresDaSessao>
  );
}
