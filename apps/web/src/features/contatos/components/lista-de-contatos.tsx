import { NOME_DO_PAPEL } from '@dominio/contrato/contatos';
import { Button } from '@mantine/core';
import { IconAddressBook } from '@tabler/icons-react';
import { useEndereco } from '../../../registros/endereco.ts';
import { FiltroDaLista } from '../../../registros/filtros.tsx';
import { FiltrosDaEmpresa, useDaEmpresaAtiva } from '../../../registros/filtros-da-empresa.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { contatos } from '../contatos.queries.ts';
import {
  COLUNAS,
  EXCLUSAO,
  endereco,
  NOME_DA_SITUACAO,
  NOME_DO_QUE_RECEBE,
} from '../contatos.registro.ts';

const Gaveta = gavetaSobDemanda(() => import('./gaveta-de-contato.tsx'));

/** The contacts of one client; one opened at its side. */
export function ListaDeContatos({ clienteId }: { clienteId: number }) {
  const daAtiva = useDaEmpresaAtiva(useEndereco(endereco).estado);
  const tela = useRegistros(contatos, endereco, { cliente_id: clienteId, ...daAtiva });
  const { podeCriar, podeExcluir } = usePermissoesDoRecurso(contatos);
  return (
    <>
      <Registros
        tela={tela}
        colunas={COLUNAS}
        busca="Nome, cargo ou e-mail"
        filtros={
          <>
            <FiltrosDaEmpresa tela={tela} clienteId={clienteId} />
            <FiltroDaLista tela={tela} campo="papel" nome="Papel" nomes={NOME_DO_PAPEL} />
            <FiltroDaLista tela={tela} campo="recebe" nome="Recebe" nomes={NOME_DO_QUE_RECEBE} />
            <FiltroDaLista tela={tela} campo="ativo" nome="Situação" nomes={NOME_DA_SITUACAO} />
          </>
        }
        acoesDaLinha={({ id }) => [{ rotulo: 'Abrir', aoEscolher: () => tela.abrirUm(id) }]}
        exclusao={podeExcluir && EXCLUSAO}
        vazio={{
          icone: IconAddressBook,
          nada: 'Nenhum contato cadastrado.',
          nenhum: contatos.palavras.nenhum,
          acao: podeCriar && <Button onClick={tela.abrirNovo}>{contatos.palavras.novo}</Button>,
        }}
        visoes="contatos-do-cliente"
      />
      <Gaveta />
    </>
  );
}
