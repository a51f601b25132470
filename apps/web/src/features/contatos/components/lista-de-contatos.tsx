import { IconAddressBook } from '@tabler/icons-react';
import { botoesDeMudanca } from '../../../registros/botoes-de-mudanca.tsx';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { contatos } from '../contatos.queries.ts';
import { COLUNAS, EM_USO, EXCLUSAO, endereco, MUDANCAS } from '../contatos.registro.ts';

const Gaveta = gavetaSobDemanda(() => import('./gaveta-de-contato.tsx'));

/** Contatos of the clients in reach; one opened at its side. */
export function ListaDeContatos() {
  const tela = useRegistros(contatos, endereco);
  const { podeEditar, podeExcluir } = usePermissoesDoRecurso(contatos);
  return (
    <>
      <Registros
        tela={tela}
        colunas={COLUNAS}
        busca="Nome ou cliente"
        filtros={<FiltroDaLista tela={tela} campo="ativo" nome="Em uso" nomes={EM_USO} />}
        acoesDaLinha={({ id }) => [{ rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(id) }]}
        exclusao={podeExcluir && EXCLUSAO}
        vazio={{ icone: IconAddressBook }}
        visoes="contatos"
        lote={podeEditar && botoesDeMudanca(contatos, MUDANCAS)}
      />
      <Gaveta />
    </>
  );
}
