import {
  sociosDaEmpresaEndpoints as endpoints,
  type QuadroDeSocios,
  type Socio,
} from '@dominio/contrato/empresas-socios';
import { useQueryClient } from '@tanstack/react-query';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { useEscrever } from '../../registros/gravacoes.ts';
import { caminhoDoRegistro } from '../../registros/recurso.ts';
import { empresas, sociosOptions } from './empresas.queries.ts';

/** Replaces the partners of a company, which can be undone for 8 s. */
export function useEscritaDosSocios(empresaId: number) {
  const cliente = useQueryClient();
  const { mutateAsync, isPending } = useEscrever(empresas, endpoints.gravar);
  const escrever = (socios: Socio[], versao: number) =>
    mutateAsync({ params: { id: empresaId }, body: { socios, versao } });

  /** Not over what somebody wrote since; other fields of the company may have been changed. */
  const desfazer = async (antes: QuadroDeSocios, gravado: QuadroDeSocios) => {
    const atual = await cliente.fetchQuery(sociosOptions(empresaId));
    const mesmos = JSON.stringify(atual.socios) === JSON.stringify(gravado.socios);
    await escrever(antes.socios, mesmos ? atual.versao : gravado.versao);
  };
  return {
    enviando: isPending,
    gravar: (socios: Socio[], { versao }: QuadroDeSocios) => escrever(socios, versao),
    avisar: (antes: QuadroDeSocios, gravado: QuadroDeSocios) =>
      avisarComDesfazer({
        titulo: 'Sócios salvos',
        registros: [caminhoDoRegistro(empresas, empresaId)],
        campos: ['socios'],
        desfazer: () => desfazer(antes, gravado),
        falha: 'Erro ao desfazer',
      }),
  };
}
