import { NovoTema } from '@dominio/contrato/temas';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { errosDoCorpo } from '../../../lib/validar.ts';
import classes from './personalizacao.module.css';

const erros = errosDoCorpo(NovoTema.pick({ nome: true }));

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
          const escrito = nome.trim();
          const recusa = escrito ? erros({ nome: escrito }).nome : 'Dê um nome ao tema.';
          setErro(recusa);
          if (recusa) return;
          aoConfirmar(escrito);
          aoFechar();
        }}
      >
        <TextInput
          label="Nome do tema"
          data-autofocus
          autoComplete="off"
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
