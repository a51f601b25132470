import { NOME_DO_GRUPO_DO_CHECKLIST } from '@dominio/contrato/checklist';
import { IconListCheck } from '@tabler/icons-react';
import { botoesDeMudanca } from '../../../registros/botoes-de-mudanca.tsx';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { modelosChecklist } from '../modelos-checklist.queries.ts';
import { COLUNAS, EM_USO, EXCLUSAO, endereco, MUDANCAS } from '../modelos-checklist.registro.ts';

const Gaveta = gavetaSobDemanda(() => import('./gaveta-de-modelo-checklist.tsx'));

/** What every client's record is asked for; one item opened at its side. */
export function ListaDeModelosChecklist() {
  const tela = useRegistros(modelosChecklist, endereco);
  const { podeEditar, podeExcluir } = usePermissoesDoRecurso(modelosChecklist);
  return (
    <>
      <Registros
        tela={tela}
        colunas={COLUNAS}
        busca="Título do item"
        filtros={
          <>
            <FiltroDaLista
              tela={tela}
              campo="grupo"
              nome="Grupo"
              nomes={NOME_DO_GRUPO_DO_CHECKLIST}
            />
            <FiltroDaLista tela={tela} campo="ativo" nome="Em uso" nomes={EM_USO} />
          </>
        }
        acoesDaLinha={({ id }) => [{ rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(id) }]}
        exclusao={podeExcluir && EXCLUSAO}
        vazio={{ icone: IconListCheck }}
        visoes="modelos-checklist"
        lote={podeEditar && botoesDeMudanca(modelosChecklist, MUDANCAS)}
      />
      <Gaveta />
    </>
  );
}
