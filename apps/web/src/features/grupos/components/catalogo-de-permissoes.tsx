import { IconZoomExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Dica } from '../../../components/ui/dica.tsx';
import { NoTopo } from '../../../components/ui/topo-da-pagina.tsx';
import { BotaoDeNovo } from '../../../registros/botao-de-novo.tsx';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { catalogoOptions } from '../matriz.queries.ts';
import { matrizDe } from '../matriz.ts';
import { O_QUE_E_CRITICA } from '../permissao.ts';
import { permissoes } from '../permissoes.queries.ts';
import { COLUNAS, EXCLUSAO, endereco } from '../permissoes.registro.ts';
import { BotaoDoPadrao } from './botao-do-padrao.tsx';
import classes from './grupos.module.css';

const GavetaDaPermissao = gavetaSobDemanda(() => import('./gaveta-da-permissao.tsx'));

/** The catalogue of permissions, for administrators; its drawer shows one permission. */
export default function CatalogoDePermissoes() {
  const tela = useRegistros(permissoes, endereco);
  const { podeExcluir } = usePermissoesDoRecurso(permissoes);
  const { data = [] } = useQuery(catalogoOptions());
  return (
    <div className={classes.aba}>
      <NoTopo lugar="acoes">
        <BotaoDoPadrao />
        <BotaoDeNovo recurso={permissoes} endereco={endereco} />
      </NoTopo>
      <Registros
        tela={tela}
        colunas={COLUNAS}
        busca="Nome ou módulo:ação"
        filtros={
          <FiltroDaLista
            tela={tela}
            campo="modulo"
            nome="Módulo"
            nomes={Object.fromEntries(matrizDe(data).map(({ modulo, nome }) => [modulo, nome]))}
            busca={{ rotulo: 'Buscar módulo' }}
          />
        }
        acoesDaLinha={({ id }) => [{ rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(id) }]}
        exclusao={podeExcluir && EXCLUSAO}
        vazio={{
          icone: IconZoomExclamation,
          nada: 'Nenhuma permissão encontrada.',
          iconeDeNenhum: IconZoomExclamation,
        }}
      />
      <NoTopo lugar="contagem">
        <Dica rotulo="O que é uma permissão crítica">
          Crítica: {O_QUE_E_CRITICA.toLowerCase()}. Conceda a poucas pessoas.
        </Dica>
      </NoTopo>
      <GavetaDaPermissao />
    </div>
  );
}
