import type { ClienteComDetalhes } from '@dominio/contrato/clientes';
import {
  NOME_DA_SITUACAO_DO_CLIENTE,
  SITUACOES_DO_CLIENTE,
} from '@dominio/contrato/clientes-situacao';
import { contar } from '../../../lib/formato.ts';
import { BotaoDeEscolha } from '../../../registros/botao-de-escolha.tsx';
import type { Lote } from '../../../registros/use-selecao.ts';
import { clientes } from '../clientes.queries.ts';
import { corpoDaSituacao, type Valores } from '../situacao.formulario.ts';
import { SituacaoPedida } from './situacao-pedida.tsx';

/** Nothing goes on to be a prospect, and a client is reopened by itself. */
const OPCOES = SITUACOES_DO_CLIENTE.filter((uma) => uma !== 'prospecto').map((valor) => ({
  valor,
  rotulo: NOME_DA_SITUACAO_DO_CLIENTE[valor],
}));

/** What may be done with all chosen clients: how they stand with the firm. */
export const loteDeClientes = (lote: Lote<ClienteComDetalhes>) => (
  <BotaoDeEscolha
    recurso={clientes}
    lote={lote}
    campo={{
      rotulo: 'Mudar situação',
      titulo: (quantos) => `Mudar a situação de ${contar(quantos, 'cliente', 'clientes')}`,
      texto: 'A situação é a do cliente. A de cada contrato fica como está.',
      campo: (_valor: Valores | null, aoMudar, tentou) => (
        <SituacaoPedida opcoes={OPCOES} iniciais={null} tentou={tentou} aoMudar={aoMudar} />
      ),
      dizOQueFalta: true,
      muda: (valores): Partial<ClienteComDetalhes> => corpoDaSituacao(valores),
      naVolta: { situacao_ato: 'desfazer' },
      feito: ['cliente mudou de situação', 'clientes mudaram de situação'],
      detalhe: ({ situacao }) => situacao && NOME_DA_SITUACAO_DO_CLIENTE[situacao],
    }}
  />
);
