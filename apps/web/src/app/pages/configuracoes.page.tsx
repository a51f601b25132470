import { temPermissao } from '@dominio/contrato/permissoes';
import { IconSettingsSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { CampoDeBusca } from '../../components/campos/campo-de-busca.tsx';
import { escreverEndereco } from '../../components/endereco/codec.ts';
import { useEstadoNoEndereco } from '../../components/endereco/use-estado-no-endereco.ts';
import { BotaoDeMenu, GradeDeBotoes } from '../../components/ui/botao-de-menu.tsx';
import { EstadoVazio } from '../../components/ui/estado-vazio.tsx';
import { LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { integracoesOptions } from '../../features/configuracoes/configuracoes.queries.ts';
import { usePermissoes } from '../../lib/permissoes.tsx';
import { sobDemanda } from '../../lib/sob-demanda.tsx';
import { rotaDe } from '../rotas.ts';
import classes from './comum/pagina-de-botoes.module.css';
import { TituloDaPagina } from './comum/titulo-da-pagina.tsx';
import {
  type Cartao,
  estadoDaIntegracao,
  FECHADA,
  PARAMETROS,
  procurarCartoes,
} from './configuracoes/cartoes.ts';
import { LogoNoCartao } from './configuracoes/logo-no-cartao.tsx';

/** Code of its own: fetched once a setting is opened. */
const PainelDeConfiguracao = sobDemanda(() => import('./configuracoes/painel.tsx'));

/** `/configuracoes`: the hub of the settings, each at the side of it (page book #61). */
export default function Configuracoes() {
  const { estado, mudar, fechar } = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const { data: integracoes } = useQuery(integracoesOptions());
  const possui = usePermissoes().permissions;
  const cartoes = procurarCartoes(estado.termo).filter(({ para }) => {
    const permissao = para && rotaDe(para)?.permissao;
    return !permissao || temPermissao(possui, permissao);
  });
  const enderecoDe = ({ para, painel }: Cartao) =>
    para ?? { search: `?${escreverEndereco(PARAMETROS, { ...estado, painel: painel ?? null })}` };
  const estadoDe = ({ painel }: Cartao) => {
    if (painel === 'escritorio') return <LogoNoCartao />;
    const integracao = integracoes?.find(({ integration }) => integration === painel);
    return integracao && estadoDaIntegracao(integracao);
  };

  return (
    <div className={`${classes.pagina} coluna-de-leitura`}>
      <TituloDaPagina titulo="Configurações" />
      <div className={classes.busca}>
        <CampoDeBusca
          rotulo="Buscar configuração"
          placeholder="Buscar configuração"
          value={estado.termo}
          aoBuscar={(termo) => mudar({ termo }, true)}
        />
      </div>
      {cartoes.length === 0 && (
        <EstadoVazio icone={IconSettingsSearch}>
          Nenhuma configuração encontrada para "{estado.termo.trim()}".
        </EstadoVazio>
      )}
      <GradeDeBotoes>
        {cartoes.map((cartao) => (
          <BotaoDeMenu
            key={cartao.titulo}
            para={enderecoDe(cartao)}
            state={{ passos: 1 }}
            icone={cartao.Icone}
            titulo={cartao.titulo}
            descricao={cartao.descricao}
            canto={estadoDe(cartao)}
          />
        ))}
      </GradeDeBotoes>
      <LimiteDeErro>
        <Suspense>
          <PainelDeConfiguracao painel={estado.painel} aoFechar={fechar} />
        </Suspense>
      </LimiteDeErro>
    </div>
  );
}
