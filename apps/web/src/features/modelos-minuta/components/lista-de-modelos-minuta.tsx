import { IconFileText } from '@tabler/icons-react';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { modelosMinuta } from '../modelos-minuta.queries.ts';
import { COLUNAS, EM_USO, EXCLUSAO, endereco } from '../modelos-minuta.registro.ts';

const Gaveta = gavetaSobDemanda(() => import('./gaveta-de-modelo-minuta.tsx'));

/** The templates of minutes; one opened at its side. */
export function ListaDeModelosMinuta() {
  const tela = useRegistros(modelosMinuta, endereco);
  const { podeExcluir } = usePermissoesDoRecurso(modelosMinuta);
  return (
    <>
      <Registros
        tela={tela}
        colunas={COLUNAS}
        busca="Nome do modelo"
        filtros={<FiltroDaLista tela={tela} campo="ativo" nome="Em uso" nomes={EM_USO} />}
        acoesDaLinha={({ id }) => [{ rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(id) }]}
        exclusao={podeExcluir && EXCLUSAO}
        vazio={{ icone: IconFileText }}
        visoes="modelos-minuta"
      />
      <Gaveta />
    </>
  );
}
