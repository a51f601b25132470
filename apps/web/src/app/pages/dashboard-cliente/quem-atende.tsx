import type { Atendimento, QuemAtende as Pessoa } from '@dominio/contrato/clientes-atendimento';
import { NOME_DO_PAPEL } from '@dominio/contrato/usuarios-acesso';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { LinhaDoCartao } from '../../../components/painel/linha-do-cartao.tsx';
import { formatarNumero } from '../../../lib/formato.ts';
import { atendimentoOptions, MAXIMO_DO_CARTAO } from './painel.queries.ts';

/** What somebody does for the client, in words. */
const oQueFaz = ({ papel, no_contrato }: Pessoa) =>
  [papel && NOME_DO_PAPEL[papel], no_contrato && 'Responde pelo contrato']
    .filter(Boolean)
    .join(' · ');

/** The people, who answers first, and then the teams. */
const emLinhas = ({ pessoas, times }: Atendimento) => [
  ...pessoas.map((um) => ({ chave: `pessoa-${um.id}`, nome: um.nome, detalhe: oQueFaz(um) })),
  ...times.map(({ id, nome }) => ({ chave: `time-${id}`, nome, detalhe: 'Time' })),
];

/** Card of the people and teams that serve the client. */
export function QuemAtende({ clienteId }: { clienteId: number }) {
  const [todos, setTodos] = useState(false);
  const consulta = useQuery({ ...atendimentoOptions(clienteId), select: emLinhas });
  return (
    <CartaoDeLista
      titulo="Quem atende"
      consulta={consulta}
      textoDoErro="Não foi possível carregar quem atende. Tente novamente."
      vazio={<p>Ninguém atende este cliente ainda.</p>}
      linhas={(quem) => (
        <>
          <ul className={classes.linhas} aria-label="Quem atende">
            {quem.slice(0, todos ? undefined : MAXIMO_DO_CARTAO).map(({ chave, nome, detalhe }) => (
              <li key={chave}>
                <LinhaDoCartao titulo={nome} detalhe={detalhe} />
              </li>
            ))}
          </ul>
          {quem.length > MAXIMO_DO_CARTAO && (
            <p className={classes.rodape}>
              <button
                type="button"
                className={classes.tentar}
                aria-expanded={todos}
                onClick={() => setTodos(!todos)}
              >
                {todos
                  ? 'Mostrar menos'
                  : `Mostrar mais ${formatarNumero(quem.length - MAXIMO_DO_CARTAO)}`}
              </button>
            </p>
          )}
        </>
      )}
    />
  );
}
