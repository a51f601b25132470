import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import classes from './personalizacao.module.css';

interface Props {
  titulo: string;
  inicial: string;
  /** Words of the button that confirms. */
  confirmar: string;
  aoConfirmar: (nome: string) => void;
  aoFechar: () => void;
}

/** Asks for the name of a theme. */
export function DialogoDoNome({ titulo, inicial, confirmar, aoConfirmar, aoFechar }: Props) {
  const [nome, setNome] = useState(inicial);
  const [erro, setErro] = useState<string>();
  return (
    <Dialogo titulo={titulo} aoFechar={aoFechar}>
      <form
        onSubmit={(evento) => {
          evento.preventDefault();
          if (nome.trim() === '') {
            setErro('Dê um nome ao tema.');
            return;
          }
          aoConfirmar(nome.trim());
          aoFechar();
        }}
      >
        <TextInput
          label="Nome do tema"
          data-autofocus
          autoComplete="off"
          maxLength={60}
          value={nome}
          error={erro}
          onChange={({ currentTarget }) => setNome(currentTarget.value)}
        />
        <div className={classes.acoesDoDialogo}>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit">{confirmar}</Button>
        </div>
      </form>
    </Dialogo>
  );
}
