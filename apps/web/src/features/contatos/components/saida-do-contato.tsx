import type { Contato } from '@dominio/contrato/contatos';
import { Button, Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { useState } from 'react';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { caminhoDoRegistro } from '../../../registros/recurso.ts';
import { contatos, useReativar, useSubstituir } from '../contatos.queries.ts';
import { papeisEscritos } from '../contatos.registro.ts';
import { OutroContato } from './outro-contato.tsx';

interface Props {
  contato: Contato;
  aoFechar: () => void;
}

/** What noting the departure does, in sentences. */
function consequencias(contato: Contato, comSubstituto: boolean): string {
  const papeis = papeisEscritos(contato);
  const frases = [
    comSubstituto &&
      papeis !== null &&
      `Os papéis (${papeis}) e o que recebe passam ao substituto.`,
    comSubstituto && papeis === null && 'O que recebe passa ao substituto.',
    !comSubstituto && papeis !== null && `Sem substituto, ninguém assume os papéis (${papeis}).`,
    contato.papeis.includes('decisor') && 'A equipe que atende o cliente é avisada.',
    contato.usuario_id !== null &&
      'O acesso à área do cliente continua até ser suspenso em Usuários.',
  ];
  const ditas = frases.filter((frase) => frase !== false);
  return ditas.length > 0 ? ditas.join(' ') : 'O contato fica na lista, com o dia em que saiu.';
}

/** Asks who takes over from a contact who leaves, and notes that they left. */
export function SaidaDoContato({ contato, aoFechar }: Props) {
  const { id, nome, versao, cliente_nome } = contato;
  const [substituto, setSubstituto] = useState<string | null>(null);
  const substituir = useSubstituir();
  const reativar = useReativar();
  const registrar = async () => {
    try {
      const body = { versao, substituto_id: substituto === null ? null : Number(substituto) };
      await substituir.mutateAsync({ params: { id }, body });
      aoFechar();
      avisarComDesfazer({
        titulo: 'Saída registrada',
        mensagem: nome,
        registros: [caminhoDoRegistro(contatos, id)],
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
        <OutroContato
          label="Substituto"
          contato={contato}
          value={substituto}
          onChange={setSubstituto}
        />
        <p>{consequencias(contato, substituto !== null)}</p>
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
