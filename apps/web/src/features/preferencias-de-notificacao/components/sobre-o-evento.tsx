import {
  type ConfiguracaoDeEvento,
  TEXTOS_DA_CONFIGURACAO,
} from '@dominio/contrato/notificacoes-configuracao';
import { IconLock } from '@tabler/icons-react';
import { AvisarTambem } from './avisar-tambem.tsx';
import classes from './preferencias.module.css';

/** When an event is told, and who decides by which ways where that is not the person. */
export function SobreOEvento({ evento }: { evento: ConfiguracaoDeEvento }) {
  return (
    <>
      {evento.description && <span className={classes.descricao}>{evento.description}</span>}
      {evento.bloqueado && (
        <span className={classes.bloqueio}>
          <IconLock size={14} stroke={1.7} aria-hidden />
          {TEXTOS_DA_CONFIGURACAO.bloqueado}
        </span>
      )}
      <AvisarTambem evento={evento} />
    </>
  );
}
