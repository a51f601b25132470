import { type Anexo, anexoEmPalavras, anexosEndpoints } from '@dominio/contrato/contratos-anexos';
import { ActionIcon } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErroDaRegiao } from '../../../components/ui/erro-da-regiao.tsx';
import { EsqueletoDeLista } from '../../../components/ui/esqueleto.tsx';
import { useFalhaQueFica } from '../../../components/ui/use-falha-que-fica.ts';
import { caminhoDe } from '../../../lib/api-client.ts';
import { excluirDepois, useSemOsQueSaem } from '../../../lib/exclusao-adiada.ts';
import { formatarData, formatarTamanho } from '../../../lib/formato.ts';
import { reler } from '../../../registros/recurso.ts';
import { chaveDoAnexo, excluirAnexo } from '../contratos.anexos.ts';
import { anexosOptions, contratos } from '../contratos.queries.ts';
import classes from './anexos.module.css';
import { NomeDoAnexo } from './nome-do-anexo.tsx';

interface PropsDoItem {
  anexo: Anexo;
  contratoId: number;
  aoExcluir: (() => void) | false;
}

function Item({ anexo, contratoId, aoExcluir }: PropsDoItem) {
  const { nome, tamanho_bytes, criado_em, criado_por_nome } = anexo;
  const descricao = [
    anexoEmPalavras(anexo),
    formatarTamanho(tamanho_bytes),
    `${criado_por_nome}, ${formatarData(criado_em)}`,
  ];
  return (
    <li className={classes.anexo}>
      <IconPaperclip size={18} stroke={1.7} aria-hidden />
      <NomeDoAnexo anexo={anexo} contratoId={contratoId} descricao={descricao.join(' · ')} />
      {aoExcluir && (
        <ActionIcon variant="subtle" aria-label={`Excluir ${nome}`} onClick={aoExcluir}>
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

interface Props {
  contratoId: number;
  podeExcluir: boolean;
}

/** The attachments of a contract, newest first: each is saved by a click on its name. */
export function ListaDeAnexos({ contratoId, podeExcluir }: Props) {
  const cliente = useQueryClient();
  const consulta = useQuery(anexosOptions(contratoId));
  const { data, refetch, isFetching } = consulta;
  const falha = useFalhaQueFica(consulta);
  const anexos = useSemOsQueSaem(data, chaveDoAnexo);
  if (falha) {
    return (
      <ErroDaRegiao
        oQue="os anexos"
        erro={falha}
        aoTentar={() => void refetch()}
        tentando={isFetching}
      />
    );
  }
  const excluir = (anexo: Anexo) =>
    excluirDepois({
      chave: chaveDoAnexo(anexo),
      registro: caminhoDe(anexosEndpoints.excluir, { id: contratoId, anexo_id: anexo.id }),
      titulo: 'Anexo excluído',
      mensagem: anexo.nome,
      excluir: async (opcoes) => {
        await excluirAnexo(contratoId, anexo.id, opcoes);
        await reler(cliente, contratos);
      },
      falha: 'Erro ao excluir o anexo',
    });
  if (!anexos) return <EsqueletoDeLista linhas={1} rotulo="Carregando os anexos" />;
  if (anexos.length === 0) return <p className={classes.vazio}>Nenhum anexo.</p>;
  return (
    <ul className={classes.lista} aria-label="Anexos">
      {anexos.map((anexo) => (
        <Item
          key={anexo.id}
          anexo={anexo}
          contratoId={contratoId}
          aoExcluir={podeExcluir && (() => excluir(anexo))}
        />
      ))}
    </ul>
  );
}
