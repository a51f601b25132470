import { mascararCnpj } from '@dominio/contrato/documentos';
import { NOME_DO_TIPO } from '@dominio/contrato/empresas';
import { useQuery } from '@tanstack/react-query';
import classes from '../../../components/painel/cartao.module.css';
import { CartaoDeLista } from '../../../components/painel/cartao-de-lista.tsx';
import { LinhaDoCartao } from '../../../components/painel/linha-do-cartao.tsx';
import { empresasDoClienteOptions } from '../../../consultas/empresas-do-cliente.ts';
import { MAXIMO_DO_CARTAO } from './painel.queries.ts';
import { RestoDoCartao } from './resto-do-cartao.tsx';

/** Card of the client's companies. */
export function EmpresasDoCliente({ clienteId }: { clienteId: number }) {
  const consulta = useQuery(empresasDoClienteOptions(clienteId));
  return (
    <CartaoDeLista
      titulo="Empresas"
      link={{ rotulo: 'Ver empresas', para: '/empresas' }}
      consulta={consulta}
      textoDoErro="Não foi possível carregar as empresas. Tente novamente."
      vazio={<p>Nenhuma empresa cadastrada.</p>}
      linhas={(empresas) => (
        <>
          <ul className={classes.linhas} aria-label="Empresas">
            {empresas.slice(0, MAXIMO_DO_CARTAO).map((empresa) => (
              <li key={empresa.id}>
                <LinhaDoCartao
                  titulo={empresa.razao_social}
                  detalhe={[
                    NOME_DO_TIPO[empresa.tipo],
                    mascararCnpj(empresa.cnpj),
                    empresa.municipio && [empresa.municipio, empresa.uf].filter(Boolean).join('/'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  para={`/empresas?empresa=${empresa.id}`}
                />
              </li>
            ))}
          </ul>
          <RestoDoCartao quantos={empresas.length - MAXIMO_DO_CARTAO} para="/empresas" />
        </>
      )}
    />
  );
}
