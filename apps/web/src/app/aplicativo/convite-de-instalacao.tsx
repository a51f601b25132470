import { Button } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { Dialogo } from '../../components/ui/dialogo.tsx';
import { assinarConvite, conviteDoNavegador } from '../../lib/aplicativo/convite.ts';
import {
  dispensadaHaPouco,
  estaInstalado,
  formaDeInstalar,
  instalar,
  lembrarDispensa,
} from '../../lib/aplicativo/instalacao.ts';
import classes from './convite-de-instalacao.module.css';

/** The steps to install by hand on iOS, where the browser never asks. */
function PassosDoIos({ aoFechar }: { aoFechar: () => void }) {
  return (
    <Dialogo titulo="Instalar o Domínio" aoFechar={aoFechar}>
      <ol className={classes.passos}>
        <li>Toque em Compartilhar, na barra do Safari.</li>
        <li>Escolha Adicionar à Tela de Início.</li>
        <li>Toque em Adicionar.</li>
      </ol>
      <Button fullWidth onClick={aoFechar} data-autofocus>
        Entendi
      </Button>
    </Dialogo>
  );
}

/** The offer to install, where this browser can and nobody turned it down in the last seven days. */
export default function ConviteDeInstalacao() {
  const convite = useSyncExternalStore(assinarConvite, conviteDoNavegador);
  const [encerrado, setEncerrado] = useState(dispensadaHaPouco);
  const [passos, setPassos] = useState(false);
  const forma = formaDeInstalar({ instalado: estaInstalado(), convite, aparelho: navigator });
  if (encerrado || forma === null) return null;
  const dispensar = () => {
    lembrarDispensa();
    setEncerrado(true);
  };
  if (passos) return <PassosDoIos aoFechar={dispensar} />;
  return (
    <aside className={classes.convite} data-pergunta aria-label="Instalar o Domínio">
      <IconDeviceMobile className={classes.icone} size={22} stroke={1.7} aria-hidden />
      <p className={classes.texto}>
        <strong>Instale o Domínio</strong>
        Abre em janela própria, e a tela aparece mesmo sem conexão.
      </p>
      <div className={classes.acoes}>
        <Button variant="default" onClick={dispensar}>
          Agora não
        </Button>
        <Button onClick={forma === 'ios' ? () => setPassos(true) : () => void instalar()}>
          {forma === 'ios' ? 'Como instalar' : 'Instalar'}
        </Button>
      </div>
    </aside>
  );
}
