import '@mantine/core/styles/Popover.css';
import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import barra from '../../../components/ui/botao-da-barra.module.css';
import { useSessao } from '../../../lib/sessao.ts';
import { listaOptions, naoLidasOptions } from '../notificacoes.queries.ts';
import { rotuloDoSino, textoDoContador } from '../notificacoes.rules.ts';
import { abrirLista } from '../novidades.ts';
import { PainelDeNotificacoes } from './painel-de-notificacoes.tsx';
import classes from './sino.module.css';

/** The first load waits this long, in ms (specification part 2 §9). */
export const ATRASO_INICIAL = 100;

function useDepoisDe(ms: number): boolean {
  const [passou, definirPassou] = useState(false);
  useEffect(() => {
    const relogio = setTimeout(() => definirPassou(true), ms);
    return () => clearTimeout(relogio);
  }, [ms]);
  return passou;
}

function SinoDe({ usuarioId }: { usuarioId: number }) {
  const queryClient = useQueryClient();
  const idDoTitulo = useId();
  const [aberto, { close, toggle }] = useDisclosure(false);
  const { data: naoLidas = [] } = useQuery({
    ...naoLidasOptions,
    enabled: useDepoisDe(ATRASO_INICIAL),
  });
  useEffect(() => (aberto ? abrirLista() : undefined), [aberto]);
  const contador = textoDoContador(naoLidas.length);
  const adiantar = () => void queryClient.prefetchQuery(listaOptions(usuarioId));
  return (
    <Popover
      opened={aberto}
      onChange={(abrir) => !abrir && close()}
      position="bottom-end"
      offset={10}
      width="var(--largura-das-notificacoes)"
      trapFocus
      returnFocus
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: classes.painel }}
    >
      <Popover.Target>
        <button
          type="button"
          className={barra.botao}
          aria-label={rotuloDoSino(naoLidas.length)}
          onClick={toggle}
          onPointerEnter={adiantar}
          onFocus={adiantar}
        >
          <IconBell size={19} stroke={1.7} aria-hidden />
          {contador && (
            <span className={classes.contador} aria-hidden>
              {contador}
            </span>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-labelledby={idDoTitulo}>
        <PainelDeNotificacoes
          usuarioId={usuarioId}
          idDoTitulo={idDoTitulo}
          naoLidas={naoLidas.length}
          aoFechar={close}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The bell of the top bar: how many unread notifications there are, and the list under it. */
export function Sino() {
  const usuarioId = useSessao((sessao) => sessao.usuario?.id);
  return usuarioId === undefined ? null : <SinoDe key={usuarioId} usuarioId={usuarioId} />;
}
