import type { ClienteHomonimo } from '@dominio/contrato/clientes-cadastro';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from '../../components/formulario/formulario.module.css';
import { useConfirmar } from '../../components/ui/use-confirmar.tsx';
import { CNPJ } from '../../lib/documentos.ts';
import { useEnderecoDoCliente } from '../../lib/painel-do-cliente.ts';
import { homonimosOptions } from './novo-cliente.queries.ts';

/** Milliseconds after the last key before the server is asked. */
const ESPERA_MS = 400;

const jaExiste = ({ nome }: ClienteHomonimo) => `Já existe um cliente chamado ${nome}.`;

/**
 * Warns of clients with the name of a new one, and asks before saving: two clients may share a
 * name, but seldom do on purpose.
 *
 * @param criado whether the new one is being created, or is there: it is not its own homonym.
 */
export function useHomonimos(
  nome: string,
  criado: boolean,
): {
  /** Warnings for above the form's fields; empty for a name that no client has. */
  aviso: ReactNode;
  /** Resolves with true, without a question, for a name that no client has. */
  confirmarNome: (nome: string) => Promise<boolean>;
  dialogo: ReactNode;
} {
  const cliente = useQueryClient();
  const { confirmar, dialogo } = useConfirmar();
  const [assentado] = useDebouncedValue(nome.trim(), ESPERA_MS);
  const opcoes = homonimosOptions(assentado);
  const { data = [] } = useQuery({ ...opcoes, enabled: !criado && assentado !== '' });
  const enderecoDe = useEnderecoDoCliente();
  const confirmarNome = async (enviado: string) => {
    // When the names cannot be read, saving goes on without the question.
    const iguais = await cliente.fetchQuery(homonimosOptions(enviado.trim())).catch(() => []);
    const [um] = iguais;
    if (!um) return true;
    return confirmar({
      titulo: 'Criar outro cliente com o mesmo nome?',
      texto: `${jaExiste(um)} Confirme se este é outro cliente.`,
      confirmar: 'Criar outro',
    });
  };
  const aviso = data.map((um) => (
    <div key={um.id} className={classes.aviso} role="status">
      <p>
        {jaExiste(um)} {um.cnpj && `CNPJ ${CNPJ.mascarar(um.cnpj)}.`}{' '}
        <Link to={enderecoDe(um.id) ?? `/dados-cliente?cliente_id=${um.id}`}>
          Abrir este cliente
        </Link>
      </p>
    </div>
  ));
  return { aviso, confirmarNome, dialogo };
}
