import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { TelaCentral } from '../components/ui/tela-central.tsx';
import { anunciarPagina } from './anunciar-pagina.ts';
import classes from './erro-da-pagina.module.css';

/** Where a page broke: the rest of the application goes on (specification part 1 §2.5). */
export function ErroDaPagina({ titulo = 'Erro ao carregar página' }: { titulo?: string }) {
  const erro = useRouteError();
  useEffect(() => anunciarPagina(titulo), [titulo]);
  const detalhes = erro instanceof Error ? `${erro.name}: ${erro.message}` : String(erro);
  return (
    <TelaCentral icone={IconAlertTriangle} titulo={titulo} alerta>
      <p>Esta página parou de funcionar. O que já foi salvo não se perdeu.</p>
      <Button onClick={() => location.reload()}>Recarregar Página</Button>
      <details className={classes.detalhes}>
        <summary>Detalhes do erro</summary>
        <pre>{detalhes}</pre>
      </details>
    </TelaCentral>
  );
}

/** Where the frame itself broke, with nothing left around it. */
export function ErroDaAplicacao() {
  return (
    <main>
      <ErroDaPagina titulo="Erro na aplicação" />
    </main>
  );
}
