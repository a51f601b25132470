import type { Socio } from '@dominio/contrato/empresas-socios';
import quadro from '../../../components/formulario/formulario.module.css';
import { mudancaDosSocios } from '../socios.formulario.ts';
import { ListaDeSocios } from './lista-de-socios.tsx';
import classes from './socios.module.css';

interface Props {
  antes: readonly Socio[];
  agora: readonly Socio[];
}

/** What somebody else wrote while partners were typed, above the form that would write over it. */
export function MudancaDosSocios({ antes, agora }: Props) {
  const partes = mudancaDosSocios(antes, agora);
  if (partes.length === 0) return null;
  return (
    <div className={`${quadro.aviso} ${classes.mudanca}`} role="alert">
      <p>
        Outra pessoa mudou os sócios enquanto você editava. O que você digitou continua aqui, e
        salvar troca a lista dela pela sua.
      </p>
      {partes.map(({ titulo, socios }) => (
        <div key={titulo}>
          <strong>{titulo}</strong>
          <ListaDeSocios socios={socios} />
        </div>
      ))}
    </div>
  );
}
