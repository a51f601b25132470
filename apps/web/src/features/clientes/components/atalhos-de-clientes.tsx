import type { ClienteDaLista } from '@dominio/contrato/clientes';
import { Esqueleto } from '../../../components/ui/esqueleto.tsx';
import classes from './atalhos-de-clientes.module.css';
import { LogoDoCliente } from './logo-do-cliente.tsx';

interface Props {
  /** Undefined while they are read. */
  favoritos: readonly ClienteDaLista[] | undefined;
  /** Undefined while they are read. */
  recentes: readonly ClienteDaLista[] | undefined;
  ativo: number | null;
  aoEscolher: (cliente: ClienteDaLista) => void;
  /** Called to have all favourites in the list. */
  aoVerFavoritos: () => void;
}

/** Favourites that stand in the row: more would push the recent ones out of sight. */
const FAVORITOS_NA_FILA = 6;

type Fila = Pick<Props, 'ativo' | 'aoEscolher'> & {
  titulo: string;
  clientes: readonly ClienteDaLista[] | undefined;
  sobra?: { rotulo: string; aoVer: () => void } | false;
};

function FilaDeClientes({ titulo, clientes, ativo, aoEscolher, sobra }: Fila) {
  if (clientes?.length === 0) return null;
  return (
    <section aria-label={titulo} className={classes.fila}>
      <span className={classes.titulo}>{titulo}</span>
      {!clientes && (
        <Esqueleto largura={160} altura="var(--altura-controle)" raio="var(--raio-cartao)" />
      )}
      {clientes?.map((cliente) => (
        <button
          key={cliente.id}
          type="button"
          className={classes.cliente}
          aria-current={cliente.id === ativo || undefined}
          onClick={() => aoEscolher(cliente)}
        >
          <LogoDoCliente cliente={cliente} lado={22} />
          <span>{cliente.name}</span>
        </button>
      ))}
      {sobra && (
        <button type="button" className={classes.todos} onClick={sobra.aoVer}>
          {sobra.rotulo}
        </button>
      )}
    </section>
  );
}

/** The favourite clients, then those chosen last, as buttons above the list; nothing where there are none. */
export function AtalhosDeClientes(props: Props) {
  const { favoritos, recentes, aoVerFavoritos, ...fila } = props;
  if (favoritos?.length === 0 && recentes?.length === 0) return null;
  const quantos = favoritos?.length ?? 0;
  return (
    <div className={classes.atalhos}>
      <FilaDeClientes
        {...fila}
        titulo="Favoritos"
        clientes={favoritos?.slice(0, FAVORITOS_NA_FILA)}
        sobra={
          quantos > FAVORITOS_NA_FILA && {
            rotulo: `Ver os ${quantos} favoritos`,
            aoVer: aoVerFavoritos,
          }
        }
      />
      <FilaDeClientes {...fila} titulo="Recentes" clientes={recentes} />
    </div>
  );
}
