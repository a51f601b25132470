import type { Empresa } from '@dominio/contrato/empresas';
import {
  type CampoDaReceita,
  type ComparacaoComAReceita,
  tomaOMunicipioInteiro,
} from '@dominio/contrato/empresas-receita';
import { useState } from 'react';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { contar } from '../../lib/formato.ts';
import { useSalvar } from '../../registros/gravacoes.ts';
import { caminhoDoRegistro } from '../../registros/recurso.ts';
import { empresas } from './empresas.queries.ts';

type Lado = 'atual' | 'encontrado';

const DO_MUNICIPIO: readonly CampoDaReceita[] = ['municipio', 'uf'];

const tomaOMunicipio = (campos: readonly CampoDaReceita[]) =>
  DO_MUNICIPIO.some((campo) => campos.includes(campo));

/**
 * The chosen fields as they are sent, of the register or of the Receita.
 *
 * @param codigo that of the town on that side, which goes with it and is no choice of its own.
 */
function corpoDe(
  { diferencas }: ComparacaoComAReceita,
  campos: readonly CampoDaReceita[],
  lado: Lado,
  codigo: string | null,
) {
  const escolhidos = diferencas.filter(({ campo }) => campos.includes(campo));
  return Object.fromEntries([
    ...(tomaOMunicipio(campos) && codigo !== null ? [['municipio_ibge', codigo]] : []),
    ...escolhidos.map((uma) => [uma.campo, uma[lado]]),
  ]);
}

/**
 * Takes chosen fields into a company's register by the ordinary save, under the version that was
 * compared; undone for 8 s.
 *
 * @param aoGravar called when they were saved; a refusal is answered as `erro`.
 */
export function useEscritaDaReceita(
  { id, municipio_ibge }: Pick<Empresa, 'id' | 'municipio_ibge'>,
  aoGravar: () => void,
) {
  const salvar = useSalvar(empresas);
  const [erro, setErro] = useState<unknown>(null);
  return {
    enviando: salvar.isPending,
    erro,
    async gravar(comparacao: ComparacaoComAReceita, campos: readonly CampoDaReceita[]) {
      setErro(null);
      try {
        const codigo = tomaOMunicipioInteiro(comparacao.diferencas, campos)
          ? comparacao.municipio_ibge
          : null;
        const encontrados = corpoDe(comparacao, campos, 'encontrado', codigo);
        const body = { ...encontrados, versao: comparacao.versao };
        const { versao } = await salvar.mutateAsync({ id, body });
        aoGravar();
        avisarComDesfazer({
          titulo: 'Empresa atualizada pela Receita',
          mensagem: contar(campos.length, 'campo', 'campos'),
          registros: [caminhoDoRegistro(empresas, id)],
          campos,
          desfazer: () =>
            salvar.mutateAsync({
              id,
              body: { ...corpoDe(comparacao, campos, 'atual', municipio_ibge), versao },
            }),
          falha: 'Erro ao desfazer',
        });
      } catch (recusa) {
        setErro(recusa);
      }
    },
  };
}
