import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { irAoProvedor } from '../../../lib/provedor-de-identidade.ts';
import { lerRetorno, trocarCodigo } from '../entrada-unica.ts';
import classes from './entrada-unica.module.css';

interface Props {
  /** Name of the identity provider; null where the firm has none, and while that is not known. */
  provedor: string | null;
  aoDizer: (mensagem: { tipo: 'erro' | 'info'; texto: string }) => void;
  /**
   * Called with the server's answer when the provider confirmed the person and the account has a
   * second factor.
   */
  aoPedirSegundoFator: (pedido: Record<string, unknown>) => void;
}

/** Handles what the provider sent back in the address, which is removed from there at once. */
function useRetorno({ aoDizer, aoPedirSegundoFator }: Omit<Props, 'provedor'>): void {
  const { hash } = useLocation();
  const navegar = useNavigate();
  const tratado = useRef('');
  useEffect(() => {
    const retorno = lerRetorno(hash);
    if (!retorno || tratado.current === hash) return;
    tratado.current = hash;
    void navegar('/entrar', { replace: true });
    if ('recusa' in retorno) return aoDizer({ tipo: 'erro', texto: retorno.recusa });
    aoDizer({ tipo: 'info', texto: 'Entrando…' });
    trocarCodigo(retorno.codigo).catch((erro: unknown) => {
      if (erro instanceof ErroDaApi && erro.codigo === 'SEGUNDO_FATOR') {
        aoPedirSegundoFator(erro.corpo);
      } else aoDizer({ tipo: 'erro', texto: mensagemDoErro(erro) });
    });
  }, [hash, navegar, aoDizer, aoPedirSegundoFator]);
}

/** Sign-in by the firm's identity provider. */
export default function EntradaUnica({ provedor, ...props }: Props) {
  useRetorno(props);
  if (provedor === null) return null;
  return (
    <>
      <p className={classes.ou}>ou</p>
      <Button variant="default" fullWidth onClick={() => irAoProvedor()}>
        Entrar com {provedor}
      </Button>
    </>
  );
}
