import type { ChaveDeAcesso } from '@dominio/contrato/chaves-de-acesso';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useAcoesDoSegundoFator } from '../segundo-fator.queries.ts';
import classes from './segundo-fator.module.css';

/** Dialog that renames a passkey. */
export function NomeDaChave({ chave, aoFechar }: { chave: ChaveDeAcesso; aoFechar: () => void }) {
  const { renomearChave } = useAcoesDoSegundoFator();
  const [nome, setNome] = useState(chave.nome);
  const [erro, setErro] = useState<string>();
  const salvar = async () => {
    try {
      await renomearChave.mutateAsync({ id: chave.id, nome });
      aoFechar();
    } catch (falha) {
      setErro(mensagemDoErro(falha));
    }
  };
  return (
    <Dialogo titulo="Renomear chave de acesso" aoFechar={aoFechar}>
      <form
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          if (!renomearChave.isPending) void salvar();
        }}
      >
        <TextInput
          label="Nome da chave"
          autoComplete="off"
          data-autofocus
          value={nome}
          onChange={(evento) => setNome(evento.currentTarget.value)}
          error={erro}
        />
        <div className={classes.atos}>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" loading={renomearChave.isPending}>
            Salvar nome
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}
