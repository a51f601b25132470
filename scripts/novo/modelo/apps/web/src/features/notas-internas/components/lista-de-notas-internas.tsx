import { IconNote } from '@tabler/icons-react';
import { botoesDeMudanca } from '../../../registros/botoes-de-mudanca.tsx';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { notasInternas } from '../notas-internas.queries.ts';
import { COLUNAS, EM_USO, EXCLUSAO, endereco, MUDANCAS } from '../notas-internas.registro.ts';

const Gaveta = gavetaSobDemanda(() => import('./gaveta-de-nota-interna.tsx'));

/** Notas internas of the clients in reach; one opened at its side. */
export function ListaDeNotasInternas() {
  const tela = useRegistros(notasInternas, endereco);
  const { podeEditar, podeExcluir } = usePermissoesDoRecurso(notasInternas);
  return (
    <>
      <Registros
        tela={tela}
        colunas={COLUNAS}
        busca="Nome ou cliente"
        filtros={<FiltroDaLista tela={tela} campo="ativo" nome="Em uso" nomes={EM_USO} />}
        acoesDaLinha={({ id }) => [{ rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(id) }]}
        exclusao={podeExcluir && EXCLUSAO}
        vazio={{ icone: IconNote }}
        visoes="notas-internas"
        lote={podeEditar && botoesDeMudanca(notasInternas, MUDANCAS)}
      />
      <Gaveta />
    </>
  );
}
