import { IconBriefcase } from '@tabler/icons-react';
import { botoesDeMudanca } from '../../../registros/botoes-de-mudanca.tsx';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { servicos } from '../servicos.queries.ts';
import { COLUNAS, EM_USO, EXCLUSAO, endereco, MUDANCAS } from '../servicos.registro.ts';

const Gaveta = gavetaSobDemanda(() => import('./gaveta-de-servico.tsx'));

/** The services that the firm offers; one opened at its side. */
export function ListaDeServicos() {
  const tela = useRegistros(servicos, endereco);
  const { podeEditar, podeExcluir } = usePermissoesDoRecurso(servicos);
  return (
    <>
      <Registros
        tela={tela}
        colunas={COLUNAS}
        busca="Nome do serviço"
        filtros={<FiltroDaLista tela={tela} campo="ativo" nome="Em uso" nomes={EM_USO} />}
        acoesDaLinha={({ id }) => [{ rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(id) }]}
        exclusao={podeExcluir && EXCLUSAO}
        vazio={{ icone: IconBriefcase }}
        visoes="servicos"
        lote={podeEditar && botoesDeMudanca(servicos, MUDANCAS)}
      />
      <Gaveta />
    </>
  );
}
