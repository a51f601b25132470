import { Button } from '@mantine/core';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useBaixarErros } from '../importacao.queries.ts';
import classes from './importacao-de-empresas.module.css';

/** Saves the rows with errors, with the reason of each, to be corrected and sent again. */
export function BaixarErros({ id }: { id: number }) {
  const download = useBaixarErros(id);
  return (
    <>
      <span className={classes.juntos}>
        <Button
          variant="default"
          size="compact-md"
          loading={download.isPending}
          onClick={() => download.mutate('xlsx')}
        >
          Baixar erros
        </Button>
        <Button variant="subtle" size="compact-md" onClick={() => download.mutate('csv')}>
          Em CSV
        </Button>
      </span>
      {download.error && <p role="alert">{mensagemDoErro(download.error)}</p>}
    </>
  );
}
