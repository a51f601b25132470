import { NOME_DO_STATUS } from '@dominio/contrato/clientes';
import type { Contrato } from '@dominio/contrato/contratos';
import { useQuery } from '@tanstack/react-query';
import classes from '../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { LinhaDoCartao } from '../../../components/painel/linha-do-cartao.tsx';
import { temFimMarcado } from '../../../features/contratos/contratos.encerramento.ts';
import { formatarDia } from '../../../lib/formato.ts';
import { contratosDoClienteOptions, MAXIMO_DO_CARTAO } from './painel.queries.ts';
import { RestoDoCartao } from './resto-do-cartao.tsx';

/** From when until when; the day that is marked for its end goes before that of its term. */
function vigencia(contrato: Contrato) {
  const { data_inicio, data_fim, encerra_em } = contrato;
  const ate = temFimMarcado(contrato)
    ? `encerra em ${formatarDia(encerra_em ?? '')}`
    : data_fim && `até ${formatarDia(data_fim)}`;
  return [data_inicio && `desde ${formatarDia(data_inicio)}`, ate].filter(Boolean).join(', ');
}

/** Card of a client's contracts and their services, that which counts first. */
export function ContratosDoCliente({ clienteId }: { clienteId: number }) {
  const consulta = useQuery(contratosDoClienteOptions(clienteId));
  const todos = `/contratos?cliente_id=${clienteId}`;
  return (
    <CartaoDeLista
      titulo="Contrato e serviços"
      link={{ rotulo: 'Ver contratos', para: todos }}
      consulta={consulta}
      textoDoErro="Não foi possível carregar os contratos. Tente novamente."
      vazio={<p>Nenhum contrato com este cliente.</p>}
      linhas={(contratos) => (
        <>
          <ul className={classes.linhas} aria-label="Contratos">
            {contratos.slice(0, MAXIMO_DO_CARTAO).map((contrato) => (
              <li key={contrato.id}>
                <LinhaDoCartao
                  titulo={`${contrato.numero_contrato} · ${NOME_DO_STATUS[contrato.status_contrato]}`}
                  detalhe={[
                    contrato.servicos.map(({ nome }) => nome).join(', '),
                    vigencia(contrato),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  para={`/contratos?contrato=${contrato.id}`}
                />
              </li>
            ))}
          </ul>
          <RestoDoCartao quantos={contratos.length - MAXIMO_DO_CARTAO} para={todos} />
        </>
      )}
    />
  );
}
