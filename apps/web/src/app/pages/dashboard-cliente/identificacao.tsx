import { mascararCnpj } from '@dominio/contrato/documentos';
import { useQuery } from '@tanstack/react-query';
import { Cartao } from '../../../components/painel/cartao.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { NOME_DA_SITUACAO } from '../../../features/clientes/ficha.formulario.ts';
import { fichaOptions } from '../../../features/clientes/ficha.queries.ts';
import { Valores } from './valores.tsx';

const naRede = (site: string) => (
  <a href={/^https?:/i.test(site) ? site : `https://${site}`} target="_blank" rel="noreferrer">
    {site}
  </a>
);

/** Card of who the client is. */
export function Identificacao({ clienteId }: { clienteId: number }) {
  const consulta = useQuery(fichaOptions(clienteId));
  return (
    <Cartao
      titulo="Identificação"
      link={{ rotulo: 'Ver dados', para: '/dados-cliente' }}
      ocupado={consulta.isPending}
    >
      <Lido consulta={consulta} oQue="os dados do cliente">
        {({ situacao, segmento, cnpj, site, instagram }) => (
          <Valores
            valores={[
              ['Situação', NOME_DA_SITUACAO[situacao]],
              ['Segmento', segmento],
              ['CNPJ', cnpj && mascararCnpj(cnpj)],
              ['Site', site && naRede(site)],
              ['Instagram', instagram],
            ]}
          />
        )}
      </Lido>
    </Cartao>
  );
}
