import { type Cliente, clientesEndpoints } from '@dominio/contrato/clientes';
import { NOME_DA_SITUACAO_DO_CLIENTE } from '@dominio/contrato/clientes-situacao';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { caminhoDoRegistro } from '../../registros/recurso.ts';
import { clientes } from './clientes.queries.ts';
import { CAMPOS, corpoDaSituacao, corpoDaVolta, type Valores } from './situacao.formulario.ts';

/** Writes the situation of a client, which can be undone for 8 s. */
export function useEscritaDaSituacao({ id }: Pick<Cliente, 'id'>) {
  const { mutateAsync, isPending } = useEscrever(clientes, clientesEndpoints.atualizar);
  const params = { id };
  return {
    enviando: isPending,
    escrever: (valores: Valores, { situacao, versao }: Cliente) =>
      mutateAsync({ params, body: { ...corpoDaSituacao(valores, situacao), versao } }),
    avisar: (antes: Cliente, { situacao, versao }: Cliente) =>
      avisarComDesfazer({
        titulo: 'Situação salva',
        mensagem: NOME_DA_SITUACAO_DO_CLIENTE[situacao],
        registros: [caminhoDoRegistro(clientes, id)],
        campos: CAMPOS,
        desfazer: () => mutateAsync({ params, body: { ...corpoDaVolta(antes), versao } }),
        falha: 'Erro ao desfazer',
      }),
  };
}
