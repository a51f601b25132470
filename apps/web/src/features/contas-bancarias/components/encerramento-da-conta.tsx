import { type ContaBancaria, ENCERRAMENTO_FUTURO } from '@dominio/contrato/contas-bancarias';
import { Button, Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { caminhoDoRegistro } from '../../../registros/recurso.ts';
import { contasBancarias, useEncerrar, useReabrir } from '../contas-bancarias.queries.ts';

interface Props {
  conta: ContaBancaria;
  /** The version under which it is closed. */
  versao: number;
  aoFechar: () => void;
}

/** Asks on which day an account was closed, and closes it. */
export function EncerramentoDaConta({ conta: { id, nome }, versao, aoFechar }: Props) {
  const hoje = useHoje();
  const [data, setData] = useState(hoje);
  const [erro, setErro] = useState<string>();
  const encerrar = useEncerrar();
  const reabrir = useReabrir();
  const gravar = async () => {
    if (data === '') return setErro('Informe a data de encerramento.');
    if (data > hoje) return setErro(ENCERRAMENTO_FUTURO);
    try {
      const encerrada = await encerrar.mutateAsync({ params: { id }, body: { data, versao } });
      aoFechar();
      avisarComDesfazer({
        titulo: 'Conta encerrada',
        mensagem: nome,
        registros: [caminhoDoRegistro(contasBancarias, id)],
        desfazer: () => reabrir.mutateAsync({ params: { id }, body: { versao: encerrada.versao } }),
        falha: 'Erro ao desfazer',
      });
    } catch (falha) {
      setErro(mensagemDoErro(falha));
    }
  };
  return (
    <Dialogo titulo={`Encerrar ${nome}?`} aoFechar={aoFechar}>
      <Stack>
        <p>A conta fica na lista, com a data em que foi encerrada.</p>
        <CampoData
          label="Data de encerramento"
          obrigatorio
          hoje={hoje}
          value={data}
          error={erro}
          onChange={(dia) => {
            setErro(undefined);
            setData(dia);
          }}
          data-autofocus
        />
        <RodapeFixo>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button loading={encerrar.isPending} onClick={() => void gravar()}>
            Encerrar conta
          </Button>
        </RodapeFixo>
      </Stack>
    </Dialogo>
  );
}
