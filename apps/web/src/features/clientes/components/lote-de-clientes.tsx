import {
  type ClienteComDetalhes,
  NOME_DA_SITUACAO_DO_CLIENTE,
  SITUACOES_DO_CLIENTE,
  type SituacaoDoCliente,
} from '@dominio/contrato/clientes';
import { contar } from '../../../lib/formato.ts';
import { BotaoDeEscolha } from '../../../registros/botao-de-escolha.tsx';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import type { Lote } from '../../../registros/use-selecao.ts';
import { clientes } from '../clientes.queries.ts';
import { ROTULOS_DA_FICHA } from '../ficha.formulario.ts';

const OPCOES = SITUACOES_DO_CLIENTE.map((valor) => ({
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
      campo: (valor: SituacaoDoCliente | null, aoMudar) => (
        <CampoDeEscolha
          label={ROTULOS_DA_FICHA.situacao}
          opcoes={OPCOES}
          vazio="Nenhuma situação encontrada."
          obrigatorio
          value={valor}
          onChange={(escolhida) =>
            aoMudar(SITUACOES_DO_CLIENTE.find((uma) => uma === escolhida) ?? null)
          }
        />
      ),
      muda: (situacao) => ({ situacao }),
      feito: ['mudou de situação', 'mudaram de situação'],
      detalhe: ({ situacao }) => situacao && NOME_DA_SITUACAO_DO_CLIENTE[situacao],
    }}
  />
);
