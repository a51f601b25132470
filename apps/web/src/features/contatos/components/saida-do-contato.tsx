import type { Contato } from '@dominio/contrato/contatos';
import { Button, Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { useReativar, useSubstituir } from '../contatos.queries.ts';
import { papeisEscritos } from '../contatos.registro.ts';
import { OutroContato } from './outro-contato.tsx';

interface Props {
  contato: Contato;
  aoFechar: () => void;
}

/** Asks who takes over from a contact who leaves, and notes that they left. */
export function SaidaDoContato({ contato, aoFechar }: Props) {
  const { id, nome, versao, cliente_nome } = contato;
  const [substituto, setSubstituto] = useState<string | null>(null);
  const substituir = useSubstituir();
  const reativar = useReativar();
  const papeis = papeisEscritos(contato);
  const registrar = async () => {
    try {
      const body = { versao, substituto_id: substituto === null ? null : Number(substituto) };
      await substituir.mutateAsync({ params: { id }, body });
      aoFechar();
      avisarComDesfazer({
        titulo: 'Saída registrada',
        mensagem: nome,
        desfazer: () => reativar.mutateAsync({ params: { id }, body: {} }),
        falha: 'Erro ao desfazer',
      });
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao registrar a saída', mensagem: mensagemDoErro(erro) });
    }
  };
  return (
    <Dialogo titulo={`${nome} saiu de ${cliente_nome}?`} aoFechar={aoFechar}>
      <Stack>
        <p>
          {papeis === null
            ? 'O contato fica no histórico, fora de quem se procura.'
            : `Os papéis (${papeis}) e o que recebe passam ao substituto.`}
        </p>
        <OutroContato
          label="Substituto"
          contato={contato}
          value={substituto}
          onChange={setSubstituto}
        />
        {contato.papeis.includes('decisor') && substituto === null && (
          <p>Sem substituto, o cliente fica sem este decisor. A equipe que o atende é avisada.</p>
        )}
        <RodapeFixo>
          <Button variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
          <Button loading={substituir.isPending} onClick={() => void registrar()}>
            Registrar saída
          </Button>
        </RodapeFixo>
      </Stack>
    </Dialogo>
  );
}
