import { Button } from '@mantine/core';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { emSinais } from '../matriz.ts';
import classes from './grupos.module.css';

interface Nomeado {
  readonly id: number;
  readonly nome: string;
}

interface Props {
  entram: readonly Nomeado[];
  saem: readonly Nomeado[];
  /** A further change that saving makes, in words, besides what is added and removed. */
  tambem?: string | false;
  rotulo: string;
  gravando: boolean;
  aoDesfazer: () => void;
  aoSalvar: () => void;
}

const MAXIMO_DE_NOMES = 20;

const nomes = (quais: readonly Nomeado[]) =>
  quais
    .slice(0, MAXIMO_DE_NOMES)
    .map(({ nome }) => nome)
    .join(', ') + (quais.length > MAXIMO_DE_NOMES ? '…' : '');

/** Says what saving will change, beside its button. */
export function RodapeDaTroca(props: Props) {
  const { entram, saem, tambem = false, rotulo, gravando, aoDesfazer, aoSalvar } = props;
  const mudou = entram.length + saem.length > 0 || tambem !== false;
  return (
    <RodapeFixo>
      <div className={classes.diferenca}>
        <strong role="status">{emSinais(entram.length, saem.length)}</strong>
        {tambem && <p>{tambem}</p>}
        {entram.length > 0 && <p>Entram: {nomes(entram)}.</p>}
        {saem.length > 0 && <p>Saem: {nomes(saem)}.</p>}
      </div>
      {mudou && (
        <Button variant="default" disabled={gravando} onClick={aoDesfazer}>
          Desfazer
        </Button>
      )}
      <Button disabled={!mudou} loading={gravando} onClick={aoSalvar}>
        {rotulo}
      </Button>
    </RodapeFixo>
  );
}
