import { useFoto } from '../../../components/ui/foto.ts';
import { iniciais } from '../clientes.status.ts';
import classes from './logo-do-cliente.module.css';

/** Backgrounds on which white letters have the contrast of WCAG AA; a client's id picks one. */
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
  /** Side in pixels. */
  lado?: number;
}

/**
 * The client's logo, or its initials on a colour. Hidden from screen readers, because the name is
 * always beside it.
 */
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
