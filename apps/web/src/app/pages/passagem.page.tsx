import { Button } from '@mantine/core';
import { IconFileDescription } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';
import { identificador } from '../../components/endereco/codec.ts';
import { EstadoVazio } from '../../components/ui/estado-vazio.tsx';
import { TermoDePassagem } from '../../features/dossie/components/passagem/termo-de-passagem.tsx';
import { usePode } from '../../lib/permissoes.tsx';
import { SemPermissao } from '../sem-permissao.tsx';
import { BotaoDeImprimir } from './comum/botao-de-imprimir.tsx';
import classes from './comum/pagina-de-botoes.module.css';
import { PaginaDeTabela } from './comum/pagina-de-tabela.tsx';

/**
 * `/passagem?termo=`: a handover term, for whoever sees its client and for the two who sign it, who may
 * not see the client yet (page book #18).
 */
export default function PassagemPagina() {
  const [params] = useSearchParams();
  const id = identificador.ler(params.get('termo') ?? '') ?? null;
  const podeProcurar = usePode('painel_cliente:visualizar');
  if (id === null && !podeProcurar) return <SemPermissao permissao="painel_cliente:visualizar" />;
  return (
    <PaginaDeTabela titulo="Termo de passagem" acoes={id !== null && <BotaoDeImprimir />} corrida>
      <div className={classes.pagina}>
        {id === null ? (
          <EstadoVazio
            icone={IconFileDescription}
            acao={
              <Button component={Link} to="/pagina-cliente-antiga">
                Abrir o dossiê do cliente
              </Button>
            }
          >
            Abra um termo pelo dossiê do cliente ou pela notificação dele.
          </EstadoVazio>
        ) : (
          <TermoDePassagem key={id} id={id} />
        )}
      </div>
    </PaginaDeTabela>
  );
}
