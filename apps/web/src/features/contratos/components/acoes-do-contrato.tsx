import type { StatusDoContrato } from '@dominio/contrato/clientes';
import type { ContratoAberto } from '@dominio/contrato/contratos';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AcoesDaGaveta } from '../../../components/formulario/acoes-da-gaveta.tsx';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { umOptions } from '../../../registros/recurso.ts';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { estaEmVigor, terminou } from '../contratos.formulario.ts';
import { contratos, useMudarStatus } from '../contratos.queries.ts';
import { EXCLUSAO, endereco } from '../contratos.registro.ts';
import { nomeDaMudanca, VERBOS } from '../contratos.verbos.ts';
import { ConsequenciasDoFim } from './consequencias-do-fim.tsx';
import { ReativacaoDoContrato } from './reativacao-do-contrato.tsx';
import { useRenovacao } from './use-renovacao.tsx';

const ADITAR = 'Registrar aditivo';

/** Statuses that are not what comes next: from two nothing leads on, and the third is a pause. */
const AFASTADOS: readonly StatusDoContrato[] = ['SUSPENSO', 'ENCERRADO', 'CANCELADO'];

/**
 * The bar of a contract: what comes next, or else an amendment of several terms at once, and the menu of
 * its other statuses and its deletion.
 */
export function AcoesDoContrato({ contrato }: { contrato: ContratoAberto }) {
  const { id, status_contrato: de, proximos_status, numero_contrato } = contrato;
  const soLeitura = useSoLeitura() !== null;
  const podeAditar = usePode('contratos:editar') && !soLeitura && estaEmVigor(de);
  const podeExcluir = usePode('contratos:excluir') && (de === 'RASCUNHO' || de === 'CANCELADO');
  const navegar = useNavigate();
  const cliente = useQueryClient();
  const mudarStatus = useMudarStatus();
  const { acoesDeExcluir, dialogo: perguntaDaExclusao } = useExclusao(
    contratos,
    endereco,
    EXCLUSAO,
  );
  const { confirmar, dialogo } = useConfirmar();
  const { acoesDeRenovar, dialogo: dialogoDaRenovacao } = useRenovacao();
  const [reativando, setReativando] = useState(false);

  const levar = async (status_contrato: StatusDoContrato, motivo?: string) => {
    // A property that was open has just been saved, under a version that is not drawn yet.
    const { versao } = cliente.getQueryData(umOptions(contratos, id).queryKey) ?? contrato;
    try {
      const body = { status_contrato, versao, motivo };
      await mudarStatus.mutateAsync({ params: { id }, body });
      setReativando(false);
      avisar.sucesso({ titulo: 'Status alterado', mensagem: `Contrato ${numero_contrato}` });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao mudar o status', mensagem: mensagemDoErro(erro) });
    }
  };
  const escolher = async (para: StatusDoContrato) => {
    if (de === 'ENCERRADO') return setReativando(true);
    const pergunta = {
      titulo: `${VERBOS[para]}?`,
      texto: <ConsequenciasDoFim contrato={contrato} />,
      confirmar: VERBOS[para],
      perigo: true,
    };
    if (!terminou(para) || (await confirmar(pergunta))) await levar(para);
  };

  const mudar = (para: StatusDoContrato) => ({
    rotulo: nomeDaMudanca(de, para),
    perigo: terminou(para),
    aoEscolher: () => !mudarStatus.isPending && sairSePuder(() => void escolher(para)),
  });
  const seguinte = soLeitura
    ? undefined
    : proximos_status.find((para) => !AFASTADOS.includes(para));
  const aditar = `/contrato-form?id=${id}`;
  const acoes = [
    ...proximos_status.filter((para) => para !== seguinte).map(mudar),
    ...acoesDeRenovar(contrato),
    ...(podeAditar && seguinte ? [{ rotulo: ADITAR, aoEscolher: () => void navegar(aditar) }] : []),
    ...(podeExcluir ? acoesDeExcluir(contrato) : []),
  ];
  return (
    <>
      <AcoesDaGaveta acoes={acoes}>
        {seguinte ? (
          <RodapeFixo>
            <Button loading={mudarStatus.isPending} onClick={mudar(seguinte).aoEscolher}>
              {nomeDaMudanca(de, seguinte)}
            </Button>
          </RodapeFixo>
        ) : (
          podeAditar && (
            <RodapeFixo>
              <Button component={Link} to={aditar}>
                {ADITAR}
              </Button>
            </RodapeFixo>
          )
        )}
      </AcoesDaGaveta>
      {dialogo}
      {perguntaDaExclusao}
      {dialogoDaRenovacao}
      {reativando && (
        <ReativacaoDoContrato
          reativando={mudarStatus.isPending}
          aoReativar={(motivo) => void levar('ATIVO', motivo)}
          aoFechar={() => setReativando(false)}
        />
      )}
    </>
  );
}
