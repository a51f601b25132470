import type { ContaBancaria } from '@dominio/contrato/contas-bancarias';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AcoesDaGaveta } from '../../../components/formulario/acoes-da-gaveta.tsx';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { umOptions } from '../../../registros/recurso.ts';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { contasBancarias, useReabrir } from '../contas-bancarias.queries.ts';
import { EXCLUSAO, endereco } from '../contas-bancarias.registro.ts';
import { EncerramentoDaConta } from './encerramento-da-conta.tsx';

/** The bar of an account: closing it or opening it again, and the menu of what else may be done. */
export function AcoesDaConta({ conta, children }: { conta: ContaBancaria; children: ReactNode }) {
  const { id, nome, ativa } = conta;
  const soLeitura = useSoLeitura() !== null;
  const { podeEditar, podeExcluir } = usePermissoesDoRecurso(contasBancarias);
  const [encerrando, setEncerrando] = useState(false);
  const reabrir = useReabrir();
  const cliente = useQueryClient();
  const { acoesDeExcluir, dialogo } = useExclusao(contasBancarias, endereco, EXCLUSAO);
  // What is open in a property is saved first, under a version that is not drawn yet.
  const versaoLida = () =>
    cliente.getQueryData(umOptions(contasBancarias, id).queryKey)?.versao ?? conta.versao;
  const voltar = async () => {
    try {
      await reabrir.mutateAsync({ params: { id }, body: { versao: versaoLida() } });
      avisar.sucesso({ titulo: 'Encerramento desfeito', mensagem: nome });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao desfazer o encerramento', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <AcoesDaGaveta acoes={podeExcluir && !soLeitura ? acoesDeExcluir(conta) : []}>
      {children}
      {podeEditar && !soLeitura && (
        <RodapeFixo>
          {ativa ? (
            <Button variant="default" onClick={() => sairSePuder(() => setEncerrando(true))}>
              Encerrar conta
            </Button>
          ) : (
            <Button
              variant="default"
              loading={reabrir.isPending}
              onClick={() => sairSePuder(() => void voltar())}
            >
              Desfazer o encerramento
            </Button>
          )}
        </RodapeFixo>
      )}
      {encerrando && (
        <EncerramentoDaConta
          conta={conta}
          versao={versaoLida()}
          aoFechar={() => setEncerrando(false)}
        />
      )}
      {dialogo}
    </AcoesDaGaveta>
  );
}
