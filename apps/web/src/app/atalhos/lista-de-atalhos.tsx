import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { useState } from 'react';
import { Dialogo } from '../../components/ui/dialogo.tsx';
import { GRUPO_DAS_NOTIFICACOES } from '../../features/notificacoes/teclas.ts';
import {
  abrirListaDeAtalhos,
  ligarAtalhos,
  useAtalhosLigados,
} from '../../lib/atalhos/preferencia.ts';
import { gruposDeAtalhos } from '../../lib/atalhos/registro.ts';
import classes from './lista-de-atalhos.module.css';

/** A key as keyboards show it: letters in upper case, names as they are. */
const escrita = (tecla: string) => (tecla.length === 1 ? tecla.toUpperCase() : tecla);

/** `g a` as two keys, anything else as one. */
function Teclas({ teclas }: { teclas: string }) {
  const partes = /^[a-z] [a-z]$/.test(teclas) ? teclas.split(' ') : [teclas];
  return (
    <span>
      {partes.map((tecla) => (
        <kbd key={tecla}>{escrita(tecla)}</kbd>
      ))}
    </span>
  );
}

/** The keys that do something here, and the switch that turns the single ones off (WCAG 2.1.4). */
export default function ListaDeAtalhos() {
  const ligados = useAtalhosLigados();
  const [grupos] = useState(() => [...gruposDeAtalhos(), GRUPO_DAS_NOTIFICACOES]);
  return (
    <Dialogo titulo="Atalhos do teclado" aoFechar={() => abrirListaDeAtalhos(false)}>
      {grupos
        .filter(({ atalhos }) => atalhos.length > 0)
        .map(({ titulo, atalhos }) => (
          <section key={titulo} aria-label={titulo}>
            <h3 className={classes.titulo}>{titulo}</h3>
            <dl className={classes.lista}>
              {atalhos.map(({ teclas, oQueFaz }) => (
                <div key={oQueFaz}>
                  <dt>
                    {teclas.map((uma) => (
                      <Teclas key={uma} teclas={uma} />
                    ))}
                  </dt>
                  <dd>{oQueFaz}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      <Switch
        label="Usar atalhos de uma tecla"
        checked={ligados}
        onChange={(evento) => ligarAtalhos(evento.currentTarget.checked)}
      />
    </Dialogo>
  );
}
