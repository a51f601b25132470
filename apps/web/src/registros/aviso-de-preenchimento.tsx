import { Button } from '@mantine/core';
import frases from '../components/ui/frases.module.css';
import classes from './aviso-de-preenchimento.module.css';
import type { Preenchimento } from './preenchimento.ts';

interface Props<V extends object> {
  preenchimento: Preenchimento<V>;
  rotulos: Readonly<Record<keyof V & string, string>>;
  /** Said where everything that was found was there already. */
  nadaNovo: string;
}

const lista = new Intl.ListFormat('pt-BR');

/** What was filled in, to be looked at before it is saved, and what was found but not used. */
export function AvisoDePreenchimento<V extends object>(props: Props<V>) {
  const { preenchimento, rotulos, nadaNovo } = props;
  const { novas, mantidas, achou, trocar, desfazer } = preenchimento;
  return (
    <div className={classes.aviso}>
      <div role="status">
        {achou && novas.length === 0 && mantidas.length === 0 && (
          <p className={frases.dica}>{nadaNovo}</p>
        )}
        {novas.length > 0 && (
          <p className={frases.certo}>
            Preenchido: {lista.format(novas.map(({ campo }) => rotulos[campo]))}. Confira antes de
            salvar.
          </p>
        )}
        {mantidas.length > 0 && (
          <>
            <p className={frases.dica}>Você já tinha preenchido outra coisa. Encontrado:</p>
            <ul className={classes.achados}>
              {mantidas.map(({ campo, depois }) => (
                <li key={campo}>
                  {rotulos[campo]}: {Array.isArray(depois) ? depois.join(', ') : String(depois)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {(novas.length > 0 || mantidas.length > 0) && (
        <div className={classes.botoes}>
          {mantidas.length > 0 && (
            <Button size="compact-md" variant="default" onClick={trocar}>
              Trocar pelo encontrado
            </Button>
          )}
          {novas.length > 0 && (
            <Button size="compact-md" variant="default" onClick={desfazer}>
              Desfazer preenchimento
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
