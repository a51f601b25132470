import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CampoDeSenha } from '../campos/campo-de-senha.tsx';
import classes from './dialogo.module.css';
import { Dialogo } from './dialogo.tsx';

/**
 * The proof of identity that a call takes: a password or a code, or neither from whoever has just
 * signed in again.
 */
export interface ProvaDeIdentidade {
  readonly senha?: string;
  readonly codigo?: string;
}

export interface PedidoDeProva {
  /** Says what will be done with the proof. */
  texto: ReactNode;
  /** Label of the button: the verb of what will happen. */
  confirmar: string;
  perigo?: boolean;
  /** The person has an authenticator application, whose code will do as well. */
  comCodigo?: boolean;
  /**
   * The account has no password. Then having just signed in again is the proof, and `entrarDeNovo`
   * asks for it.
   */
  semSenha?: { readonly provado: boolean; readonly entrarDeNovo: () => void } | undefined;
  /**
   * The call that needs the proof. An error it throws is shown in the dialog, where the person may
   * try again.
   */
  executar: (prova: ProvaDeIdentidade) => Promise<unknown>;
  /** Sentence for the person about what `executar` threw. */
  descreverErro: (erro: unknown) => string;
}

interface Props extends PedidoDeProva {
  /** True when it was done, false when the question was closed. */
  aoFechar: (feito: boolean) => void;
}

/** In place of the field: says that the account has no password, and what to do instead. */
function SemSenha({ provado, erro }: { provado: boolean; erro: string | undefined }) {
  if (erro) {
    return (
      <p role="alert" className={classes.texto}>
        {erro}
      </p>
    );
  }
  return (
    <p className={classes.texto}>
      {provado
        ? 'Você acabou de entrar de novo: isto confirma que é você.'
        : 'A sua conta não tem senha. Entre de novo e volte aqui em até 5 minutos: isto confirma que é você.'}
    </p>
  );
}

/** Asks a person to prove who they are, then makes the call that needs it. */
export function DialogoDeReautenticacao({ aoFechar, ...pedido }: Props) {
  const { texto, confirmar, perigo = false, comCodigo = false, semSenha } = pedido;
  const [porCodigo, setPorCodigo] = useState(comCodigo && semSenha !== undefined);
  const porEntrada = semSenha !== undefined && !porCodigo;
  const [valor, setValor] = useState('');
  const [erro, setErro] = useState<string>();
  const [enviando, setEnviando] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field takes the place of the first
  useEffect(() => campo.current?.focus(), [porCodigo]);

  const enviar = async () => {
    if (!porEntrada && valor.trim() === '') {
      setErro(porCodigo ? 'Informe o código.' : 'Informe a sua senha.');
      campo.current?.focus();
      return;
    }
    setErro(undefined);
    setEnviando(true);
    try {
      await pedido.executar(porEntrada ? {} : porCodigo ? { codigo: valor } : { senha: valor });
      aoFechar(true);
    } catch (falha) {
      setErro(pedido.descreverErro(falha));
      setEnviando(false);
      campo.current?.focus();
      campo.current?.select();
    }
  };
  const comum = {
    ref: campo,
    // Without this the dialog would give the focus to its close button.
    'data-autofocus': true,
    value: valor,
    error: erro,
    onChange: (evento: { currentTarget: HTMLInputElement }) => setValor(evento.currentTarget.value),
  };

  return (
    <Dialogo titulo="Confirme que é você" aoFechar={() => aoFechar(false)}>
      <form
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          // The dialog may lie over a form, which its own submission must not send.
          evento.stopPropagation();
          if (!enviando) void enviar();
        }}
      >
        <p className={classes.texto}>{texto}</p>
        {porEntrada && <SemSenha provado={semSenha.provado} erro={erro} />}
        {porEntrada ? null : porCodigo ? (
          <TextInput
            {...comum}
            label="Código do aplicativo autenticador"
            inputMode="numeric"
            autoComplete="one-time-code"
            name="codigo"
          />
        ) : (
          <CampoDeSenha
            {...comum}
            label="Senha atual"
            autoComplete="current-password"
            name="senha"
          />
        )}
        {comCodigo && !semSenha && (
          <button
            type="button"
            className={classes.outra}
            onClick={() => {
              setPorCodigo(!porCodigo);
              setValor('');
              setErro(undefined);
            }}
          >
            {porCodigo ? 'Usar a senha' : 'Usar um código do aplicativo'}
          </button>
        )}
        <div className={classes.acoes}>
          <Button variant="default" onClick={() => aoFechar(false)}>
            Voltar
          </Button>
          {porEntrada && (!semSenha.provado || erro) ? (
            <Button onClick={semSenha.entrarDeNovo}>Sair e entrar de novo</Button>
          ) : (
            <Button
              type="submit"
              loading={enviando}
              {...(perigo && { color: 'var(--cor-perigo)' })}
            >
              {confirmar}
            </Button>
          )}
        </div>
      </form>
    </Dialogo>
  );
}
