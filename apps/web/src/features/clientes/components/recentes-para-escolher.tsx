import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { Esqueleto } from '../../../components/ui/esqueleto.tsx';
import { LogoDoCliente } from './logo-do-cliente.tsx';
import classes from './recentes-para-escolher.module.css';

interface Props {
  /** Undefined while they are read. */
  clientes: readonly ClienteDaLista[] | undefined;
  ativo: number | null;
  aoEscolher: (cliente: ClienteDaLista) => void;
}

/** The clients chosen last, as buttons above the list. */
export function RecentesParaEscolher({ clientes, ativo, aoEscolher }: Props) {
  return (
    <section aria-label="Recentes" className={classes.recentes}>
      <span className={classes.titulo}>Recentes</span>
      {!clientes && (
        <Esqueleto largura={160} altura="var(--altura-controle)" raio="var(--raio-cartao)" />
      )}
      {clientes?.map((cliente) => (
        <button
          key={cliente.id}
          type="button"
          className={classes.recente}
          aria-current={cliente.id === ativo || undefined}
          onClick={() => aoEscolher(cliente)}
        >
          <LogoDoCliente cliente={cliente} lado={22} />
          <span>{cliente.name}</span>
        </button>
      ))}
    </section>
  );
}
