import {
  type ConfiguracaoDaIntegracao,
  type Integracao,
  NOME_DA_INTEGRACAO,
} from '@dominio/contrato/configuracao-sistema';
import type { Escritorio } from '@dominio/contrato/escritorio';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { CamposDoCliente } from '../../../features/configuracoes/components/campos-do-cliente.tsx';
import { Feriados } from '../../../features/configuracoes/components/feriados.tsx';
import { FormularioDaIntegracao } from '../../../features/configuracoes/components/formulario-da-integracao.tsx';
import { FormularioDoEscritorio } from '../../../features/configuracoes/components/formulario-do-escritorio.tsx';
import { LogoDoEscritorio } from '../../../features/configuracoes/components/logo-do-escritorio.tsx';
import {
  escritorioOptions,
  integracoesOptions,
} from '../../../features/configuracoes/configuracoes.queries.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { recarregarConsulta } from '../../../lib/use-recarga.ts';
import { ehIntegracao, type Painel } from './cartoes.ts';
import classes from './painel.module.css';

interface Props {
  podeEditar: boolean;
  aoTerminar: () => void;
}

/**
 * The office's record beside its logo. The form follows every new version until somebody types into
 * it: from then on what is typed stays, and a newer version is told when it is saved.
 */
function FichaAberta({
  escritorio,
  aoRecarregar,
  ...props
}: Props & { escritorio: Escritorio; aoRecarregar: (aoLer: () => void) => void }) {
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
          aoRecarregar={() => aoRecarregar(() => setTocada(false))}
        />
      </div>
    </div>
  );
}

function PainelDoEscritorio(props: Props) {
  const consulta = useQuery(escritorioOptions());
  return (
    <Lido consulta={consulta} oQue="o escritório">
      {(escritorio) => (
        <FichaAberta
          {...props}
          escritorio={escritorio}
          aoRecarregar={(aoLer) => void recarregarConsulta(consulta.refetch, aoLer)}
        />
      )}
    </Lido>
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

/** The holidays, which depend on where the office is. */
function PainelDosFeriados({ podeEditar }: Pick<Props, 'podeEditar'>) {
  return (
    <Lido consulta={useQuery(escritorioOptions())} oQue="o escritório">
      {(escritorio) => <Feriados lugar={escritorio} podeEditar={podeEditar} />}
    </Lido>
  );
}

/** The firm's own fields, for who reads the clients' records that have them. */
function PainelDosCampos({ podeEditar }: Pick<Props, 'podeEditar'>) {
  if (usePode('clientes:visualizar')) return <CamposDoCliente podeEditar={podeEditar} />;
  return <EstadoVazio icone={IconUsers}>Seu acesso não inclui os dados dos clientes.</EstadoVazio>;
}

const tituloDe = (painel: Painel | null) => {
  if (ehIntegracao(painel)) return NOME_DA_INTEGRACAO[painel];
  if (painel === 'campos') return 'Ficha dos clientes';
  return painel === 'feriados' ? 'Feriados' : 'Escritório';
};

function PainelDaIntegracao({ nome, ...props }: Props & { nome: Integracao }) {
  const consulta = useQuery(integracoesOptions());
  return (
    <Lido consulta={consulta} oQue="a integração">
      {(integracoes) => {
        const integracao = integracoes.find(({ integration }) => integration === nome);
        return (
          integracao && (
            <IntegracaoAberta
              {...props}
              integracao={integracao}
              aoRecarregar={() => void recarregarConsulta(consulta.refetch, () => undefined)}
            />
          )
        );
      }}
    </Lido>
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
  const mostrado = useUltimoAberto(painel, painel !== null);
  const acoes = { podeEditar, aoTerminar: aoFechar };
  return (
    <Gaveta
      aberta={painel !== null}
      titulo={tituloDe(mostrado)}
      chave={mostrado}
      volta="Voltar às configurações"
      inteira={compacto}
      aoFechar={aoFechar}
    >
      {mostrado === 'escritorio' && <PainelDoEscritorio {...acoes} />}
      {mostrado === 'feriados' && <PainelDosFeriados podeEditar={podeEditar} />}
      {mostrado === 'campos' && <PainelDosCampos {...acoes} />}
      {ehIntegracao(mostrado) && <PainelDaIntegracao key={mostrado} nome={mostrado} {...acoes} />}
    </Gaveta>
  );
}
