import type { StatusDoContrato } from '@dominio/contrato/clientes';
import type { ContratoAberto } from '@dominio/contrato/contratos';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { AcoesDaGaveta } from '../../../components/formulario/acoes-da-gaveta.tsx';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { contratos, useMudarStatus } from '../contratos.queries.ts';
import { EXCLUSAO, endereco } from '../contratos.registro.ts';
import { nomeDaMudanca, VERBOS } from '../contratos.verbos.ts';
import { ConsequenciasDoFim } from './consequencias-do-fim.tsx';
import classes from './contratos.module.css';

const DEFINITIVOS: readonly StatusDoContrato[] = ['ENCERRADO', 'CANCELADO'];

/** The bar of a contract: the way to change it, and the menu of its status and deletion. */
export function AcoesDoContrato({ contrato }: { contrato: ContratoAberto }) {
  const { id, versao, status_contrato: de, proximos_status, numero_contrato } = contrato;
  const podeEditar = usePode('contratos:editar') && !DEFINITIVOS.includes(de);
  const podeExcluir = usePode('contratos:excluir') && (de === 'RASCUNHO' || de === 'CANCELADO');
  const mudarStatus = useMudarStatus();
  const { acoesDeExcluir, dialogo: perguntaDaExclusao } = useExclusao(
    contratos,
    endereco,
    EXCLUSAO,
  );
  const { confirmar, dialogo } = useConfirmar();
  const [reativando, setReativando] = useState(false);
  const [motivo, setMotivo] = useState('');

  const fecharReativacao = () => {
    setReativando(false);
    setMotivo('');
  };
  const levar = async (status_contrato: StatusDoContrato, motivo?: string) => {
    try {
      const body = { status_contrato, versao, motivo };
      await mudarStatus.mutateAsync({ params: { id }, body });
      fecharReativacao();
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
    if (!DEFINITIVOS.includes(para) || (await confirmar(pergunta))) await levar(para);
  };

  const mudancas = proximos_status.map((para) => ({
    rotulo: nomeDaMudanca(de, para),
    perigo: DEFINITIVOS.includes(para),
    aoEscolher: () => !mudarStatus.isPending && void escolher(para),
  }));
  const acoes = [...mudancas, ...(podeExcluir ? acoesDeExcluir(contrato) : [])];
  return (
    <>
      <AcoesDaGaveta acoes={acoes}>
        {podeEditar && (
          <RodapeFixo>
            <Button component={Link} to={`/contrato-form?id=${id}`}>
              Editar
            </Button>
          </RodapeFixo>
        )}
      </AcoesDaGaveta>
      {dialogo}
      {perguntaDaExclusao}
      {reativando && (
        <Dialogo titulo="Reativar contrato" aoFechar={fecharReativacao}>
          <form
            className={classes.pilha}
            onSubmit={(evento) => {
              evento.preventDefault();
              if (motivo.trim()) void levar('ATIVO', motivo.trim());
            }}
          >
            <Textarea
              label="Motivo"
              withAsterisk
              required
              data-autofocus
              autosize
              minRows={3}
              maxLength={500}
              value={motivo}
              onChange={(evento) => setMotivo(evento.currentTarget.value)}
            />
            <div className={classes.acoes}>
              <Button variant="default" onClick={fecharReativacao}>
                Voltar
              </Button>
              <Button type="submit" loading={mudarStatus.isPending}>
                Reativar
              </Button>
            </div>
          </form>
        </Dialogo>
      )}
    </>
  );
}
