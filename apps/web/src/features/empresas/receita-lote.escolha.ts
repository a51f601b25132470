import type { CampoDaReceita } from '@dominio/contrato/empresas-receita';
import {
  type EmpresaConsultada,
  MAXIMO_DE_APLICADAS,
} from '@dominio/contrato/empresas-receita-lote';
import { useState } from 'react';
import { avisar } from '../../lib/avisar.ts';
import { avisarComDesfazer } from '../../lib/desfazer.ts';
import { ErroDaApi, mensagemDoErro } from '../../lib/erro-da-api.ts';
import { contar } from '../../lib/formato.ts';
import { caminhoDoRegistro } from '../../registros/recurso.ts';
import { empresas as recurso } from './empresas.queries.ts';
import { useAplicarReceita, useDesfazerAplicacao } from './receita-lote.queries.ts';

/** The fields that are marked, by company, under the version that was compared. */
export type EscolhaDeCampos = Readonly<
  Record<number, { readonly versao: number; readonly campos: readonly CampoDaReceita[] }>
>;

/** How many fields are marked, of all companies. */
export const quantosCampos = (escolha: EscolhaDeCampos): number =>
  Object.values(escolha).flatMap(({ campos }) => campos).length;

/** Why so many companies are not taken at once, or undefined. */
export function excessoDe(escolha: EscolhaDeCampos): string | undefined {
  const quantas = Object.keys(escolha).length;
  return quantas > MAXIMO_DE_APLICADAS
    ? `Há campos marcados em ${quantas.toLocaleString('pt-BR')} empresas. Aplique no máximo ${MAXIMO_DE_APLICADAS} por vez.`
    : undefined;
}

/** Whether every difference of these companies is marked. */
export const todosMarcados = (
  escolha: EscolhaDeCampos,
  empresas: readonly Pick<EmpresaConsultada, 'empresa_id' | 'diferencas'>[],
): boolean =>
  empresas.every(
    ({ empresa_id, diferencas }) => escolha[empresa_id]?.campos.length === diferencas.length,
  );

/** The choice with these fields of a company; with none, without the company. */
export function comCampos(
  escolha: EscolhaDeCampos,
  { empresa_id, versao }: Pick<EmpresaConsultada, 'empresa_id' | 'versao'>,
  campos: readonly CampoDaReceita[],
): EscolhaDeCampos {
  const { [empresa_id]: _, ...outras } = escolha;
  return campos.length === 0 ? outras : { ...outras, [empresa_id]: { versao, campos } };
}

/** What is marked of a consultation, and the taking of it: undone for 8 s. */
export function useAplicacao(consultaId: number) {
  const [escolha, setEscolha] = useState<EscolhaDeCampos>({});
  const [erro, setErro] = useState<string>();
  const aplicacao = useAplicarReceita();
  const desfazer = useDesfazerAplicacao();
  const excesso = excessoDe(escolha);
  const aplicar = async () => {
    setErro(undefined);
    const escolhidas = Object.entries(escolha).map(([id, { versao, campos }]) => ({
      empresa_id: Number(id),
      versao,
      campos: [...campos],
    }));
    try {
      const { mudanca_id, empresas, campos } = await aplicacao.mutateAsync({
        id: consultaId,
        empresas: escolhidas,
      });
      setEscolha({});
      avisarComDesfazer({
        titulo: 'Cadastro atualizado pela Receita',
        mensagem: `${contar(campos, 'campo', 'campos')} de ${contar(empresas, 'empresa', 'empresas')}`,
        registros: escolhidas.map(({ empresa_id }) => caminhoDoRegistro(recurso, empresa_id)),
        desfazer: async () => {
          await desfazer.mutateAsync(mudanca_id);
          avisar.sucesso({ titulo: 'Mudança desfeita', mensagem: 'O cadastro voltou ao que era.' });
        },
        falha: 'Erro ao desfazer a mudança',
      });
    } catch (recusa) {
      setErro(mensagemDoErro(recusa));
      // Compared under versions that are old by now; any other refusal leaves what is marked.
      if (recusa instanceof ErroDaApi && recusa.status === 409) setEscolha({});
    }
  };
  return {
    escolha,
    erro: excesso ?? erro,
    excedida: excesso !== undefined,
    enviando: aplicacao.isPending,
    aplicar,
    marcar: (empresa: EmpresaConsultada, campos: readonly CampoDaReceita[]) =>
      setEscolha((antes) => comCampos(antes, empresa, campos)),
  };
}
