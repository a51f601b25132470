import { contratosEndpoints } from '@dominio/contrato/contratos';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { errosDoCorpo } from '../../../lib/validar.ts';
import classes from './contratos.module.css';

const erros = errosDoCorpo(contratosEndpoints.mudarStatus.body.pick({ motivo: true }));

interface Props {
  titulo: string;
  /** Label of the button: the verb of what will happen. */
  verbo: string;
  obrigatorio?: boolean;
  enviando: boolean;
  /** @param motivo undefined where none was written. */
  aoEnviar: (motivo: string | undefined) => void;
  aoFechar: () => void;
}

/** Asks in words why the status of a contract is changed. */
export function MotivoDaMudanca(props: Props) {
  const { titulo, verbo, obrigatorio = false, enviando, aoEnviar, aoFechar } = props;
  const [motivo, setMotivo] = useState('');
  const [erro, setErro] = useState<string>();
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const escrito = motivo.trim();
    const falta = obrigatorio ? 'Informe o motivo.' : undefined;
    const recusa = escrito ? erros({ motivo: escrito }).motivo : falta;
    setErro(recusa);
    if (!recusa) aoEnviar(escrito || undefined);
  };
  return (
    <Dialogo titulo={titulo} aoFechar={aoFechar}>
      <form className={classes.pilha} noValidate onSubmit={enviar}>
        <Textarea
          label="Motivo"
          withAsterisk={obrigatorio}
          aria-required={obrigatorio || undefined}
          data-autofocus
          autosize
          minRows={3}
          value={motivo}
          error={erro}
          onChange={(evento) => setMotivo(evento.currentTarget.value)}
        />
        <div className={classes.acoes}>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" loading={enviando}>
            {verbo}
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}
