import '@mantine/core/styles/Popover.css';
import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useState } from 'react';
import barra from '../../../components/ui/botao-da-barra.module.css';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { LimiteDeErro } from '../../../components/ui/limite-de-erro.tsx';
import { useSessao } from '../../../lib/sessao.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { listaOptions, naoLidasOptions } from '../notificacoes.queries.ts';
import { rotuloDoSino, textoDoContador } from '../notificacoes.rules.ts';
import { abrirLista } from '../novidades.ts';
import classes from './sino.module.css';

/** Code in a file of its own, fetched when the pointer or the focus reaches the bell. */
const PainelDeNotificacoes = sobDemanda(() => import('./painel-de-notificacoes.tsx'));

/** Milliseconds before the first reading (specification part 2 §9). */
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
  const idDoNome = useId();
  const [aberto, { close, toggle }] = useDisclosure(false, {
    onClose: () => setPerguntando(false),
  });
  const [perguntando, setPerguntando] = useState(false);
  const { data: naoLidas = [] } = useQuery({
    ...naoLidasOptions,
    enabled: useDepoisDe(ATRASO_INICIAL),
  });
  useEffect(() => (aberto ? abrirLista() : undefined), [aberto]);
  const contador = textoDoContador(naoLidas.length);
  const adiantar = () => {
    void queryClient.prefetchQuery(listaOptions(usuarioId));
    PainelDeNotificacoes.adiantar();
  };
  return (
    <Popover
      opened={aberto}
      onChange={(abrir) => !abrir && close()}
      position="bottom-end"
      offset={10}
      width="var(--largura-das-notificacoes)"
      closeOnEscape={!perguntando}
      closeOnClickOutside={!perguntando}
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
      <Popover.Dropdown aria-labelledby={idDoNome}>
        <span id={idDoNome} hidden>
          Notificações
        </span>
        {/* When the list's code cannot be loaded, the message takes the list's place, not the whole
            bar's. */}
        <LimiteDeErro>
          <Suspense fallback={<EsqueletoDeLista rotulo="Carregando notificações…" />}>
            <PainelDeNotificacoes
              usuarioId={usuarioId}
              naoLidas={naoLidas.length}
              aoFechar={close}
              aoPerguntar={setPerguntando}
            />
          </Suspense>
        </LimiteDeErro>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The bell of the top bar, with the number of unread notifications, and their list. */
export function Sino() {
  const usuarioId = useSessao((sessao) => sessao.usuario?.id);
  return usuarioId === undefined ? null : <SinoDe key={usuarioId} usuarioId={usuarioId} />;
}
