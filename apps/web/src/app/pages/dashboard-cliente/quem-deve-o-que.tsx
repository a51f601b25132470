import { useQuery } from '@tanstack/react-query';
import classes from '../../../components/painel/cartao.module.css';
import { VazioDoCartao } from '../../../components/painel/cartao.tsx';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { checklistOptions } from '../../../features/checklist/checklist.queries.ts';
import { correcoesOptions } from '../../../features/correcoes/correcoes.queries.ts';
import { useRevisaCorrecoes } from '../../../features/correcoes/use-revisa-correcoes.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { juntar } from './consultas-juntas.ts';
import { LinhasDePendencias } from './linhas-de-pendencias.tsx';
import { contratosDoClienteOptions, MAXIMO_DO_CARTAO } from './painel.queries.ts';
import { comOCliente, conosco, type Pendencia } from './pendencias.rules.ts';
import { RestoDoCartao } from './resto-do-cartao.tsx';

interface Lado {
  readonly nome: string;
  readonly nada: string;
  readonly pendencias: readonly Pendencia[];
}

/** What is awaited on each side: of the client, and of the firm. */
function useLados(clienteId: number) {
  const veContratos = usePode('contratos:visualizar');
  const reve = useRevisaCorrecoes();
  const checklist = useQuery(checklistOptions(clienteId));
  const correcoes = useQuery({ ...correcoesOptions(clienteId), enabled: reve });
  const contratos = useQuery({ ...contratosDoClienteOptions(clienteId), enabled: veContratos });
  return juntar(
    [checklist, ...(reve ? [correcoes] : []), ...(veContratos ? [contratos] : [])],
    (): Lado[] => {
      const agora = new Date();
      const itens = checklist.data?.itens ?? [];
      const nossas = {
        itens,
        correcoes: correcoes.data?.correcoes ?? [],
        contratos: contratos.data ?? [],
      };
      return [
        {
          nome: 'Com o cliente',
          nada: 'Nada espera pelo cliente.',
          pendencias: comOCliente(itens, agora),
        },
        {
          nome: 'Conosco',
          nada: 'Nada a conferir, revisar ou assinar.',
          pendencias: conosco(nossas, agora),
        },
      ];
    },
  );
}

/** Card of who waits for whom: what was asked of the client, and what the firm has to see to. */
export function QuemDeveOQue({ clienteId }: { clienteId: number }) {
  return (
    <CartaoDeLista
      titulo="Com o cliente e conosco"
      link={{ rotulo: 'Ver checklist', para: '/checklist-cadastro' }}
      consulta={useLados(clienteId)}
      textoDoErro="Não foi possível carregar o que está pendente. Tente novamente."
      vazio={null}
      linhas={(lados) =>
        lados.map(({ nome, nada, pendencias }) => (
          <div key={nome}>
            <h3 className={classes.grupo}>{nome}</h3>
            {pendencias.length === 0 ? (
              <VazioDoCartao>{nada}</VazioDoCartao>
            ) : (
              <LinhasDePendencias nome={nome} pendencias={pendencias.slice(0, MAXIMO_DO_CARTAO)} />
            )}
            <RestoDoCartao
              quantos={pendencias.length - MAXIMO_DO_CARTAO}
              para="/checklist-cadastro"
            />
          </div>
        ))
      }
    />
  );
}
