import { useComecarOnde } from './comecar-onde.ts';
import { DensidadeDaPessoa } from './densidade-da-pessoa.tsx';
import { StaffLayout } from './layouts/staff-layout.tsx';
import { ProvedoresDaSessao } from './provedores-da-sessao.tsx';

/** What stands around every page of the staff. */
export default function AreaDaEquipe() {
  useComecarOnde();
  return (
    <ProvedoresDaSessao>
      <DensidadeDaPessoa>
        <StaffLayout />
      </DensidadeDaPessoa>
    </ProvedoresDaSessao>
  );
}
