import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import { IconCheck, IconFlag, IconFlagFilled, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import icone from '../../../components/ui/icone-pequeno.module.css';
import { acoesDa } from '../acoes.rules.ts';
import { alternarImportante, remover } from '../acoes-da-lista.ts';
import { marcarComoLida } from '../marcar-como-lida.ts';
import type { Notificacao } from '../notificacoes.rules.ts';
import classes from './acoes-da-linha.module.css';

const QUANDO = { hover: true, focus: true, touch: false };

interface PropsDaAcao {
  /** Value of `data-acao`, by which the list's keys find the button. */
  acao: string;
  dica: string;
  rotulo: string;
  pressionado?: boolean;
  aoEscolher: () => void;
  children: ReactNode;
}

function Acao({ acao, dica, rotulo, pressionado, aoEscolher, children }: PropsDaAcao) {
  return (
    <Tooltip label={dica} events={QUANDO}>
      <button
        type="button"
        className={`${icone.icone} ${classes.acao}`}
        data-acao={acao}
        aria-label={rotulo}
        {...(pressionado !== undefined && { 'aria-pressed': pressionado })}
        onClick={aoEscolher}
      >
        {children}
      </button>
    </Tooltip>
  );
}

/** The buttons of a notification's row (specification part 1 §2.3). */
export function AcoesDaLinha({
  notificacao,
  usuarioId,
}: {
  notificacao: Notificacao;
  usuarioId: number;
}) {
  const queryClient = useQueryClient();
  const { id, titulo, importante } = notificacao;
  const pode = acoesDa(notificacao, usuarioId);
  const Bandeira = importante ? IconFlagFilled : IconFlag;
  return (
    <div className={classes.acoes}>
      {pode.marcarLida && (
        <Acao
          acao="lida"
          dica="Marcar como lida"
          rotulo={`Marcar como lida: ${titulo}`}
          aoEscolher={() => void marcarComoLida(queryClient, id)}
        >
          <IconCheck size={16} stroke={1.7} aria-hidden />
        </Acao>
      )}
      <Acao
        acao="importante"
        dica={importante ? 'Desmarcar como importante' : 'Marcar como importante'}
        rotulo={`Importante: ${titulo}`}
        pressionado={importante}
        aoEscolher={() => void alternarImportante(queryClient, notificacao)}
      >
        <Bandeira size={16} stroke={1.7} aria-hidden />
      </Acao>
      {pode.remover && (
        <Acao
          acao="remover"
          dica="Remover"
          rotulo={`Remover: ${titulo}`}
          aoEscolher={() => void remover(queryClient, notificacao)}
        >
          <IconTrash size={16} stroke={1.7} aria-hidden />
        </Acao>
      )}
    </div>
  );
}
