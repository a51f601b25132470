import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useContext } from 'react';
import { ehRecusa } from '../formulario/erros.ts';
import { esperando } from './esperando.ts';
import classes from './regiao.module.css';
import { VoltaProvider } from './volta.ts';

/** Whether it may pass by itself: no answer came, the server failed, or it was asked too often. */
const podePassar = (erro: unknown): boolean =>
  !ehRecusa(erro) || erro.status === 0 || [408, 429].includes(erro.status) || erro.status >= 500;

/** The button back from a record that a drawer could not find. */
function Voltar() {
  const volta = useContext(VoltaProvider);
  return volta && <Button onClick={volta.voltar}>{volta.rotulo}</Button>;
}

interface Props {
  /** What is missing, with its article: `os clientes`. */
  oQue: string;
  /** What was thrown: a refusal brings its own sentence, and whether another try can help. */
  erro?: unknown;
  /** A sentence that stands in place of the error's own. */
  detalhe?: string | undefined;
  /** Asks again; without it there is no button. */
  aoTentar?: (() => void) | undefined;
  tentando?: boolean;
  /** What leads on from a record that is not found; in a drawer, back to its list. */
  saida?: ReactNode;
}

/**
 * Stands where a part of a page could not be loaded; the rest of the page goes on. A record that is
 * not found will not be found by asking again: the server tells nobody whether there is none or
 * whether it is out of reach, and so does the sentence.
 */
export function ErroDaRegiao({ oQue, erro, detalhe, aoTentar, tentando = false, saida }: Props) {
  const dito = detalhe ?? (ehRecusa(erro) ? erro.detail : undefined);
  const naoExiste = ehRecusa(erro) && erro.status === 404;
  return (
    <div className={classes.regiao} role="alert">
      <IconAlertTriangle className={classes.iconeDeErro} size={28} stroke={1.7} aria-hidden />
      <p className={classes.texto}>
        {dito ?? `Não foi possível carregar ${oQue}. Tente novamente.`}
      </p>
      {naoExiste && (
        <p className={classes.texto}>Este item não existe mais ou está fora do seu acesso.</p>
      )}
      {naoExiste && (saida ?? <Voltar />)}
      {aoTentar && podePassar(erro) && (
        <Button variant="default" {...esperando(tentando, aoTentar)}>
          Tentar novamente
        </Button>
      )}
    </div>
  );
}
