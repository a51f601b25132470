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
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { caminhoDoRegistro, umOptions } from '../../../registros/recurso.ts';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { fimDeAntes, temFimMarcado } from '../contratos.encerramento.ts';
import { estaEmVigor } from '../contratos.formulario.ts';
import { contratos, useMudarStatus } from '../contratos.queries.ts';
import { EXCLUSAO, endereco } from '../contratos.registro.ts';
import { nomeDaMudanca } from '../contratos.verbos.ts';
import { EncerramentoDoContrato } from './encerramento-do-contrato.tsx';
import { MotivoDaMudanca } from './motivo-da-mudanca.tsx';
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
  const { acoesDeRenovar, dialogo: dialogoDaRenovacao } = useRenovacao();
  /** The change that a dialog is open for. */
  const [pedida, setPedida] = useState<StatusDoContrato>();
  const fechar = () => setPedida(undefined);

  const dizer = (gravado: ContratoAberto) => {
    const temVolta = contrato.encerra_em !== null && gravado.encerra_em === null;
    const titulo =
      gravado.status_contrato === de ? 'O contrato não encerra mais' : 'Status alterado';
    const mensagem = `Contrato ${numero_contrato}`;
    if (!temVolta) return void avisar.sucesso({ titulo, mensagem });
    avisarComDesfazer({
      titulo,
      mensagem,
      registros: [caminhoDoRegistro(contratos, id)],
      desfazer: () => {
        const body = { ...fimDeAntes(contrato), versao: gravado.versao };
        return mudarStatus.mutateAsync({ params: { id }, body });
      },
      falha: 'Erro ao desfazer',
    });
  };
  const levar = async (status_contrato: StatusDoContrato, motivo?: string) => {
    // A property that was open has just been saved, under a version that is not drawn yet.
    const { versao } = cliente.getQueryData(umOptions(contratos, id).queryKey) ?? contrato;
    try {
      const body = { status_contrato, versao, motivo };
      const gravado = await mudarStatus.mutateAsync({ params: { id }, body });
      fechar();
      dizer(gravado);
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao mudar o status', mensagem: mensagemDoErro(erro) });
    }
  };
  const escolher = (para: StatusDoContrato) => {
    if (de === 'ENCERRADO' || AFASTADOS.includes(para)) return setPedida(para);
    void levar(para);
  };

  const mudar = (para: StatusDoContrato) => ({
    rotulo: nomeDaMudanca(de, para),
    perigo: para === 'ENCERRADO' || para === 'CANCELADO',
    aoEscolher: () => !mudarStatus.isPending && sairSePuder(() => escolher(para)),
  });
  const seguinte = soLeitura
    ? undefined
    : proximos_status.find((para) => !AFASTADOS.includes(para));
  const aditar = `/contrato-form?id=${id}&aditivo=1`;
  const acoes = [
    ...proximos_status.filter((para) => para !== seguinte).map(mudar),
    ...(temFimMarcado(contrato) && proximos_status.length > 0
      ? [{ rotulo: 'Retirar o fim marcado', aoEscolher: () => void levar(de) }]
      : []),
    ...(contrato.encerra_em === null ? acoesDeRenovar(contrato) : []),
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
      {perguntaDaExclusao}
      {dialogoDaRenovacao}
      {(pedida === 'ENCERRADO' || pedida === 'CANCELADO') && (
        <EncerramentoDoContrato contrato={contrato} para={pedida} aoFechar={fechar} />
      )}
      {(pedida === 'SUSPENSO' || pedida === 'ATIVO') && (
        <MotivoDaMudanca
          titulo={`${nomeDaMudanca(de, pedida)} contrato`}
          verbo={nomeDaMudanca(de, pedida)}
          obrigatorio={pedida === 'ATIVO'}
          enviando={mudarStatus.isPending}
          aoEnviar={(motivo) => void levar(pedida, motivo)}
          aoFechar={fechar}
        />
      )}
    </>
  );
}
