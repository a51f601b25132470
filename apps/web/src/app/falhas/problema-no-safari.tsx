import { Button } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useState } from 'react';
import { AcoesDaTela, TelaCentral } from '../../components/ui/tela-central.tsx';
import {
  etapaDoSafari,
  gravarTentativas,
  lerTentativas,
  TENTATIVAS_DO_SAFARI,
} from '../../lib/tentativas-do-safari.ts';
import classes from './falhas.module.css';
import { limparCacheERecarregar, recarregarAplicacao } from './recarregar-aplicacao.ts';

/** The steps to the browser's settings, by hand: a page on iOS cannot open them. */
function PassosDosAjustes() {
  return (
    <div className={classes.dicas} role="status">
      <strong>Nos ajustes do aparelho:</strong>
      <ol>
        <li>Abra o app Ajustes e toque em Apps › Safari.</li>
        <li>Toque em Limpar Histórico e Dados dos Sites e confirme.</li>
        <li>Feche o Safari, abra de novo e volte ao Domínio.</li>
      </ol>
    </div>
  );
}

/** The last resort. It says its price first: the history of every site is deleted too. */
function AjustesDoNavegador() {
  const [passo, setPasso] = useState<'oferta' | 'confirmacao' | 'passos'>('oferta');
  if (passo === 'passos') return <PassosDosAjustes />;
  if (passo === 'oferta') {
    return (
      <AcoesDaTela>
        <Button onClick={() => setPasso('confirmacao')}>Abrir ajustes do navegador</Button>
      </AcoesDaTela>
    );
  }
  return (
    <>
      <p>
        Os ajustes apagam o histórico e os dados de todos os sites deste aparelho, e você terá de
        entrar de novo. Continuar?
      </p>
      <AcoesDaTela>
        <Button variant="default" onClick={() => setPasso('oferta')}>
          Cancelar
        </Button>
        <Button onClick={() => setPasso('passos')}>Continuar</Button>
      </AcoesDaTela>
    </>
  );
}

/**
 * 'Problema de Carregamento' of iOS Safari (specification part 1 §2.5): three retries, then clearing
 * the cache, then, once confirmed, the way to the browser's settings.
 */
export function ProblemaNoSafari() {
  const [feitas] = useState(lerTentativas);
  const etapa = etapaDoSafari(feitas);
  const proxima = feitas.tentativas + 1;
  const tentar = () => {
    gravarTentativas({ ...feitas, tentativas: proxima });
    recarregarAplicacao();
  };
  const limpar = () => {
    gravarTentativas({ ...feitas, limpou: true });
    void limparCacheERecarregar();
  };
  return (
    <TelaCentral icone={IconRefreshAlert} titulo="Problema de Carregamento" alerta>
      <p>
        O Safari não conseguiu carregar esta parte do Domínio. O que já foi salvo não se perdeu.
      </p>
      {etapa === 'tentar' && (
        <AcoesDaTela>
          <Button
            onClick={tentar}
          >{`Tentar novamente (${proxima}/${TENTATIVAS_DO_SAFARI})`}</Button>
        </AcoesDaTela>
      )}
      {etapa === 'limpar' && (
        <AcoesDaTela>
          <Button onClick={limpar}>Limpar cache e recarregar</Button>
        </AcoesDaTela>
      )}
      {etapa === 'ajustes' && <AjustesDoNavegador />}
    </TelaCentral>
  );
}
