import {
  type CampoDoMotivo,
  FALTA_DE_MOTIVO,
  TAMANHO_DO_MOTIVO,
} from '@dominio/contrato/agendamentos-opcoes';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import classes from './dialogos-da-agenda.module.css';

interface Props {
  /** Field of the contract in which the reason is sent. */
  campo: CampoDoMotivo;
  titulo: string;
  rotulo: string;
  confirmar: string;
  /** Message for a missing reason, where that of the contract does not fit. */
  falta?: string | undefined;
  perigo?: boolean;
  /** Reasons to pick: one of them confirms at once. */
  frequentes?: readonly string[];
  enviando: boolean;
  aoFechar: () => void;
  /** Resolves with the message when the server refused the reason. */
  aoConfirmar: (motivo: string) => Promise<string | undefined>;
}

/** Message for a reason that is too short; undefined for one that may be sent. */
export const motivoRecusado = (campo: CampoDoMotivo, motivo: string): string | undefined =>
  motivo.trim().length < TAMANHO_DO_MOTIVO.minimo ? FALTA_DE_MOTIVO[campo] : undefined;

/** Asks for the reason of a change that needs one. */
export function DialogoDeMotivo({ titulo, rotulo, confirmar, perigo = false, ...props }: Props) {
  const { frequentes = [] } = props;
  const [motivo, setMotivo] = useState('');
  const [erro, setErro] = useState<string>();
  const campo = useRef<HTMLTextAreaElement>(null);

  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    const curto = motivoRecusado(props.campo, motivo);
    const recusa = curto ? (props.falta ?? curto) : await props.aoConfirmar(motivo.trim());
    setErro(recusa);
    if (recusa) campo.current?.focus();
  };

  return (
    <Dialogo titulo={titulo} aoFechar={props.aoFechar}>
      <form onSubmit={enviar}>
        {frequentes.length > 0 && (
          <fieldset className={classes.motivos} disabled={props.enviando}>
            <legend>Escolha o motivo ou escreva outro</legend>
            {frequentes.map((frequente) => (
              <Button
                key={frequente}
                variant="default"
                onClick={async () => setErro(await props.aoConfirmar(frequente))}
              >
                {frequente}
              </Button>
            ))}
          </fieldset>
        )}
        <Textarea
          ref={campo}
          label={rotulo}
          withAsterisk
          aria-required
          data-autofocus
          autosize
          minRows={3}
          maxLength={TAMANHO_DO_MOTIVO.maximo}
          value={motivo}
          error={erro}
          onChange={(evento) => setMotivo(evento.currentTarget.value)}
        />
        <div className={classes.acoes}>
          <Button variant="default" onClick={props.aoFechar}>
            Voltar
          </Button>
          <Button
            type="submit"
            loading={props.enviando}
            {...(perigo && { color: 'var(--cor-perigo)' })}
          >
            {confirmar}
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}
