import { useFoto } from '../../../components/ui/foto.ts';
import { iniciais } from '../clientes.status.ts';
import classes from './logo-do-cliente.module.css';

/** Fills on which white letters pass AA; which one a client gets depends on its id alone. */
const CORES = [
  '#7c3aed',
  '#b45309',
  '#0e7490',
  '#be123c',
  '#15803d',
  '#4338ca',
  '#a21caf',
  '#475569',
];

interface Props {
  cliente: { id: number; name: string; logo_url?: string | null };
  /** Side in px. */
  lado?: number;
}

/** The client's logo, else its initials on its colour. Decoration: the name always stands beside it. */
export function LogoDoCliente({ cliente, lado = 28 }: Props) {
  const endereco = cliente.logo_url ?? null;
  const foto = useFoto(endereco, endereco !== null);
  if (foto) {
    return (
      <img
        src={foto}
        alt=""
        className={classes.imagem}
        width={lado}
        height={lado}
        draggable={false}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classes.logo}
      style={{
        width: lado,
        height: lado,
        fontSize: Math.round(lado * 0.4),
        background: CORES[cliente.id % CORES.length],
      }}
    >
      {iniciais(cliente.name)}
    </span>
  );
}
