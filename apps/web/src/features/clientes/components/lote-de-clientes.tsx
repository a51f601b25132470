import type { ClienteComDetalhes } from '@dominio/contrato/clientes';
import {
  NOME_DA_SITUACAO_DO_CLIENTE,
  SITUACOES_DO_CLIENTE,
} from '@dominio/contrato/clientes-situacao';
import { useState } from 'react';
import { contar } from '../../../lib/formato.ts';
import { BotaoDeEscolha } from '../../../registros/botao-de-escolha.tsx';
import type { Lote } from '../../../registros/use-selecao.ts';
import { clientes } from '../clientes.queries.ts';
import { corpoDaSituacao, errosDaSituacao, type Valores } from '../situacao.formulario.ts';
import { CamposDaSituacao } from './campos-da-situacao.tsx';

/** Nothing goes on to be a prospect, and a client is reopened by itself. */
const OPCOES = SITUACOES_DO_CLIENTE.filter((uma) => uma !== 'prospecto').map((valor) => ({
  valor,
  rotulo: NOME_DA_SITUACAO_DO_CLIENTE[valor],
}));

/** The situation of all, given on once nothing of it is missing. */
function Campos({ aoMudar }: { aoMudar: (valores: Valores | null) => void }) {
  const [valores, setValores] = useState<Valores | null>(null);
  return (
    <CamposDaSituacao
      opcoes={OPCOES}
      valores={valores}
      aoMudar={(novos) => {
        setValores(novos);
        aoMudar(Object.keys(errosDaSituacao(novos)).length === 0 ? novos : null);
      }}
    />
  );
}

/** What may be done with all chosen clients: how they stand with the firm. */
export const loteDeClientes = (lote: Lote<ClienteComDetalhes>) => (
  <BotaoDeEscolha
    recurso={clientes}
    lote={lote}
    campo={{
      rotulo: 'Mudar situação',
      titulo: (quantos) => `Mudar a situação de ${contar(quantos, 'cliente', 'clientes')}`,
      texto: 'A situação é a do cliente. A de cada contrato fica como está.',
      campo: (_valor: Valores | null, aoMudar) => <Campos aoMudar={aoMudar} />,
      muda: (valores): Partial<ClienteComDetalhes> => corpoDaSituacao(valores),
      naVolta: { situacao_ato: 'desfazer' },
      feito: ['mudou de situação', 'mudaram de situação'],
      detalhe: ({ situacao }) => situacao && NOME_DA_SITUACAO_DO_CLIENTE[situacao],
    }}
  />
);
