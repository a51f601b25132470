import {
  regimesDaEmpresaEndpoints as endpoints,
  type InicioDeRegime,
  NOME_DO_REGIME,
  type PeriodoDeRegime,
} from '@dominio/contrato/empresas-regimes';
import { caminhoDe } from '../../lib/api-client.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { empresas } from './empresas.queries.ts';

const soInicio = ({ regime, desde }: InicioDeRegime) => ({ regime, desde });

/** Writes the regimes of a company; each change can be undone for 8 s. */
export function useEscritaDeRegimes(empresaId: number) {
  const criar = useEscrever(empresas, endpoints.criar);
  const atualizar = useEscrever(empresas, endpoints.atualizar);
  const tirar = useEscrever(empresas, endpoints.excluir);
  const params = { id: empresaId };
  const deste = (id: number) => ({ id: empresaId, regime_id: id });
  const aExcluir = ({ id, versao }: PeriodoDeRegime) => ({ params: deste(id), query: { versao } });
  const avisar = (titulo: string, { regime }: InicioDeRegime, desfazer: () => Promise<unknown>) =>
    avisarComDesfazer({
      titulo,
      mensagem: NOME_DO_REGIME[regime],
      registros: [caminhoDe(endpoints.listar, params)],
      desfazer,
      falha: 'Erro ao desfazer',
    });

  return {
    enviando: criar.isPending || atualizar.isPending || tirar.isPending,
    incluir: async (inicio: InicioDeRegime) => {
      const gravado = await criar.mutateAsync({ params, body: inicio });
      const desfazer = () => tirar.mutateAsync(aExcluir(gravado));
      return { gravado, dizer: () => void avisar('Regime salvo', gravado, desfazer) };
    },
    corrigir: async (antes: PeriodoDeRegime, inicio: InicioDeRegime) => {
      const escrever = (body: InicioDeRegime & { versao: number }) =>
        atualizar.mutateAsync({ params: deste(antes.id), body });
      const gravado = await escrever({ ...inicio, versao: antes.versao });
      const desfazer = () => escrever({ ...soInicio(antes), versao: gravado.versao });
      return { gravado, dizer: () => void avisar('Regime salvo', gravado, desfazer) };
    },
    excluir: async (periodo: PeriodoDeRegime) => {
      await tirar.mutateAsync(aExcluir(periodo));
      avisar('Regime excluído', periodo, () =>
        criar.mutateAsync({ params, body: soInicio(periodo) }),
      );
    },
  };
}
