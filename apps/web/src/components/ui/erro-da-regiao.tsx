import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './regiao.module.css';

/**
 * Stands where a part of a page could not be loaded; the rest of the page goes on.
 *
 * @param oQue what is missing, with its article: `os clientes`.
 * @param detalhe the server's sentence, when there is a better one than the standard.
 * @param aoTentar asks again; without it there is no button.
 */
export function ErroDaRegiao({
  oQue,
  detalhe,
  aoTentar,
  tentando = false,
}: {
  oQue: string;
  detalhe?: string | undefined;
  aoTentar?: (() => void) | undefined;
  tentando?: boolean;
}) {
  return (
    <div className={classes.regiao} role="alert">
      <IconAlertTriangle className={classes.iconeDeErro} size={28} stroke={1.7} aria-hidden />
      <p className={classes.texto}>
        {detalhe ?? `Não foi possível carregar ${oQue}. Tente novamente.`}
      </p>
      {aoTentar && (
        <Button variant="default" onClick={aoTentar} loading={tentando}>
          Tentar novamente
        </Button>
      )}
    </div>
  );
}
