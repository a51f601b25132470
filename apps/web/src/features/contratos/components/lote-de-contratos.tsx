import type { Contrato } from '@dominio/contrato/contratos';
import { type Achado, CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import { responsaveisOptions } from '../../../consultas/responsaveis.ts';
import { contar } from '../../../lib/formato.ts';
import { BotaoDeEscolha } from '../../../registros/botao-de-escolha.tsx';
import { botoesDeMudanca } from '../../../registros/botoes-de-mudanca.tsx';
import type { Lote } from '../../../registros/use-selecao.ts';
import { ROTULOS } from '../contratos.formulario.ts';
import { CHAMADA_DO_STATUS, MUDANCAS } from '../contratos.mudancas.ts';
import { contratos } from '../contratos.queries.ts';
import { BotaoDeReajuste } from './botao-de-reajuste.tsx';
import { EncerramentoEmLote } from './encerramento-em-lote.tsx';

const botoesDoStatus = botoesDeMudanca(contratos, MUDANCAS, CHAMADA_DO_STATUS);

/** What may be done with all chosen contracts: their status, and who answers for them. */
export const loteDeContratos = (lote: Lote<Contrato>) => (
  <>
    {botoesDoStatus(lote)}
    <EncerramentoEmLote lote={lote} />
    <BotaoDeReajuste rotulo="Reajustar" buscar={lote.linhas} aoReajustar={() => lote.limpar([])} />
    <BotaoDeEscolha
      recurso={contratos}
      lote={lote}
      campo={{
        rotulo: 'Mudar responsável',
        titulo: (quantos) => `Mudar o responsável de ${contar(quantos, 'contrato', 'contratos')}`,
        texto: 'Quem responde por um contrato passa a ver o cliente dele.',
        campo: (valor: Achado | null, aoMudar) => (
          <CampoProcurado
            label={ROTULOS.responsavel}
            placeholder="Buscar por nome ou e-mail"
            procurar={responsaveisOptions}
            vazio="Ninguém encontrado."
            obrigatorio
            value={valor}
            onChange={aoMudar}
          />
        ),
        muda: ({ id }) => ({ responsavel_id: id }),
        feito: ['mudou de responsável', 'mudaram de responsável'],
        cabe: ({ status_contrato }) =>
          status_contrato !== 'ENCERRADO' && status_contrato !== 'CANCELADO',
        // The client stays linked to whoever was named.
        definitiva: true,
      }}
    />
  </>
);
