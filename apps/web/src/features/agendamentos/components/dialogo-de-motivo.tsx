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

/** Message for a reason that is too short or too long; undefined for one that may be sent. */
export function motivoRecusado(campo: CampoDoMotivo, motivo: string): string | undefined {
  const { minimo, maximo } = TAMANHO_DO_MOTIVO;
  const tamanho = motivo.trim().length;
  if (tamanho > maximo) return `O motivo pode ter no máximo ${maximo} caracteres.`;
  return tamanho < minimo ? FALTA_DE_MOTIVO[campo] : undefined;
}

/** Asks for the reason of a change that needs one. */
export function DialogoDeMotivo({ titulo, rotulo, confirmar, perigo = false, ...props }: Props) {
  const { frequentes = [] } = props;
  const [motivo, setMotivo] = useState('');
  const [erro, setErro] = useState<string>();
  const campo = useRef<HTMLTextAreaElement>(null);

  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    const frase = motivoRecusado(props.campo, motivo);
    const curto = motivo.trim().length < TAMANHO_DO_MOTIVO.minimo;
    const recusa = frase ? (curto && props.falta) || frase : await props.aoConfirmar(motivo.trim());
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
