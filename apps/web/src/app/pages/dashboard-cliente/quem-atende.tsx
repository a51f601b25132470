import { useQuery } from '@tanstack/react-query';
import classes from '../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { LinhaDoCartao } from '../../../components/painel/linha-do-cartao.tsx';
import { quemAtende } from './contratos.rules.ts';
import { contratosDoClienteOptions } from './painel.queries.ts';

/** Card of the people and teams that answer for the client's contracts. */
export function QuemAtende({ clienteId }: { clienteId: number }) {
  const consulta = useQuery({ ...contratosDoClienteOptions(clienteId), select: quemAtende });
  return (
    <CartaoDeLista
      titulo="Quem atende"
      consulta={consulta}
      textoDoErro="Não foi possível carregar quem atende. Tente novamente."
      vazio={<p>Nenhum responsável nem time nos contratos deste cliente.</p>}
      linhas={(quem) => (
        <ul className={classes.linhas} aria-label="Quem atende">
          {quem.map(({ chave, nome, oQue }) => (
            <li key={chave}>
              <LinhaDoCartao titulo={nome} detalhe={oQue} />
            </li>
          ))}
        </ul>
      )}
    />
  );
}
