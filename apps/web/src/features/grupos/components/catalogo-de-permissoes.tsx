import { IconZoomExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { BotaoDeNovo } from '../../../registros/botao-de-novo.tsx';
import { FiltroDeOpcoes } from '../../../registros/filtros.tsx';
import { Registros } from '../../../registros/registros.tsx';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { matrizDe } from '../matriz.ts';
import { catalogoOptions, permissoes } from '../permissoes.queries.ts';
import {
  COLUNAS,
  EXCLUSAO,
  ehDoSistema,
  endereco,
  O_QUE_E_CRITICA,
} from '../permissoes.registro.ts';
import { BotaoDoPadrao } from './botao-do-padrao.tsx';
import classes from './grupos.module.css';

/** Code in a file of its own, fetched when a permission is opened. */
const GavetaDaPermissao = sobDemanda(() => import('./gaveta-da-permissao.tsx'));

/** The catalogue of permissions, for administrators; its drawer shows one permission. */
export default function CatalogoDePermissoes() {
  const tela = useRegistros(permissoes, endereco);
  const { data = [] } = useQuery(catalogoOptions());
  const exclusao = useExclusao(permissoes, endereco, EXCLUSAO);
  return (
    <div className={classes.aba}>
      <div className={classes.topo}>
        <BotaoDoPadrao />
        <BotaoDeNovo endereco={endereco} pede={{ permissao: 'admin' }}>
          Nova permissão
        </BotaoDeNovo>
      </div>
      <p className={classes.explicacao}>
        Crítica: {O_QUE_E_CRITICA.toLowerCase()}. Conceda a poucas pessoas.
      </p>
      <Registros
        tela={tela}
        rotulo="Permissões"
        oQue="as permissões"
        colunas={COLUNAS}
        busca={{ rotulo: 'Buscar permissão', placeholder: 'Nome ou módulo:ação' }}
        filtros={
          <FiltroDeOpcoes
            nome="Módulo"
            opcoes={matrizDe(data).map(({ modulo, nome }) => ({ valor: modulo, rotulo: nome }))}
            escolhido={tela.estado.modulo}
            nenhum=""
            busca={{ rotulo: 'Buscar módulo' }}
            aoEscolher={(modulo) => tela.filtrar({ modulo })}
          />
        }
        acoesDaLinha={(permissao) => [
          { rotulo: 'Editar', aoEscolher: () => tela.abrirUm(permissao.id) },
          ...(ehDoSistema(permissao) ? [] : [exclusao.acao(permissao)]),
        ]}
        vazio={{
          icone: IconZoomExclamation,
          nada: 'Nenhuma permissão encontrada.',
          iconeDeNenhum: IconZoomExclamation,
        }}
      />
      <Suspense>
        <GavetaDaPermissao />
      </Suspense>
      {exclusao.dialogo}
    </div>
  );
}
