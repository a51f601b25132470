import { DIGITOS_DO_CODIGO } from '@dominio/contrato/reautenticacao';
import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { BotaoDeCopiar } from '../../../components/ui/botao-de-copiar.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useAcoesDoSegundoFator } from '../segundo-fator.queries.ts';
import { FiguraDoCodigo } from './figura-do-codigo.tsx';
import classes from './segundo-fator.module.css';

interface Props {
  segredo: string;
  uri: string;
  aoConfirmar: (codigos: string[]) => void;
  aoFechar: () => void;
}

/** `JBSW Y3DP …`: groups of four, as people type it into an application. */
const emGrupos = (segredo: string) => segredo.replaceAll(/(.{4})(?=.)/g, '$1 ');

/**
 * Shows the secret as a QR code and as text, and asks for a first code, which proves that the
 * application has it.
 */
export function CadastroDoAplicativo({ segredo, uri, aoConfirmar, aoFechar }: Props) {
  const { confirmar } = useAcoesDoSegundoFator();
  const [codigo, setCodigo] = useState('');
  const [erro, setErro] = useState<string>();
  const campo = useRef<HTMLInputElement>(null);

  const enviar = async () => {
    if (codigo.trim() === '') return setErro('Informe o código.');
    setErro(undefined);
    try {
      aoConfirmar((await confirmar.mutateAsync(codigo)).codigos);
    } catch (falha) {
      setErro(mensagemDoErro(falha));
      campo.current?.focus();
      campo.current?.select();
    }
  };

  return (
    <Dialogo titulo="Ativar aplicativo autenticador" aoFechar={aoFechar}>
      <form
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          if (!confirmar.isPending) void enviar();
        }}
      >
        <ol className={classes.passos}>
          <li>
            <p>No aplicativo autenticador do seu celular, escaneie a figura.</p>
            <FiguraDoCodigo texto={uri} rotulo="Figura para o aplicativo autenticador" />
            <p>Não consegue escanear? Digite a chave no aplicativo:</p>
            <output className={classes.segredo} aria-label="Chave do aplicativo">
              {emGrupos(segredo)}
            </output>
            <BotaoDeCopiar texto={segredo} rotulo="Copiar chave" />
          </li>
          <li>
            <TextInput
              ref={campo}
              label={`Código de ${DIGITOS_DO_CODIGO} dígitos que o aplicativo mostra`}
              name="codigo"
              inputMode="numeric"
              autoComplete="one-time-code"
              data-autofocus
              value={codigo}
              onChange={(evento) => setCodigo(evento.currentTarget.value)}
              error={erro}
            />
          </li>
        </ol>
        <div className={classes.atos}>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" loading={confirmar.isPending}>
            Ativar
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}
