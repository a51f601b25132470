import type { SecaoLida } from '@dominio/contrato/passagens';
import { BlocoDoDossie } from '../bloco-do-dossie.tsx';
import classes from './passagem.module.css';

interface Props {
  secoes: readonly SecaoLida[];
  /** Begins the ids of the headings. */
  titulos: string;
}

/** What a term recorded of the client by itself; what has nothing to tell is left out. */
export const SecoesDaPassagem = ({ secoes, titulos }: Props) =>
  secoes
    .filter(({ blocos }) => blocos.length > 0)
    .map(({ id, titulo, blocos }) => (
      <section key={id} className={classes.secao} aria-labelledby={`${titulos}-${id}`}>
        <h2 id={`${titulos}-${id}`}>{titulo}</h2>
        {blocos.map((bloco, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a document that is read whole
          <BlocoDoDossie key={i} bloco={bloco} />
        ))}
      </section>
    ));
