import { type Empresa, empresasEndpoints } from '@dominio/contrato/empresas';
import { NOME_DO_STATUS_DA_EMPRESA, type StatusEscrito } from '@dominio/contrato/empresas-status';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { caminhoDoRegistro } from '../../registros/recurso.ts';
import { empresas } from './empresas.queries.ts';
import { corpoDoStatus } from './status.formulario.ts';

/** Writes the status of a company, which can be undone for 8 s. */
export function useEscritaDoStatus({ id }: Pick<Empresa, 'id'>) {
  const mudar = useEscrever(empresas, empresasEndpoints.mudarStatus);
  const baixar = useEscrever(empresas, empresasEndpoints.baixar);
  const escrever = (novo: StatusEscrito, versao: number) => {
    const { status, ...resto } = corpoDoStatus(novo);
    const [params, corpo] = [{ id }, { ...resto, versao }];
    if (status === 'baixada') return baixar.mutateAsync({ params, body: corpo });
    return mudar.mutateAsync({ params, body: { status, ...corpo } });
  };
  return {
    enviando: mudar.isPending || baixar.isPending,
    escrever,
    avisar: (antes: Empresa, gravada: Empresa) =>
      avisarComDesfazer({
        titulo: 'Status salvo',
        mensagem: NOME_DO_STATUS_DA_EMPRESA[gravada.status],
        registros: [caminhoDoRegistro(empresas, id)],
        desfazer: () => escrever(antes, gravada.versao),
        falha: 'Erro ao desfazer',
      }),
  };
}
