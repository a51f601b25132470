import type { Cliente } from '@dominio/contrato/clientes';
import { mascararCnpj } from '@dominio/contrato/documentos';
import { Link } from 'react-router';
import { Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import { NumeroInteiro } from '../../../components/ui/numero-inteiro.tsx';
import { usePode } from '../../../lib/permissoes.tsx';

/** The CNPJ of its company, which leads to where it is changed. */
export function CnpjDoCliente({ cnpj, empresa_id }: Pick<Cliente, 'cnpj' | 'empresa_id'>) {
  const veEmpresas = usePode('empresas:visualizar');
  if (!cnpj) return null;
  const escrito = <NumeroInteiro>{mascararCnpj(cnpj)}</NumeroInteiro>;
  return (
    <Propriedades>
      <Propriedade nome="CNPJ">
        {veEmpresas ? <Link to={`/empresas?empresa=${empresa_id}`}>{escrito}</Link> : escrito}
      </Propriedade>
    </Propriedades>
  );
}
