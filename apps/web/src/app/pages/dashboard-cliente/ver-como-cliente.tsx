import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import classes from '../../../components/painel/cartao.module.css';
import { LinhaDoCartao } from '../../../components/painel/linha-do-cartao.tsx';
import textos from '../../../components/ui/dialogo.module.css';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { useAdministrador } from '../../../lib/permissoes.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { acessosDoClienteOptions } from './painel.queries.ts';

const VerComo = sobDemanda(() => import('../../../features/usuarios/components/ver-como.tsx'));

interface Props {
  clienteId: number;
}

/** The people of a client who sign in, of whom one is chosen to be visited as. */
function Escolha({ clienteId, aoFechar }: Props & { aoFechar: () => void }) {
  const [quem, setQuem] = useState<{ id: number; nome: string }>();
  const consulta = useQuery(acessosDoClienteOptions(clienteId));
  if (quem) {
    return (
      <Suspense>
        <VerComo usuario={quem} aoFechar={aoFechar} />
      </Suspense>
    );
  }
  return (
    <Dialogo titulo="Ver como cliente" aoFechar={aoFechar}>
      <Lido consulta={consulta} oQue="as pessoas do cliente" linhas={2}>
        {(pessoas) =>
          pessoas.length === 0 ? (
            <p className={textos.texto}>
              Ninguém deste cliente tem acesso à área do cliente. Convide um contato em Contatos
              importantes.
            </p>
          ) : (
            <ul className={classes.linhas} aria-label="Pessoas com acesso">
              {pessoas.map((pessoa) => (
                <li key={pessoa.id}>
                  <LinhaDoCartao
                    titulo={pessoa.nome}
                    detalhe={pessoa.grupo_nome}
                    acao={
                      <button
                        type="button"
                        className={classes.tentar}
                        aria-label={`Ver como ${pessoa.nome}`}
                        onClick={() => setQuem(pessoa)}
                      >
                        Ver como…
                      </button>
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Lido>
    </Dialogo>
  );
}

/** The way to see the client's area as one of the client's people does: for administrators alone. */
export function VerComoCliente({ clienteId }: Props) {
  const administrador = useAdministrador();
  const soLeitura = useSoLeitura() !== null;
  const [aberta, setAberta] = useState(false);
  if (!administrador || soLeitura) return null;
  return (
    <div className={`so-na-tela ${classes.rodape}`}>
      <button type="button" className={classes.tentar} onClick={() => setAberta(true)}>
        Ver como cliente
      </button>
      {aberta && <Escolha clienteId={clienteId} aoFechar={() => setAberta(false)} />}
    </div>
  );
}
