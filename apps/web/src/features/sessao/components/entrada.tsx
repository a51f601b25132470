import type { PedidoDeSegundoFator } from '@dominio/contrato/segundo-fator';
import { SENHA_MAXIMA, SENHA_MINIMA } from '@dominio/contrato/senhas';
import { TEXTOS_DA_SESSAO } from '@dominio/contrato/sessoes';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSessao } from '../../../lib/sessao.ts';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import {
  ENDERECO_DE_RECUPERAR,
  ehConvite,
  estadoComToken,
  mensagemPermitida,
  type PessoaDoLink,
  pedeRecuperacao,
  pessoaDoLink,
  tokenDeRedefinicao,
  tokenNoEndereco,
} from '../redefinicao.ts';
import { BotaoDaChave } from './botao-da-chave.tsx';
import { CartaoDeEntrada } from './cartao-de-entrada.tsx';
import { FormularioDeEntrada } from './formulario-de-entrada.tsx';
import { OutroMeio } from './outro-meio.tsx';
import { Recado } from './recado.tsx';

/** Code in files of their own: most people enter with a password that they remember. */
const FormularioDeNovaSenha = sobDemanda(() => import('./nova-senha.tsx'));
const PedirLink = sobDemanda(() => import('./pedir-link.tsx'));
const SegundoPasso = sobDemanda(() => import('./segundo-passo.tsx'));

interface Mensagem {
  tipo: 'erro' | 'sucesso' | 'info';
  titulo?: string;
  texto: string;
}

/** Message on arrival: about the link that was opened, or about the end of the last session. */
function mensagemInicial(search: string): Mensagem | null {
  const doLink = mensagemPermitida(search);
  if (doLink !== null) return { tipo: 'erro', texto: doLink };
  const { motivoDaSaida } = useSessao.getState();
  if (motivoDaSaida === 'expirada') {
    const texto = 'Entre novamente para continuar.';
    return { tipo: 'info', titulo: TEXTOS_DA_SESSAO.sessaoExpirada, texto };
  }
  if (motivoDaSaida === 'outra-aba') return { tipo: 'info', texto: 'Você saiu em outra aba.' };
  return null;
}

/**
 * Moves the token from the address, which is seen and stored, into the state of the history entry.
 */
function useTokenForaDoEndereco(): {
  token: string | null;
  convite: boolean;
  pessoa: PessoaDoLink | null;
} {
  const local = useLocation();
  const navegar = useNavigate();
  const naBarra = tokenNoEndereco(local);
  const convite = ehConvite(local);
  useEffect(() => {
    if (naBarra !== null)
      void navegar('/entrar', {
        replace: true,
        state: estadoComToken(naBarra, convite, pessoaDoLink({ state: local.state })),
      });
  }, [naBarra, convite, local.state, navegar]);
  return { token: tokenDeRedefinicao(local), convite, pessoa: pessoaDoLink(local) };
}

/** The sign-in card: with the form to sign in, to ask for a link, or to choose a new password. */
export function Entrada() {
  const { search } = useLocation();
  const navegar = useNavigate();
  const { token, convite, pessoa } = useTokenForaDoEndereco();
  const [email, definirEmail] = useState('');
  const esqueceu = pedeRecuperacao(search);
  const [mensagem, definirMensagem] = useState(() => mensagemInicial(search));

  const [pedido, definirPedido] = useState<PedidoDeSegundoFator | null>(null);

  const pedirSegundoFator = (dados: Record<string, unknown>) => {
    definirMensagem(null);
    definirPedido(dados as unknown as PedidoDeSegundoFator);
  };

  const voltar = (nova: Mensagem | null) => {
    definirMensagem(nova);
    void navegar('/entrar', { replace: true, state: null });
  };

  const aoSalvar = (conta: string) => {
    definirEmail(conta);
    // The server has ended every session of the account, so one in this browser would be refused.
    if (useSessao.getState().token !== null) useSessao.getState().sair();
    const { acessoAtivado, senhaAlterada } = TEXTOS_DA_SESSAO;
    voltar({ tipo: 'sucesso', texto: convite ? acessoAtivado : senhaAlterada });
  };

  const recado = mensagem && (
    <Recado tipo={mensagem.tipo} titulo={mensagem.titulo}>
      {mensagem.texto}
    </Recado>
  );

  if (token !== null) {
    return (
      <CartaoDeEntrada
        titulo={convite ? 'Ative seu acesso' : 'Definir nova senha'}
        subtitulo={`${pessoa ? `Olá, ${pessoa.nome.split(' ', 1)[0]}! ` : ''}${convite ? 'Escolha a senha com que vai entrar no Domínio. ' : ''}Use de ${SENHA_MINIMA} a ${SENHA_MAXIMA} caracteres. Uma frase é mais fácil de lembrar.`}
      >
        <Suspense>
          <FormularioDeNovaSenha
            token={token}
            convite={convite}
            email={pessoa?.email}
            aoSalvar={aoSalvar}
            aoRecusarLink={(texto) =>
              voltar({ tipo: 'erro', texto: convite ? TEXTOS_DA_SESSAO.conviteInvalido : texto })
            }
            aoVoltar={() => voltar(null)}
          />
        </Suspense>
      </CartaoDeEntrada>
    );
  }
  if (esqueceu) {
    return (
      <CartaoDeEntrada
        titulo="Esqueci minha senha"
        subtitulo="Enviaremos um link para você definir uma nova senha."
      >
        <Suspense>
          <PedirLink email={email} aoMudarEmail={definirEmail} aoVoltar={() => voltar(null)} />
        </Suspense>
      </CartaoDeEntrada>
    );
  }
  if (pedido !== null) {
    return (
      <Suspense>
        <SegundoPasso
          pedido={pedido}
          aoVoltar={(nova) => {
            definirMensagem(nova);
            definirPedido(null);
          }}
        />
      </Suspense>
    );
  }
  return (
    <CartaoDeEntrada titulo="Entrar" subtitulo="Informe o seu e-mail e a sua senha.">
      {recado}
      <FormularioDeEntrada
        email={email}
        aoMudarEmail={definirEmail}
        aoEsquecer={() => void navegar(ENDERECO_DE_RECUPERAR)}
        aoTentar={() => definirMensagem(null)}
        aoPedirSegundoFator={pedirSegundoFator}
      />
      <BotaoDaChave
        aoFalhar={(texto) => definirMensagem(texto === null ? null : { tipo: 'erro', texto })}
      />
      <OutroMeio aoDizer={definirMensagem} aoPedirSegundoFator={pedirSegundoFator} />
    </CartaoDeEntrada>
  );
}
