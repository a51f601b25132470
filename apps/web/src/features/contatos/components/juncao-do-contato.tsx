import type { Contato } from '@dominio/contrato/contatos';
import { OBSERVACOES_NAO_CABEM, observacoesCabem } from '@dominio/contrato/contatos-observacoes';
import { Button, Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { contatosDoClienteOptions } from '../../../consultas/contatos-do-cliente.ts';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { caminhoDoRegistro } from '../../../registros/recurso.ts';
import { contatos, useJuntar, useSeparar } from '../contatos.queries.ts';
import { OutroContato } from './outro-contato.tsx';

interface Props {
  contato: Contato;
  aoFechar: () => void;
}

/** Makes one record of this contact and a second one of the same person. */
export function JuncaoDoContato({ contato, aoFechar }: Props) {
  const { id, nome, versao } = contato;
  const [outro, setOutro] = useState<string | null>(null);
  const { data: ativos = [] } = useQuery(contatosDoClienteOptions(contato.cliente_id));
  const repetido = ativos.find((um) => String(um.id) === outro);
  const cabe = observacoesCabem(contato, repetido ?? {});
  const juntar = useJuntar();
  const separar = useSeparar();
  const gravar = async (sai_id: number) => {
    try {
      await juntar.mutateAsync({ body: { fica_id: id, sai_id, versao } });
      aoFechar();
      avisarComDesfazer({
        titulo: 'Contatos juntados',
        mensagem: nome,
        registros: [id, sai_id].map((um) => caminhoDoRegistro(contatos, um)),
        desfazer: () => separar.mutateAsync({ params: { id: sai_id } }),
        falha: 'Erro ao desfazer',
      });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao juntar os contatos', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <Dialogo titulo={`Juntar outro contato a ${nome}`} aoFechar={aoFechar}>
      <Stack>
        <p>
          Fica {nome}, com os papéis e o que recebem os dois; o que falta aqui vem do outro, que sai
          da lista.
        </p>
        <OutroContato
          label="Contato repetido"
          contato={contato}
          value={outro}
          onChange={setOutro}
        />
        {!cabe && (
          <p className={frases.erro} role="alert">
            {OBSERVACOES_NAO_CABEM}
          </p>
        )}
        <RodapeFixo>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button
            loading={juntar.isPending}
            disabled={outro === null || !cabe}
            onClick={() => void gravar(Number(outro))}
          >
            Juntar contatos
          </Button>
        </RodapeFixo>
      </Stack>
    </Dialogo>
  );
}
