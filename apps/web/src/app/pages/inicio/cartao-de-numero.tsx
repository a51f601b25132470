import { Link } from 'react-router';
import moldura from '../../../components/painel/cartao.module.css';
import { Esqueleto } from '../../../components/ui/esqueleto.tsx';
import { formatarNumero } from '../../../lib/formato.ts';
import classes from './numeros.module.css';

interface Props {
  rotulo: string;
  /** Where what it counts is listed. */
  para: string;
  /** Absent while it is on its way. */
  valor: number | undefined;
  /** A remark on the figure, where there is one. */
  nota?: string | undefined;
  falhou: boolean;
  aoTentar: () => void;
}

/** One figure of the day, which leads to what it counts. */
export function CartaoDeNumero({ rotulo, para, valor, nota, falhou, aoTentar }: Props) {
  return (
    <section
      className={classes.numero}
      aria-label={rotulo}
      aria-busy={(valor === undefined && !falhou) || undefined}
    >
      <p className={classes.rotulo}>
        <Link to={para}>{rotulo}</Link>
      </p>
      <p className={classes.valor}>
        {valor !== undefined && <strong>{formatarNumero(valor)}</strong>}
        {valor === undefined && falhou && (
          <span>
            Não foi possível carregar.{' '}
            <button type="button" className={moldura.tentar} onClick={aoTentar}>
              Tentar novamente
            </button>
          </span>
        )}
        {valor === undefined && !falhou && <Esqueleto largura={48} altura={26} />}
        {nota && <span className={classes.nota}>{nota}</span>}
      </p>
    </section>
  );
}
