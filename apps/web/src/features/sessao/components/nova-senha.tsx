import { NovaSenha } from '@dominio/contrato/senhas';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CampoDeSenha } from '../../../components/campos/campo-de-senha.tsx';
import { chamar } from '../../../lib/api-client.ts';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { type ErrosDeCampo, validar } from '../../../lib/validar.ts';
import classes from './cartao-de-entrada.module.css';
import { FimDoFormulario } from './fim-do-formulario.tsx';
import { MedidorDeSenha } from './medidor-de-senha.tsx';
import { Recado } from './recado.tsx';

interface Props {
  token: string;
  /** Whether it is the first password, chosen by a link of an invitation. */
  convite: boolean;
  /** E-mail of the account; undefined when the link was not checked. */
  email: string | undefined;
  /** Called with the account's e-mail after the password was saved. */
  aoSalvar: (email: string) => void;
  /** Called with the server's message when the link is not valid any more. */
  aoRecusarLink: (mensagem: string) => void;
  aoVoltar: () => void;
}

const NAO_CONFEREM = 'As senhas não conferem.';

/** Errors of the two fields; empty when the server may be asked. */
export function errosDaNovaSenha(senha: string, confirmacao: string): ErrosDeCampo {
  const validacao = validar(NovaSenha, senha);
  return {
    ...(!validacao.ok && { nova: validacao.erros[''] ?? '' }),
    ...(senha !== confirmacao && { confirmacao: NAO_CONFEREM }),
  };
}

/** Form that saves a new password with the token of a link. */
export default function FormularioDeNovaSenha({
  token,
  convite,
  email,
  aoSalvar,
  aoRecusarLink,
  aoVoltar,
}: Props) {
  const [senha, definirSenha] = useState('');
  const [confirmacao, definirConfirmacao] = useState('');
  const [erros, definirErros] = useState<ErrosDeCampo>({});
  const [falha, definirFalha] = useState<string | null>(null);
  const [salvando, definirSalvando] = useState(false);
  const campoDaSenha = useRef<HTMLInputElement>(null);
  const campoDaConfirmacao = useRef<HTMLInputElement>(null);

  useEffect(() => campoDaSenha.current?.focus(), []);

  const mostrarErros = (novos: ErrosDeCampo) => {
    definirErros(novos);
    (novos.nova ? campoDaSenha : campoDaConfirmacao).current?.focus();
  };

  const recusar = (erro: unknown) => {
    definirSalvando(false);
    if (!(erro instanceof ErroDaApi)) return definirFalha(mensagemDoErro(erro));
    if (erro.codigo === 'TOKEN_INVALIDO' || erro.campo('token')) return aoRecusarLink(erro.detail);
    const doCampo = erro.campo('nova_senha');
    if (doCampo) mostrarErros({ nova: doCampo });
    else definirFalha(erro.detail);
  };

  const salvar = async () => {
    const encontrados = errosDaNovaSenha(senha, confirmacao);
    if (Object.keys(encontrados).length > 0) return mostrarErros(encontrados);
    definirErros({});
    definirSalvando(true);
    try {
      const corpo = { token, nova_senha: senha };
      aoSalvar((await chamar(sessoesEndpoints.redefinirSenha, { body: corpo })).email);
    } catch (erro) {
      recusar(erro);
    }
  };

  const aoEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (salvando) return;
    definirFalha(null);
    void salvar();
  };

  return (
    <form className={classes.formulario} onSubmit={aoEnviar} noValidate>
      {falha && <Recado tipo="erro">{falha}</Recado>}
      {/* Read-only, so that a password manager stores the new password for this account. */}
      {email && (
        <TextInput
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          readOnly
          value={email}
        />
      )}
      <CampoDeSenha
        ref={campoDaSenha}
        label="Nova senha"
        name="nova-senha"
        autoComplete="new-password"
        value={senha}
        onChange={(evento) => definirSenha(evento.currentTarget.value)}
        error={erros.nova}
      />
      <MedidorDeSenha senha={senha} />
      <CampoDeSenha
        ref={campoDaConfirmacao}
        label="Confirme a nova senha"
        name="confirmacao"
        autoComplete="new-password"
        value={confirmacao}
        onChange={(evento) => definirConfirmacao(evento.currentTarget.value)}
        error={erros.confirmacao}
      />
      <FimDoFormulario
        rotulo={convite ? 'Ativar acesso' : 'Salvar nova senha'}
        enquanto={convite ? 'Ativando…' : 'Salvando…'}
        ocupado={salvando}
        aoVoltar={aoVoltar}
      />
    </form>
  );
}
