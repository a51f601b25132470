import type { PendenciasDoCadastro } from '@dominio/contrato/checklist';
import { VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/VisuallyHidden.css';
import { Link } from 'react-router';
import { Esqueleto } from '../../../components/ui/esqueleto.tsx';
import { faltaParaAvancar } from '../checklist.palavras.ts';
import classes from './pendencias-do-cliente.module.css';

interface Props {
  clienteId: number;
  /** Undefined while they are read; null for a client that has none to be told. */
  lidas: PendenciasDoCadastro | null | undefined;
  falhou: boolean;
  tabIndex?: number | undefined;
}

const FALHA = 'Não foi possível carregar as pendências.';

function Conteudo({ clienteId, lidas, falhou, tabIndex }: Props) {
  if (lidas === undefined && falhou) {
    return (
      <span title={FALHA}>
        <span aria-hidden>—</span>
        <VisuallyHidden>{FALHA}</VisuallyHidden>
      </span>
    );
  }
  if (lidas === undefined) return <Esqueleto largura={28} altura={12} />;
  if (lidas === null) return '—';
  const { pendencias: quantos, proxima_etapa: proxima } = lidas;
  if (proxima === null) return <span className={classes.emDia}>Em dia</span>;
  const frase = faltaParaAvancar({ quantos, proxima });
  return (
    <Link
      to={`/checklist-cadastro?cliente_id=${clienteId}`}
      className={classes.quantas}
      aria-label={frase}
      title={frase}
      tabIndex={tabIndex}
    >
      {quantos}
    </Link>
  );
}

/** How many items a client lacks for its next stage, which lead to its checklist; as wide in every state. */
export const PendenciasDoCliente = (props: Props) => (
  <span className={classes.lugar}>
    <Conteudo {...props} />
  </span>
);
