import { sessoesEndpoints, TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { chamar } from '../../../lib/api-client.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { validar } from '../../../lib/validar.ts';
import { CampoDeEmail } from './campo-de-email.tsx';
import classes from './cartao-de-entrada.module.css';
import { FimDoFormulario } from './fim-do-formulario.tsx';
import { Recado } from './recado.tsx';

interface Props {
  email: string;
  aoMudarEmail: (email: string) => void;
  aoVoltar: () => void;
}

/**
 * Form that asks for a link to reset the password. The answer does not tell whether the account
 * exists.
 */
export default function PedirLink({ email, aoMudarEmail, aoVoltar }: Props) {
  const [erroDoEmail, definirErroDoEmail] = useState<string>();
  const [falha, definirFalha] = useState<string | null>(null);
  const [estado, definirEstado] = useState<'parado' | 'enviando' | 'pedido'>('parado');
  const campo = useRef<HTMLInputElement>(null);

  useEffect(() => campo.current?.focus(), []);

  const pedir = async () => {
    const validacao = validar(sessoesEndpoints.esqueciSenha.body, { email });
    if (!validacao.ok) {
      definirErroDoEmail(validacao.erros.email);
      campo.current?.focus();
      return;
    }
    definirErroDoEmail(undefined);
    definirEstado('enviando');
    try {
      await chamar(sessoesEndpoints.esqueciSenha, { body: validacao.dados });
      definirEstado('pedido');
    } catch (erro) {
      definirFalha(mensagemDoErro(erro));
      definirEstado('parado');
    }
  };

  const aoEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (estado === 'enviando') return;
    definirFalha(null);
    void pedir();
  };

  return (
    <form className={classes.formulario} onSubmit={aoEnviar} noValidate>
      {falha && <Recado tipo="erro">{falha}</Recado>}
      {estado === 'pedido' && <Recado tipo="sucesso">{TEXTOS_DA_SESSAO.linkPedido}</Recado>}
      <CampoDeEmail ref={campo} email={email} aoMudar={aoMudarEmail} erro={erroDoEmail} />
      <FimDoFormulario
        rotulo={estado === 'pedido' ? 'Enviar de novo' : 'Enviar link'}
        enquanto="Enviando…"
        ocupado={estado === 'enviando'}
        aoVoltar={aoVoltar}
      />
    </form>
  );
}
