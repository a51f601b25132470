import type { Cliente } from '@dominio/contrato/clientes';
import { mascararCnpj } from '@dominio/contrato/documentos';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Propriedade, Propriedades } from '../../../components/formulario/propriedades.tsx';
import { NumeroInteiro } from '../../../components/ui/numero-inteiro.tsx';
import { usePode } from '../../../lib/permissoes.tsx';
import classes from './ficha-do-cliente.module.css';

interface Props extends Pick<Cliente, 'cnpj' | 'empresa_id'> {
  /** Beside the number: the way to compare the company with the Receita. */
  receita?: ReactNode;
}

/** The CNPJ of its company, which leads to where it is changed. */
export function CnpjDoCliente({ cnpj, empresa_id, receita }: Props) {
  const veEmpresas = usePode('empresas:visualizar');
  if (!cnpj) return null;
  const escrito = <NumeroInteiro>{mascararCnpj(cnpj)}</NumeroInteiro>;
  return (
    <Propriedades>
      <Propriedade nome="CNPJ">
        <div className={classes.cnpj}>
          {veEmpresas ? <Link to={`/empresas?empresa=${empresa_id}`}>{escrito}</Link> : escrito}
          {receita}
        </div>
      </Propriedade>
    </Propriedades>
  );
}
