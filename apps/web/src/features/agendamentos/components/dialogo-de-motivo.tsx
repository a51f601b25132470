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
  /** Which reason it asks for. */
  campo: CampoDoMotivo;
  titulo: string;
  rotulo: string;
  confirmar: string;
  /** Said of a reason that is missing, when the field's own sentence does not fit. */
  falta?: string | undefined;
  perigo?: boolean;
  enviando: boolean;
  aoFechar: () => void;
  /** Answers with the server's refusal of the reason, if it refused. */
  aoConfirmar: (motivo: string) => Promise<string | undefined>;
}

/** Sentence about a reason that is too short, or nothing. */
export const motivoRecusado = (campo: CampoDoMotivo, motivo: string): string | undefined =>
  motivo.trim().length < TAMANHO_DO_MOTIVO.minimo ? FALTA_DE_MOTIVO[campo] : undefined;

/** A change that needs its reason. */
export function DialogoDeMotivo({ titulo, rotulo, confirmar, perigo = false, ...props }: Props) {
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
