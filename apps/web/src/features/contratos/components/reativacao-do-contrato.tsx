import { contratosEndpoints } from '@dominio/contrato/contratos';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { errosDoCorpo } from '../../../lib/validar.ts';
import classes from './contratos.module.css';

const erros = errosDoCorpo(contratosEndpoints.mudarStatus.body.pick({ motivo: true }));

interface Props {
  reativando: boolean;
  aoReativar: (motivo: string) => void;
  aoFechar: () => void;
}

/** Asks why a contract that ended is taken up again. */
export function ReativacaoDoContrato({ reativando, aoReativar, aoFechar }: Props) {
  const [motivo, setMotivo] = useState('');
  const [erro, setErro] = useState<string>();
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const escrito = motivo.trim();
    const recusa = escrito ? erros({ motivo: escrito }).motivo : 'Informe o motivo.';
    setErro(recusa);
    if (!recusa) aoReativar(escrito);
  };
  return (
    <Dialogo titulo="Reativar contrato" aoFechar={aoFechar}>
      <form className={classes.pilha} noValidate onSubmit={enviar}>
        <Textarea
          label="Motivo"
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
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" loading={reativando}>
            Reativar
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}
