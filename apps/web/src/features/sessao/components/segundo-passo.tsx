import { DIGITOS_DO_CODIGO } from '@dominio/contrato/reautenticacao';
import {
  type MetodoDoSegundoFator,
  type PedidoDeSegundoFator,
  segundoFatorEndpoints,
} from '@dominio/contrato/segundo-fator';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { chamar } from '../../../lib/api-client.ts';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { comecarSessao } from '../../../lib/sessao.ts';
import { temChavesDeAcesso } from '../../../lib/tem-chaves.ts';
import { confirmarComChave } from '../entrar-com-chave.ts';
import classes from './cartao-de-entrada.module.css';
import { CartaoDeEntrada } from './cartao-de-entrada.tsx';
import { Recado } from './recado.tsx';

const DIZERES: Readonly<
  Record<MetodoDoSegundoFator, { subtitulo: string; outro: string; campo?: string }>
> = {
  totp: {
    subtitulo: `Abra o seu aplicativo autenticador e digite o código de ${DIGITOS_DO_CODIGO} dígitos.`,
    outro: 'Usar o aplicativo autenticador',
    campo: 'Código do aplicativo',
  },
  chave: {
    subtitulo: 'Use a sua chave de acesso para concluir a entrada.',
    outro: 'Usar uma chave de acesso',
  },
  recuperacao: {
    subtitulo:
      'Digite um dos códigos que você guardou ao ativar o segundo fator. Cada um vale uma vez.',
    outro: 'Usar um código de recuperação',
    campo: 'Código de recuperação',
  },
};

interface Props {
  pedido: PedidoDeSegundoFator;
  /** Goes back to the password's form, with a message to show there. */
  aoVoltar: (mensagem: { tipo: 'erro'; texto: string } | null) => void;
}

/** Second step of the sign-in. After a success the route's guard opens the person's first page. */
export default function SegundoPasso({ pedido: { desafio, metodos: todos }, aoVoltar }: Props) {
  const metodos = todos.filter((um) => um !== 'chave' || temChavesDeAcesso());
  const [metodo, definirMetodo] = useState<MetodoDoSegundoFator>(metodos[0] ?? 'recuperacao');
  const [codigo, definirCodigo] = useState('');
  const [erro, definirErro] = useState<string>();
  const [falha, definirFalha] = useState<string | null>(null);
  const [ocupado, definirOcupado] = useState(false);
  // The last digit sends the code by itself: Enter after it must not send the code twice, as it is
  // good once.
  const emCurso = useRef(false);
  const recusado = useRef('');
  const campo = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another method has another field
  useEffect(() => campo.current?.focus(), [metodo]);
  const { subtitulo, campo: rotulo } = DIZERES[metodo];

  const tentar = async (confirmar: () => Promise<unknown>, digitado = '') => {
    if (emCurso.current) return;
    emCurso.current = true;
    definirErro(undefined);
    definirFalha(null);
    definirOcupado(true);
    try {
      await confirmar();
    } catch (recusa) {
      emCurso.current = false;
      definirOcupado(false);
      if (recusa instanceof ErroDaApi && recusa.codigo === 'DESAFIO_INVALIDO') {
        return aoVoltar({ tipo: 'erro', texto: recusa.detail });
      }
      const doCampo = recusa instanceof ErroDaApi ? recusa.campo('codigo') : undefined;
      if (doCampo) {
        definirErro(doCampo);
        recusado.current = digitado;
      } else definirFalha(mensagemDoErro(recusa));
      campo.current?.select();
    }
  };

  const enviar = async (digitado: string) => {
    if (digitado === recusado.current) return campo.current?.select();
    await tentar(async () => {
      const body = { desafio, codigo: digitado };
      comecarSessao(await chamar(segundoFatorEndpoints.entrarComCodigo, { body }));
    }, digitado);
  };

  const aoEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (ocupado) return;
    if (!rotulo) void tentar(() => confirmarComChave(desafio));
    else if (codigo.trim() === '') definirErro('Informe o código.');
    else void enviar(codigo);
  };

  const digitar = (valor: string) => {
    definirCodigo(valor);
    // The last digit sends the code, which is valid for thirty seconds: nobody has to look for the
    // button.
    const inteiro = metodo === 'totp' && valor.replaceAll(/\s/g, '').length === DIGITOS_DO_CODIGO;
    if (inteiro && !ocupado) void enviar(valor);
  };

  return (
    <CartaoDeEntrada titulo="Confirme que é você" subtitulo={subtitulo}>
      {falha && <Recado tipo="erro">{falha}</Recado>}
      <form className={classes.formulario} onSubmit={aoEnviar} noValidate>
        {rotulo && (
          <TextInput
            ref={campo}
            label={rotulo}
            name="codigo"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...(metodo === 'totp' && { inputMode: 'numeric' })}
            value={codigo}
            onChange={(evento) => digitar(evento.currentTarget.value)}
            error={erro}
            aria-invalid={erro ? true : undefined}
          />
        )}
        <Button type="submit" fullWidth aria-disabled={ocupado}>
          {ocupado ? 'Confirmando…' : rotulo ? 'Confirmar' : 'Usar chave de acesso'}
        </Button>
      </form>
      <div className={classes.ligacoes}>
        {metodos
          .filter((um) => um !== metodo)
          .map((um) => (
            <button
              key={um}
              type="button"
              className={classes.ligacao}
              onClick={() => {
                definirMetodo(um);
                definirCodigo('');
                definirErro(undefined);
                definirFalha(null);
              }}
            >
              {DIZERES[um].outro}
            </button>
          ))}
        <button type="button" className={classes.ligacao} onClick={() => aoVoltar(null)}>
          Voltar ao login
        </button>
      </div>
    </CartaoDeEntrada>
  );
}
