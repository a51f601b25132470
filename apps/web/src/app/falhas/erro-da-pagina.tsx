import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { DetalhesDoErro } from '../../components/ui/detalhes-do-erro.tsx';
import { AcoesDaTela, TelaCentral } from '../../components/ui/tela-central.tsx';
import { ehSafariDoIos } from '../../lib/aparelho.ts';
import { ErroDeCarregamento as CodigoAusente } from '../../lib/recarregar.ts';
import { anunciarPagina } from '../anunciar-pagina.ts';
import { ErroDeCarregamento } from './erro-de-carregamento.tsx';
import { ProblemaNoSafari } from './problema-no-safari.tsx';

interface Props {
  erro: unknown;
  /** Draws the broken part again, without a reload. */
  tentar?: (() => void) | undefined;
}

/** Where a page broke: the rest of the application goes on (specification part 1 §2.5). */
function TelaDeErro({ titulo, erro, tentar }: Props & { titulo: string }) {
  return (
    <TelaCentral icone={IconAlertTriangle} titulo={titulo} alerta>
      <p>Esta página parou de funcionar. O que já foi salvo não se perdeu.</p>
      <AcoesDaTela>
        {tentar && (
          <Button variant="default" onClick={tentar}>
            Tentar novamente
          </Button>
        )}
        <Button onClick={() => location.reload()}>Recarregar Página</Button>
      </AcoesDaTela>
      <DetalhesDoErro erro={erro} />
    </TelaCentral>
  );
}

/** The screen for code that could not be fetched; iOS Safari has one of its own. */
export function TelaDoCodigoAusente({ aparelho = navigator }: { aparelho?: Navigator }) {
  return ehSafariDoIos(aparelho) ? <ProblemaNoSafari /> : <ErroDeCarregamento />;
}

function Falha({ titulo, erro, tentar }: Props & { titulo: string }) {
  useEffect(
    () => anunciarPagina(erro instanceof CodigoAusente ? 'Erro de Carregamento' : titulo),
    [titulo, erro],
  );
  if (erro instanceof CodigoAusente) return <TelaDoCodigoAusente />;
  return <TelaDeErro titulo={titulo} erro={erro} tentar={tentar} />;
}

/** In place of a page, inside its frame. */
export function ErroDaPagina() {
  return <Falha titulo="Erro ao carregar página" erro={useRouteError()} />;
}

/** In place of everything: the frame itself broke, or too many parts did. */
export function ErroDaAplicacao({ erro, tentar }: Props) {
  return (
    <main>
      <Falha titulo="Erro na aplicação" erro={erro} tentar={tentar} />
    </main>
  );
}

/** `ErroDaAplicacao` for what the router caught. */
export function ErroDaMoldura() {
  return <ErroDaAplicacao erro={useRouteError()} />;
}
