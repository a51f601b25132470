import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CampoDeSenha } from '../../../components/campos/campo-de-senha.tsx';
import { ErroDaApi, mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useSessao } from '../../../lib/sessao.ts';
import { type ErrosDeCampo, validar } from '../../../lib/validar.ts';
import { CampoDeEmail } from './campo-de-email.tsx';
import classes from './cartao-de-entrada.module.css';
import { FimDoFormulario } from './fim-do-formulario.tsx';
import { Recado } from './recado.tsx';

interface Props {
  email: string;
  aoMudarEmail: (email: string) => void;
  aoEsquecer: () => void;
  /** Called when an attempt begins, to remove earlier messages. */
  aoTentar: () => void;
  /**
   * Called with the server's answer when the password was right and the account has a second
   * factor.
   */
  aoPedirSegundoFator: (pedido: Record<string, unknown>) => void;
}

const ehToque = () => window.matchMedia('(pointer: coarse)').matches;

/**
 * Form with e-mail and password. After a success the route's guard opens the person's first page.
 */
export function FormularioDeEntrada(props: Props) {
  const { email, aoMudarEmail, aoEsquecer, aoTentar, aoPedirSegundoFator } = props;
  const entrar = useSessao((sessao) => sessao.entrar);
  const [password, definirSenha] = useState('');
  const [erros, definirErros] = useState<ErrosDeCampo>({});
  const [falha, definirFalha] = useState<{ titulo?: string; texto: string } | null>(null);
  const [entrando, definirEntrando] = useState(false);
  const campoDoEmail = useRef<HTMLInputElement>(null);
  const campoDaSenha = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // On a touch screen the focus would open the keyboard over the card.
    if (ehToque()) return;
    const vazio = campoDoEmail.current?.value === '';
    (vazio ? campoDoEmail : campoDaSenha).current?.focus();
  }, []);

  const mostrarErros = (novos: ErrosDeCampo) => {
    definirErros(novos);
    if (novos.email) campoDoEmail.current?.focus();
    else if (novos.password) campoDaSenha.current?.focus();
  };

  const tentar = async () => {
    const validacao = validar(sessoesEndpoints.login.body, { email, password });
    if (!validacao.ok) return mostrarErros(validacao.erros);
    definirErros({});
    definirEntrando(true);
    try {
      await entrar(validacao.dados.email, validacao.dados.password);
    } catch (erro) {
      definirEntrando(false);
      if (erro instanceof ErroDaApi && erro.codigo === 'SEGUNDO_FATOR') {
        return aoPedirSegundoFator(erro.corpo);
      }
      definirFalha(descreverFalha(erro));
      campoDaSenha.current?.select();
    }
  };

  const aoEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (entrando) return;
    aoTentar();
    definirFalha(null);
    void tentar();
  };

  return (
    <form className={classes.formulario} onSubmit={aoEnviar} noValidate>
      {falha && (
        <Recado tipo="erro" titulo={falha.titulo}>
          {falha.texto}
        </Recado>
      )}
      <CampoDeEmail ref={campoDoEmail} email={email} aoMudar={aoMudarEmail} erro={erros.email} />
      <CampoDeSenha
        ref={campoDaSenha}
        label="Senha"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(evento) => definirSenha(evento.currentTarget.value)}
        error={erros.password}
      />
      <button type="button" className={classes.ligacao} onClick={aoEsquecer}>
        Esqueci minha senha
      </button>
      <FimDoFormulario rotulo="Entrar" enquanto="Entrando…" ocupado={entrando} />
    </form>
  );
}

/**
 * Message for a refused sign-in: 'Erro no login' when the server gave none; a lost connection is
 * explained.
 */
function descreverFalha(erro: unknown): { titulo?: string; texto: string } {
  const semConexao = erro instanceof ErroDaApi && erro.cause instanceof ErroDaApi;
  const causa = semConexao && erro.status === 0 ? mensagemDoErro(erro.cause) : null;
  const texto = mensagemDoErro(erro);
  return causa ? { titulo: texto, texto: causa } : { texto };
}
