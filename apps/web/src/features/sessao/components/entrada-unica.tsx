import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { irAoProvedor } from '../../../lib/provedor-de-identidade.ts';
import { lerRetorno, trocarCodigo } from '../entrada-unica.ts';
import classes from './entrada-unica.module.css';

interface Props {
  /** The provider by which people may enter here; null where there is none, and while that is not known. */
  provedor: string | null;
  aoDizer: (mensagem: { tipo: 'erro' | 'info'; texto: string }) => void;
  /** The provider knew the person and the account has a second factor: what the server says of it. */
  aoPedirSegundoFator: (pedido: Record<string, unknown>) => void;
}

/** Takes up what the provider's way brought, which leaves the address at once. */
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

/** Sign-in by the identity provider of the firm. */
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
