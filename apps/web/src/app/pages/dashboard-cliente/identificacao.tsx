import { mascararCnpj, mascararCpf } from '@dominio/contrato/documentos';
import { useQuery } from '@tanstack/react-query';
import { Cartao } from '../../../components/painel/cartao.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { fichaOptions } from '../../../features/clientes/clientes.queries.ts';
import { situacaoEmPalavras } from '../../../features/clientes/situacao.formulario.ts';
import { formatarDia } from '../../../lib/formato.ts';
import { enderecoDaRede, enderecoDoInstagram } from '../../../lib/ligacoes.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { reunioesDoClienteOptions } from './painel.queries.ts';
import { Valores } from './valores.tsx';
import { VerComoCliente } from './ver-como-cliente.tsx';

const ligacao = (endereco: string, escrito: string) => (
  <a href={endereco} target="_blank" rel="noreferrer">
    {escrito}
  </a>
);

/** When somebody of the firm last met the client, and when somebody next does: by the day alone. */
function Reunioes({ clienteId }: { clienteId: number }) {
  const consulta = useQuery(reunioesDoClienteOptions(clienteId));
  return (
    <Lido consulta={consulta} oQue="os agendamentos" linhas={2}>
      {({ ultima, proxima }) => (
        <Valores
          valores={[
            ['Último agendamento', ultima ? formatarDia(ultima) : 'Nenhum até hoje'],
            ['Próximo agendamento', proxima ? formatarDia(proxima) : 'Nenhum marcado'],
          ]}
        />
      )}
    </Lido>
  );
}

/** Card of who the client is. */
export function Identificacao({ clienteId }: { clienteId: number }) {
  const consulta = useQuery(fichaOptions(clienteId));
  const veAgenda = usePode('agenda:visualizar');
  return (
    <Cartao
      titulo="Identificação"
      link={{ rotulo: 'Ver dados', para: '/dados-cliente' }}
      ocupado={consulta.isPending}
    >
      <Lido consulta={consulta} oQue="os dados do cliente">
        {({ segmento, natureza, cpf, cnpj, site, instagram, ...cliente }) => (
          <Valores
            valores={[
              ['Situação', situacaoEmPalavras(cliente)],
              ['Segmento', segmento],
              natureza === 'pessoa_fisica'
                ? ['CPF', cpf && mascararCpf(cpf)]
                : ['CNPJ', cnpj && mascararCnpj(cnpj)],
              ['Site', site && ligacao(enderecoDaRede(site), site)],
              ['Instagram', instagram && ligacao(enderecoDoInstagram(instagram), instagram)],
            ]}
          />
        )}
      </Lido>
      {veAgenda && <Reunioes clienteId={clienteId} />}
      <VerComoCliente clienteId={clienteId} />
    </Cartao>
  );
}
