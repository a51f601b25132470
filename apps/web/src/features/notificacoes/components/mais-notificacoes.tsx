import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { esperando } from '../../../components/ui/esperando.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import classes from './pagina-de-notificacoes.module.css';

interface Props {
  carregando: boolean;
  erro: Error | null;
  aoCarregar: () => void;
}

/** The way to what is older: a button that presses itself shortly before it comes into sight. */
export function MaisNotificacoes({ carregando, erro, aoCarregar }: Props) {
  const botao = useRef<HTMLButtonElement>(null);
  const aoVer = useEffectEvent(aoCarregar);
  // After a failure it waits for the person: nothing is asked again and again.
  const parado = carregando || erro !== null;
  useEffect(() => {
    const alvo = botao.current;
    if (!alvo || parado) return;
    const vigia = new IntersectionObserver((vistas) => vistas.at(-1)?.isIntersecting && aoVer(), {
      rootMargin: '0px 0px 400px',
    });
    vigia.observe(alvo);
    return () => vigia.disconnect();
  }, [parado]);
  return (
    <div className={classes.mais}>
      {erro && <p role="alert">{mensagemDoErro(erro)}</p>}
      <Button
        ref={botao}
        variant="default"
        size="compact-sm"
        {...esperando(carregando, aoCarregar)}
      >
        {erro ? 'Tentar novamente' : 'Carregar mais'}
      </Button>
    </div>
  );
}
