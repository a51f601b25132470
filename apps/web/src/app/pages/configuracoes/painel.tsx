import {
  type ConfiguracaoDaIntegracao,
  type Integracao,
  NOME_DA_INTEGRACAO,
} from '@dominio/contrato/configuracao-sistema';
import type { Escritorio } from '@dominio/contrato/escritorio';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { Feriados } from '../../../features/configuracoes/components/feriados.tsx';
import { FormularioDaIntegracao } from '../../../features/configuracoes/components/formulario-da-integracao.tsx';
import { FormularioDoEscritorio } from '../../../features/configuracoes/components/formulario-do-escritorio.tsx';
import { LogoDoEscritorio } from '../../../features/configuracoes/components/logo-do-escritorio.tsx';
import {
  escritorioOptions,
  integracoesOptions,
} from '../../../features/configuracoes/configuracoes.queries.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { ehIntegracao, type Painel } from './cartoes.ts';
import classes from './painel.module.css';

interface Props {
  podeEditar: boolean;
  aoTerminar: () => void;
}

/** What a form edits, once it is there. */
function Carregado<T>({
  consulta: { data, error, refetch, isFetching },
  oQue,
  children,
}: {
  consulta: UseQueryResult<T>;
  oQue: string;
  children: (dados: T, aoRecarregar: () => void) => ReactNode;
}) {
  const ler = () => void refetch();
  if (data !== undefined) return children(data, ler);
  if (!error) return <EsqueletoDeLista />;
  return (
    <ErroDaRegiao
      oQue={oQue}
      detalhe={mensagemDoErro(error)}
      aoTentar={ler}
      tentando={isFetching}
    />
  );
}

/**
 * The record beside its logo. The form is made anew for every version until somebody touches it:
 * from then on what was typed stays, and a newer version is told when it is saved.
 */
function FichaAberta({
  escritorio,
  aoRecarregar,
  ...props
}: Props & { escritorio: Escritorio; aoRecarregar: () => void }) {
  const [lida, setLida] = useState(escritorio);
  const [tocada, setTocada] = useState(false);
  const tocar = () => setTocada(true);
  if (!tocada && lida.versao !== escritorio.versao) setLida(escritorio);
  return (
    <div className={classes.pilha}>
      <LogoDoEscritorio escritorio={escritorio} podeEditar={props.podeEditar} />
      <div onInput={tocar} onKeyDownCapture={tocar} onPointerDownCapture={tocar}>
        <FormularioDoEscritorio
          key={lida.versao}
          {...props}
          escritorio={lida}
          aoRecarregar={() => {
            setTocada(false);
            aoRecarregar();
          }}
        />
      </div>
    </div>
  );
}

function PainelDoEscritorio(props: Props) {
  return (
    <Carregado consulta={useQuery(escritorioOptions())} oQue="o escritório">
      {(escritorio, aoRecarregar) => (
        <FichaAberta {...props} escritorio={escritorio} aoRecarregar={aoRecarregar} />
      )}
    </Carregado>
  );
}

type PropsDaIntegracao = Props & {
  integracao: ConfiguracaoDaIntegracao;
  aoRecarregar: () => void;
};

function IntegracaoAberta(props: PropsDaIntegracao) {
  const { versao } = props.integracao;
  const [aoAbrir] = useState(versao);
  return <FormularioDaIntegracao key={versao} {...props} mudou={versao !== aoAbrir} />;
}

/** The holidays begin with where the firm is. */
function PainelDosFeriados({ podeEditar }: Pick<Props, 'podeEditar'>) {
  return (
    <Carregado consulta={useQuery(escritorioOptions())} oQue="o escritório">
      {(escritorio) => <Feriados lugar={escritorio} podeEditar={podeEditar} />}
    </Carregado>
  );
}

const tituloDe = (painel: Painel | null) => {
  if (ehIntegracao(painel)) return NOME_DA_INTEGRACAO[painel];
  return painel === 'feriados' ? 'Feriados' : 'Escritório';
};

function PainelDaIntegracao({ nome, ...props }: Props & { nome: Integracao }) {
  return (
    <Carregado consulta={useQuery(integracoesOptions())} oQue="a integração">
      {(integracoes, aoRecarregar) => {
        const integracao = integracoes.find(({ integration }) => integration === nome);
        return (
          integracao && (
            <IntegracaoAberta {...props} integracao={integracao} aoRecarregar={aoRecarregar} />
          )
        );
      }}
    </Carregado>
  );
}

/** The drawer of the settings: the firm's record, its holidays, or one integration. */
export default function PainelDeConfiguracao({
  painel,
  aoFechar,
}: {
  painel: Painel | null;
  aoFechar: () => void;
}) {
  const compacto = useCelular();
  const podeEditar = usePode('configuracoes:editar');
  // While it slides out it goes on showing what it showed.
  const [ultimo, setUltimo] = useState(painel);
  if (painel !== null && ultimo !== painel) setUltimo(painel);
  const mostrado = painel ?? ultimo;
  const acoes = { podeEditar, aoTerminar: aoFechar };
  return (
    <Gaveta
      aberta={painel !== null}
      titulo={tituloDe(mostrado)}
      inteira={compacto}
      aoFechar={aoFechar}
    >
      {mostrado === 'escritorio' && <PainelDoEscritorio {...acoes} />}
      {mostrado === 'feriados' && <PainelDosFeriados podeEditar={podeEditar} />}
      {ehIntegracao(mostrado) && <PainelDaIntegracao key={mostrado} nome={mostrado} {...acoes} />}
    </Gaveta>
  );
}
