import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import classesDoDialogo from '../../../../components/ui/dialogo.module.css';
import { Dialogo } from '../../../../components/ui/dialogo.tsx';

const MAXIMO = 500;

interface Props {
  enviando: boolean;
  erro: string | undefined;
  aoRecusar: (motivo: string) => void;
  aoFechar: () => void;
}

/** Asks why a term is not signed: whoever had it made reads it, and makes another. */
export function RecusaDaPassagem({ enviando, erro, aoRecusar, aoFechar }: Props) {
  const [motivo, setMotivo] = useState('');
  const [falta, setFalta] = useState(false);
  const escrito = motivo.trim();
  const invalido = escrito === '' || escrito.length > MAXIMO;
  const frase =
    escrito === '' ? 'Informe o motivo.' : `O motivo pode ter no máximo ${MAXIMO} caracteres.`;
  return (
    <Dialogo titulo="Recusar o termo de passagem" aoFechar={aoFechar}>
      <form
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          setFalta(invalido);
          if (!invalido) aoRecusar(escrito);
        }}
      >
        <p className={classesDoDialogo.texto}>
          O termo termina aqui e o cliente fica com quem está. Outro pode ser gerado depois.
        </p>
        <Textarea
          label="Motivo"
          description="Lê quem vê este cliente e quem assina o termo."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data-autofocus
          autosize
          minRows={2}
          withAsterisk
          aria-required
          value={motivo}
          error={falta && invalido ? frase : erro}
          onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
        />
        <div className={classesDoDialogo.acoes}>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" color="var(--cor-perigo)" loading={enviando}>
            Recusar termo
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}
