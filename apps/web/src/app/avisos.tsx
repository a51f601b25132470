import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { type MouseEvent, useEffect } from 'react';
import { PASSAGEIRO } from '../components/ui/seguir-foco.ts';
import {
  type AvisoPedido,
  conectarAvisos,
  duracaoDoAviso,
  type TipoDeAviso,
} from '../lib/avisar.ts';
import { MAXIMO_DE_AVISOS, quemCede } from './avisos.estado.ts';
import classes from './avisos.module.css';

const ICONES = { sucesso: IconCheck, erro: IconAlertTriangle, info: IconInfoCircle } as const;
const CORES: Record<TipoDeAviso, string> = {
  sucesso: 'var(--cor-sucesso-texto)',
  erro: 'var(--cor-perigo-texto)',
  info: 'var(--cor-primaria-texto)',
};

function escolher({ id, acao }: AvisoPedido): void {
  notifications.hide(id);
  acao?.aoEscolher();
}

/**
 * Called for a click on a toast beside its buttons: runs the action of a toast that is one action
 * as a whole. A link of its message that is followed does away with it.
 */
function aoClicar(aviso: AvisoPedido, { target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('button')) return;
  if (target.closest('a')) notifications.hide(aviso.id);
  else if (aviso.acao?.noAvisoInteiro) escolher(aviso);
}

function Corpo({ aviso }: { aviso: AvisoPedido }) {
  const { mensagem, acao } = aviso;
  return (
    <div className={classes.corpo}>
      {mensagem && <span>{mensagem}</span>}
      {acao && (
        <Button variant="default" size="compact-sm" onClick={() => escolher(aviso)}>
          {acao.rotulo}
        </Button>
      )}
    </div>
  );
}

let emPe: readonly AvisoPedido[] = [];

/** Shows a toast, at once. */
export function mostrar(aviso: AvisoPedido): void {
  const cede = quemCede(emPe);
  if (cede) notifications.hide(cede.id);
  emPe = [...emPe.filter((um) => um !== cede), aviso];
  const Icone = ICONES[aviso.tipo];
  const inteiro = aviso.acao?.noAvisoInteiro;
  notifications.show({
    id: aviso.id,
    title: aviso.titulo,
    message: <Corpo aviso={aviso} />,
    icon: <Icone size={20} stroke={1.7} color={CORES[aviso.tipo]} aria-hidden />,
    color: 'transparent',
    classNames: { title: classes.titulo },
    autoClose: duracaoDoAviso(aviso),
    onClose: () => {
      emPe = emPe.filter(({ id }) => id !== aviso.id);
      aviso.aoFechar?.();
    },
    ...PASSAGEIRO,
    role: aviso.tipo === 'erro' ? 'alert' : 'status',
    className: inteiro ? `${classes.aviso} ${classes.clicavel}` : classes.aviso,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
    onClick: (evento) => aoClicar(aviso, evento),
  });
}

/** Toasts fade in and out over this many ms (specification part 1 §9). */
const TRANSICAO_DO_AVISO = 300;

/** Draws the toasts asked for with `avisar`. */
export default function Avisos() {
  useEffect(() => conectarAvisos(mostrar, notifications.hide), []);
  return (
    <Notifications
      position="bottom-right"
      limit={MAXIMO_DE_AVISOS}
      transitionDuration={TRANSICAO_DO_AVISO}
      containerWidth={380}
      zIndex={400}
      className={classes.lugar}
    />
  );
}
