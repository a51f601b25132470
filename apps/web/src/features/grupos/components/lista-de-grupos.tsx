import { IconShieldLock, IconZoomExclamation } from '@tabler/icons-react';
import { NoTopo } from '../../../components/ui/topo-da-pagina.tsx';
import { usePode } from '../../../lib/permissoes.tsx';
import { BotaoDeNovo } from '../../../registros/botao-de-novo.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { grupos } from '../grupos.queries.ts';
import { COLUNAS, EXCLUSAO, endereco } from '../grupos.registro.ts';
import { BotaoDoPadrao } from './botao-do-padrao.tsx';
import classes from './grupos.module.css';

const GavetaDoGrupo = gavetaSobDemanda(() => import('./gaveta-do-grupo.tsx'));

/** The list of groups; its drawer shows one. */
export default function ListaDeGrupos() {
  const tela = useRegistros(grupos, endereco);
  const { podeCriar, podeExcluir } = usePermissoesDoRecurso(grupos);
  const administra = usePode('admin');
  return (
    <div className={classes.aba}>
      {podeCriar && (
        <NoTopo lugar="acoes">
          {administra && <BotaoDoPadrao />}
          <BotaoDeNovo recurso={grupos} endereco={endereco} />
        </NoTopo>
      )}
      <Registros
        tela={tela}
        colunas={COLUNAS}
        busca="Nome do grupo"
        acoesDaLinha={(grupo) => [
          { rotulo: 'Permissões', aoEscolher: () => tela.abrirUm(grupo.id) },
          {
            rotulo: 'Clientes',
            aoEscolher: () => tela.abrir({ aberto: grupo.id, parte: 'clientes' }),
          },
        ]}
        exclusao={podeExcluir && EXCLUSAO}
        vazio={{
          icone: IconShieldLock,
          nada: 'Nenhum grupo criado.',
          iconeDeNenhum: IconZoomExclamation,
          nenhum: (termo) => `Nenhum grupo encontrado para "${termo}".`,
          limpa: false,
        }}
      />
      <GavetaDoGrupo />
    </div>
  );
}
